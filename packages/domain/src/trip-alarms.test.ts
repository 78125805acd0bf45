import { expect, test } from 'vitest'
import {
  alarmSentence,
  byUrgency,
  changeAlarm,
  declineSentence,
  leaveBy,
  pendingAlarm,
  roomAlarm,
  tripAlarm,
  type AlarmKind,
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

test('a driver who should have left and never accepted is said to have done neither', () => {
  const trip = {
    time: '10:00',
    from: 'Faro Airport',
    to: 'Vilamoura',
    driverName: 'Ana Martins',
    isAccepted: false,
  }
  expect(alarmSentence({ kind: 'should_have_left', minutes: 8, level: 'red' }, trip)).toBe(
    '10:00 Faro Airport → Vilamoura: Ana has not accepted, and should have left 8 minutes ago.',
  )
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

test('a car that is too small is an alarm until the guests are on board', () => {
  const states = ['offered', 'accepted', 'on_the_way', 'at_pickup', 'on_board', 'completed'] as const
  const levels = states.map((state) => roomAlarm(state, pickupAt, minutesBefore(7 * HOUR))?.level)
  expect(levels).toEqual(['amber', 'amber', 'amber', 'amber', undefined, undefined])
  expect(roomAlarm('offered', pickupAt, minutesBefore(6 * HOUR))?.level).toBe('red')
})

test('the red alarms come first, and bookings that nobody has accepted before the others', () => {
  const alarm = (kind: AlarmKind, level: 'amber' | 'red') => ({ kind, level })
  const sorted = [
    alarm('nobody_assigned', 'amber'),
    alarm('booking_pending', 'amber'),
    alarm('should_have_left', 'red'),
    alarm('booking_pending', 'red'),
  ].toSorted(byUrgency)
  expect(sorted.map(({ kind, level }) => `${level} ${kind}`)).toEqual([
    'red booking_pending',
    'red should_have_left',
    'amber booking_pending',
    'amber nobody_assigned',
  ])
})

test.for([
  ['too far', 'Ana declined: too far.'],
  ['My child is ill!', 'Ana declined: My child is ill!'],
  ['My child is ill\nand I am, too', 'Ana declined: My child is ill and I am, too.'],
  [' ', 'Ana declined.'],
  [null, 'Ana declined.'],
] as const)('that a driver declined because of %j is said in a sentence', ([reason, sentence]) => {
  expect(declineSentence({ driverName: 'Ana Martins', reason })).toBe(sentence)
})

test('a driver leaves in time for the drive, with ten minutes to spare', () => {
  expect(leaveBy({ pickupAt, driveMinutes: 19.2 })).toEqual(new Date('2027-01-27T09:30:00Z'))
})

test.for([
  ['should_have_left', 12, '10:00 Faro Airport → Vilamoura: Ana should have left 12 minutes ago.'],
  ['should_have_left', 1, '10:00 Faro Airport → Vilamoura: Ana should have left 1 minute ago.'],
  [
    'not_at_pickup',
    75,
    '10:00 Faro Airport → Vilamoura: Ana should have been at the pick-up 1 hour 15 min ago.',
  ],
  [
    'not_accepted',
    150,
    '10:00 Faro Airport → Vilamoura: Ana has not accepted yet, and the pick-up is in 2 hours 30 min.',
  ],
  [
    'nobody_assigned',
    1200,
    '10:00 Faro Airport → Vilamoura: nobody is assigned, and the pick-up is in 20 hours.',
  ],
  [
    'nobody_assigned',
    -5,
    '10:00 Faro Airport → Vilamoura: nobody is assigned, and the pick-up was 5 minutes ago.',
  ],
  [
    'no_show_claimed',
    63,
    '10:00 Faro Airport → Vilamoura: Ana says that the guest has not come. Please decide.',
  ],
  ['nobody_assigned', 0, '10:00 Faro Airport → Vilamoura: nobody is assigned, and the pick-up is now.'],
  [
    'booking_pending',
    40,
    '10:00 Faro Airport → Vilamoura: not accepted yet, and the pick-up is in 40 minutes.',
  ],
  [
    'booking_pending',
    -180,
    '10:00 Faro Airport → Vilamoura: not accepted yet, and the pick-up was 3 hours ago.',
  ],
  [
    'declined',
    4400,
    '10:00 Faro Airport → Vilamoura: Rui declined: too far. Eva declined. Nobody is assigned, and the pick-up is in 3 days.',
  ],
  ['car_too_small', 400, '10:00 Faro Airport → Vilamoura: The car is too small.'],
  ['still_on_board', 60, '10:00 Faro Airport → Vilamoura: Ana should have arrived 1 hour ago.'],
] as const)('%s by %i minutes reads as a sentence', ([kind, minutes, sentence]) => {
  const trip = {
    time: '10:00',
    from: 'Faro Airport',
    to: 'Vilamoura',
    driverName: 'Ana Martins',
    declines: [
      { driverName: 'Rui Costa', reason: 'too far' },
      { driverName: 'Eva', reason: null },
    ],
    shortage: 'The car is too small.',
  }
  expect(alarmSentence({ kind, minutes, level: 'red' }, trip)).toBe(sentence)
})

test('a change that was asked for waits, the redder the nearer the pick-up is, and names its day', () => {
  const alarmBefore = (hours: number) =>
    changeAlarm(new Date('2027-01-27T10:00:00Z'), new Date(pickupAt.getTime() - hours * 3_600_000))
  expect([200, 7, 6].map((hours) => alarmBefore(hours).level)).toEqual(['amber', 'amber', 'red'])
  const trip = { day: '2027-01-27', time: '10:00', from: 'Faro Airport', to: 'Vilamoura', driverName: null }
  expect(alarmSentence(alarmBefore(200), trip)).toBe(
    '27 January, 10:00 Faro Airport → Vilamoura: a change of this trip was asked for, and waits for your answer.',
  )
})

test('a hire names its pick-up only', () => {
  const trip = { time: '09:00', from: 'Lagos', to: null, driverName: null }
  expect(alarmSentence({ kind: 'not_at_pickup', minutes: 2, level: 'red' }, trip)).toBe(
    '09:00 Lagos: The driver should have been at the pick-up 2 minutes ago.',
  )
})
