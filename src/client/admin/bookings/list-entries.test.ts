import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { listEntries } from './booking-list.tsx'

const on = (pickupDate: string, id: string) => aBooking({ pickupDate, id })
const rows = [on('2026-12-04', 'a'), on('2026-12-04', 'b'), on('2026-12-05', 'c')]

test('by pick-up each day has its heading, by request none', () => {
  expect(
    listEntries(rows, 'pickup').map((entry) => (entry.kind === 'day' ? entry.date : entry.booking.id)),
  ).toEqual(['2026-12-04', 'a', 'b', '2026-12-05', 'c'])
  expect(listEntries(rows, 'request').map(({ kind }) => kind)).toEqual(['booking', 'booking', 'booking'])
})

test('headings do not count among the bookings', () => {
  expect(
    listEntries(rows, 'pickup').flatMap((entry) => (entry.kind === 'booking' ? [entry.position] : [])),
  ).toEqual([1, 2, 3])
})
