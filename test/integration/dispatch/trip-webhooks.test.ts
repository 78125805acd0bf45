import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { aCar, aDriver } from '../../support/cars.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, tell } from '../../support/dispatch.ts'
import { A_MINUTE, partnersTrip, step, tripLines } from '../../support/partner-trips.ts'
import { test } from '../../support/test.ts'
import { addWebhook, PRIVATE } from '../../support/webhooks.ts'

// The pick-up is at 10:30.
const MORNING = '2027-01-27T09:00:00.000Z'
const WEEKS_BEFORE = '2027-01-13T09:00:00.000Z'
const ANA = {
  driverName: 'Ana Martins',
  driverPhone: '+351912345678',
  plate: '12-AB-34',
  car: 'black Mercedes E Class',
}
const NOBODY = { driverName: null, driverPhone: null, plate: null, car: null }

/** A partner's trip that was given to Ana. */
async function givenTrip(app: TestApp) {
  const trip = await partnersTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const assignmentId = await trip.assign(ana)
  await app.workers.tripMessages.drain()
  return { ...trip, ana, assignmentId }
}

/** One that Ana has accepted, and that is told. */
async function acceptedTrip(app: TestApp) {
  const trip = await givenTrip(app)
  await step(app, trip.assignmentId, 'accept')
  app.clock.advance(A_MINUTE)
  await app.workers.tripMessages.drain()
  return trip
}

test('a partner reads how far a trip is, and hears each step once, as soon as it cannot be taken back', async ({
  open,
}) => {
  const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
  const trip = await givenTrip(app)
  const told = ['assigned offered']
  expect(tripLines(await trip.messages())).toEqual(told)
  for (const [type, line] of [
    ['accept', 'assigned accepted'],
    ['on_the_way', 'on_the_way on_the_way'],
    ['arrived', 'arrived at_pickup'],
    ['on_board', 'on_board on_board'],
    ['completed', 'completed completed'],
  ] as const) {
    const eventId = randomUUID()
    for (let time = 0; time < 2; time += 1) await tell(app, 'REST', trip.assignmentId, type, { eventId })
    expect(tripLines(await trip.messages())).toEqual(told)
    app.clock.advance(A_MINUTE)
    told.push(line)
    expect(tripLines(await trip.messages())).toEqual(told)
  }
  const { trips, updatedAt } = await trip.read()
  expect(trips).toEqual([
    {
      carNo: 1,
      state: 'completed',
      stateSince: '2027-01-27T09:04:04.000Z',
      ...ANA,
      onTheWayAt: '2027-01-27T09:01:01.000Z',
      arrivedAt: '2027-01-27T09:02:02.000Z',
      onBoardAt: '2027-01-27T09:03:03.000Z',
      completedAt: '2027-01-27T09:04:04.000Z',
    },
  ])
  const last = (await trip.messages()).at(-1)?.data
  expect(last).toMatchObject({ status: 'confirmed', trips, trip: trips[0], updatedAt })
})

test('who drives is told and read from 12 hours before the pick-up, once the driver has accepted', async ({
  open,
}) => {
  const app = await open({ ...PRIVATE, clock: clockAt(WEEKS_BEFORE) })
  const trip = await givenTrip(app)
  const told = async () => {
    const messages = await trip.messages()
    const [last] = messages.flatMap(({ data }) => ('trip' in data ? data.trip : [])).slice(-1)
    const { trips } = await trip.read()
    expect(last).toEqual(trips[0])
    return [messages.filter(({ data }) => 'trip' in data).length, last]
  }
  expect(await told()).toEqual([1, expect.objectContaining({ state: 'offered', ...NOBODY })])
  await step(app, trip.assignmentId, 'accept')
  app.clock.advance(A_MINUTE)
  expect(await told()).toEqual([2, expect.objectContaining({ state: 'accepted', ...NOBODY })])
  app.clock.set('2027-01-26T22:29:59Z')
  expect(await told()).toEqual([2, expect.objectContaining(NOBODY)])
  app.clock.set('2027-01-26T22:30:00Z')
  expect(await told()).toEqual([3, expect.objectContaining({ state: 'accepted', ...ANA })])
  expect(tripLines(await trip.messages()).at(-1)).toBe('assigned accepted')
  for (const { data } of (await trip.messages()).slice(0, -1))
    expect(JSON.stringify(data)).not.toContain('Ana M')
})

