import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { doorNames } from '../../support/doors.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const noOnline = 'Online payment is not available at the moment'
const outside = `Trips that start outside the Algarve are paid online. ${noOnline}: please contact us to arrange this trip.`

describe.each(doorNames)('paying by %s', (door) => {
  test.for([
    ['Faro', 'cash'],
    ['Faro Airport', 'card_on_pickup'],
    ['Sagres', 'cash'],
    ['Vila Real de Santo António', 'cash'],
  ] as const)('from %s can be done with %s', async ([pickupLocation, paymentMethod], { app }) => {
    const body = faroToVilamoura({ pickupLocation, paymentMethod })
    const { status, done } = await app.doors[door].ask('createBooking', body)
    expect([status, done.paymentStatus]).toEqual([201, 'not_required'])
  })

  test.for([
    ['Huelva', 'cash', outside],
    ['Ayamonte', 'cash', outside],
    ['Ayamonte', 'card_on_pickup', outside],
    ['Lisbon Airport', 'cash', outside],
    ['Seville', 'card_on_pickup', outside],
    ['Lisbon Airport', 'sumup', outside],
    ['Faro', 'sumup', `${noOnline}.`],
  ] as const)(
    'from %s cannot be done with %s',
    async ([pickupLocation, paymentMethod, sentence], { app }) => {
      const before = await app.database.fresh().count(Booking)
      const body = faroToVilamoura({ pickupLocation, paymentMethod })
      const { status, refused } = await app.doors[door].ask('createBooking', body)
      expect([status, refused.code, refused.error]).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED', sentence])
      expect(await app.database.fresh().count(Booking)).toBe(before)
    },
  )

  test('does not depend on the drop-off', async ({ app }) => {
    const body = faroToVilamoura({ dropoffLocation: 'Seville' })
    expect((await app.doors[door].ask('createBooking', body)).status).toBe(201)
  })

  test('goes by the place that the place id names, not by its text', async ({ app }) => {
    const found = await app.doors[door].ask('searchLocations', { q: 'huelva' })
    const body = faroToVilamoura({ pickupLocation: 'Faro', pickupPlaceId: found.done[0]?.id })
    const { refused } = await app.doors[door].ask('createBooking', body)
    expect(refused.code).toBe('PAYMENT_METHOD_NOT_ALLOWED')
  })

  test('is not asked about for a place that we do not know', async ({ app }) => {
    const body = faroToVilamoura({ pickupLocation: 'Faro, Yukon' })
    const { status, refused } = await app.doors[door].ask('createBooking', body)
    expect([status, refused.code]).toEqual([422, 'UNKNOWN_PLACE'])
  })
})
