import { describe, expect } from 'vitest'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { journeyOf, thereAndBack } from '../../support/journeys.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { openReceiver, PRIVATE, addWebhook } from '../../support/webhooks.ts'

type Key = Awaited<ReturnType<typeof makeKey>>

const book = async (app: TestApp, key: Key) =>
  (await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))).done

/** Reads all events after a cursor, page after page. */
async function readOn(app: TestApp, key: Key, after?: string) {
  const ids: string[] = []
  for (let cursor = after; ;) {
    const input = { limit: 100, ...(cursor !== undefined && { after: cursor }) }
    const { done } = await app.clients.REST.ask('listPartnerEvents', input, byKey(key))
    ids.push(...done.data.map(({ id }) => id))
    cursor = done.next_cursor
    if (!done.has_more) return { ids, cursor }
  }
}

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('reads what has happened to its bookings in order, without a receiver', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const ask = async (input: object, by = key) =>
      (await app.clients[protocol].ask('listPartnerEvents', input, byKey(by))).done
    expect(await ask({})).toEqual({ data: [], next_cursor: '0', has_more: false })

    const first = await book(app, key)
    const second = await book(app, key)
    await callAsAdmin(app, protocol, 'rejectBooking', { id: second.id, reason: 'No car' })
    await callAsAdmin(app, protocol, 'acceptBooking', { id: first.id })
    const all = await ask({})
    const told = (events: typeof all) =>
      events.data.map(({ type, data }) => `${type} ${String(data['bookingNumber'])}`)
    expect(told(all)).toEqual([
      `booking.created ${first.bookingNumber}`,
      `booking.created ${second.bookingNumber}`,
      `booking.rejected ${second.bookingNumber}`,
      `booking.confirmed ${first.bookingNumber}`,
    ])
    expect(told(await ask({ booking: first.bookingNumber, type: 'booking.confirmed' }))).toEqual([
      `booking.confirmed ${first.bookingNumber}`,
    ])
    const page = await ask({ limit: 3 })
    expect([page.data.length, page.has_more]).toEqual([3, true])
    expect(told(await ask({ after: page.next_cursor }))).toEqual([`booking.confirmed ${first.bookingNumber}`])
    expect((await ask({ after: all.next_cursor })).data).toEqual([])
    expect((await ask({}, await makeKey(app, { name: 'Another' }))).data).toEqual([])
  })

  test('is refused a cursor that no answer has given', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const refusedWith = async (input: object) =>
      (await app.clients[protocol].ask('listPartnerEvents', input, byKey(key))).refused.error
    expect(await refusedWith({ after: '7' })).toBe('This cursor is not one that a page has given.')
    expect(await refusedWith({ after: '-1' })).toBe(
      'The cursor “after” must be one that this call has answered.',
    )
    expect(await refusedWith({ since: 'yesterday' })).toBe('There is no field “since”.')
  })
})

test('each event about a trip of a journey says which journey and which leg', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  const ask = byKey(key)
  const { REST } = app.clients
  const { journeyNumber, bookings } = (await REST.ask('createPartnerJourney', journeyOf(thereAndBack()), ask))
    .done
  for (const { id } of bookings) await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  const [, back] = bookings
  const wish = { bookingNumber: back?.bookingNumber, pickupDate: '2027-06-28', expectedTotal: 49 }
  const { change } = (await REST.ask('requestPartnerChange', wish, ask)).done
  await callAsAdmin(app, 'REST', 'acceptBookingChange', { id: back?.id, changeId: change?.id })
  await REST.ask('cancelPartnerBooking', { bookingNumber: back?.bookingNumber }, ask)
  const { data } = (await REST.ask('listPartnerEvents', {}, ask)).done
  const told = data.map(({ type, data: { journey, pickup, cancellation } }) => ({
    type,
    journey,
    pickup,
    cancellation,
  }))
  const of = (leg: number, type: string, more = {}) => ({
    type,
    journey: { number: journeyNumber, leg },
    ...more,
  })
  const moved = { pickup: { date: '2027-06-28' } }
  expect(told).toMatchObject([
    of(1, 'booking.created'),
    of(2, 'booking.created'),
    of(1, 'booking.confirmed'),
    of(2, 'booking.confirmed', { pickup: { date: '2027-06-27' } }),
    of(2, 'change.requested', { pickup: { date: '2027-06-27' } }),
    of(2, 'change.accepted', moved),
    of(2, 'booking.changed', moved),
    of(2, 'booking.cancelled', { ...moved, cancellation: { by: 'partner' } }),
  ])
})

