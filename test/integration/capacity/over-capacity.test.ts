import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { aBlackout, aBlock, enterCars, setCapacity } from '../../support/cars.ts'
import { changeIn } from '../../support/changes.ts'
import { bookingOf, makeOffer } from '../../support/offers.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const TAKEN = {
  status: 409,
  code: 'NO_CAR',
  error: 'All our E Class cars are taken at 10:30 on 27 January. Free at 08:10 and 12:50.',
}
const OVER = { overrideReason: 'A colleague lends us a car.' }

/** Reads the notes in the history about overriding an objection to a trip. */
async function overridesOf(app: TestApp, id: string) {
  const { done } = await callAsAdmin(app, 'REST', 'readBookingHistory', { id })
  return done.entries.flatMap(({ act, note }) => (act === 'overridden' ? [note] : []))
}

/** One car, which is sold for half past ten. */
async function openFull(open: () => Promise<TestApp>) {
  const app = await open()
  await enterCars(app, 1)
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
  return { app, booked: done }
}

describe.each(overTrpc)('by %s,', (protocol) => {
  test('a booking by phone overrides it for a reason only', async ({ open }) => {
    const { app } = await openFull(open)
    expectRefusal(await callAsAdmin(app, protocol, 'takeBooking', faroToVilamoura()), TAKEN)
    const taken = await callAsAdmin(app, protocol, 'takeBooking', faroToVilamoura(OVER))
    expect([taken.status, taken.done.status]).toEqual([201, 'confirmed'])
    expect(await overridesOf(app, taken.done.id)).toEqual([`${TAKEN.error} ${OVER.overrideReason}`])
  })

  test('a booking by phone overrides short notice and a time without sales, too', async ({ open }) => {
    const app = await open()
    await setCapacity(app, { leadMinutes: 60 })
    await callAsAdmin(app, 'REST', 'createBlackout', aBlackout())
    const soon = { pickupDate: '2027-01-13', pickupTime: '09:30' }
    for (const [trip, code] of [
      [soon, 'SHORT_NOTICE'],
      [{}, 'NO_SERVICE'],
    ] as const) {
      const refused = await callAsAdmin(app, protocol, 'takeBooking', faroToVilamoura(trip))
      expect([refused.status, refused.refused.code]).toEqual([409, code])
      const over = await callAsAdmin(app, protocol, 'takeBooking', faroToVilamoura({ ...trip, ...OVER }))
      expect(over.status).toBe(201)
    }
  })

  test('a booking whose car has gone to the workshop is accepted for a reason only', async ({ open }) => {
    const app = await open()
    const [car] = await enterCars(app, 1)
    const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
    const day = { startDate: '2027-01-27', endDate: '2027-01-27' }
    await callAsAdmin(app, 'REST', 'blockCar', aBlock({ id: car, ...day }))
    const refused = await callAsAdmin(app, protocol, 'acceptBooking', { id: done.id })
    expect([refused.status, refused.refused.code]).toEqual([409, 'NO_CAR'])
    expect((await callAsAdmin(app, protocol, 'readBooking', { id: done.id })).done.status).toBe('pending')
    const accepted = await callAsAdmin(app, protocol, 'acceptBooking', { id: done.id, ...OVER })
    expect([accepted.status, accepted.done.status]).toEqual([200, 'confirmed'])
    expect(await overridesOf(app, done.id)).toEqual([expect.stringContaining(OVER.overrideReason)])
  })

  test('a booking that was sold is accepted without a word', async ({ open }) => {
    const { app, booked } = await openFull(open)
    expect((await callAsAdmin(app, protocol, 'acceptBooking', { id: booked.id })).status).toBe(200)
    expect(await overridesOf(app, booked.id)).toEqual([])
  })

  test('a guest does not move a trip to a time at which every car is taken', async ({ open }) => {
    const { app } = await openFull(open)
    const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupTime: '15:00' }))
    const guest = { cookie: await guestCookie(app, done.id) }
    const wish = { pickupTime: '10:30' }
    expectRefusal(await app.clients[protocol].ask('quoteTripChange', wish, guest), TAKEN)
    const asked = { ...wish, expectedTotalCents: 4900 }
    expectRefusal(await app.clients[protocol].ask('requestTripChange', asked, guest), TAKEN)
    // Its own car is free for it.
    const near = { pickupTime: '15:10', expectedTotalCents: 4900 }
    expect((await app.clients[protocol].ask('requestTripChange', near, guest)).status).toBe(200)
  })

  test('the office is told what speaks against a change, and makes it for a reason', async ({ open }) => {
    const { app } = await openFull(open)
    const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupTime: '15:00' }))
    const wish = { id: done.id, pickupTime: '10:30', price: 'kept' }
    const { done: quote } = await callAsAdmin(app, protocol, 'quoteBookingChange', wish)
    expect(quote.obstacle).toBe(TAKEN.error)
    const change = { ...wish, expectedTotal: 49, reason: 'As agreed' }
    expectRefusal(await callAsAdmin(app, protocol, 'changeBooking', change), TAKEN)
    const made = await callAsAdmin(app, protocol, 'changeBooking', { ...change, ...OVER })
    expect([made.status, made.done.pickupTime]).toEqual([200, '10:30'])
    expect(await overridesOf(app, done.id)).toEqual([`${TAKEN.error} ${OVER.overrideReason}`])
  })

  test('a change that waits is accepted for a reason only, where its car was sold meanwhile', async ({
    open,
  }) => {
    const app = await open()
    await enterCars(app, 1)
    const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupTime: '15:00' }))
    await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
    const guest = { cookie: await guestCookie(app, done.id) }
    await app.clients.REST.ask('requestTripChange', { pickupTime: '10:30', expectedTotalCents: 4900 }, guest)
    await app.clients.REST.ask('createBooking', faroToVilamoura())
    const decision = { id: done.id, changeId: (await changeIn(app, done.id)).id }
    expectRefusal(await callAsAdmin(app, protocol, 'acceptBookingChange', decision), TAKEN)
    const accepted = await callAsAdmin(app, protocol, 'acceptBookingChange', { ...decision, ...OVER })
    expect([accepted.status, accepted.done.pickupTime]).toEqual([200, '10:30'])
  })

  test('an offer is booked while a car is free for it', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const { token } = await makeOffer(app)
    const body = await bookingOf(app, token, {}, protocol)
    await app.clients.REST.ask('createBooking', faroToVilamoura())
    expectRefusal(await app.clients[protocol].ask('createBooking', body), TAKEN)
    const { done } = await app.clients[protocol].ask('readOffer', { token })
    expect(done.state).toBe('open')
  })
})
