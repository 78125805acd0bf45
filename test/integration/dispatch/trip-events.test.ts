import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { TripEvent } from '../../../src/server/dispatch/assignment.entity.ts'
import { clockAt } from '../../support/clock.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

async function givenTrip(app: TestApp): Promise<string> {
  const trip = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  return (await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, ...ana })).done.id
}

describe.each(overTrpc)('what the office hears by phone, by %s,', (protocol) => {
  test('moves the trip on, step by step, and counts once', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const id = await givenTrip(app)
    const eventId = randomUUID()
    const accepted = await tell(app, protocol, id, 'accept', { eventId })
    expect(accepted.done).toMatchObject({ state: 'accepted', events: [{ id: eventId, outcome: 'moved' }] })
    const again = await tell(app, protocol, id, 'accept', { eventId })
    expect(again.done.events).toHaveLength(1)
    app.clock.set('2027-01-27T10:20:00Z')
    for (const [type, state] of [
      ['on_the_way', 'on_the_way'],
      ['arrived', 'at_pickup'],
      ['on_board', 'on_board'],
      ['completed', 'completed'],
    ] as const)
      expect((await tell(app, protocol, id, type)).done.state).toBe(state)
    const wrongId = await tell(app, protocol, id, 'arrived', { eventId })
    expectRefusal(wrongId, { status: 400, code: 'INVALID_INPUT', error: 'This id belongs to another event.' })
  })

  test('may skip steps and come out of order, and keeps the time of each', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const id = await givenTrip(app)
    app.clock.set('2027-01-27T10:50:00Z')
    const board = await tell(app, protocol, id, 'on_board', { occurredAt: '2027-01-27T10:45:00Z' })
    expect(board.done.state).toBe('on_board')
    const late = await tell(app, protocol, id, 'arrived', { occurredAt: '2027-01-27T10:31:00+00:00' })
    expect(late.done).toMatchObject({
      state: 'on_board',
      events: [{ outcome: 'moved' }, { outcome: 'added', occurredAt: '2027-01-27T10:31:00.000Z' }],
    })
  })

  test('from a clock that is a day off gets the time at which it arrived', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const id = await givenTrip(app)
    app.clock.set('2027-01-27T10:50:00Z')
    const { done } = await tell(app, protocol, id, 'on_the_way', { occurredAt: '2027-01-28T10:50:00Z' })
    expect(done.events).toMatchObject([
      {
        occurredAt: '2027-01-27T10:50:00.000Z',
        reportedAt: '2027-01-28T10:50:00.000Z',
        isClockOff: true,
        sentence: 'Your phone’s clock is wrong, so the time at which this arrived here was written down.',
      },
    ])
  })

  test('of an old version is kept, refused with the version now, and does nothing', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const trip = await confirmedTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const { done } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, ...ana })
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, ...ana, carId: rui.carId })
    const old = await tell(app, protocol, done.id, 'accept', { version: 1 })
    expectRefusal(old, {
      status: 409,
      code: 'TRIP_CHANGED',
      error: 'The car is 56-CD-78 now. Please look at it again.',
    })
    expect(old.refused).toMatchObject({ state: 'offered', version: 2 })
    expect(await app.database.fresh().find(TripEvent, {})).toMatchObject([
      { outcome: 'outdated', version: 1 },
    ])
    expect((await tell(app, protocol, done.id, 'accept', { version: 2 })).done.state).toBe('accepted')
  })

  test('is taken back within a minute, and not later', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const id = await givenTrip(app)
    await tell(app, protocol, id, 'accept')
    const eventId = randomUUID()
    await tell(app, protocol, id, 'on_the_way', { eventId })
    app.clock.advance({ seconds: 50 })
    const back = await tell(app, protocol, id, 'undo', { undoes: eventId })
    expect(back.done.state).toBe('accepted')
    const arrived = randomUUID()
    await tell(app, protocol, id, 'arrived', { eventId: arrived })
    app.clock.advance({ seconds: 61 })
    expectRefusal(await tell(app, protocol, id, 'undo', { undoes: arrived }), {
      status: 409,
      code: 'TRIP_MOVED_ON',
      error: 'A step can be taken back for one minute: please call the office.',
    })
  })

  test('that the driver declines releases the trip for another', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const id = await givenTrip(app)
    const declined = await tell(app, protocol, id, 'decline', { note: 'My child is ill' })
    expect(declined.done).toMatchObject({ state: 'released', releaseReason: 'Declined: My child is ill' })
    const late = await tell(app, protocol, id, 'on_the_way')
    expect([late.status, late.refused.code]).toEqual([409, 'TRIP_CHANGED'])
  })

  test('is the last step on the board, and on the page of the booking beside all reports', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const id = await givenTrip(app)
    const eventId = randomUUID()
    await tell(app, protocol, id, 'arrived', { eventId, occurredAt: '2027-01-28T10:10:00Z' })
    await tell(app, protocol, id, 'contact_attempt')
    const claimed = randomUUID()
    await tell(app, protocol, id, 'no_show', { eventId: claimed, note: 'Nobody' })
    const board = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-27' })
    const [trip] = board.done.trips ?? []
    const shown = trip?.cars[0]?.assignment
    const at = '2027-01-27T10:10:00.000Z'
    expect(shown).toMatchObject({
      lastStep: { id: claimed, type: 'no_show', occurredAt: at, receivedAt: at, note: 'Nobody' },
      contactAttempts: [at],
      isClockOff: true,
    })
    expect(shown).not.toHaveProperty('events')
    await tell(app, protocol, id, 'undo', { undoes: claimed })
    const page = await callAsAdmin(app, protocol, 'readBookingTrip', { id: trip?.bookingId ?? '' })
    const ofBooking = page.done.trip?.cars[0]?.assignment
    expect(ofBooking).toMatchObject({ lastStep: { id: eventId, type: 'arrived' }, contactAttempts: [at] })
    expect(ofBooking?.events.map(({ type }) => type)).toEqual([
      'arrived',
      'contact_attempt',
      'no_show',
      'undo',
    ])
  })

  test('that the guest has not come waits for the office, which keeps the money or waits on', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:10:00Z') })
    const id = await givenTrip(app)
    app.clock.set('2027-01-27T10:50:00Z')
    await tell(app, protocol, id, 'arrived')
    await tell(app, protocol, id, 'contact_attempt')
    expect((await tell(app, protocol, id, 'no_show')).done.state).toBe('no_show_claimed')
    const waits = await callAsAdmin(app, protocol, 'decideNoShow', { id, decision: 'wait', refund: 0 })
    expect(waits.done.state).toBe('at_pickup')
    await tell(app, protocol, id, 'no_show')
    const tooMuch = await callAsAdmin(app, protocol, 'decideNoShow', { id, decision: 'confirm', refund: 10 })
    expectRefusal(tooMuch, {
      status: 400,
      code: 'INVALID_INPUT',
      error: 'At most €0.00 can go back: so much was paid and is with us.',
    })
    const over = await callAsAdmin(app, protocol, 'decideNoShow', { id, decision: 'confirm' })
    expect(over.done.state).toBe('no_show')
    const twice = await callAsAdmin(app, protocol, 'decideNoShow', { id, decision: 'confirm' })
    expect([twice.status, twice.refused.code]).toEqual([409, 'TRIP_MOVED_ON'])
  })
})
