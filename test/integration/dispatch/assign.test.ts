import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { Assignment } from '../../../src/server/assignments/assignment.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { aBlock, aCar } from '../../support/cars.ts'
import { carAndDriver, confirmedTrip } from '../../support/dispatch.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('gives a trip to a driver and a car, to others, and takes it back', async ({ open }) => {
    const app = await open()
    const trip = await confirmedTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const given = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana, version: 0 })
    expect(given.done).toMatchObject({
      carNo: 1,
      plate: '12-AB-34',
      carName: 'black Mercedes E Class',
      driverName: 'Ana Martins',
      state: 'offered',
      startsAt: '2027-01-27T10:30:00.000Z',
      version: 1,
      events: [],
    })
    const late = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...rui, version: 0 })
    expect([late.status, late.refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    const other = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...rui, version: 1 })
    expect(other.done).toMatchObject({ driverName: 'Rui Costa', state: 'offered', version: 2 })
    expect(other.done.id).not.toBe(given.done.id)
    const back = await callAsAdmin(app, protocol, 'releaseTrip', { id: other.done.id, reason: 'Rui is ill.' })
    expect(back.done).toMatchObject({ state: 'released', releaseReason: 'Rui is ill.' })
    const { done } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: trip.id })
    const lines = done.entries.filter(({ act }) => act.startsWith('trip-'))
    expect(lines.map(({ act, note }) => [act, note])).toEqual([
      ['trip-assigned', 'Ana Martins, 12-AB-34'],
      ['trip-assigned', 'Rui Costa, 56-CD-78'],
      ['trip-released', 'Rui is ill.'],
    ])
  })

  test('gives out accepted bookings only', async ({ open }) => {
    const app = await open()
    const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    expectRefusal(await callAsAdmin(app, protocol, 'assignTrip', { id: done.id, ...ana }), {
      status: 409,
      code: 'NOT_CONFIRMED',
      error: 'Accept the booking first: only accepted ones are given to drivers.',
    })
  })

  test('is told which trip has the car or the driver at that time', async ({ open }) => {
    const app = await open()
    const first = await confirmedTrip(app)
    const second = await confirmedTrip(app, { pickupTime: '10:45' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    await callAsAdmin(app, protocol, 'assignTrip', { id: first.id, ...ana })
    expectRefusal(
      await callAsAdmin(app, protocol, 'assignTrip', { id: second.id, ...rui, carId: ana.carId }),
      {
        status: 409,
        code: 'CAR_TAKEN',
        error: 'The car 12-AB-34 has another trip at that time: 10:30 Faro Airport → Vilamoura.',
      },
    )
    expectRefusal(
      await callAsAdmin(app, protocol, 'assignTrip', { id: second.id, ...rui, driverId: ana.driverId }),
      {
        status: 409,
        code: 'DRIVER_TAKEN',
        error: 'Ana Martins has another trip at that time: 10:30 Faro Airport → Vilamoura.',
      },
    )
  })

  test('gives a reason where the way is too short, the car is away or of another class', async ({ open }) => {
    const app = await open()
    const first = await confirmedTrip(app)
    const second = await confirmedTrip(app, {
      pickupTime: '12:00',
      pickupLocation: 'Sagres',
      dropoffLocation: 'Faro',
    })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    await callAsAdmin(app, protocol, 'assignTrip', { id: first.id, ...ana })
    const tight = await callAsAdmin(app, protocol, 'assignTrip', { id: second.id, ...ana })
    expect([tight.status, tight.refused.code]).toEqual([409, 'NEEDS_REASON'])
    expect(tight.refused['warnings']).toEqual([
      expect.stringMatching(
        /^\d+ minutes short between 10:30 Faro Airport → Vilamoura and 12:00 Sagres → Faro\.$/,
      ),
    ])
    const { done: van } = await callAsAdmin(
      app,
      protocol,
      'createCar',
      aCar({ plate: '9-VV-9', vehicleId: 3 }),
    )
    await callAsAdmin(app, protocol, 'blockCar', {
      id: van.id,
      ...aBlock({ startDate: '2027-01-27', endDate: '2027-01-27', endTime: '14:00' }),
    })
    const away = await callAsAdmin(app, protocol, 'assignTrip', {
      id: second.id,
      carId: van.id,
      driverId: null,
    })
    expect(away.refused['warnings']).toEqual([
      'The car 9-VV-9 is at the workshop until 14:00.',
      'The car 9-VV-9 is a Mercedes V Class; Mercedes E Class was booked.',
    ])
    const done = await callAsAdmin(app, protocol, 'assignTrip', {
      id: second.id,
      carId: van.id,
      driverId: null,
      override: 'The workshop gives it back at eleven.',
    })
    expect(done.done).toMatchObject({ plate: '9-VV-9', driverName: null })
  })

  test('swaps the cars of two trips that are at the same time', async ({ open }) => {
    const app = await open()
    const first = await confirmedTrip(app)
    const second = await confirmedTrip(app, { pickupTime: '10:45' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const { done: one } = await callAsAdmin(app, protocol, 'assignTrip', { id: first.id, ...ana })
    const { done: other } = await callAsAdmin(app, protocol, 'assignTrip', { id: second.id, ...rui })
    const swapped = await callAsAdmin(app, protocol, 'swapTripCars', { id: one.id, otherId: other.id })
    expect(swapped.done.assignments).toMatchObject([
      { driverName: 'Ana Martins', plate: '56-CD-78', version: 2, changed: 'The car is 56-CD-78 now.' },
      { driverName: 'Rui Costa', plate: '12-AB-34', version: 2 },
    ])
  })

  test('finds no booking and no assignment that there is not', async ({ app }) => {
    const ana = await carAndDriver(app, `X${randomUUID().slice(0, 8)}`, 'Ana Martins')
    const assign = await callAsAdmin(app, protocol, 'assignTrip', { id: randomUUID(), ...ana })
    expect([assign.status, assign.refused.code]).toEqual([404, 'NOT_FOUND'])
    const release = await callAsAdmin(app, protocol, 'releaseTrip', { id: 'x' })
    expect([release.status, release.refused.code]).toEqual([404, 'NOT_FOUND'])
  })
})

test('a trip that moves tells its driver, and ends with its booking', async ({ open }) => {
  const app = await open()
  const trip = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done: given } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, ...ana })
  const { done: change } = await callAsAdmin(app, 'tRPC', 'changeBooking', {
    id: trip.id,
    pickupTime: '11:00',
    price: 'set',
    totalPrice: 49,
    expectedTotal: 49,
    reason: 'As agreed',
  })
  expect(change).toBeDefined()
  const em = app.database.fresh()
  expect(await em.findOne(Assignment, { id: given.id })).toMatchObject({
    version: 2,
    changed: 'Pick-up changed from 10:30 to 11:00.',
    startsAt: new Date('2027-01-27T11:00:00Z'),
  })
  await callAsAdmin(app, 'tRPC', 'cancelBooking', { id: trip.id, reason: 'As agreed' })
  expect(await app.database.fresh().findOne(Assignment, { id: given.id })).toMatchObject({
    state: 'released',
    releaseReason: 'The booking was cancelled.',
  })
})