test('of a trip that is offered to somebody else neither the one nor the other is told', async ({ open }) => {
  const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
  const trip = await acceptedTrip(app)
  const last = async () =>
    (await trip.messages()).flatMap(({ data }) => ('trip' in data ? data.trip : [])).at(-1)
  expect(await last()).toMatchObject(ANA)
  const next = await trip.assign(await carAndDriver(app, '56-CD-78', 'Rui Costa'))
  expect(await last()).toMatchObject({ state: 'offered', ...NOBODY })
  expect((await trip.read()).trips).toEqual([await last()])
  await step(app, next, 'accept')
  app.clock.advance(A_MINUTE)
  expect(await last()).toMatchObject({ state: 'accepted', driverName: 'Rui Costa', plate: '56-CD-78' })
})

test('a message about something else says of the trip what was told of it', async ({ open }) => {
  const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
  const trip = await acceptedTrip(app)
  await step(app, trip.assignmentId, 'on_the_way')
  await callAsAdmin(app, 'REST', 'changeBookingDetails', { id: trip.id, notes: 'A dog' })
  const last = (await trip.messages()).at(-1)
  expect([last?.type, last?.data.trips]).toMatchObject(['booking.changed', [{ state: 'accepted', ...ANA }]])
})

describe('what is not so any more', () => {
  test('a step that is taken back within its minute is never told', async ({ open }) => {
    const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
    const trip = await acceptedTrip(app)
    const before = await trip.read()
    const undoes = await step(app, trip.assignmentId, 'on_the_way')
    app.clock.advance({ seconds: 60 })
    await app.workers.tripMessages.drain()
    await step(app, trip.assignmentId, 'undo', { undoes })
    app.clock.advance(A_MINUTE)
    expect(tripLines(await trip.messages())).toEqual(['assigned offered', 'assigned accepted'])
    expect(await trip.read()).toEqual(before)
  })

  test('one that was told before the phone could say that it was taken back is corrected', async ({
    open,
  }) => {
    const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
    const trip = await acceptedTrip(app)
    const before = await trip.read()
    const undoes = await step(app, trip.assignmentId, 'on_the_way')
    const occurredAt = new Date(app.clock().getTime() + 30_000).toISOString()
    app.clock.advance({ minutes: 20 })
    expect(tripLines(await trip.messages()).at(-1)).toBe('on_the_way on_the_way')
    await step(app, trip.assignmentId, 'undo', { undoes, occurredAt })
    const last = (await trip.messages()).at(-1)
    expect([last?.type, last?.data]).toMatchObject([
      'trip.corrected',
      { trip: before.trips[0], previous: { state: 'on_the_way' } },
    ])
  })

  test.for([
    ['declined', (app, { assignmentId }) => tell(app, 'REST', assignmentId, 'decline', { note: 'Ill' })],
    [
      'taken back',
      (app, { assignmentId }) => callAsAdmin(app, 'REST', 'releaseTrip', { id: assignmentId, reason: null }),
    ],
    ['cancelled', (app, { id }) => callAsAdmin(app, 'REST', 'cancelBooking', { id, reason: 'As agreed' })],
  ] as const satisfies readonly (readonly [
    string,
    (app: TestApp, trip: { readonly id: string; readonly assignmentId: string }) => Promise<unknown>,
  ])[])('of a trip that is %s nobody is said to drive it', async ([, act], { open }) => {
    const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
    const trip = await acceptedTrip(app)
    app.clock.advance({ minutes: 5 })
    await act(app, trip)
    const last = (await trip.messages()).at(-1)
    expect((await trip.read()).trips).toEqual([])
    expect([last?.type, last?.data]).toMatchObject([
      'trip.released',
      { trips: [], trip: { carNo: 1, state: 'released', stateSince: '2027-01-27T09:06:01.000Z', ...NOBODY } },
    ])
    expect(JSON.stringify(last)).not.toContain('Ill')
  })

  test('a driver’s new number and a car’s new plate are told, and not of trips that are over', async ({
    open,
  }) => {
    const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
    const trip = await acceptedTrip(app)
    const told = async () => {
      const [last] = (await trip.messages())
        .flatMap(({ data }) => ('trip' in data ? data.trip : []))
        .slice(-1)
      return [last?.driverPhone, last?.plate]
    }
    const { driverId, carId } = trip.ana
    const change = (phone: string) =>
      callAsAdmin(app, 'tRPC', 'changeDriver', { id: driverId, ...aDriver({ phone, usualCarId: carId }) })
    await change('+351 911 111 111')
    expect(await told()).toEqual(['+351911111111', '12-AB-34'])
    await callAsAdmin(app, 'tRPC', 'changeCar', { id: carId, ...aCar({ plate: '99-ZZ-99' }) })
    expect(await told()).toEqual(['+351911111111', '99-ZZ-99'])
    await step(app, trip.assignmentId, 'completed')
    app.clock.advance(A_MINUTE)
    const count = (await trip.messages()).length
    const { updatedAt } = await trip.read()
    await change('+351 922 222 222')
    expect(await trip.messages()).toHaveLength(count)
    const { trips, updatedAt: later } = await trip.read()
    expect([trips[0]?.driverPhone, later > updatedAt]).toEqual(['+351922222222', true])
  })
})

