import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, sevilleToFaro } from '../../support/trips.ts'

// A trip that starts in Spain can only be paid online, which is not offered: that it comes so far shows that its
// time was accepted.
const ACCEPTED_IN_SPAIN = 'PAYMENT_METHOD_NOT_ALLOWED'

describe.each(protocols)('the time of a pick-up by %s', (protocol) => {
  test.for([
    ['2027-01-27', '10:30', '2027-01-27T10:30:00.000Z'],
    ['2027-07-01', '10:30', '2027-07-01T09:30:00.000Z'],
    ['2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
    // 01:30 comes twice that night, and the first one is meant: summer time is still on.
    ['2027-10-31', '01:30', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '00:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31', '02:00', '2027-10-31T02:00:00.000Z'],
    ['2028-02-29', '23:59', '2028-02-29T23:59:00.000Z'],
  ] as const)('in Faro on %s at %s is %s', async ([pickupDate, pickupTime, instant], { app }) => {
    const { done } = await app.clients[protocol].ask(
      'createBooking',
      faroToVilamoura({ pickupDate, pickupTime }),
    )
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect(stored.pickupAt.toISOString()).toBe(instant)
    expect([stored.pickupDate, stored.pickupTime, stored.pickupZone]).toEqual([
      pickupDate,
      pickupTime,
      'Europe/Lisbon',
    ])
  })

  test.for([
    ['Faro', faroToVilamoura, '01:00', '02:00'],
    ['Faro', hireInFaro, '01:30', '02:00'],
    ['Faro', faroToVilamoura, '01:59', '02:00'],
    ['Seville', sevilleToFaro, '02:00', '03:00'],
    ['Seville', sevilleToFaro, '02:30', '03:00'],
  ] as const)('in %s does not exist when the clocks skip it', async ([, trip, pickupTime, next], { app }) => {
    const body = trip({ pickupDate: '2027-03-28', pickupTime })
    const { status, refused } = await app.clients[protocol].ask('createBooking', body)
    const sentence = `The clocks go forward that night: ${pickupTime} does not exist. The next time available is ${next}.`
    expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', sentence])
    expect(refused.details).toEqual([
      { field: 'pickupTime', message: sentence, reason: { code: 'time_skipped', time: pickupTime, next } },
    ])
  })

  test('that Lisbon’s clocks skip exists in Seville, and the other way round', async ({ app }) => {
    const inSeville = sevilleToFaro({ pickupDate: '2027-03-28', pickupTime: '01:30' })
    expect((await app.clients[protocol].ask('createBooking', inSeville)).refused.code).toBe(ACCEPTED_IN_SPAIN)
    const inFaro = faroToVilamoura({ pickupDate: '2027-03-28', pickupTime: '02:30' })
    expect((await app.clients[protocol].ask('createBooking', inFaro)).status).toBe(201)
  })

  // It is 09:00 in Faro and 10:00 in Seville.
  test.for([
    ['Faro', '08:59', faroToVilamoura],
    ['Seville', '09:00', sevilleToFaro],
    ['Seville', '09:59', sevilleToFaro],
  ] as const)('in %s at %s is past by the clock there', async ([, pickupTime, trip], { app }) => {
    const body = trip({ pickupDate: '2027-01-13', pickupTime })
    const { status, refused } = await app.clients[protocol].ask('createBooking', body)
    const sentence = 'The pick-up time is in the past.'
    expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', sentence])
  })

  test('at 09:30 is still to come in Faro', async ({ app }) => {
    const body = faroToVilamoura({ pickupDate: '2027-01-13', pickupTime: '09:30' })
    expect((await app.clients[protocol].ask('createBooking', body)).status).toBe(201)
  })

  test('at 10:00 is still to come in Seville', async ({ app }) => {
    const body = sevilleToFaro({ pickupDate: '2027-01-13', pickupTime: '10:00' })
    expect((await app.clients[protocol].ask('createBooking', body)).refused.code).toBe(ACCEPTED_IN_SPAIN)
  })

  test('is past a minute later, and not when the minute is still on', async ({ open }) => {
    const app = await open()
    const body = faroToVilamoura({ pickupDate: '2027-01-13', pickupTime: '09:00' })
    app.clock.set('2027-01-13T09:00:00.000Z')
    expect((await app.clients[protocol].ask('createBooking', body)).status).toBe(201)
    app.clock.set('2027-01-13T09:01:00.000Z')
    expect((await app.clients[protocol].ask('createBooking', body)).status).toBe(400)
  })

  test.for([
    ['11:59', true],
    ['12:00', false],
  ] as const)('today at %s is short notice: %s', async ([pickupTime, isShort], { app }) => {
    const body = faroToVilamoura({ pickupDate: '2027-01-13', pickupTime })
    const { done } = await app.clients[protocol].ask('createBooking', body)
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect(stored.shortNotice).toBe(isShort)
  })
})
