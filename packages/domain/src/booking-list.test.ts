import { expect, test } from 'vitest'
import {
  compareListed,
  type ListedBooking,
  isDateRange,
  dayCounts,
  dayStage,
  type ListedTrip,
} from './booking-list.ts'

const trip = (id: string, requested: string, pickupAt: string): ListedBooking => ({
  id,
  createdAt: requested,
  pickupAt,
  pickupDate: pickupAt.slice(0, 10),
})
const lastWeek = trip('lastWeek', '2026-11-01', '2026-11-15T10:00Z')
const yesterday = trip('yesterday', '2026-11-05', '2026-11-21T10:00Z')
const thisMorning = trip('thisMorning', '2026-11-04', '2026-11-22T06:00Z')
const tonight = trip('tonight', '2026-11-02', '2026-11-22T21:00Z')
const tomorrow = trip('tomorrow', '2026-11-03', '2026-11-23T08:00Z')
const all = [tonight, lastWeek, tomorrow, yesterday, thisMorning]
const today = '2026-11-22'
const ids = (rows: readonly ListedBooking[]) => rows.map(({ id }) => id)

test('by request, those that wait come first, each part the latest first', () => {
  const waits = ({ id }: ListedBooking) => id === 'lastWeek' || id === 'tonight'
  expect(ids(all.toSorted(compareListed('request', { waits, today })))).toEqual([
    'tonight',
    'lastWeek',
    'yesterday',
    'thisMorning',
    'tomorrow',
  ])
})

const noneWaits = { waits: () => false, today }

test('by pick-up, today comes first with its morning, then what is to come, then the past backwards', () => {
  expect(ids(all.toSorted(compareListed('pickup', noneWaits)))).toEqual([
    'thisMorning',
    'tonight',
    'tomorrow',
    'yesterday',
    'lastWeek',
  ])
})

test('by pick-up from a day on, the days follow each other', () => {
  const from = '2026-11-01'
  expect(ids(all.toSorted(compareListed('pickup', { ...noneWaits, from })))).toEqual([
    'lastWeek',
    'yesterday',
    'thisMorning',
    'tonight',
    'tomorrow',
  ])
})

test('two at the same moment are told apart by their ids', () => {
  const other = { ...tonight, id: 'a' }
  expect(ids([tonight, other].toSorted(compareListed('pickup', noneWaits)))).toEqual(['a', 'tonight'])
  expect(ids([other, tonight].toSorted(compareListed('request', noneWaits)))).toEqual(['tonight', 'a'])
})

test.for([
  { from: '2026-12-01', to: '2026-12-31', usable: true },
  { from: '2026-12-05', to: '2026-12-05', usable: true },
  { from: '2026-12-06', to: '2026-12-05', usable: false },
  { from: '', to: '2026-12-05', usable: true },
  { from: '2026-12-06', to: '', usable: true },
  { from: '', to: '', usable: true },
])('a filter from "$from" to "$to" can be used: $usable', ({ usable, ...range }) => {
  expect(isDateRange(range)).toBe(usable)
})

test.for([
  ['pending', []],
  ['without_driver', [null]],
  ['without_driver', []],
  ['without_driver', ['accepted', null]],
  ['offered', ['offered']],
  ['offered', ['completed', 'offered']],
  ['accepted', ['accepted']],
  ['under_way', ['on_the_way']],
  ['under_way', ['at_pickup']],
  ['under_way', ['no_show_claimed']],
  ['under_way', ['on_board', 'completed']],
  ['no_show', ['no_show']],
  ['no_show', ['completed', 'no_show']],
  ['done', ['completed', 'completed']],
] as const)('a trip counts as %s with cars %j', ([stage, cars]) => {
  expect(dayStage({ status: stage === 'pending' ? 'pending' : 'confirmed', cars })).toBe(stage)
})

test('each trip of a day is counted once', () => {
  const trip = (...cars: ListedTrip['cars']): ListedTrip => ({ status: 'confirmed', cars })
  const trips = [
    { status: 'pending', cars: [] } as const,
    trip(null),
    trip('offered', 'offered'),
    trip('accepted'),
    trip('accepted'),
    trip('on_board'),
    trip('completed'),
    trip('no_show'),
  ]
  expect(dayCounts(trips)).toEqual({
    pending: 1,
    without_driver: 1,
    offered: 1,
    accepted: 2,
    under_way: 1,
    no_show: 1,
    done: 1,
  })
})