test('a partner reads and hears when the guest of a late flight is met', async ({ open }) => {
  const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
  const trip = await acceptedTrip(app)
  expect((await trip.read()).pickup.meetAt).toBe(null)
  await callAsAdmin(app, 'REST', 'moveMeeting', { id: trip.id, date: null, time: '11:30' })
  const meetAt = '2027-01-27T11:30:00+00:00'
  expect((await trip.read()).pickup).toMatchObject({ time: '10:30', meetAt })
  expect((await trip.messages()).find(({ type }) => type === 'booking.changed')).toMatchObject({
    data: { changes: ['meetAt'], pickup: { meetAt } },
    previous: { pickup: { meetAt: null } },
  })
})

test('a receiver of the office hears of it, too, and one of another partner nothing', async ({ open }) => {
  const app = await open({ ...PRIVATE, clock: clockAt(MORNING) })
  const stranger = await makeKey(app, { name: 'Somebody else' })
  const all = await addWebhook(app, 'http://127.0.0.1:9/')
  const others = await addWebhook(app, 'http://127.0.0.1:9/', { partnerId: stranger.partner.id })
  await acceptedTrip(app)
  const heard = async ({ id }: { readonly id: string }) =>
    (await callAsAdmin(app, 'REST', 'listWebhookDeliveries', { id })).done.deliveries.map(({ type }) => type)
  expect((await heard(all)).filter((type) => type.startsWith('trip.'))).toEqual([
    'trip.assigned',
    'trip.assigned',
  ])
  expect(await heard(others)).toEqual([])
})

test('two processes tell each step once, and what one has not written the other one does', async ({
  open,
}) => {
  const one = await open({ ...PRIVATE, clock: clockAt(MORNING) })
  const other = await open({ ...PRIVATE, beside: one })
  const trip = await acceptedTrip(one)
  for (const type of ['on_the_way', 'arrived', 'on_board'] as const) {
    await step(one, trip.assignmentId, type)
    one.clock.advance(A_MINUTE)
    await Promise.all([one, other, one, other].map((app) => app.workers.tripMessages.drain()))
  }
  // Nothing of it can be written: the deliveries and that they are told stand or fall together.
  await one.database
    .fresh()
    .execute('alter table webhook_delivery add constraint nothing check (false) not valid')
  await step(one, trip.assignmentId, 'completed')
  one.clock.advance(A_MINUTE)
  await expect(one.workers.tripMessages.drain()).resolves.toBeUndefined()
  await one.database.fresh().execute('alter table webhook_delivery drop constraint nothing')
  // Either process may have put it off by a minute, as late as now.
  one.clock.advance({ minutes: 3 })
  await other.workers.tripMessages.drain()
  expect(tripLines(await trip.messages())).toEqual([
    'assigned offered',
    'assigned accepted',
    'on_the_way on_the_way',
    'arrived at_pickup',
    'on_board on_board',
    'completed completed',
  ])
})
