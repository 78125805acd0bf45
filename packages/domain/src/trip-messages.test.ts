import { describe, expect, test } from 'vitest'
import { isSameTrip, tripMessages, type ReportedTrip, type TripAsRead } from './trip-messages.ts'

const at = (time: string) => `2027-01-27T${time}:00.000Z`

const trip: TripAsRead = {
  carNo: 1,
  state: 'offered',
  stateSince: at('08:00'),
  driverName: null,
  driverPhone: null,
  plate: null,
  car: null,
  onTheWayAt: null,
  arrivedAt: null,
  onBoardAt: null,
  completedAt: null,
}
const ana = { driverName: 'Ana', driverPhone: '+351912345678', plate: '12-AB-34', car: 'Mercedes E Class' }

const offered = of(trip)
const accepted = of({ ...trip, state: 'accepted', stateSince: at('08:10') })
const announced = of({ ...accepted.trip, ...ana })
const onTheWay = of({
  ...announced.trip,
  state: 'on_the_way',
  stateSince: at('10:00'),
  onTheWayAt: at('10:00'),
})
const atPickup = of({ ...onTheWay.trip, state: 'at_pickup', stateSince: at('10:20'), arrivedAt: at('10:20') })
const claimed = of({ ...atPickup.trip, state: 'no_show_claimed', stateSince: at('11:30') })
const noShow = of({ ...claimed.trip, state: 'no_show', stateSince: at('11:40') })
const onBoard = of({ ...atPickup.trip, state: 'on_board', stateSince: at('10:40'), onBoardAt: at('10:40') })
const completed = of({
  ...onBoard.trip,
  state: 'completed',
  stateSince: at('11:10'),
  completedAt: at('11:10'),
})
const byRui = of({ ...trip, stateSince: at('09:00') }, 'rui')

function of(one: TripAsRead, assignmentId = 'ana'): ReportedTrip {
  return { assignmentId, trip: one }
}

const types = (told: ReportedTrip | null, now: ReportedTrip | null) =>
  tripMessages(told, now).map(({ type }) => type.replace('trip.', ''))

describe('what is told of a trip', () => {
  test.each<[string, ReportedTrip | null, ReportedTrip | null, string[]]>([
    ['that nobody has', null, null, []],
    ['that was given to somebody', null, offered, ['assigned']],
    ['that is as it was told', accepted, accepted, []],
    ['whose driver has accepted', offered, accepted, ['assigned']],
    ['whose driver has to accept again', accepted, offered, ['assigned']],
    ['whose driver can be named', accepted, announced, ['assigned']],
    ['that has another driver', onTheWay, byRui, ['assigned']],
    ['that has another car on the way', onTheWay, of({ ...onTheWay.trip, plate: '56-CD-78' }), ['assigned']],
    ['whose driver has set out', announced, onTheWay, ['on_the_way']],
    ['whose driver is there', onTheWay, atPickup, ['arrived']],
    ['whose guest has not come', atPickup, claimed, ['no_show_claimed']],
    ['whose guest has come after all', claimed, onBoard, ['on_board']],
    ['whose no-show is confirmed', claimed, noShow, ['no_show']],
    ['whose no-show was claimed and confirmed at once', atPickup, noShow, ['no_show']],
    ['whose guest is waited for again', claimed, atPickup, ['corrected']],
    [
      'that has come on by several steps',
      announced,
      completed,
      ['on_the_way', 'arrived', 'on_board', 'completed'],
    ],
    ['that was driven before anything was told', null, onBoard, ['on_the_way', 'arrived', 'on_board']],
    ['whose last step was taken back', atPickup, onTheWay, ['corrected']],
    ['that has not begun after all', onTheWay, announced, ['corrected']],
    ['that is not over after all', completed, onBoard, ['corrected']],
    [
      'whose driver was there earlier',
      onBoard,
      of({ ...onBoard.trip, arrivedAt: at('10:15') }),
      ['corrected'],
    ],
    [
      'whose driver was there earlier, when it is over',
      completed,
      of({ ...completed.trip, arrivedAt: at('10:15') }),
      ['corrected'],
    ],
    ['whose driver has a new number', announced, of({ ...announced.trip, driverPhone: '+34' }), ['assigned']],
    [
      'whose driver has a new number, when it is over',
      completed,
      of({ ...completed.trip, driverPhone: '+34' }),
      [],
    ],
    ['that was taken from its driver', onTheWay, null, ['released']],
  ])('%s', (_, told, now, expected) => {
    expect(types(told, now)).toEqual(expected)
  })

  test('is at the end how it stands, whatever was told before', () => {
    const all = [
      null,
      offered,
      accepted,
      announced,
      onTheWay,
      atPickup,
      claimed,
      noShow,
      onBoard,
      completed,
      byRui,
    ]
    for (const told of all)
      for (const now of all) {
        const last = tripMessages(told, now).at(-1)?.trip ?? told?.trip
        const known = last?.state === 'released' ? undefined : last
        expect(known).toEqual(now?.trip)
      }
  })
})

test('each of several steps is told as it was then, with who drives', () => {
  const [first, second, ...rest] = tripMessages(offered, onBoard)
  expect(first?.trip).toEqual(onTheWay.trip)
  expect(second?.trip).toEqual(atPickup.trip)
  expect(rest.map(({ trip }) => trip)).toEqual([onBoard.trip])
})

test('a step that nobody has reported is not told', () => {
  const skipped = of({ ...onBoard.trip, onTheWayAt: null })
  expect(types(announced, skipped)).toEqual(['arrived', 'on_board'])
})

test('a correction holds what was said before', () => {
  expect(tripMessages(atPickup, onTheWay)).toEqual([
    { type: 'trip.corrected', trip: onTheWay.trip, previous: atPickup.trip },
  ])
})

test('who had a trip is not said any more once it is released, but when that was', () => {
  const [message] = tripMessages(onTheWay, null, new Date(at('10:05')))
  expect(message?.trip).toEqual({ ...trip, state: 'released', stateSince: at('10:05') })
})

test.each([
  ['driverName', 'Rui'],
  ['driverPhone', '+34'],
  ['plate', '56-CD-78'],
  ['car', 'Vito'],
  ['onTheWayAt', at('09:59')],
  ['arrivedAt', at('09:59')],
  ['onBoardAt', at('09:59')],
  ['completedAt', at('09:59')],
  ['stateSince', at('09:59')],
  ['state', 'on_board'],
  ['carNo', 2],
])('a trip with another %s is another', (field, value) => {
  expect(isSameTrip(completed.trip, { ...completed.trip, [field]: value })).toBe(false)
  expect(isSameTrip(completed.trip, { ...completed.trip })).toBe(true)
})
