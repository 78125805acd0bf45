import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { CarCommitment } from '../../../src/server/capacity/take-car.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { protocols } from '../../support/api-clients.ts'
import { aBlock, enterCars } from '../../support/cars.ts'
import { online, openPaying } from '../../support/payments.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, type BookingBody } from '../../support/trips.ts'

// The transfer takes the car for 45 minutes of waiting and 31.3 of driving; the drive back and the turnaround follow.
const TAKEN = {
  status: 409,
  code: 'NO_CAR',
  error: 'All our E Class cars are taken at 10:30 on 27 January. Free at 08:10 and 12:50.',
}

describe.each(protocols)('by %s,', (protocol) => {
  test('without cars of a class everything is sold, as before', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1, { vehicleId: 3 })
    for (let count = 0; count < 3; count += 1)
      expect((await app.clients[protocol].ask('createBooking', faroToVilamoura())).status).toBe(201)
  })

  test('one car is sold once at a time, and the refusal names the nearest times', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    expect((await app.clients[protocol].ask('createBooking', faroToVilamoura())).status).toBe(201)
    const refused = await app.clients[protocol].ask('createBooking', faroToVilamoura())
    expectRefusal(refused, TAKEN)
    expect(refused.refused['nearestTimes']).toEqual(['08:10', '12:50'])
    for (const pickupTime of ['08:10', '12:50']) {
      const { status } = await app.clients[protocol].ask('createBooking', faroToVilamoura({ pickupTime }))
      expect([pickupTime, status]).toEqual([pickupTime, 201])
    }
    expect(await app.database.fresh().count(Booking)).toBe(3)
    expect(await app.database.fresh().count(CarCommitment)).toBe(3)
  })

  test('after a long way the refusal names a time of the same day, however far off', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const long = faroToVilamoura({ dropoffLocation: 'Lisbon', pickupTime: '09:00' })
    expect((await app.clients[protocol].ask('createBooking', long)).status).toBe(201)
    const { refused } = await app.clients[protocol].ask('createBooking', long)
    expect(refused['nearestTimes']).toEqual([expect.stringMatching(/^0\d:/), '16:30'])
    const { status } = await app.clients[protocol].ask('createBooking', { ...long, pickupTime: '16:30' })
    expect(status).toBe(201)
  })

  test('a rejected booking gives its car back', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const { done } = await app.clients[protocol].ask('createBooking', faroToVilamoura())
    expect((await callAsAdmin(app, protocol, 'rejectBooking', { id: done.id })).status).toBe(200)
    expect((await app.clients[protocol].ask('createBooking', faroToVilamoura())).status).toBe(201)
    const released = await app.database.fresh().find(CarCommitment, { bookingId: done.id })
    expect(released.map(({ releaseReason }) => releaseReason)).toEqual(['rejected'])
  })

  test('a cancelled booking gives its car back, an accepted one keeps it', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const { done } = await app.clients[protocol].ask('createBooking', faroToVilamoura())
    await callAsAdmin(app, protocol, 'acceptBooking', { id: done.id })
    expect((await app.clients[protocol].ask('createBooking', faroToVilamoura())).status).toBe(409)
    expect(
      (await callAsAdmin(app, protocol, 'cancelBooking', { id: done.id, reason: 'The car broke down.' }))
        .status,
    ).toBe(200)
    expect((await app.clients[protocol].ask('createBooking', faroToVilamoura())).status).toBe(201)
  })

  test('a quote for a day and time says whether a car is free, and when one is', async ({ open }) => {
    const app = await open()
    const trip = { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'E Class' }
    const quote = async (at: object) => {
      const { done } = await app.clients[protocol].ask('createQuote', { ...trip, ...at })
      return [done.availability, done.nearestTimes]
    }
    const at = { pickupDate: '2027-01-27', pickupTime: '10:30' }
    expect(await quote(at)).toEqual([undefined, undefined])
    await enterCars(app, 1)
    expect(await quote({})).toEqual(['depends_on_time', undefined])
    expect(await quote(at)).toEqual(['available', undefined])
    await app.clients[protocol].ask('createBooking', faroToVilamoura())
    expect(await quote(at)).toEqual(['on_request', ['08:10', '12:50']])
  })
})

