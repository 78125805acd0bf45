import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import { aBlock, aCar, aDriver } from '../../support/cars.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

const date = '2027-01-27'

describe.each(overTrpc)('the board, by %s,', (protocol) => {
  test('shows the trips of a day by time, and what has changed since', async ({ open }) => {
    const app = await open()
    const late = await confirmedTrip(app, { pickupTime: '15:00' })
    const early = await confirmedTrip(app)
    const { done: pending } = await app.clients.REST.ask(
      'createBooking',
      faroToVilamoura({ pickupTime: '12:00' }),
    )
    await confirmedTrip(app, { pickupDate: '2027-01-28' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const board = (changedSince?: string) => callAsAdmin(app, protocol, 'readBoard', { date, changedSince })
    const { done } = await board()
    expect(done.trips).toMatchObject([
      {
        bookingId: early.id,
        from: 'Faro Airport',
        to: 'Vilamoura',
        cars: [{ carNo: 1, assignment: null, version: 0 }],
      },
      { bookingId: pending.id, status: 'pending', cars: [] },
      { bookingId: late.id, pickupTime: '15:00' },
    ])
    expect(done.alarms).toMatchObject([{ bookingId: pending.id, kind: 'booking_pending' }])
    const same = await board(done.cursor)
    expect(same.done).toEqual({ ...done, trips: null })
    await callAsAdmin(app, protocol, 'assignTrip', { id: early.id, ...ana })
    const changed = await board(done.cursor)
    expect(changed.done.trips?.[0]?.cars).toMatchObject([
      {
        assignment: { driverName: 'Ana Martins', state: 'offered' },
        version: 1,
        leaveBy: expect.any(String),
        steps: ['accept', 'decline', 'on_the_way'],
      },
    ])
  })

  test('says when a driver has to leave from the trip before, on the page of the booking, too', async ({
    open,
  }) => {
    const app = await open()
    const before = await confirmedTrip(app)
    const after = await confirmedTrip(app, { pickupTime: '12:30' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const leavesBy = async () => {
      const { done } = await callAsAdmin(app, protocol, 'readBoard', { date })
      const ofBooking = await callAsAdmin(app, protocol, 'readBookingTrip', { id: after.id })
      return [
        done.trips?.find(({ bookingId }) => bookingId === after.id)?.cars[0]?.leaveBy,
        ofBooking.done.trip?.cars[0]?.leaveBy,
      ]
    }
    await callAsAdmin(app, protocol, 'assignTrip', { id: after.id, ...ana })
    const [fromBase] = await leavesBy()
    expect(await leavesBy()).toEqual([fromBase, fromBase])
    await callAsAdmin(app, protocol, 'assignTrip', { id: before.id, ...ana })
    const [fromTrip] = await leavesBy()
    expect(fromTrip).not.toBe(fromBase)
    expect(await leavesBy()).toEqual([fromTrip, fromTrip])
  })

  test('says what is wrong now, also of tomorrow’s trips', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const trip = await confirmedTrip(app)
    const tomorrow = await confirmedTrip(app, { pickupDate: '2027-01-28', pickupTime: '09:00' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const { done: given } = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana })
    await tell(app, protocol, given.id, 'accept')
    app.clock.set('2027-01-27T10:32:00Z')
    const { done } = await callAsAdmin(app, protocol, 'readBoard', { date })
    expect(done.alarms).toMatchObject([
      {
        bookingId: trip.id,
        kind: 'not_at_pickup',
        level: 'red',
        sentence: '10:30 Faro Airport → Vilamoura: Ana should have been at the pick-up 2 minutes ago.',
        driverPhone: '+351912345678',
      },
      {
        bookingId: tomorrow.id,
        kind: 'nobody_assigned',
        level: 'amber',
        sentence:
          '28 January, 09:00 Faro Airport → Vilamoura: nobody is assigned, pick-up in 22 hours 28 min.',
      },
    ])
    await tell(app, protocol, given.id, 'arrived')
    const after = await callAsAdmin(app, protocol, 'readBoard', { date })
    expect(after.done.alarms.map(({ kind }) => kind)).toEqual(['nobody_assigned'])
  })

  test('puts an alarm that has time off for an hour, for everybody, unless it turns late', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T04:20:00Z') })
    const first = await confirmedTrip(app)
    const second = await confirmedTrip(app, { pickupTime: '14:00' })
    const { done: pending } = await app.clients.REST.ask(
      'createBooking',
      faroToVilamoura({ pickupTime: '15:00' }),
    )
    const nobody = ({ id: bookingId }: { readonly id: string }) => ({
      bookingId,
      carNo: 1,
      kind: 'nobody_assigned',
    })
    const { done } = await callAsAdmin(app, protocol, 'putOffAlarms', {
      alarms: [
        nobody(first),
        nobody(first),
        nobody(second),
        { bookingId: pending.id, carNo: null, kind: 'booking_pending' },
        nobody({ id: 'x' }),
      ],
    })
    expect(done.until).toBe('2027-01-27T05:20:00.000Z')
    const alarms = async () =>
      (await callAsAdmin(app, protocol, 'readBoard', { date })).done.alarms.map(({ group, putOff }) => [
        group,
        putOff,
      ])
    const putOff = { until: done.until, by: 'maria' }
    const decide = ['decide', null]
    expect(await alarms()).toEqual([decide, ['later', putOff], ['later', putOff]])
    app.clock.set('2027-01-27T05:00:00Z')
    expect(await alarms()).toEqual([decide, ['late', null], ['later', putOff]])
    app.clock.set('2027-01-27T05:20:00Z')
    expect(await alarms()).toEqual([decide, ['late', null], ['later', null]])
  })

  test('begins with the bookings that nobody has accepted, of today and of tomorrow morning', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const book = async (over: BookingBody) =>
      (await app.clients.REST.ask('createBooking', faroToVilamoura(over))).done.id
    await confirmedTrip(app, { pickupTime: '11:00' })
    const first = await book({ customerName: 'Inês Dias' })
    const tomorrow = await book({ pickupDate: '2027-01-28', pickupTime: '08:00' })
    await book({ pickupDate: '2027-01-29' })
    app.clock.set('2027-01-27T10:55:00Z')
    const board = async (day = date) => (await callAsAdmin(app, protocol, 'readBoard', { date: day })).done
    const { alarms, trips } = await board()
    const sentence = '10:30 Faro Airport → Vilamoura: not accepted yet, pick-up was 25 minutes ago.'
    const pending = { customerName: 'Inês Dias', paymentMethod: 'cash', totalPrice: 49 }
    expect(alarms).toMatchObject([
      { bookingId: first, kind: 'booking_pending', level: 'red', carNo: null, sentence, pending },
      { bookingId: tomorrow, kind: 'booking_pending', level: 'red' },
      { kind: 'nobody_assigned', level: 'red', pending: null },
    ])
    expect(trips?.map(({ pending, cars }) => [pending?.customerName, cars.length])).toEqual([
      ['Inês Dias', 0],
      [undefined, 1],
    ])
    expect((await board('2027-01-29')).alarms).toMatchObject([{ kind: 'booking_pending', level: 'amber' }])
    await callAsAdmin(app, protocol, 'acceptBooking', { id: first })
    expect((await board()).alarms.map(({ bookingId, kind }) => [bookingId === first, kind])).toEqual([
      [false, 'booking_pending'],
      [true, 'nobody_assigned'],
      [false, 'nobody_assigned'],
    ])
  })

  test('says at the alarm who has declined a trip and why, whenever it is, and suggests them no more', async ({
    open,
  }) => {
    const app = await open()
    const trip = await confirmedTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const { done: given } = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana })
    await tell(app, protocol, given.id, 'decline', { note: 'Too far' })
    const today = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-13' })
    expect(today.done.alarms).toMatchObject([
      {
        bookingId: trip.id,
        kind: 'declined',
        level: 'amber',
        sentence:
          '27 January, 10:30 Faro Airport → Vilamoura: Ana declined: Too far. Nobody is assigned, pick-up in 14 days.',
      },
    ])
    const day = await callAsAdmin(app, protocol, 'readBoard', { date })
    expect(day.done.trips?.[0]?.cars).toMatchObject([
      { declines: [{ driverId: ana.driverId, driverName: 'Ana Martins', reason: 'Too far' }] },
    ])
    const { done } = await callAsAdmin(app, protocol, 'readSuggestions', { id: trip.id })
    expect(done.suggestions.map(({ plate, driverName }) => `${plate} ${driverName}`)).toEqual([
      '56-CD-78 Rui Costa',
    ])
    expect(done.drivers.map(({ name, declined }) => [name, declined?.reason])).toEqual([
      ['Ana Martins', 'Too far'],
      ['Rui Costa', undefined],
    ])
    // By hand she can have it all the same.
    const again = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana })
    expect(again.done).toMatchObject({ driverName: 'Ana Martins', state: 'offered' })
    await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...rui })
    const after = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-13' })
    expect(after.done.alarms).toEqual([])
  })

  test('says which trip has a driver who is away then, until somebody else has it', async ({ open }) => {
    const app = await open()
    const trip = await confirmedTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana })
    const span = { startDate: date, startTime: '09:00', endDate: date, endTime: '17:00' }
    await callAsAdmin(app, protocol, 'blockDriver', {
      id: ana.driverId,
      ...aBlock({ ...span, reason: 'ill' }),
    })
    const alarms = async () => (await callAsAdmin(app, protocol, 'readBoard', { date })).done.alarms
    const sentence = '10:30 Faro Airport → Vilamoura no longer fits: Ana Martins is away until 17:00.'
    expect(await alarms()).toMatchObject([{ kind: 'no_longer_fits', group: 'decide', sentence }])
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...rui, version: 1 })
    expect(await alarms()).toEqual([])
  })

  test('says which car is too small for a party that has grown', async ({ open }) => {
    const app = await open()
    const trip = await confirmedTrip(app, { vehicleId: 3, vehicleName: 'Mercedes V Class', passengers: 3 })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const override = 'All V Classes are away.'
    await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana, override })
    const alarms = async (day: string) =>
      (await callAsAdmin(app, protocol, 'readBoard', { date: day })).done.alarms
    expect(await alarms(date)).toEqual([])
    await callAsAdmin(app, protocol, 'changeBookingDetails', { id: trip.id, passengers: 6 })
    const alarm = { bookingId: trip.id, carNo: 1, kind: 'car_too_small', level: 'amber' }
    const lack = '10:30 Faro Airport → Vilamoura: The car 12-AB-34 has 4 seats; 6 passengers are booked.'
    expect(await alarms(date)).toMatchObject([{ ...alarm, sentence: lack }])
    expect(await alarms('2027-01-13')).toMatchObject([{ ...alarm, sentence: `27 January, ${lack}` }])
    const { done: van } = await callAsAdmin(
      app,
      'tRPC',
      'createCar',
      aCar({ plate: '9-VV-9', vehicleId: 3, seats: 7 }),
    )
    const { done } = await callAsAdmin(app, protocol, 'readSuggestions', { id: trip.id })
    expect(done.suggestions.map(({ plate }) => plate)).toEqual(['9-VV-9'])
    expect(done.cars.map(({ name, shortage }) => [name, shortage])).toEqual([
      ['12-AB-34 · black Mercedes E Class', { code: 'too_few_seats', room: 4, needed: 6, cars: 1 }],
      ['9-VV-9 · black Mercedes V Class', null],
    ])
    await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, driverId: ana.driverId, carId: van.id })
    expect(await alarms(date)).toEqual([])
  })

  test('names a change that a guest asked for until the office has answered', async ({ open }) => {
    const app = await open()
    const trip = await confirmedTrip(app)
    const cookie = await guestCookie(app, trip.id)
    const wish = { vehicleName: 'Mercedes V Class' }
    const { done: quote } = await app.clients[protocol].ask('quoteTripChange', wish, { cookie })
    const asked = { ...wish, expectedTotalCents: quote.newTotalCents }
    await app.clients[protocol].ask('requestTripChange', asked, { cookie })
    const alarmsOn = async (day: string) =>
      (await callAsAdmin(app, protocol, 'readBoard', { date: day })).done.alarms
    const alarm = {
      kind: 'change_requested',
      bookingNumber: trip.bookingNumber,
      carNo: null,
      level: 'amber',
      sentence:
        '27 January, 10:30 Faro Airport → Vilamoura: a change of this trip was asked for, and waits for your answer.',
    }
    expect(await alarmsOn('2027-01-13')).toMatchObject([alarm])
    expect(await alarmsOn(date)).toMatchObject([alarm])
    expect(await alarmsOn('2027-01-14')).toEqual([])
    const { done: changes } = await callAsAdmin(app, protocol, 'listBookingChanges', { id: trip.id })
    const decline = { id: trip.id, changeId: changes.changes[0]?.id, reason: 'No V Class is free.' }
    expect((await callAsAdmin(app, protocol, 'declineBookingChange', decline)).status).toBe(200)
    expect(await alarmsOn('2027-01-13')).toEqual([])
  })

  test('names no day where a trip of today is to change', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T04:00:00Z') })
    const cookie = await guestCookie(app, (await confirmedTrip(app)).id)
    const wish = { pickupTime: '11:00' }
    const { done: quote } = await app.clients[protocol].ask('quoteTripChange', wish, { cookie })
    const asked = { ...wish, expectedTotalCents: quote.newTotalCents }
    await app.clients[protocol].ask('requestTripChange', asked, { cookie })
    const { done } = await callAsAdmin(app, protocol, 'readBoard', { date })
    expect(done.alarms.find(({ kind }) => kind === 'change_requested')?.sentence).toMatch(
      /^10:30 Faro Airport → Vilamoura: a change/,
    )
  })

  test('suggests what is possible first, then the class, the short way and the usual driver', async ({
    open,
  }) => {
    const app = await open()
    const first = await confirmedTrip(app)
    const next = await confirmedTrip(app, {
      pickupTime: '12:30',
      pickupLocation: 'Vilamoura',
      dropoffLocation: 'Faro Airport',
    })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    await carAndDriver(app, '56-CD-78', 'Rui Costa')
    await callAsAdmin(app, 'tRPC', 'createCar', aCar({ plate: '9-VV-9', vehicleId: 3 }))
    const { done: given } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: first.id, ...ana })
    const { done } = await callAsAdmin(app, protocol, 'readSuggestions', { id: next.id })
    expect(done.suggestions.map(({ plate, driverName }) => `${plate} ${driverName}`)).toEqual([
      // It is in Vilamoura already.
      '12-AB-34 Ana Martins',
      '56-CD-78 Rui Costa',
      '9-VV-9 Rui Costa',
    ])
    expect(done.suggestions).toMatchObject([
      { emptyMinutes: 0, isUsual: true, isExactClass: true, warnings: [] },
      { isUsual: true },
      {
        isExactClass: false,
        warnings: ['The car 9-VV-9 is a Mercedes V Class; Mercedes E Class was booked.'],
      },
    ])
    const other = await callAsAdmin(app, protocol, 'readSuggestions', { id: (await confirmedTrip(app)).id })
    expect(other.done.suggestions.map(({ plate }) => plate)).toEqual(['56-CD-78', '9-VV-9'])
    expect(other.done.drivers[0]).toMatchObject({
      name: 'Ana Martins',
      taken: '10:30 Faro Airport → Vilamoura',
    })
    // A trip that is over counts as worked, and has left the car where it ended.
    for (const step of ['accept', 'on_board', 'completed'] as const) await tell(app, protocol, given.id, step)
    const after = await callAsAdmin(app, protocol, 'readSuggestions', { id: next.id })
    expect(after.done.suggestions[0]).toMatchObject({ driverName: 'Ana Martins', emptyMinutes: 0 })
    expect(after.done.suggestions[0]?.minutesThatDay).toBeGreaterThan(0)
  })

  test('keeps a car and a driver that still have trips', async ({ open }) => {
    const app = await open()
    const trip = await confirmedTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana })
    const sold = aCar({ activeUntil: '2027-01-26' })
    expectRefusal(await callAsAdmin(app, protocol, 'changeCar', { id: ana.carId, ...sold }), {
      status: 409,
      code: 'CAR_IN_USE',
      error:
        'The car 12-AB-34 still has 1 trip: 2027-01-27, 10:30 Faro Airport → Vilamoura. Give them to others first.',
    })
    const left = await callAsAdmin(app, protocol, 'changeDriver', {
      id: ana.driverId,
      ...aDriver({ isActive: false }),
    })
    expect([left.status, left.refused.code]).toEqual([409, 'CAR_IN_USE'])
    const later = await callAsAdmin(app, protocol, 'changeCar', {
      id: ana.carId,
      ...aCar({ activeUntil: '2027-01-27' }),
    })
    expect(later.status).toBe(200)
  })
})
