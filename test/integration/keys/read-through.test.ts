import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

type Key = Awaited<ReturnType<typeof makeKey>>

const book = async (app: TestApp, key: Key) =>
  (await app.clients.REST.ask('createBooking', faroToVilamoura(), byKey(key))).done

/** Reads what changed since, page after page, and from where to read on. */
async function readOn(app: TestApp, key: Key, since: string) {
  const seen = new Map<string, string>()
  let [cursor, readThrough]: [string | null, string | undefined] = [null, undefined]
  do {
    const page: { cursor?: string } = cursor === null ? {} : { cursor }
    const { done } = await app.clients.REST.ask(
      'listPartnerBookings',
      { updated_since: since, limit: 5, ...page },
      byKey(key),
    )
    for (const { id, updatedAt } of done.data) seen.set(id, updatedAt)
    readThrough ??= done.read_through
    cursor = done.next_cursor
  } while (cursor !== null)
  return { seen, readThrough }
}

test('a change that is written before a reading and committed after it is read the next time', async ({
  open,
}) => {
  const app = await open()
  const key = await makeKey(app)
  const [slow, quick] = [await book(app, key), await book(app, key)]
  const begin = (await readOn(app, key, '2020-01-01T00:00:00Z')).readThrough
  const first = await app.database.fresh().transactional(async (em) => {
    await em.nativeUpdate(Booking, { id: slow.id }, { notes: 'Written first, committed last' })
    await app.database.fresh().nativeUpdate(Booking, { id: quick.id }, { notes: 'Written last' })
    return await readOn(app, key, begin)
  })
  expect([...first.seen.keys()]).toEqual([quick.id])
  const second = await readOn(app, key, first.readThrough)
  expect([...second.seen.keys()].toSorted()).toEqual([slow.id, quick.id].toSorted())
})

test('who reads on while twenty write has seen the last state of every booking in the end', async ({
  open,
}) => {
  const app = await open()
  const key = await makeKey(app)
  const ids: string[] = []
  for (let n = 0; n < 20; n += 1) ids.push((await book(app, key)).id)
  let left = ids.length
  const writing = ids.map(async (id, writer) => {
    for (let round = 0; round < 15; round += 1)
      await app.database.fresh().transactional(async (em) => {
        await em.nativeUpdate(Booking, { id }, { notes: `Round ${round}` })
        // Some are committed at once, others only after many others.
        for (let pause = 0; pause < writer % 7; pause += 1) await em.execute('select pg_sleep(0.003)')
      })
    left -= 1
  })
  const seen = new Map<string, string>()
  let since = '2020-01-01T00:00:00Z'
  const poll = async () => {
    const reading = await readOn(app, key, since)
    for (const [id, updatedAt] of reading.seen) seen.set(id, updatedAt)
    since = reading.readThrough
  }
  while (left > 0) await poll()
  await Promise.all(writing)
  await poll()
  const stored = await app.database.fresh().find(Booking, {})
  expect(seen).toEqual(new Map(stored.map(({ id, updatedAt }) => [id, updatedAt.toISOString()])))
  // Nothing that was read to the end is read again but what may still have been in doubt.
  expect(new Date(since).getTime()).toBeGreaterThan(
    Math.max(...stored.map(({ updatedAt }) => updatedAt.getTime())) - 1,
  )
})