test('a partner’s system is refused like everybody else', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  const byPartner = byKey(await makeKey(app))
  expect((await app.clients.REST.ask('createBooking', faroToVilamoura(), byPartner)).status).toBe(201)
  expectRefusal(await app.clients.REST.ask('createBooking', faroToVilamoura(), byPartner), TAKEN)
})

test('bookings from before the first car count', async ({ open }) => {
  const app = await open()
  await app.clients.REST.ask('createBooking', faroToVilamoura())
  await enterCars(app, 1)
  expect((await app.clients.REST.ask('createBooking', faroToVilamoura())).status).toBe(409)
})

test('a car that is at the workshop or not there yet is not sold', async ({ open }) => {
  const app = await open()
  const [id] = await enterCars(app, 1)
  await enterCars(app, 1, { activeFrom: '2027-01-28' })
  await enterCars(app, 1, { activeUntil: '2027-01-26' })
  const day = { startDate: '2027-01-27', endDate: '2027-01-27', endTime: '12:00' }
  await callAsAdmin(app, 'REST', 'blockCar', aBlock({ id, ...day }))
  expect((await app.clients.REST.ask('createBooking', faroToVilamoura())).status).toBe(409)
  const later = faroToVilamoura({ pickupTime: '12:45' })
  expect((await app.clients.REST.ask('createBooking', later)).status).toBe(201)
  const tomorrow = faroToVilamoura({ pickupDate: '2027-01-28' })
  expect((await app.clients.REST.ask('createBooking', tomorrow)).status).toBe(201)
  expect((await app.clients.REST.ask('createBooking', tomorrow)).status).toBe(201)
  expect((await app.clients.REST.ask('createBooking', tomorrow)).status).toBe(409)
})

test('a car drives from the base that is nearest to the pick-up, of those that have cars', async ({
  open,
}) => {
  const app = await openPaying(open)
  await enterCars(app, 1)
  const statusOf = async (trip: BookingBody) =>
    (await app.clients.REST.ask('createBooking', online(trip))).status
  const fromSeville = { pickupLocation: 'Seville', dropoffLocation: 'Faro' }
  expect(await statusOf({})).toBe(201)
  // Seville has no cars of its own: the one of the Algarve is taken.
  expect(await statusOf({ ...fromSeville, customerName: 'Rui Costa' })).toBe(409)
  await enterCars(app, 1, { base: 'Seville' })
  expect(await statusOf({ ...fromSeville, customerName: 'Rui Costa' })).toBe(201)
  expect(await statusOf({ customerName: 'Rui Costa' })).toBe(409)
})

test('a hire holds its car for its hours', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1, { vehicleId: 3 })
  await app.clients.REST.ask('createBooking', hireInFaro())
  const at = (pickupTime: string) => app.clients.REST.ask('createBooking', hireInFaro({ pickupTime }))
  expect((await at('14:55')).status).toBe(409)
  expect((await at('15:00')).status).toBe(201)
})

test('where no Sprinter is free two Vitos go in its place', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1, { vehicleId: 5 })
  await enterCars(app, 3, { vehicleId: 4 })
  const group = faroToVilamoura({
    vehicleId: 5,
    vehicleName: 'Sprinter (or two vans)',
    passengers: 12,
  })
  const vito = faroToVilamoura({ vehicleId: 4, vehicleName: 'Mercedes Vito' })
  const statusOf = async (trip: object) => (await app.clients.REST.ask('createBooking', trip)).status
  expect(await statusOf(group)).toBe(201)
  expect(await statusOf(group)).toBe(201)
  expect(await statusOf(group)).toBe(409)
  expect(await statusOf(vito)).toBe(201)
  expect(await statusOf(vito)).toBe(409)
})
