import { MAX_UNCOUNTED_STEPS } from '@chauffeur/domain/driver-link'
import { describe, expect } from 'vitest'
import { TripEvent } from '../../../src/server/dispatch/assignment.entity.ts'
import { UncountedStep } from '../../../src/server/dispatch/uncounted-steps.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, phoneToken } from '../../support/dispatch.ts'
import { anaWithTrip, byPhone, said, send } from '../../support/phone.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('what a phone tells, by %s,', (protocol) => {
  test('counts once, in its order, each event answered for itself', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { token, jobId, bookingId } = await anaWithTrip(app)
    app.clock.set('2027-01-27T10:20:00Z')
    const events = [
      said(app, jobId, 'accept', { occurredAt: '2027-01-27T10:05:00Z' }),
      said(app, jobId, 'on_the_way', { occurredAt: '2027-01-27T10:15:00Z' }),
      said(app, 'c0ffee00-0000-4000-8000-000000000000', 'arrived'),
    ]
    const results = await send(app, protocol, token, events)
    expect(results).toMatchObject([
      { status: 200, job: { state: 'accepted' } },
      { status: 200, job: { state: 'on_the_way', stateSince: '2027-01-27T10:15:00.000Z' } },
      { status: 404, job: null, sentence: 'There is no such assignment.' },
    ])
    const { done: history } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: bookingId })
    const steps = history.entries.filter(({ act }) => act === 'trip-accept' || act === 'trip-on_the_way')
    expect(steps.map(({ at, takenAt }) => [at, takenAt])).toEqual([
      ['2027-01-27T10:20:00.000Z', '2027-01-27T10:05:00.000Z'],
      ['2027-01-27T10:20:00.000Z', '2027-01-27T10:15:00.000Z'],
    ])
    const again = await send(app, protocol, token, events)
    expect(again.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(await app.database.fresh().count(TripEvent, {})).toBe(2)
  })

  test('says what the driver was asked and has confirmed, for the history', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T05:00:00Z') })
    const { token, jobId, bookingId } = await anaWithTrip(app)
    const confirmed = ['other_trip_open', 'hours_early']
    const [result] = await send(app, protocol, token, [said(app, jobId, 'on_the_way', { confirmed })])
    expect(result).toMatchObject({ status: 200, job: { state: 'on_the_way' } })
    const { done } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: bookingId })
    expect(done.entries.find(({ act }) => act === 'trip-on_the_way')).toMatchObject({
      by: 'Ana Martins',
      note: 'Asked on the phone, the driver has confirmed: another trip is still open; it begins hours before its pick-up.',
    })
  })

  test('from a clock a day ahead is put right, and the office sees it', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { token, jobId } = await anaWithTrip(app)
    app.clock.set('2027-01-27T10:20:00Z')
    const event = said(app, jobId, 'on_the_way', { occurredAt: '2027-01-28T10:12:00Z' })
    const [result] = await send(app, protocol, token, [event], new Date('2027-01-28T10:20:00Z'))
    expect(result).toMatchObject({ status: 200, sentence: null })
    expect(await app.database.fresh().find(TripEvent, {})).toMatchObject([
      {
        occurredAt: new Date('2027-01-27T10:12:00Z'),
        reportedAt: new Date('2027-01-28T10:12:00Z'),
        isClockOff: true,
      },
    ])
  })

  test('of an old version is kept and answered with the new job', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { token, jobId, bookingId, driverId } = await anaWithTrip(app)
    const other = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: bookingId, driverId, carId: other.carId })
    const [old] = await send(app, protocol, token, [said(app, jobId, 'accept')])
    expect(old).toMatchObject({
      status: 409,
      job: { version: 2, plate: '56-CD-78', state: 'offered', news: [{ code: 'car', plate: '56-CD-78' }] },
    })
    const [next] = await send(app, protocol, token, [said(app, jobId, 'accept', { version: 2 })])
    expect(next).toMatchObject({ status: 200, job: { state: 'accepted', changed: null } })
  })

  test('out of order is put in its order, and the trip does not go back', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { token, jobId } = await anaWithTrip(app)
    app.clock.set('2027-01-27T10:50:00Z')
    const board = said(app, jobId, 'on_board', { occurredAt: '2027-01-27T10:45:00Z' })
    const arrived = said(app, jobId, 'arrived', { occurredAt: '2027-01-27T10:31:00Z' })
    for (const event of [board, arrived])
      expect(await send(app, protocol, token, [event])).toMatchObject([
        { status: 200, job: { state: 'on_board' } },
      ])
    expect(await app.database.fresh().find(TripEvent, {}, { orderBy: { no: 'asc' } })).toMatchObject([
      { type: 'on_board', outcome: 'moved' },
      { type: 'arrived', outcome: 'added', occurredAt: new Date('2027-01-27T10:31:00Z') },
    ])
  })

  test('by a link that was revoked is refused, and counts once it is sent by the next', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { token, jobId, driverId } = await anaWithTrip(app)
    await callAsAdmin(app, 'tRPC', 'revokeDriverLink', { id: driverId })
    const event = said(app, jobId, 'accept')
    const batch = { sentAt: app.clock().toISOString(), events: [event] }
    const refused = await app.clients[protocol].ask('reportDriverEvents', batch, byPhone(token))
    expectRefusal(refused, {
      status: 410,
      code: 'LINK_ENDED',
      error: 'This link has ended. Ask the office for a new one.',
    })
    expect(await app.database.fresh().count(TripEvent, {})).toBe(0)
    const next = await phoneToken(app, { driverId })
    expect(await send(app, protocol, next, [event])).toMatchObject([
      { status: 200, job: { state: 'accepted' } },
    ])
  })

  test('is taken back within a minute', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { token, jobId } = await anaWithTrip(app)
    const step = said(app, jobId, 'accept')
    await send(app, protocol, token, [step])
    app.clock.advance({ seconds: 50 })
    const [back] = await send(app, protocol, token, [said(app, jobId, 'undo', { undoes: step.id })])
    expect(back).toMatchObject({ status: 200, job: { state: 'offered', lastStep: null } })
  })

  test('of another driver’s trip is told as of none', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { jobId } = await anaWithTrip(app)
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const [result] = await send(app, protocol, await phoneToken(app, rui), [said(app, jobId, 'accept')])
    expect(result).toMatchObject({ status: 404, job: null })
  })
})

