import { randomUUID } from 'node:crypto'
import { lifeStates } from '@chauffeur/domain/life-state'
import type { TripAsRead } from '@chauffeur/domain/trip-messages'
import { omit } from '@chauffeur/domain/booking-facts'
import { describe, expect } from 'vitest'
import { CarCommitment } from '../../../src/server/capacity/take-car.ts'
import { only } from '../../../src/server/core/only.ts'
import { findRows } from '../../../src/server/db/find-rows.ts'
import { TripNotification } from '../../../src/server/dispatch/trip-notification.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver } from '../../support/dispatch.ts'
import { A_MINUTE, partnersTrip, step } from '../../support/partner-trips.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { PRIVATE } from '../../support/webhooks.ts'

/** Of somebody else, with wishes, needs and labels. */
const FULL = {
  travellerName: 'Rui Costa',
  travellerPhone: '912 000 111',
  notes: 'Two\nlines',
  signName: 'Costa',
  wheelchair: 'folds',
  pet: true,
  vehicleId: 3,
  vehicleName: 'Mercedes V Class',
  stops: [{ location: 'Loulé market', duration: 60 }],
  reference: 'HX-2291',
  metadata: { desk: 'Lobby 2' },
}

describe.each(protocols)('by %s', (protocol) => {
  test('making, reading, changing, listing and cancelling a booking answer the same whole of it, as its messages do', async ({
    open,
  }) => {
    const app = await open()
    const key = await makeKey(app)
    const client = app.clients[protocol]
    const made = (await client.ask('createPartnerBooking', faroToVilamoura(FULL), byKey(key))).done
    const { bookingNumber } = made
    const read = async () => (await client.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done
    /** The last message, without the fields that it alone has. */
    const lastData = async () => {
      const { done } = await client.ask('listPartnerEvents', {}, byKey(key))
      const { passengerName, passengerPhone, changes: _, ...data } = done.data.at(-1)?.data ?? {}
      expect([passengerName, passengerPhone]).toEqual(['Rui Costa', '+351912000111'])
      return data
    }
    expect(made).toEqual(await read())
    expect(await lastData()).toEqual(made)
    expect(made).toMatchObject({
      state: 'pending',
      guest: { name: 'Rui Costa', phone: '+351912000111', email: null, locale: 'en' },
      booker: { name: 'Ana Sousa', phone: '+351912345678', email: 'ana.sousa@example.com' },
      vehicle: { id: 3, name: 'Mercedes V Class' },
      stops: [{ location: 'Loulé market', minutes: 60 }],
      hours: null,
      wheelchair: 'folds',
      pet: true,
    })

    const wish = { bookingNumber, passengers: 3, notes: null }
    const changed = (await client.ask('changePartnerBooking', wish, byKey(key))).done
    expect(changed).toEqual(await read())
    expect(await lastData()).toEqual(changed)
    expect((await client.ask('listPartnerBookings', {}, byKey(key))).done.data).toEqual([changed])

    const ending = { bookingNumber, reason: 'The guest is ill.' }
    const cancelled = (await client.ask('cancelPartnerBooking', ending, byKey(key))).done
    expect(cancelled).toMatchObject({ state: 'cancelled', status: 'pending', cancelReason: ending.reason })
    expect(cancelled).toEqual(await read())
    expect(await lastData()).toEqual(cancelled)
  })
})

test('a read says of a trip what was told of it, and its version stays until it is told', async ({
  open,
}) => {
  const app = await open({ ...PRIVATE, clock: clockAt('2027-01-27T09:00:00.000Z') })
  const trip = await partnersTrip(app)
  const assignmentId = await trip.assign(await carAndDriver(app, '12-AB-34', 'Ana Martins'))
  await trip.messages()
  const steps = [
    ['accept', 'accepted', 'confirmed'],
    ['on_the_way', 'on_the_way', 'in_progress'],
    ['on_board', 'on_board', 'in_progress'],
    ['completed', 'completed', 'completed'],
  ] as const
  for (const [type, state, life] of steps) {
    const before = await trip.read()
    await step(app, assignmentId, type)
    await trip.messages()
    expect(await trip.read()).toEqual(before)
    app.clock.advance(A_MINUTE)
    const last = (await trip.messages()).at(-1)?.data ?? {}
    const told = await trip.read()
    expect([told.state, told.trips[0]?.state]).toEqual([life, state])
    expect(last).toMatchObject(omit(told, ['journey']))
    expect(told.version).toBeGreaterThan(before.version)
  }
})

type Cars = readonly TripAsRead['state'][]

test('bookings are found by the state that each of them says', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  const em = app.database.fresh()
  const decided = "status = 'confirmed', decided_at = now()"
  const confirmed: readonly Cars[] = [
    [],
    ['offered'],
    ['accepted', 'offered'],
    ['on_the_way'],
    ['at_pickup', 'accepted'],
    ['no_show_claimed'],
    ['on_board', 'completed'],
    ['completed'],
    ['completed', 'no_show'],
    ['completed', 'offered'],
    ['no_show'],
    ['no_show'],
    ['no_show', 'accepted'],
  ]
  const cases: readonly (readonly [change: string, cars: Cars])[] = [
    ['', []],
    ["status = 'rejected', decided_at = now()", []],
    ["cancelled_at = now(), cancelled_by = 'partner', cancel_fee_cents = 0", []],
    [`${decided}, cancelled_at = now(), cancelled_by = 'office', cancel_fee_cents = 0`, ['completed']],
    ...confirmed.map((cars) => [decided, cars] as const),
  ]
  for (const [change, cars] of cases) {
    const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
    if (change !== '') await em.execute(`update booking set ${change} where id = ?`, [done.id])
    for (const [index, state] of cars.entries())
      await em.insert(TripNotification, {
        bookingId: done.id,
        carNo: index + 1,
        messages: 1,
        told: { assignmentId: done.id, trip: { ...NOT_BEGUN, carNo: index + 1, state } },
      })
  }
  const list = async (input: object) =>
    (await app.clients.REST.ask('listPartnerBookings', { limit: 100, ...input }, byKey(key))).done.data
  // The first car of a Sprinter's two vans has missed its guest, and the other one was given to nobody yet.
  const missed = await list({ state: 'no_show' })
  const [ofTwoVans = '', ofSprinter = ''] = missed.map(({ id }) => id)
  await em.execute(
    `update booking set vehicle_id = 5, vehicle_name = 'Sprinter (or two vans)' where id in (?, ?)`,
    [ofTwoVans, ofSprinter],
  )
  const held = await findRows(em, CarCommitment, { bookingId: ofTwoVans })
  await em.insert(CarCommitment, Object.assign({}, only(held), { id: randomUUID() }))
  const all = await list({})
  expect(all).toHaveLength(cases.length)
  const stateOf = (id: string) => all.find((one) => one.id === id)?.state
  expect([stateOf(ofTwoVans), stateOf(ofSprinter)]).toEqual(['in_progress', 'no_show'])
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(lifeStates))
  for (const state of lifeStates) {
    const numbers = (await list({ state })).map(({ bookingNumber }) => bookingNumber)
    expect(numbers, state).toEqual(
      all.filter((one) => one.state === state).map(({ bookingNumber }) => bookingNumber),
    )
  }
  const wrong = await app.clients.REST.ask('listPartnerBookings', { state: 'lost' }, byKey(key))
  expect([wrong.status, wrong.refused.details?.[0]?.field]).toEqual([400, 'state'])
  await callAsAdmin(app, 'REST', 'rejectBooking', { id: all[0]?.id, reason: null })
  expect((await list({ state: 'rejected' })).length).toBe(2)
})

const NOT_BEGUN = {
  stateSince: '2027-01-13T09:00:00.000Z',
  driverName: null,
  driverPhone: null,
  plate: null,
  car: null,
  onTheWayAt: null,
  arrivedAt: null,
  onBoardAt: null,
  completedAt: null,
}
