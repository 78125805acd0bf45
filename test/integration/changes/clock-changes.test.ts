import { expect } from 'vitest'
import { clockAt } from '../../support/clock.ts'
import { accept, changeIn } from '../../support/changes.ts'
import { bookOnline, openPaying } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'

const inSeville = { pickupLocation: 'Seville', dropoffLocation: 'Faro' }

// The clocks of Lisbon change at 01:00 UTC that night, and Seville's with them, an hour ahead of Lisbon's.
test.for([
  ['Faro, when clocks go forward', {}, '2027-03-28', '05:00', '2027-03-28T01:00:00.000Z', '04:00'],
  ['Seville, when clocks go forward', inSeville, '2027-03-28', '05:00', '2027-03-28T00:00:00.000Z', '03:00'],
  ['Faro, when clocks go back', {}, '2027-10-31', '03:30', '2027-10-31T00:30:00.000Z', '01:45'],
  ['Seville, when clocks go back', inSeville, '2027-10-31', '03:30', '2027-10-30T23:30:00.000Z', '02:15'],
] as const)(
  'the trip of a guest in %s changes until three hours before, to the second',
  async ([, places, pickupDate, pickupTime, last, earlier], { open }) => {
    const app = await openPaying(open, { clock: clockAt('2027-03-01T10:00:00.000Z') })
    const { booking } = await bookOnline(app, { ...places, pickupDate, pickupTime })
    const { id } = booking
    const trip = { id, guest: { cookie: await guestCookie(app, id) } }
    await accept(app, trip)
    app.clock.set(last)
    const move = async (time: string) => {
      const guest = { cookie: await guestCookie(app, id) }
      const requested = { pickupTime: time, expectedTotalCents: Math.round(booking.totalPrice * 100) }
      const answer = await app.clients.REST.ask('requestTripChange', requested, guest)
      return answer.status === 200
        ? answer.done.trip.private?.change?.after.pickupAt
        : [answer.status, answer.refused.code]
    }
    // The new time is too soon as well.
    expect(await move(earlier)).toEqual([409, 'TOO_LATE'])
    app.clock.advance({ seconds: 1 })
    expect(await move('09:00')).toEqual([409, 'TOO_LATE'])
    app.clock.set(last)
    const hours = (Date.parse(String(await move('09:00'))) - Date.parse(last)) / 3_600_000
    expect(hours).toBe(3 + 9 - Number(pickupTime.slice(0, 2)) - Number(pickupTime.slice(3)) / 60)
    expect((await changeIn(app, id)).state).toBe('open')
  },
)

test.for([
  ['Faro', {}, '01:30', '02:00'],
  ['Seville', inSeville, '02:30', '03:00'],
] as const)(
  'a guest in %s cannot move the trip to a time that no clock shows',
  async ([, places, gone, next], { open }) => {
    const app = await openPaying(open, { clock: clockAt('2027-03-01T10:00:00.000Z') })
    const { booking } = await bookOnline(app, { ...places, pickupDate: '2027-03-28', pickupTime: '09:00' })
    const guest = { cookie: await guestCookie(app, booking.id) }
    const { status, refused } = await app.clients.REST.ask('quoteTripChange', { pickupTime: gone }, guest)
    expect([status, refused.error]).toEqual([
      400,
      `The clocks go forward that night: ${gone} does not exist. The next time available is ${next}.`,
    ])
  },
)
