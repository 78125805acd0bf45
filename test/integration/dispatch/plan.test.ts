import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { aBlock, aCar, aDriver } from '../../support/cars.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell, tripOfTwoVans } from '../../support/dispatch.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const date = '2027-01-27'

/** Two trips out and one back, with two cars and their drivers. */
async function dayOfThree(app: TestApp) {
  const out = await confirmedTrip(app)
  const beside = await confirmedTrip(app, { pickupTime: '10:45' })
  const back = await confirmedTrip(app, {
    pickupTime: '13:00',
    pickupLocation: 'Vilamoura',
    dropoffLocation: 'Faro Airport (FAO)',
    isAirportTransfer: false,
    flightNumber: null,
  })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
  return { out, beside, back, ana, rui }
}

describe.each(overTrpc)('the office, by %s,', (protocol) => {
  test('plans a day and takes the plan', async ({ open }) => {
    const app = await open()
    const { out, beside, back } = await dayOfThree(app)
    const pending = await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupTime: '18:00' }))
    const { done: plan } = await callAsAdmin(app, protocol, 'planDay', { date })
    expect(plan).toMatchObject({
      now: { trips: 3, driven: 0, emptyKm: 0, drivers: [] },
      proposed: { trips: 3, driven: 3, objections: 0, otherClass: 0 },
      spanMinutes: 780,
    })
    expect(plan.changes.map(({ bookingId }) => bookingId)).toEqual([out.id, beside.id, back.id])
    const ofBack = plan.trips.find(({ bookingId }) => bookingId === back.id)
    expect(ofBack).toMatchObject({ from: 'Vilamoura', hold: 'free', state: null, version: 0 })
    expect(ofBack?.proposed).toMatchObject({
      emptyKm: 0,
      reason: { code: 'is_there', place: 'Vilamoura' },
      why: expect.stringMatching(/^is in Vilamoura already at 1[12]:\d\d$/),
    })
    expect(plan.trips.find(({ bookingId }) => bookingId === pending.done.id)).toMatchObject({
      isPending: true,
      proposed: { driverId: expect.any(String) },
    })

    const { done } = await callAsAdmin(app, protocol, 'takePlan', { trips: chosenOf(plan) })
    expect(done.assignments.map(({ bookingId }) => bookingId)).toEqual([out.id, beside.id, back.id])
    const { done: history } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: back.id })
    expect(history.entries.filter(({ act }) => act === 'trip-assigned')).toHaveLength(1)
    const again = await callAsAdmin(app, protocol, 'planDay', { date })
    expect([again.done.changes, again.done.now]).toEqual([[], again.done.proposed])
    expect(again.done.now.emptyKm).toBeGreaterThan(0)
  })

  test('takes nothing of a plan that is older than one of its trips', async ({ open }) => {
    const app = await open()
    const { out, beside, ana } = await dayOfThree(app)
    const { done: plan } = await callAsAdmin(app, protocol, 'planDay', { date })
    await callAsAdmin(app, protocol, 'assignTrip', { id: out.id, ...ana })
    const late = await callAsAdmin(app, protocol, 'takePlan', { trips: chosenOf(plan) })
    expectRefusal(late, {
      status: 409,
      code: 'PLAN_OUTDATED',
      error: 'A trip has changed since this was planned: 10:30 Faro Airport → Vilamoura. Plan again.',
    })
    expect(late.refused['trips']).toEqual([{ bookingId: out.id, bookingNumber: out.bookingNumber, carNo: 1 }])
    const { done } = await callAsAdmin(app, protocol, 'readBookingTrip', { id: beside.id })
    expect(done.trip?.cars).toMatchObject([{ assignment: null }])
  })

  test('says which trip of a driver is in the way of a plan that is older, and takes nothing', async ({
    open,
  }) => {
    const app = await open()
    const { out, beside, ana } = await dayOfThree(app)
    const { done: plan } = await callAsAdmin(app, protocol, 'planDay', { date })
    await callAsAdmin(app, protocol, 'assignTrip', { id: beside.id, carId: null, driverId: ana.driverId })
    const ofOut = { bookingId: out.id, version: 0, ...ana }
    const others = chosenOf(plan).filter(({ bookingId }) => ![out.id, beside.id].includes(bookingId))
    expectRefusal(await callAsAdmin(app, protocol, 'takePlan', { trips: [ofOut, ...others] }), {
      status: 409,
      code: 'DRIVER_TAKEN',
      error: 'Ana Martins has another trip at that time: 10:45 Faro Airport → Vilamoura.',
    })
    const { done } = await callAsAdmin(app, protocol, 'readBookingTrip', { id: out.id })
    expect(done.trip?.cars).toMatchObject([{ assignment: null }])
  })

  test('swaps two drivers in one step, and is refused what a single assignment is', async ({ open }) => {
    const app = await open()
    const { out, beside, ana, rui } = await dayOfThree(app)
    await callAsAdmin(app, protocol, 'assignTrip', { id: out.id, ...ana })
    await callAsAdmin(app, protocol, 'assignTrip', { id: beside.id, ...rui })
    const take = (trips: object[], override: string | null = null) =>
      callAsAdmin(app, protocol, 'takePlan', { trips, override })
    const swapped = await take([
      { bookingId: out.id, ...rui, version: 1 },
      { bookingId: beside.id, ...ana, version: 1 },
    ])
    expect(swapped.done.assignments).toMatchObject([
      { driverName: 'Rui Costa', version: 2, state: 'offered' },
      { driverName: 'Ana Martins', version: 2 },
    ])
    expectRefusal(await take([{ bookingId: out.id, ...ana, version: 2 }]), {
      status: 409,
      code: 'CAR_TAKEN',
      error: 'The car 12-AB-34 has another trip at that time: 10:45 Faro Airport → Vilamoura.',
    })
    expectRefusal(
      await take([
        { bookingId: out.id, ...rui, version: 2 },
        { bookingId: out.id, ...ana, version: 2 },
      ]),
      { status: 400, code: 'INVALID_INPUT', error: 'Each trip can be given once at a time.' },
    )
    const large = await carAndDriver(app, '90-EF-12', 'Inês Lopes', { vehicleId: 3, seats: 7 })
    const other = { bookingId: out.id, ...large, version: 2 }
    expectRefusal(await take([other]), {
      status: 409,
      code: 'NEEDS_REASON',
      error: 'The car 90-EF-12 is a Mercedes V Class; Mercedes E Class was booked.',
    })
    const { done } = await take([other], 'The E Class is away.')
    expect(done.assignments).toMatchObject([
      { driverName: 'Inês Lopes', overrideReason: 'The E Class is away.' },
    ])
  })

  test('plans again after a breakdown: what need not change stays', async ({ open }) => {
    const app = await open()
    const { out, back, ana, rui } = await dayOfThree(app)
    const first = await callAsAdmin(app, protocol, 'assignTrip', { id: out.id, ...ana })
    const second = await callAsAdmin(app, protocol, 'assignTrip', { id: back.id, ...ana })
    for (const { done } of [first, second]) await tell(app, protocol, done.id, 'accept')
    const day = { startDate: date, endDate: date, startTime: '12:30', endTime: '20:00' }
    await callAsAdmin(app, protocol, 'blockCar', aBlock({ id: ana.carId, ...day }))
    const { done: plan } = await callAsAdmin(app, protocol, 'planDay', { date })
    expect([plan.now.objections, plan.proposed.objections]).toEqual([1, 0])
    const changed = plan.changes.map(({ bookingId }) => bookingId)
    expect(changed).toContain(back.id)
    expect(changed).not.toContain(out.id)
    expect(plan.trips.find(({ bookingId }) => bookingId === back.id)?.proposed.carId).toBe(rui.carId)
    const pins = [{ bookingId: back.id, carNo: 1 }]
    const pinned = await callAsAdmin(app, protocol, 'planDay', { date, pins })
    expect(pinned.done.changes.map(({ bookingId }) => bookingId)).not.toContain(back.id)
  })
})