describe.each(protocols)('what a phone tells that cannot be counted, by %s,', (protocol) => {
  test('holds up nothing else, and is told to phone and office', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { token, jobId, bookingId } = await anaWithTrip(app)
    app.clock.set('2027-01-27T10:20:00Z')
    const stranger = 'c0ffee00-0000-4000-8000-000000000000'
    const bad = [
      [said(app, stranger, 'arrived'), 404, 'no_such_trip'],
      [said(app, 'nonsense', 'arrived'), 404, 'no_such_trip'],
      [{ ...said(app, jobId, 'accept'), id: 'not a UUID' }, 400, 'unreadable'],
      [{ ...said(app, jobId, 'accept'), type: 'paused', note: 'At the café' }, 400, 'unknown_step'],
      [said(app, jobId, 'accept', { note: 'x'.repeat(301) }), 400, 'note_too_long'],
      [said(app, jobId, 'accept', { note: 'a\u0000b' }), 400, 'unreadable'],
      [said(app, jobId, 'undo', { undoes: 'nonsense' }), 400, 'unreadable'],
      [said(app, jobId, 'undo'), 400, 'unreadable'],
      [said(app, jobId, 'accept', { version: 'one' }), 400, 'unreadable'],
      [said(app, jobId, 'accept', { notSent: true }), 400, 'not_sent'],
      [null, 400, 'unreadable'],
      ['accept', 400, 'unreadable'],
    ] as const
    const accepted = said(app, jobId, 'accept')
    const arrived = said(app, jobId, 'arrived', { undoes: 'nonsense' })
    const batch = {
      sentAt: app.clock().toISOString(),
      events: [accepted, ...bad.map(([one]) => one), arrived],
    }
    const report = async () =>
      (await app.clients[protocol].ask('reportDriverEvents', batch, byPhone(token))).done.results
    const results = await report()
    expect(results.slice(1, -1).map(({ status, code, outcome }) => [status, code, outcome])).toEqual(
      bad.map(([, status, code]) => [status, code, 'refused']),
    )
    expect([results.at(0), results.at(-1)]).toMatchObject([
      { outcome: 'taken', status: 200, code: null, job: { state: 'accepted' } },
      { outcome: 'taken', status: 200, code: null, job: { state: 'at_pickup' } },
    ])
    const again = await report()
    expect(again.map(({ outcome }) => outcome)).toEqual(['known', ...bad.map(() => 'refused'), 'known'])
    const { done: history } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: bookingId })
    const uncounted = history.entries.filter(({ act }) => act === 'trip-step-uncounted')
    expect(uncounted).toHaveLength(8)
    expect(uncounted.map(({ note }) => note)).toContain('At the café')
  })

  test('stands on the board until the trip has moved on or the office has settled it', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { token, jobId, driverId } = await anaWithTrip(app)
    const stranger = said(app, 'c0ffee00-0000-4000-8000-000000000000', 'arrived')
    await send(app, protocol, token, [said(app, jobId, 'accept', { note: 'x'.repeat(301) }), stranger])
    const board = async () =>
      (await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-27' })).done.uncountedSteps
    const shown = await board()
    expect(shown.toSorted((a, b) => a.code.localeCompare(b.code))).toMatchObject([
      { code: 'no_such_trip', type: 'arrived', trip: null, driverName: 'Ana Martins' },
      {
        code: 'note_too_long',
        type: 'accept',
        trip: { pickupTime: '10:30', from: 'Faro Airport', to: 'Vilamoura' },
        note: `${'x'.repeat(299)}…`,
      },
    ])
    app.clock.advance({ minutes: 1 })
    await send(app, protocol, token, [said(app, jobId, 'accept')])
    const [left] = await board()
    expect(left).toMatchObject({ code: 'no_such_trip' })
    await callAsAdmin(app, protocol, 'settleUncountedStep', { id: left?.id })
    expect(await board()).toEqual([])
    const unknown = await callAsAdmin(app, protocol, 'settleUncountedStep', { id: driverId })
    expectRefusal(unknown, { status: 404, code: 'NOT_FOUND', error: 'There is no such step.' })
    // A phone that sends nonsense fills no table.
    for (const _ of [1, 2])
      await send(
        app,
        protocol,
        token,
        Array.from({ length: 50 }, () => ({ ...said(app, jobId, 'accept'), type: 'x' })),
      )
    expect(await app.database.fresh().count(UncountedStep, { settledAt: null })).toBe(MAX_UNCOUNTED_STEPS)
  })

  test('counts from its arrival where the phone’s clock cannot be read', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { token, jobId } = await anaWithTrip(app)
    app.clock.set('2027-01-27T10:20:00Z')
    const times = ['0000-01-01T00:00:00Z', 'yesterday', undefined, '+275760-09-13T00:00:00Z']
    const events = times.map((occurredAt) => said(app, jobId, 'contact_attempt', { occurredAt }))
    for (const sentAt of ['0000-01-01T00:00:00Z', 'now', null, app.clock().toISOString()]) {
      const { done } = await app.clients[protocol].ask(
        'reportDriverEvents',
        { sentAt, events },
        byPhone(token),
      )
      expect(done.results.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
    expect(await app.database.fresh().find(TripEvent, {})).toMatchObject(
      times.map(() => ({ occurredAt: app.clock(), isClockOff: true })),
    )
  })

  test('a note of several lines is kept as it was written', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { token, jobId } = await anaWithTrip(app)
    const note = ' My child is ill.\r\nRui could take it.\rHe knows. '
    const [result] = await send(app, protocol, token, [said(app, jobId, 'decline', { note })])
    expect(result).toMatchObject({ outcome: 'taken', job: { state: 'released' } })
    expect(await app.database.fresh().find(TripEvent, {})).toMatchObject([
      { note: 'My child is ill.\nRui could take it.\nHe knows.' },
    ])
  })
})

