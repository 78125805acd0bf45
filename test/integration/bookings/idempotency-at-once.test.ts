import { randomUUID } from 'node:crypto'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { withPins } from '@chauffeur/gateways/places/pins/with-pins'
import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { CarCommitment } from '../../../src/server/capacity/take-car.ts'
import { IdempotencyKey } from '../../../src/server/core/idempotency/run-once.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { releaseLeases } from '../../../src/server/workers.ts'
import type { TestApp } from '../../support/app.ts'
import { gatedPlaces } from '../../support/gated-places.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const KEY = 'e1c1a3b0-one-click'
const book = (app: TestApp, change = {}) =>
  app.clients.REST.ask('createBooking', faroToVilamoura(change), { headers: { 'idempotency-key': KEY } })

test('two hundred posts with one key at once make one booking', async ({ open }) => {
  const app = await open()
  const answers = await Promise.all(Array.from({ length: 200 }, () => book(app)))
  const made = answers.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ done }) => done.bookingNumber)).size).toBe(1)
  const others = answers.filter(({ status }) => status !== 201)
  expect(
    others.every(({ status, refused }) => status === 409 && refused.code === 'REQUEST_IN_PROGRESS'),
  ).toBe(true)
  expect(await app.database.fresh().count(Booking)).toBe(1)
  expect(await app.database.fresh().count(Outbox)).toBe(1)
  expect((await book(app)).done).toEqual(made[0]?.done)
})

describe('while the first request is still worked on', () => {
  test('a repeat has to wait', async ({ open }) => {
    const places = gatedPlaces(withPins(embeddedPlaces()))
    const app = await open({ places })
    const first = book(app)
    await places.reached
    const repeat = await book(app)
    expect([repeat.status, repeat.refused.code, repeat.refused.error]).toEqual([
      409,
      'REQUEST_IN_PROGRESS',
      'The same request is still being worked on. Please wait a moment.',
    ])
    expect([repeat.headers.get('retry-after'), repeat.refused['retryAfter']]).toEqual(['2', 2])
    places.openGate()
    expect((await first).status).toBe(201)
    expect(await app.database.fresh().count(Booking)).toBe(1)
  })

  test('another body under its key is refused for good', async ({ open }) => {
    const places = gatedPlaces(withPins(embeddedPlaces()))
    const app = await open({ places })
    const first = book(app)
    await places.reached
    expect((await book(app, { customerName: 'Rui Costa' })).status).toBe(422)
    places.openGate()
    expect((await first).status).toBe(201)
  })

  test('for longer than its lease, a repeat takes over and there is still one booking', async ({ open }) => {
    const places = gatedPlaces(withPins(embeddedPlaces()))
    const app = await open({ places })
    const slow = book(app)
    await places.reached
    const claimedAt = app.clock()
    app.clock.advance({ seconds: 61 })
    const repeat = book(app)
    await expect
      .poll(async () => (await app.database.fresh().findOneOrFail(IdempotencyKey, { key: KEY })).claimedAt)
      .not.toEqual(claimedAt)
    places.openGate()
    expect([(await slow).status, (await repeat).status]).toEqual([409, 201])
    expect(await app.database.fresh().count(Booking)).toBe(1)
    expect(await app.database.fresh().count(Outbox)).toBe(1)
  })
})

describe('after a process has died in the middle of a booking', () => {
  /** Recreates the state that a killed process leaves behind: the claim, and nothing else of its transaction. */
  async function died(app: TestApp): Promise<void> {
    const { done } = await book(app)
    const em = app.database.fresh()
    await em.nativeDelete(Outbox, { bookingId: done.id })
    await em.nativeDelete(CarCommitment, { bookingId: done.id })
    await em.nativeDelete(Booking, { id: done.id })
    await em.nativeUpdate(IdempotencyKey, { key: KEY }, { response: null, claimedBy: randomUUID() })
  }
  const release = ({ database, clock }: TestApp) => releaseLeases(database.fresh(), clock())

  test('a repeat waits for the minute that the claim holds where nobody saw it die', async ({ open }) => {
    const app = await open()
    await died(app)
    app.clock.advance({ seconds: 60 })
    expect((await book(app)).status).toBe(409)
    expect(await app.database.fresh().count(Booking)).toBe(0)
  })

  test('a repeat after that makes the booking', async ({ open }) => {
    const app = await open()
    await died(app)
    app.clock.advance({ seconds: 61 })
    expect((await book(app)).status).toBe(201)
    expect(await app.database.fresh().count(Booking)).toBe(1)
  })

  test('a repeat makes the booking as soon as its leases are freed', async ({ open }) => {
    const app = await open()
    await died(app)
    await release(app)
    expect((await book(app)).status).toBe(201)
    expect(await app.database.fresh().count(Booking)).toBe(1)
  })

  test('another body is not let in under its key', async ({ open }) => {
    const app = await open()
    await died(app)
    await release(app)
    app.clock.advance({ seconds: 61 })
    expect((await book(app, { customerName: 'Rui Costa' })).status).toBe(422)
  })
})
