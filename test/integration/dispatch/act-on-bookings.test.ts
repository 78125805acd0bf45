import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip } from '../../support/dispatch.ts'
import { expectCode, expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('accepts several bookings at once, and is told which was not accepted and why', async ({ open }) => {
    const app = await open()
    const ids: string[] = []
    for (const pickupTime of ['10:30', '12:30', '14:30']) {
      const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupTime }))
      ids.push(done.id)
    }
    const [first, second, third] = ids
    await callAsAdmin(app, protocol, 'rejectBooking', { id: second, reason: null })
    const bookings = [{ id: first }, { id: second }, { id: 'no such booking' }, { id: third }]
    const { done } = await callAsAdmin(app, protocol, 'actOnBookings', {
      act: 'accept',
      bookings,
      carId: null,
      driverId: null,
    })
    expect(done.results.map(({ isDone, code }) => [isDone, code])).toEqual([
      [true, null],
      [false, 'ALREADY_DECIDED'],
      [false, 'NOT_FOUND'],
      [true, null],
    ])
    expect(done.results[1]).toMatchObject({
      id: second,
      error: expect.any(String),
      reason: { code: 'already_decided', status: 'rejected' },
    })
    // As by the single act: who did it stands in the history, and the guest is told.
    const history = await callAsAdmin(app, protocol, 'readBookingHistory', { id: third })
    expect(history.done.entries.find(({ act }) => act === 'confirmed')?.by).toBe('maria')
    const subjects = (await app.mails()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject?.endsWith('is confirmed'))).toHaveLength(2)
  })

  test('gives several trips to one driver and car, as far as they can be driven', async ({ open }) => {
    const app = await open()
    const first = await confirmedTrip(app)
    const overlapping = await confirmedTrip(app, { pickupTime: '10:45' })
    const later = await confirmedTrip(app, { pickupTime: '15:30' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const give = (ids: readonly string[]) =>
      callAsAdmin(app, protocol, 'actOnBookings', {
        act: 'assign',
        bookings: ids.map((id) => ({ id, version: 0 })),
        ...ana,
      })
    const { done } = await give([first.id, overlapping.id, later.id])
    expect(done.results.map(({ isDone, code, error }) => [isDone, code, error])).toEqual([
      [true, null, null],
      [false, 'CAR_TAKEN', 'The car 12-AB-34 has another trip at that time: 10:30 Faro Airport → Vilamoura.'],
      [true, null, null],
    ])
    const again = await give([first.id])
    expect(again.done.results[0]?.code).toBe('CHANGED_MEANWHILE')
    const { done: history } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: later.id })
    expect(history.entries.find(({ act }) => act === 'trip-assigned')).toMatchObject({
      by: 'maria',
      note: 'Ana Martins, 12-AB-34',
    })
  })

  test('records several past trips as driven, and is told which was not and why', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const given = await confirmedTrip(app)
    const nobodys = await confirmedTrip(app, { pickupTime: '11:00' })
    const toCome = await confirmedTrip(app, { pickupDate: '2027-01-30' })
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: given.id, ...ana })
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: nobodys.id, carId: rui.carId, driverId: null })
    app.clock.set('2027-01-27T11:05:00Z')
    const end = (ids: readonly string[], who: object) =>
      callAsAdmin(app, protocol, 'actOnBookings', { act: 'end', bookings: ids.map((id) => ({ id })), ...who })
    const { done: first } = await end([nobodys.id], { carId: null, driverId: null })
    expect(first.results).toMatchObject([{ isDone: false, error: 'Choose a driver or a car.' }])
    const { done } = await end([given.id, nobodys.id, toCome.id], { carId: null, driverId: rui.driverId })
    expect(done.results.map(({ isDone, error }) => [isDone, error])).toEqual([
      [true, null],
      [true, null],
      [false, 'A trip can be ended once its pick-up is past.'],
    ])
    for (const [trip, driverName, plate] of [
      [given, 'Ana Martins', '12-AB-34'],
      [nobodys, 'Rui Costa', '56-CD-78'],
    ] as const) {
      const { done: read } = await callAsAdmin(app, protocol, 'readBookingTrip', { id: trip.id })
      expect(read.trip?.cars[0]?.assignment).toMatchObject({ driverName, plate, state: 'completed' })
    }
  })

  test('says with one call who drove to a guest who did not come', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const trip = await confirmedTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    app.clock.set('2027-01-27T11:05:00Z')
    const { done } = await callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana, ended: 'no_show' })
    expect(done).toMatchObject({
      driverName: 'Ana Martins',
      state: 'no_show_claimed',
      arrivedAt: null,
    })
    const again = (version: number) =>
      callAsAdmin(app, protocol, 'assignTrip', { id: trip.id, ...ana, version, ended: 'completed' })
    expectCode(await again(0), 409, 'CHANGED_MEANWHILE')
    expectCode(await again(1), 409, 'TRIP_MOVED_ON')
    const decided = await callAsAdmin(app, protocol, 'decideNoShow', { id: done.id, decision: 'confirm' })
    expect(decided.done.state).toBe('no_show')
  })

  test('who is not signed in acts on none', async ({ app }) => {
    const bookings = [{ id: 'x' }]
    expectRefusal(
      await app.clients[protocol].ask('actOnBookings', {
        act: 'accept',
        bookings,
        carId: null,
        driverId: null,
      }),
      { status: 401, code: 'UNAUTHENTICATED', error: 'Please sign in to continue.' },
    )
  })
})
