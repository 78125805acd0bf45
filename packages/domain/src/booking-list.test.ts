import { expect, test } from 'vitest'
import { compareListed, type ListedBooking } from './booking-list.ts'

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
