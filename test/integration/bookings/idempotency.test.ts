import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { IdempotencyKey } from '../../../src/server/core/idempotency/run-once.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

describe.each(protocols)('a booking with an Idempotency-Key by %s', (protocol) => {
  test('is made once, and a repeat gets the first answer', async ({ open }) => {
    const app = await open()
    const first = await app.clients[protocol].ask('createBooking', faroToVilamoura(), withKey('once'))
    app.clock.advance({ hours: 23 })
    const again = await app.clients[protocol].ask('createBooking', faroToVilamoura(), withKey('once'))
    expect([again.status, again.done]).toEqual([201, first.done])
    expect(await app.database.fresh().count(Booking)).toBe(1)
    expect(await app.database.fresh().count(Outbox)).toBe(1)
  })

  test('is not another booking under the same key', async ({ app }) => {
    await app.clients[protocol].ask('createBooking', faroToVilamoura(), withKey(`${protocol} reused`))
    const other = faroToVilamoura({ customerName: 'Rui Costa' })
    const answer = await app.clients[protocol].ask('createBooking', other, withKey(`${protocol} reused`))
    expect([answer.status, answer.refused.code, answer.refused.error]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request.',
    ])
  })

  test('is the same request however it spells the same values', async ({ app }) => {
    const one = faroToVilamoura({ passengers: 2, notes: null })
    const other = faroToVilamoura({ passengers: '2', customerName: ' Ana Sousa ' })
    const first = await app.clients[protocol].ask('createBooking', one, withKey(`${protocol} spelling`))
    const again = await app.clients[protocol].ask('createBooking', other, withKey(`${protocol} spelling`))
    expect(again.done).toEqual(first.done)
  })

  test('leaves the key free when it is refused', async ({ app }) => {
    const options = withKey(`${protocol} refused`)
    const unknown = faroToVilamoura({ dropoffLocation: 'Atlantis' })
    const refused = await app.clients[protocol].ask('createBooking', unknown, options)
    expect(refused.status).toBe(422)
    expect(await app.database.fresh().count(IdempotencyKey, { key: `${protocol} refused` })).toBe(0)
    const corrected = await app.clients[protocol].ask('createBooking', faroToVilamoura(), options)
    expect(corrected.status).toBe(201)
  })

  test('can be made again under its key after a day', async ({ open }) => {
    const app = await open()
    const first = await app.clients[protocol].ask('createBooking', faroToVilamoura(), withKey('daily'))
    app.clock.advance({ hours: 24, seconds: 1 })
    const next = await app.clients[protocol].ask('createBooking', faroToVilamoura(), withKey('daily'))
    expect(next.done.id).not.toBe(first.done.id)
  })

  test.for([
    ['empty', ''],
    ['of 256 characters', 'k'.repeat(256)],
  ])('is refused when the key is %s', async ([, key = ''], { app }) => {
    const { status, refused } = await app.clients[protocol].ask(
      'createBooking',
      faroToVilamoura(),
      withKey(key),
    )
    expect([status, refused.error]).toEqual([400, 'The Idempotency-Key must be 1 to 255 characters long.'])
  })
})

test('REST and tRPC share a key', async ({ app }) => {
  const rest = await app.clients.REST.ask('createBooking', faroToVilamoura(), withKey('shared'))
  const trpc = await app.clients.tRPC.ask('createBooking', faroToVilamoura(), withKey('shared'))
  expect(trpc.done).toEqual(rest.done)
})

test('without a key every request is a booking of its own', async ({ app }) => {
  const one = await app.clients.REST.ask('createBooking', faroToVilamoura())
  const other = await app.clients.REST.ask('createBooking', faroToVilamoura())
  expect(other.done.bookingNumber).not.toBe(one.done.bookingNumber)
})
