import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const noOnline = 'Online payment is not available at the moment'
const outside = 'Trips that start outside the Algarve are paid online.'

describe.each(protocols)('paying by %s', (protocol) => {
  test.for([
    ['Faro', 'cash'],
    ['Faro Airport', 'card_on_pickup'],
    ['Sagres', 'cash'],
    ['Vila Real de Santo António', 'cash'],
  ] as const)('from %s can be done with %s', async ([pickupLocation, paymentMethod], { app }) => {
    const body = faroToVilamoura({ pickupLocation, paymentMethod })
    const { status, done } = await app.clients[protocol].ask('createBooking', body)
    expect([status, done.paymentStatus]).toEqual([201, 'not_required'])
  })

  test.for([
    ['Huelva', 'cash'],
    ['Ayamonte', 'cash'],
    ['Ayamonte', 'card_on_pickup'],
    ['Lisbon Airport', 'cash'],
    ['Seville', 'card_on_pickup'],
  ] as const)(
    'from %s cannot be done with %s, but online',
    async ([pickupLocation, paymentMethod], { app }) => {
      const before = await app.database.fresh().count(Booking)
      const body = faroToVilamoura({ pickupLocation, paymentMethod })
      const { status, refused } = await app.clients[protocol].ask('createBooking', body)
      expect([status, refused.code, refused.error]).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED', outside])
      expect(await app.database.fresh().count(Booking)).toBe(before)
      const { done } = await app.clients[protocol].ask('createBooking', { ...body, paymentMethod: 'sumup' })
      expect([done.paymentStatus, typeof done.checkoutUrl]).toEqual(['pending', 'string'])
    },
  )

  test.for([
    ['Lisbon Airport', 'cash', `${outside} ${noOnline}: please contact us to arrange this trip.`],
    ['Lisbon Airport', 'sumup', `${outside} ${noOnline}: please contact us to arrange this trip.`],
    ['Faro', 'sumup', `${noOnline}.`],
  ] as const)(
    'from %s cannot be done with %s while online payment is off',
    async ([pickupLocation, paymentMethod, sentence], { open }) => {
      const app = await open({ settings: { PAYMENTS: 'off' } })
      const body = faroToVilamoura({ pickupLocation, paymentMethod })
      const { status, refused } = await app.clients[protocol].ask('createBooking', body)
      expect([status, refused.code, refused.error]).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED', sentence])
      expect(await app.database.fresh().count(Booking)).toBe(0)
      expect((await app.clients[protocol].ask('readSite')).done.onlinePayment).toBe(false)
    },
  )

  test('does not depend on the drop-off', async ({ app }) => {
    const body = faroToVilamoura({ dropoffLocation: 'Seville' })
    expect((await app.clients[protocol].ask('createBooking', body)).status).toBe(201)
  })

  test('goes by the place that the place id names, not by its text', async ({ app }) => {
    const found = await app.clients[protocol].ask('searchLocations', { q: 'huelva' })
    const body = faroToVilamoura({ pickupLocation: 'Faro', pickupPlaceId: found.done[0]?.id })
    const { refused } = await app.clients[protocol].ask('createBooking', body)
    expect(refused.code).toBe('PAYMENT_METHOD_NOT_ALLOWED')
  })

  test('is not asked about for a place that we do not know', async ({ app }) => {
    const body = faroToVilamoura({ pickupLocation: 'Faro, Yukon' })
    const { status, refused } = await app.clients[protocol].ask('createBooking', body)
    expect([status, refused.code]).toEqual([422, 'UNKNOWN_PLACE'])
  })
})
