import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { Assignment } from '../../../src/server/dispatch/assignment.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { aBlock, aCar } from '../../support/cars.ts'
import { carAndDriver, confirmedTrip, tell, tripOfTwoVans } from '../../support/dispatch.ts'
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

  test('gives a trip back that it has just taken from a driver, as far as it was', async ({ open }) => {
    const app = await open()
    const trip = await confirmedTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const { done: given } = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana })
    await tell(app, protocol, given.id, 'accept')
    const takeBack = () => callAsAdmin(app, protocol, 'releaseTrip', { id: given.id })
    const restore = () => callAsAdmin(app, protocol, 'restoreTrip', { id: given.id })
    const ofBooking = async () =>
      (await callAsAdmin(app, protocol, 'readBookingTrip', { id: trip.id })).done.trip?.cars[0]
    await takeBack()
    expect(await ofBooking()).toMatchObject({
      assignment: null,
      takenBack: { assignmentId: given.id, from: 'Ana Martins', undoUntil: '2027-01-13T09:01:00.000Z' },
    })
    expect((await restore()).done).toMatchObject({ id: given.id, state: 'accepted', releaseCode: null })
    expect(await ofBooking()).toMatchObject({
      assignment: { driverName: 'Ana Martins', plate: '12-AB-34', state: 'accepted' },
      takenBack: null,
    })
    const refused = {
      status: 409,
      code: 'TRIP_MOVED_ON',
      error:
        'A trip can be given back for a minute after it was taken, while it has not changed and nobody else has it.',
    }
    await takeBack()
    const { done: other } = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...rui })
    expectRefusal(await restore(), refused)
    expect((await ofBooking())?.takenBack).toBeNull()
    await callAsAdmin(app, protocol, 'releaseTrip', { id: other.id })
    app.clock.advance({ minutes: 2 })
    expectRefusal(await restore(), refused)
    expect((await ofBooking())?.takenBack).toBeNull()
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

  test('is refused a car with too few seats or child seats, whatever the reason', async ({ open }) => {
    const app = await open()
    const ofSix = await confirmedTrip(app, { vehicleId: 3, vehicleName: 'Mercedes V Class', passengers: 6 })
    const ofChildren = await confirmedTrip(app, { childSeatCount: 2, passengers: 3, pickupTime: '15:00' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', { childSeats: 1 })
    const rui = await carAndDriver(app, '9-VV-9', 'Rui Costa', { vehicleId: 3, seats: 7 })
    const override = 'There is no other.'
    const small = await callAsAdmin(app, protocol, 'assignTrip', { id: ofSix.id, ...ana, override })
    expectRefusal(small, {
      status: 409,
      code: 'CAR_TOO_SMALL',
      error: 'The car 12-AB-34 has 4 seats; 6 passengers are booked.',
    })
    expect(small.refused['shortage']).toEqual({ code: 'too_few_seats', room: 4, needed: 6, cars: 1 })
    expectRefusal(await callAsAdmin(app, protocol, 'assignTrip', { id: ofChildren.id, ...ana, override }), {
      status: 409,
      code: 'CAR_TOO_SMALL',
      error: 'The car 12-AB-34 has room for 1 child seat; 2 are booked.',
    })
    const other = await confirmedTrip(app)
    const { done: one } = await callAsAdmin(app, protocol, 'assignTrip', { id: other.id, ...ana })
    const { done: two } = await callAsAdmin(app, protocol, 'assignTrip', { id: ofSix.id, ...rui })
    const swap = await callAsAdmin(app, protocol, 'swapTripCars', { id: one.id, otherId: two.id })
    expect([swap.status, swap.refused.code]).toEqual([409, 'CAR_TOO_SMALL'])
  })

  test('is refused a car with too little room for the luggage, unless the office says that more fits', async ({
    open,
  }) => {
    const app = await open()
    const trip = await confirmedTrip(app, {
      vehicleId: 3,
      vehicleName: 'Mercedes V Class',
      passengers: 2,
      luggageConfig: '4 large + 4 cabin bags',
    })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const override = 'There is no other.'
    const give = (who: object) => callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...who, override })
    expectRefusal(await give(ana), {
      status: 409,
      code: 'CAR_TOO_SMALL',
      error:
        'The car 12-AB-34 has room for luggage of 4 cabin bags, where a large suitcase counts as two; 12 are booked.',
    })
    const { done } = await callAsAdmin(app, protocol, 'readSuggestions', { id: trip.id })
    expect([done.suggestions, done.cars[0]?.shortage?.code]).toEqual([[], 'too_little_luggage'])
    await callAsAdmin(app, protocol, 'changeCar', { id: ana.carId, ...aCar({ luggage: 12 }) })
    expect((await give(ana)).status).toBe(200)
    await callAsAdmin(app, protocol, 'changeCar', { id: ana.carId, ...aCar({ luggage: 11 }) })
    const board = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-13' })
    expect(board.done.alarms).toMatchObject([{ kind: 'car_too_small', reason: { shortage: { room: 11 } } }])
  })

  test('gives a reason where a duty becomes too long, by what the office has set', async ({ open }) => {
    const app = await open()
    const first = await confirmedTrip(app, { pickupTime: '05:00' })
    const noon = await confirmedTrip(app, { pickupTime: '12:00' })
    const last = await confirmedTrip(app, { pickupTime: '17:30' })
    const next = await confirmedTrip(app, { pickupDate: '2027-01-28', pickupTime: '04:00' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const give = (id: string, override: string | null = null) =>
      callAsAdmin(app, protocol, 'assignTrip', { id, ...ana, override })
    const { done: morning } = await give(first.id)
    for (const step of ['accept', 'on_board', 'completed'] as const)
      await tell(app, protocol, morning.id, step)
    await give(noon.id)
    const long =
      /^Ana Martins would be on duty from 05:00 to 18:\d\d, 13 hours \d+ min\. At most 13 hours are set, unless 11 hours of rest lie between\.$/
    const refused = await give(last.id)
    expect([refused.status, refused.refused.code]).toEqual([409, 'NEEDS_REASON'])
    expect(refused.refused['warnings']).toEqual([expect.stringMatching(long)])
    const { done } = await callAsAdmin(app, protocol, 'readSuggestions', { id: last.id })
    expect(done.suggestions.map(({ driverName, warnings }) => [driverName, warnings])).toEqual([
      ['Rui Costa', []],
      ['Rui Costa', []],
    ])
    expect(done.drivers[0]?.objections).toMatchObject([{ code: 'duty_too_long', most: 780, rest: 660 }])
    expect((await give(last.id, 'Ana has rested at noon.')).status).toBe(200)
    // Nine hours after the last trip.
    expect((await give(next.id)).refused['warnings']).toEqual([
      expect.stringMatching(/^Ana Martins would be on duty from 27 January, 05:00 to 05:\d\d, 24 hours/),
    ])
    const limits = { spanMinutes: 840, restMinutes: 540, version: 1 }
    expect((await callAsAdmin(app, protocol, 'changeDuty', limits)).done).toEqual({ ...limits, version: 2 })
    expect((await give(next.id)).status).toBe(200)
    const wrong = await callAsAdmin(app, protocol, 'changeDuty', { spanMinutes: 840, restMinutes: 601 })
    expectRefusal(wrong, {
      status: 400,
      code: 'INVALID_INPUT',
      error: 'The span of a duty and the rest after it are together at most 24 hours.',
    })
    expect((await callAsAdmin(app, protocol, 'readDuty')).done).toEqual({ ...limits, version: 2 })
  })

  test('gives a reason where a driver has too little time to change the car where the other one stands', async ({
    open,
  }) => {
    const app = await open()
    const first = await confirmedTrip(app)
    const second = await confirmedTrip(app, {
      pickupTime: '12:00',
      pickupLocation: 'Vilamoura',
      dropoffLocation: 'Faro Airport',
    })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    await callAsAdmin(app, protocol, 'assignTrip', { id: first.id, ...ana })
    const other = { id: second.id, driverId: ana.driverId, carId: rui.carId }
    const refused = await callAsAdmin(app, protocol, 'assignTrip', other)
    expect(refused.refused['warnings']).toEqual([
      expect.stringMatching(
        /^Ana Martins would change from the car 12-AB-34 to 56-CD-78: \d+ minutes short, with 15 where both stand\.$/,
      ),
    ])
    const { done } = await callAsAdmin(app, protocol, 'readSuggestions', { id: second.id })
    expect(done.suggestions.map(({ plate, driverName }) => `${plate} ${driverName}`)).toEqual([
      '12-AB-34 Ana Martins',
      '56-CD-78 Rui Costa',
    ])
    expect((await callAsAdmin(app, protocol, 'assignTrip', { ...other, carId: ana.carId })).status).toBe(200)
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

test('two vans share the passengers of a booking, and one that is too small beside the other is refused', async ({
  open,
}) => {
  const app = await open()
  const { id } = await tripOfTwoVans(app)
  const { carId } = await carAndDriver(app, '1-EE-11', 'Eva Dias', { seats: 1 })
  const board = await callAsAdmin(app, 'tRPC', 'readBoard', { date: '2027-01-27' })
  expect(board.done.alarms).toEqual([])
  const small = { id, carNo: 2, carId, driverId: null, override: 'It is there.' }
  expectRefusal(await callAsAdmin(app, 'tRPC', 'assignTrip', small), {
    status: 409,
    code: 'CAR_TOO_SMALL',
    error: 'With the car 1-EE-11 the 2 cars of this booking have 9 seats; 10 passengers are booked.',
  })
})

test('a Sprinter’s booking that was sold before there were cars gets a second van where one is too small', async ({
  open,
}) => {
  const app = await open()
  const trip = await confirmedTrip(app, {
    vehicleId: 5,
    vehicleName: 'Sprinter (or two vans)',
    passengers: 12,
  })
  const vito = { vehicleId: 4, seats: 8 }
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', vito)
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa', vito)
  const cars = async () =>
    (await callAsAdmin(app, 'tRPC', 'readBoard', { date: '2027-01-27' })).done.trips?.[0]?.cars.map(
      ({ carNo, assignment }) => [carNo, assignment?.plate],
    )
  expect(await cars()).toEqual([[1, undefined]])
  const override = 'Two vans.'
  await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, ...ana, override })
  expect(await cars()).toEqual([
    [1, '12-AB-34'],
    [2, undefined],
  ])
  await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, carNo: 2, ...rui, override })
  expect(await cars()).toEqual([
    [1, '12-AB-34'],
    [2, '56-CD-78'],
  ])
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
    news: [{ code: 'pickup_time', from: '10:30', to: '11:00', day: null }],
    startsAt: new Date('2027-01-27T11:00:00Z'),
  })
  await callAsAdmin(app, 'tRPC', 'cancelBooking', { id: trip.id, reason: 'As agreed' })
  expect(await app.database.fresh().findOne(Assignment, { id: given.id })).toMatchObject({
    state: 'released',
    releaseCode: 'cancelled',
  })
})
