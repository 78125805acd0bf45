import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('reads the trips of a day by time, without those that were rejected', async ({ open }) => {
    const app = await open()
    const book = async (pickupDate: string, pickupTime: string) =>
      (await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate, pickupTime }))).done
    const [evening, morning] = [await book('2027-02-01', '19:00'), await book('2027-02-01', '07:30')]
    const rejected = await book('2027-02-01', '12:00')
    await book('2027-02-02', '08:00')
    await callAsAdmin(app, protocol, 'rejectBooking', { id: rejected.id })
    const { done } = await callAsAdmin(app, protocol, 'listDayBookings', { day: '2027-02-01' })
    expect(done.bookings.map(({ id }) => id)).toEqual([morning.id, evening.id])
  })

  test.for(['', 'tomorrow', '2027-02-30'])('is refused the day “%s”', async (day, { app }) => {
    const { status, refused } = await callAsAdmin(app, protocol, 'listDayBookings', { day })
    expect([status, refused.code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('reads a booking by its number, in any case', async ({ app }) => {
    const { done: made } = await app.clients.REST.ask('createBooking', faroToVilamoura())
    for (const id of [made.id, made.bookingNumber, made.bookingNumber.toLowerCase()]) {
      const { done } = await callAsAdmin(app, protocol, 'readBooking', { id })
      expect(done.id).toBe(made.id)
    }
    const { status } = await callAsAdmin(app, protocol, 'readBooking', { id: 'TR-222222' })
    expect(status).toBe(404)
  })
})