describe('the jobs of a phone', () => {
  test('say what is needed to drive, and neither email nor billing', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-25T10:00:00Z') })
    const { token, bookingId: id, driverId } = await anaWithTrip(app)
    const read = async () =>
      (await app.clients.REST.ask('listDriverJobs', undefined, byPhone(token))).done.jobs[0]
    expect(await read()).toMatchObject({
      pickupTime: '10:30',
      plate: '12-AB-34',
      from: { name: 'Faro Airport' },
      to: { name: 'Vilamoura' },
      guestPhone: null,
    })
    expect(JSON.stringify(await read())).not.toContain('@')
    expect(await read()).toMatchObject({ className: 'Mercedes E Class', bookedClassName: null })
    const { carId } = await carAndDriver(app, '56-CD-78', 'Rui Costa', { vehicleId: 3, seats: 7 })
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id, carId, driverId, override: 'The other is washed.' })
    expect(await read()).toMatchObject({
      className: 'Mercedes V Class',
      bookedClassName: 'Mercedes E Class',
    })
    app.clock.set('2027-01-26T10:30:00Z')
    expect((await read())?.guestPhone).toBe('+351912345678')
  })

  test('are those of the next days, and say why one was taken back', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-25T10:00:00Z') })
    const { token, jobId, carId, driverId } = await anaWithTrip(app)
    const far = await confirmedTrip(app, { pickupDate: '2027-02-20' })
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: far.id, carId, driverId })
    await callAsAdmin(app, 'tRPC', 'releaseTrip', { id: jobId, reason: 'Rui is nearer.' })
    const { done } = await app.clients.REST.ask('listDriverJobs', undefined, byPhone(token))
    expect(done.jobs).toMatchObject([
      { assignmentId: jobId, state: 'released', endReason: 'Rui is nearer.', signName: '', collect: null },
    ])
  })
})
