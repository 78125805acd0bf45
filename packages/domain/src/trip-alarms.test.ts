import { expect, test } from 'vitest'
import {
  alarmGroup,
  byUrgency,
  changeAlarm,
  clashAlarm,
  clashesOf,
  flightAlarm,
  foldAlarms,
  leaveBy,
  pendingAlarm,
  roomAlarm,
  tripAlarm,
  type AlarmKind,
  type GivenTrip,
} from './trip-alarms.ts'
import type { TripState } from './trip-state.ts'

const pickupAt = new Date('2027-01-27T10:00:00Z')
const endsAt = new Date('2027-01-27T11:00:00Z')
const HOUR = 60

/** The alarm so many minutes before the pick-up; after it, where negative. */
const minutesBefore = (before: number) => new Date(pickupAt.getTime() - before * 60_000)
const alarmAt = (state: TripState | null, before: number, isDeclined = false) => {
  const alarm = tripAlarm({ state, isDeclined, pickupAt, endsAt, driveMinutes: 20 }, minutesBefore(before))
  return alarm ? `${alarm.kind} ${alarm.level} ${alarm.minutes}` : 'none'
}

test.for([
  [null, 25 * HOUR, 'none'],
  [null, 24 * HOUR, 'nobody_assigned amber 1440'],
  [null, 6 * HOUR + 1, 'nobody_assigned amber 361'],
  [null, 6 * HOUR, 'nobody_assigned red 360'],
  [null, -5, 'nobody_assigned red -5'],
  ['offered', 13 * HOUR, 'none'],
  ['offered', 12 * HOUR, 'not_accepted amber 720'],
  ['offered', 3 * HOUR, 'not_accepted red 180'],
  ['offered', 29, 'should_have_left red 1'],
  ['accepted', 30, 'none'],
  ['accepted', 18, 'should_have_left red 12'],
  ['accepted', -3, 'not_at_pickup red 3'],
  ['on_the_way', 1, 'none'],
  ['on_the_way', 0, 'none'],
  ['on_the_way', -4, 'not_at_pickup red 4'],
  ['at_pickup', -50, 'none'],
  ['no_show_claimed', -63, 'no_show_claimed red 63'],
  ['on_board', -105, 'none'],
  ['on_board', -106, 'still_on_board amber 46'],
  ['completed', -500, 'none'],
  ['no_show', -500, 'none'],
] as const)('a trip that is %s, %i minutes before its pick-up: %s', ([state, before, alarm]) => {
  expect(alarmAt(state, before)).toBe(alarm)
})

test.for([
  [null, 200 * HOUR, 'declined amber 12000'],
  [null, 6 * HOUR, 'declined red 360'],
  [null, -5, 'declined red -5'],
  ['offered', 13 * HOUR, 'none'],
  ['offered', 12 * HOUR, 'not_accepted amber 720'],
  ['accepted', 30, 'none'],
] as const)('a declined trip that is %s now, %i minutes before: %s', ([state, before, alarm]) => {
  expect(alarmAt(state, before, true)).toBe(alarm)
})

test('a booking that nobody has accepted is red from a day before its pick-up on, and after it', () => {
  const levels = [25 * HOUR, 24 * HOUR, 40, -180].map((before) =>
    pendingAlarm(pickupAt, minutesBefore(before)),
  )
  expect(levels).toMatchObject([
    { kind: 'booking_pending', level: 'amber', minutes: 25 * HOUR },
    { level: 'red' },
    { level: 'red', minutes: 40 },
    { level: 'red', minutes: -180 },
  ])
})

test('a booking that is rejected by itself within half an hour is red, however far its pick-up is', () => {
  const due = minutesBefore(50 * HOUR)
  const alarms = [31, 30, 0, -1].map((before) =>
    pendingAlarm(pickupAt, new Date(due.getTime() - before * 60_000), due),
  )
  expect(alarms.map(({ level, decideIn }) => [level, decideIn])).toEqual([
    ['amber', undefined],
    ['red', 30],
    ['red', 0],
    ['red', -1],
  ])
})

test('a car that is too small is an alarm until the guests are on board', () => {
  const states = ['offered', 'accepted', 'on_the_way', 'at_pickup', 'on_board', 'completed'] as const
  const levels = states.map((state) => roomAlarm(state, pickupAt, minutesBefore(7 * HOUR))?.level)
  expect(levels).toEqual(['amber', 'amber', 'amber', 'amber', undefined, undefined])
  expect(roomAlarm('offered', pickupAt, minutesBefore(6 * HOUR))?.level).toBe('red')
})

test('decisions come before what is late, that before what has time, and red ones first in these', () => {
  const alarm = (kind: AlarmKind, level: 'amber' | 'red') => ({ kind, level, minutes: 300 })
  const sorted = [
    alarm('nobody_assigned', 'amber'),
    alarm('still_on_board', 'amber'),
    alarm('should_have_left', 'red'),
    alarm('declined', 'red'),
    alarm('nobody_assigned', 'red'),
  ].toSorted(byUrgency)
  expect(sorted.map((one) => `${alarmGroup(one)}: ${one.level} ${one.kind}`)).toEqual([
    'decide: red declined',
    'late: red should_have_left',
    'late: red nobody_assigned',
    'late: amber still_on_board',
    'later: amber nobody_assigned',
  ])
})

