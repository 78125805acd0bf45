import { describe, expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { overTrpc } from '../../support/api-clients.ts'
import { bookMany, countBookings, customersOf, findBookings } from '../../support/find-bookings.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const named = (...customerNames: string[]) => customerNames.map((customerName) => ({ customerName }))

async function decide(app: TestApp, id: string | undefined, call: 'acceptBooking' | 'rejectBooking') {
  await app.clients.REST.ask(call, { id }, { cookie: await app.adminCookie() })
}

describe.each(overTrpc)('the office, by %s,', (protocol) => {
  test('finds what waits for a decision first, each part newest first', async ({ open }) => {
    const app = await open()
    const ids = await bookMany(app, named('a', 'b', 'c', 'd'))
    await decide(app, ids.get('d'), 'acceptBooking')
    await decide(app, ids.get('b'), 'rejectBooking')
    expect(customersOf(await findBookings(app, protocol))).toEqual(['c', 'a', 'd', 'b'])
    expect(customersOf(await findBookings(app, protocol, { status: 'pending' }))).toEqual(['c', 'a'])
    expect(customersOf(await findBookings(app, protocol, { status: 'confirmed' }))).toEqual(['d'])
    expect(customersOf(await findBookings(app, protocol, { status: 'rejected' }))).toEqual(['b'])
    expect(await countBookings(app, protocol)).toEqual([4, 4, 2])
    expect(await countBookings(app, protocol, { status: 'rejected' })).toEqual([4, 1, 0])
  })

  test('reads page by page, and misses none that is decided in between', async ({ open }) => {
    const app = await open()
    const ids = await bookMany(app, named('a', 'b', 'c', 'd', 'e'))
    await decide(app, ids.get('e'), 'acceptBooking')
    const first = await findBookings(app, protocol, { limit: 2 })
    expect(customersOf(first)).toEqual(['d', 'c'])
    await decide(app, ids.get('c'), 'rejectBooking')
    const second = await findBookings(app, protocol, { limit: 2, cursor: first.done.nextCursor })
    expect(customersOf(second)).toEqual(['b', 'a'])
    const third = await findBookings(app, protocol, { limit: 2, cursor: second.done.nextCursor })
    expect([customersOf(third), third.done.nextCursor]).toEqual([['e', 'c'], null])
  })

  test('reads pages without losing one of those made at the same moment', async ({ open }) => {
    const app = await open()
    const made = await Promise.all(
      Array.from({ length: 5 }, () => app.clients.REST.ask('createBooking', faroToVilamoura())),
    )
    const read: string[] = []
    for (let cursor: string | null = null; read.length < 10;) {
      const { done } = await findBookings(app, protocol, { limit: 2, ...(cursor !== null && { cursor }) })
      read.push(...done.bookings.map(({ id }) => id))
      cursor = done.nextCursor
      if (cursor === null) break
    }
    expect(read.toSorted()).toEqual(made.map(({ done }) => done.id).toSorted())
  })

  test('finds by the day of the pick-up, both ends included', async ({ open }) => {
    const app = await open()
    await bookMany(app, [
      { customerName: 'first', pickupDate: '2027-01-20' },
      { customerName: 'second', pickupDate: '2027-01-21' },
      { customerName: 'third', pickupDate: '2027-01-22' },
    ])
    const on = async (input: object) => customersOf(await findBookings(app, protocol, input))
    expect(await on({ from: '2027-01-21' })).toEqual(['third', 'second'])
    expect(await on({ to: '2027-01-21' })).toEqual(['second', 'first'])
    expect(await on({ from: '2027-01-21', to: '2027-01-21' })).toEqual(['second'])
    expect(await on({ from: '2027-01-22', to: '2027-01-20' })).toEqual(['third', 'second', 'first'])
    expect(await countBookings(app, protocol, { from: '2027-01-21' })).toEqual([3, 2, 2])
    expect(await countBookings(app, protocol, { from: '2027-01-22', to: '2027-01-20' })).toEqual([3, 3, 3])
  })

  test('finds a booking whose pick-up is on the day of its booking', async ({ open }) => {
    const app = await open()
    await bookMany(app, [{ pickupDate: '2027-01-13', pickupTime: '23:55', customerName: 'today' }])
    expect(customersOf(await findBookings(app, protocol, { to: '2027-01-13' }))).toEqual(['today'])
  })

  test('lists by pick-up: today and what is to come, then the past backwards, page by page', async ({
    open,
  }) => {
    const app = await open()
    await bookMany(app, [
      { customerName: 'yesterday', pickupDate: '2027-01-19' },
      { customerName: 'before', pickupDate: '2027-01-18' },
      { customerName: 'next week', pickupDate: '2027-01-27' },
      { customerName: 'this morning', pickupDate: '2027-01-20', pickupTime: '06:00' },
      { customerName: 'tonight', pickupDate: '2027-01-20', pickupTime: '22:00' },
    ])
    app.clock.advance({ hours: 7 * 24 })
    const inOrder = ['this morning', 'tonight', 'next week', 'yesterday', 'before']
    expect(customersOf(await findBookings(app, protocol, { sort: 'pickup' }))).toEqual(inOrder)
    const read: string[] = []
    for (let cursor: string | null = null; ;) {
      const page = await findBookings(app, protocol, { sort: 'pickup', limit: 2, ...(cursor && { cursor }) })
      read.push(...customersOf(page))
      cursor = page.done.nextCursor
      if (cursor === null) break
    }
    expect(read).toEqual(inOrder)
    const from = await findBookings(app, protocol, { sort: 'pickup', from: '2027-01-19' })
    expect(customersOf(from)).toEqual(['yesterday', 'this morning', 'tonight', 'next week'])
    const day = { sort: 'pickup', from: '2027-01-20', to: '2027-01-20' }
    expect(customersOf(await findBookings(app, protocol, day))).toEqual(['this morning', 'tonight'])
    const found = await findBookings(app, protocol, { sort: 'pickup', q: 'e', to: '2027-01-20' })
    expect(customersOf(found)).toEqual(['this morning', 'tonight', 'yesterday', 'before'])
  })

  test('finds what is not paid and what needs a look', async ({ open }) => {
    const app = await open()
    const ids = await bookMany(app, [
      { customerName: 'cash' },
      { customerName: 'unpaid', paymentMethod: 'sumup' },
      { customerName: 'rejected', paymentMethod: 'sumup' },
      { customerName: 'unreachable', customerEmail: 'no address' },
    ])
    await decide(app, ids.get('rejected'), 'rejectBooking')
    await app.workers.mail.drain()
    expect(customersOf(await findBookings(app, protocol, { only: 'unpaid' }))).toEqual(['unpaid'])
    expect(customersOf(await findBookings(app, protocol, { only: 'unpaid', sort: 'pickup' }))).toEqual([
      'unpaid',
    ])
    expect(customersOf(await findBookings(app, protocol, { only: 'problems' }))).toEqual(['unreachable'])
    expect(await countBookings(app, protocol, { only: 'unpaid' })).toEqual([4, 1, 1])
    expect(await countBookings(app, protocol, { only: 'problems' })).toEqual([4, 1, 1])
  })

  test('watches how many wait and when the latest was made', async ({ open }) => {
    const app = await open()
    const watch = async () => {
      const { done } = await app.clients[protocol].ask('watchBookings', undefined, {
        cookie: await app.adminCookie(),
      })
      return done
    }
    expect(await watch()).toEqual({ waiting: 0, changes: 0, latestAt: null })
    const ids = await bookMany(app, named('a', 'b'))
    await decide(app, ids.get('b'), 'acceptBooking')
    expect(await watch()).toEqual({ waiting: 1, changes: 0, latestAt: '2027-01-13T09:01:00.000Z' })
  })

  test.for([
    ['limit', { limit: 0 }],
    ['limit', { limit: 201 }],
    ['limit', { limit: 'many' }],
    ['status', { status: 'finished' }],
    ['only', { only: 'mine' }],
    ['sort', { sort: 'price' }],
    ['cursor', { cursor: 'open.1.00000000-0000-4000-8000-000000000000', sort: 'pickup' }],
    ['from', { from: 'yesterday' }],
    ['to', { to: '2027-02-30' }],
    ['q', { q: 'x'.repeat(201) }],
    ['q', { q: 'a\u0000b' }],
    ['cursor', { cursor: 'nonsense' }],
    ['cursor', { cursor: "open.1.' or 1=1 --" }],
    ['cursor', { cursor: 'open.9999999999999999.00000000-0000-4000-8000-000000000000' }],
  ] as const)('reads what is wrong with the %s in %j', async ([field, input], { app }) => {
    const answer = await findBookings(app, protocol, input)
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([400, field])
  })

  test('reads one booking, and is refused when there is none', async ({ app }) => {
    const ids = await bookMany(app, named('one'))
    const cookie = await app.adminCookie()
    const { done } = await app.clients[protocol].ask('readBooking', { id: ids.get('one') }, { cookie })
    expect([done.id, done.customerName]).toEqual([ids.get('one'), 'one'])
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      const { status, refused } = await app.clients[protocol].ask('readBooking', { id }, { cookie })
      expect([status, refused.error]).toEqual([404, 'There is no such booking.'])
    }
  })
})