test('a party of two vans is planned as it is sold', async ({ open }) => {
  const app = await open()
  const { id, assignments } = await tripOfTwoVans(app)
  await callAsAdmin(app, 'REST', 'releaseTrip', { id: assignments[0] })
  const { done: plan } = await callAsAdmin(app, 'REST', 'planDay', { date })
  const chosen = chosenOf(plan)
  expect(chosen).toMatchObject([{ bookingId: id, carNo: 1, version: 0 }])
  expect(plan.changes[0]?.warnings).toHaveLength(1)
  const { done } = await callAsAdmin(app, 'REST', 'takePlan', { trips: chosen, override: 'Two vans.' })
  expect(done.assignments).toMatchObject([{ carNo: 1, driverName: 'Ana Martins' }])
})

test('a plan beside a late flight proposes nothing that its take refuses', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
  const late = await confirmedTrip(app)
  const next = await confirmedTrip(app, { pickupTime: '13:00' })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  for (const { id } of [late, next]) await callAsAdmin(app, 'REST', 'assignTrip', { id, ...ana })
  await callAsAdmin(app, 'REST', 'moveMeeting', { id: late.id, date: null, time: '13:20' })
  // Another car is there, and nobody else to drive one of the two.
  const { done: car } = await callAsAdmin(app, 'REST', 'createCar', aCar({ plate: '56-CD-78' }))
  const day = { startDate: date, endDate: date, startTime: '12:30', endTime: '20:00' }
  await callAsAdmin(app, 'REST', 'blockCar', aBlock({ id: ana.carId, ...day }))
  const { done: alone } = await callAsAdmin(app, 'REST', 'planDay', { date })
  expect(alone.changes).toEqual([])
  const ofLate = alone.trips.find(({ bookingId }) => bookingId === late.id)
  expect(ofLate?.proposed).toMatchObject({ carId: null, undriven: 'no_driver_free' })

  await callAsAdmin(app, 'REST', 'createDriver', aDriver({ name: 'Rui Costa', email: null }))
  await carAndDriver(app, '90-EF-12', 'Inês Lopes')
  const { done: plan } = await callAsAdmin(app, 'REST', 'planDay', { date })
  expect([plan.proposed.driven, plan.changes.length]).toEqual([2, 2])
  const { done } = await callAsAdmin(app, 'REST', 'takePlan', { trips: chosenOf(plan) })
  expect(done.assignments.map(({ carId }) => carId)).toContain(car.id)
})

test('a plan ends when its request is closed', async ({ open }) => {
  const app = await open()
  await dayOfThree(app)
  const closed = new AbortController()
  const asked = fetch(`${app.origin}/api/admin/plan`, {
    method: 'POST',
    headers: { cookie: await app.adminCookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ date }),
    signal: closed.signal,
  })
  closed.abort()
  await expect(asked).rejects.toThrow('abort')
  const { done } = await callAsAdmin(app, 'REST', 'planDay', { date })
  expect(done.proposed.driven).toBe(3)
})

type Plan = Awaited<ReturnType<typeof callAsAdmin<'planDay'>>>['done']

/** All that a plan changes, as it is sent. */
function chosenOf({ trips, changes }: Plan) {
  return changes.map(({ bookingId, carNo }) => {
    const trip = trips.find((one) => one.bookingId === bookingId && one.carNo === carNo)
    const { carId, driverId } = trip?.proposed ?? {}
    return { bookingId, carNo, carId, driverId, version: trip?.version }
  })
}