test('what has to be decided soonest stands first, behind a driver whose guest has not come', () => {
  const at = (hours: number) => new Date(pickupAt.getTime() + hours * HOUR * 60_000)
  const now = minutesBefore(0)
  const alarms = {
    'tomorrow, not accepted': pendingAlarm(at(20), now),
    'tonight, no longer fits': clashAlarm(at(8), now),
    'in two days, soon rejected by itself': pendingAlarm(at(50), now, new Date(now.getTime() + 20 * 60_000)),
    'this afternoon, flight late': flightAlarm({ code: 'meet_later' }, at(4), now),
    'this morning, not accepted': pendingAlarm(at(1), now),
    'guest has not come': tripAlarm(
      { state: 'no_show_claimed', isDeclined: false, pickupAt: at(0), endsAt: at(1), driveMinutes: 20 },
      now,
    ),
  }
  const ordered = Object.entries(alarms).toSorted(([, a], [, b]) => (a && b ? byUrgency(a, b) : 0))
  expect(ordered.map(([name]) => name)).toEqual([
    'guest has not come',
    'in two days, soon rejected by itself',
    'this morning, not accepted',
    'this afternoon, flight late',
    'tonight, no longer fits',
    'tomorrow, not accepted',
  ])
})

test('more than three alarms of a kind and day are one line, in the place of the first', () => {
  const kinds: AlarmKind[] = ['declined', 'not_accepted', 'nobody_assigned', 'nobody_assigned', 'declined']
  const on = (pickupDate: string) => (kind: AlarmKind) => ({ kind, pickupDate })
  const lines = (some: Parameters<typeof foldAlarms>[0]) =>
    foldAlarms(some).map((line) => `${line.length} ${line[0]?.kind}`)
  const fold = (some: AlarmKind[]) => lines(some.map(on('2027-01-27')))
  const nobody: AlarmKind[] = ['nobody_assigned', 'nobody_assigned']
  expect(lines([...nobody.map(on('2027-01-27')), ...nobody.map(on('2027-01-28'))])).toHaveLength(4)
  expect(fold([...kinds, 'nobody_assigned', 'nobody_assigned'])).toEqual([
    '1 declined',
    '1 declined',
    '1 not_accepted',
    '4 nobody_assigned',
  ])
  expect(fold([...kinds, 'nobody_assigned']).length).toBe(6)
})

test('a driver leaves in time for the drive, with ten minutes to spare', () => {
  expect(leaveBy({ pickupAt, driveMinutes: 19.2 })).toEqual(new Date('2027-01-27T09:30:00Z'))
})

test('a change that was asked for waits, the redder the nearer the pick-up is', () => {
  const alarmBefore = (hours: number) =>
    changeAlarm(new Date('2027-01-27T10:00:00Z'), new Date(pickupAt.getTime() - hours * 3_600_000))
  expect([200, 7, 6].map((hours) => alarmBefore(hours).level)).toEqual(['amber', 'amber', 'red'])
})

const points = { from: { lat: 37, lon: -8 }, to: { lat: 37.1, lon: -8 } }
/** Half an hour from everywhere to everywhere. */
const drive = () => 30
const given = (start: number, end: number, over: Partial<GivenTrip> = {}): GivenTrip => ({
  ...points,
  start: start * 60_000,
  end: end * 60_000,
  carId: 'car',
  driverId: 'ana',
  state: 'accepted',
  isLate: false,
  ...over,
})

test('a trip that begins while its car or driver has another one clashes with it, not with what is over', () => {
  const first = given(0, 45)
  const second = given(20, 60)
  expect([...clashesOf([second, first], drive)]).toEqual([[second, { other: first, of: 'car', minutes: 0 }]])
  const driven = given(20, 60, { carId: 'other' })
  expect(clashesOf([first, driven], drive).get(driven)?.of).toBe('driver')
  const apart = [
    given(45, 60),
    given(20, 60, { carId: null, driverId: null }),
    given(20, 60, { state: 'completed' }),
  ]
  for (const other of apart) expect(clashesOf([first, other], drive).size).toBe(0)
  const begun = given(20, 60, { state: 'on_board' })
  expect([...clashesOf([first, begun], drive).keys()]).toEqual([first])
})

test('a trip that a late flight leaves too little time to drive to clashes with it', () => {
  const late = given(0, 45, { isLate: true })
  const next = given(65, 90)
  expect([...clashesOf([late, next], drive)]).toEqual([[next, { other: late, of: 'car', minutes: 10 }]])
  expect(clashesOf([late, next], () => undefined).get(next)?.minutes).toBe(Infinity)
  for (const [earlier, later] of [
    [late, given(75, 90)],
    [late, given(65, 90, { carId: 'other', driverId: 'rui' })],
    [given(0, 45), next],
  ] as const)
    expect(clashesOf([earlier, later], drive).size).toBe(0)
})