test('an event has the id of the webhook that a receiver gets', async ({ open }) => {
  const app = await open(PRIVATE)
  const key = await makeKey(app)
  const receiver = await openReceiver()
  await addWebhook(app, receiver.url, { events: ['booking.created'], partnerId: key.partner.id })
  await book(app, key)
  await expect.poll(() => receiver.received.length).toBe(1)
  const [message] = receiver.received
  const { done } = await app.clients.REST.ask('listPartnerEvents', {}, byKey(key))
  expect(done.data).toEqual([{ id: message?.headers['webhook-id'], ...JSON.parse(message?.body ?? '') }])
})

test('an event that is written before a reading and committed after it is read the next time', async ({
  open,
}) => {
  const app = await open()
  const key = await makeKey(app)
  const write = (id: string, em = app.database.fresh()) =>
    em.execute(
      `insert into partner_event (partner_id, dedupe_key, message_id, type, booking_number, body, created_at)
       values (?, ?, ?, 'booking.changed', 'TR-AAAAAA', ?, now())`,
      [
        key.partner.id,
        id,
        id,
        JSON.stringify({ type: 'booking.changed', timestamp: '2027-01-13T09:00:00Z', data: {} }),
      ],
    )
  const first = await app.database.fresh().transactional(async (em) => {
    await write('slow', em)
    await write('quick')
    return readOn(app, key)
  })
  expect(first.ids).toEqual(['quick'])
  expect((await readOn(app, key, first.cursor)).ids).toEqual(['slow'])
})

test('who reads on while twenty write reads each event once', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  const body = JSON.stringify({ type: 'booking.changed', timestamp: '2027-01-13T09:00:00Z', data: {} })
  let left = 20
  const writing = Array.from({ length: left }, async (_, writer) => {
    for (let round = 0; round < 25; round += 1)
      await app.database.fresh().transactional(async (em) => {
        await em.execute(
          `insert into partner_event (partner_id, dedupe_key, message_id, type, booking_number, body, created_at)
           select ?, name, name, 'booking.changed', 'TR-AAAAAA', ?, now()
           from (select ? || '-' || n as name from generate_series(1, 3) n) names`,
          [key.partner.id, body, `${writer}-${String(round).padStart(2, '0')}`],
        )
        // Some are committed at once, others only after many others.
        for (let pause = 0; pause < writer % 7; pause += 1) await em.execute('select pg_sleep(0.003)')
      })
    left -= 1
  })
  const seen: string[] = []
  let cursor: string | undefined
  const poll = async () => {
    const reading = await readOn(app, key, cursor)
    seen.push(...reading.ids)
    cursor = reading.cursor
  }
  while (left > 0) await poll()
  await Promise.all(writing)
  await poll()
  expect(seen.length).toBe(20 * 25 * 3)
  expect(new Set(seen).size).toBe(seen.length)
  // Events that one transaction after the other has written are read in that order.
  for (let writer = 0; writer < 20; writer += 1) {
    const own = seen.filter((id) => id.startsWith(`${writer}-`))
    expect(own).toEqual(own.toSorted())
  }
})

test('who comes back after their 30 days is told that events are gone, and begins anew', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  await book(app, key)
  const { cursor } = await readOn(app, key)
  await book(app, key)
  await app.database
    .fresh()
    .execute(`update partner_event set created_at = ?`, [
      new Date(app.clock().getTime() - 31 * 24 * 3_600_000),
    ])
  await sweepAll(app.database.orm, app.clock())
  await book(app, key)
  const { status, refused } = await app.clients.REST.ask('listPartnerEvents', { after: cursor }, byKey(key))
  expect([status, refused.code]).toEqual([410, 'EVENTS_DELETED'])
  expect(refused.error).toContain('older than 30 days')
  expect((await readOn(app, key)).ids).toHaveLength(1)
})
