import { describe, expect } from 'vitest'
import { eraseGuest } from '../../../src/server/guest/erase-guest.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overRest, type Protocol } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { tell } from '../../support/dispatch.ts'
import { openStream } from '../../support/live.ts'
import { anaWithTrip, byPhone } from '../../support/phone.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

/** Guests are met at 10:30. */
const clock = () => clockAt('2027-01-27T10:10:00Z')
const HERE = { at: '2027-01-27T10:10:00.000Z', exit: null }

const FARO = {
  name: 'Faro',
  latitude: 37.0196,
  longitude: -7.9681,
  textEn: 'Under the clock.',
  textPt: 'Debaixo do relógio.',
  textEs: 'Debajo del reloj.',
  imageUrl: null,
}

/** Reads the guest's message as the driver and the office see it. */
async function seen(
  app: TestApp,
  protocol: Protocol,
  { token, bookingId }: { token: string; bookingId: string },
) {
  const { done: phone } = await app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
  const { done: office } = await callAsAdmin(app, protocol, 'readBookingTrip', { id: bookingId })
  return [phone.jobs[0]?.guestHere, office.trip?.guestHere]
}

describe.each(overRest)('a guest who is at the meeting point, by %s,', (protocol) => {
  const sayHere = (app: TestApp, cookie: string, exit: string | null = null) =>
    app.clients[protocol].ask('sayHere', { exit }, { cookie })

  test('says so once, and driver, office and history show it', async ({ open }) => {
    const app = await open({ clock: clock() })
    const trip = await anaWithTrip(app)
    const cookie = await guestCookie(app, trip.bookingId)
    expect(await seen(app, protocol, trip)).toEqual([null, null])
    const stream = await openStream(app, 'driver', byPhone(trip.token).headers)
    expect(await stream.next()).toMatchObject({ name: 'everything' })
    const { status, done } = await sayHere(app, cookie)
    expect(await stream.next()).toMatchObject({ name: 'jobs' })
    expect([status, done.meeting?.guestHere]).toEqual([
      200,
      { ...HERE, undoUntil: '2027-01-27T10:11:00.000Z' },
    ])
    app.clock.set('2027-01-27T10:12:00Z')
    expect((await sayHere(app, cookie)).done.meeting?.guestHere).toMatchObject(HERE)
    expect(await seen(app, protocol, trip)).toEqual([HERE, HERE])
    const { done: board } = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-27' })
    expect(board.trips?.[0]?.guestHere).toEqual(HERE)
    const { done: history } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: trip.bookingId })
    expect(history.entries.filter(({ act }) => act === 'trip-guest-here')).toMatchObject([
      { by: 'the customer', note: 'At the meeting point.' },
    ])
    await tell(app, protocol, trip.jobId, 'on_board')
    expect(await seen(app, protocol, trip)).toEqual([null, null])
    expectCode(await sayHere(app, cookie), 409, 'TOO_LATE')
  })

  test('names one of the exits, and may come out of another one after all', async ({ open }) => {
    const app = await open({ clock: clock() })
    const { bookingId } = await anaWithTrip(app)
    await callAsAdmin(app, 'tRPC', 'createMeetingPoint', {
      ...FARO,
      exits: ['A', 'B'],
    })
    const cookie = await guestCookie(app, bookingId)
    expectCode(await sayHere(app, cookie, 'C'), 400, 'INVALID_INPUT')
    await sayHere(app, cookie, 'A')
    expect((await sayHere(app, cookie, 'B')).done.meeting?.guestHere?.exit).toBe('B')
  })

  test('takes it back within a minute', async ({ open }) => {
    const app = await open({ clock: clock() })
    const { bookingId } = await anaWithTrip(app)
    const cookie = await guestCookie(app, bookingId)
    const takeBack = () => app.clients[protocol].ask('takeBackHere', {}, { cookie })
    await sayHere(app, cookie)
    expect((await takeBack()).done.meeting?.guestHere).toBeNull()
    expect((await takeBack()).status).toBe(200)
    await sayHere(app, cookie)
    app.clock.set('2027-01-27T10:11:01Z')
    expectCode(await takeBack(), 409, 'TOO_LATE')
  })

  test('cannot say so hours before, by a link that only shows, or of a cancelled trip', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T09:59:59Z') })
    const { bookingId } = await anaWithTrip(app)
    const cookie = await guestCookie(app, bookingId)
    expectCode(await sayHere(app, cookie), 409, 'TOO_EARLY')
    app.clock.set('2027-01-27T10:00:00Z')
    expectCode(await sayHere(app, await guestCookie(app, bookingId, 'view')), 403, 'LINK_ONLY_SHOWS')
    await callAsAdmin(app, 'tRPC', 'cancelBooking', { id: bookingId, reason: 'Asked by phone' })
    expectCode(await sayHere(app, cookie), 409, 'ALREADY_CANCELLED')
  })
})

test('that a guest was there is forgotten with the guest', async ({ open }) => {
  const app = await open({ clock: clock() })
  const { bookingId } = await anaWithTrip(app)
  await app.clients.REST.ask('sayHere', { exit: null }, { cookie: await guestCookie(app, bookingId) })
  app.clock.set('2027-01-28T10:00:00Z')
  const { customerEmail } = await app.database.fresh().findOneOrFail(Booking, { id: bookingId })
  await app.database.fresh().transactional((em) => eraseGuest(customerEmail, { em, clock: app.clock }))
  const { guestHereAt, guestHereExit } = await app.database.fresh().findOneOrFail(Booking, { id: bookingId })
  expect([guestHereAt, guestHereExit]).toEqual([null, null])
})
