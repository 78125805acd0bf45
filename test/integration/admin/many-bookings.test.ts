import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { bookMany, findBookings } from '../../support/find-bookings.ts'
import { test } from '../../support/test.ts'

test('counts those that match up to ten thousand, and those that a search finds up to one thousand', async ({
  open,
}) => {
  const app = await open()
  const made = await bookMany(app, [{ customerName: 'One' }])
  // In parts: a busy machine may take longer for all of them than a statement may.
  for (let last = 1_000; last <= 10_000; last += 1_000)
    await app.database.fresh().execute(
      `insert into booking select copy.* from booking, generate_series(?::int, ?::int) n,
       jsonb_populate_record(booking, jsonb_build_object(
         'id', gen_random_uuid(), 'number', 'TR-' || n, 'search_text', 'many of them', 'search_number', ''
       )) copy where booking.id = ?`,
      [last - 999, last, made.get('One')],
    )
  const cookie = await app.adminCookie()
  const counts = async (input: object) =>
    (await app.clients.REST.ask('countBookings', input, { cookie })).done
  expect(await counts({})).toMatchObject({ total: 10_001, matching: 10_001, waiting: 10_001, newer: 0 })
  expect(await counts({ status: 'pending' })).toMatchObject({ total: 10_001, matching: 10_001 })
  expect(await counts({ status: 'confirmed' })).toMatchObject({ total: 10_001, matching: 0, waiting: 0 })
  expect(await counts({ q: 'many of' })).toMatchObject({ total: 10_001, matching: 1_001, waiting: 1_001 })
  expect(await counts({ q: ' ' })).toMatchObject({ total: 10_001, matching: 10_001 })
})

test('tells how many have come since a page was read', async ({ open }) => {
  const app = await open()
  await bookMany(app, [{ customerName: 'One' }])
  const { readAt } = (await findBookings(app, 'REST')).done
  const newer = async () =>
    (await callAsAdmin(app, 'tRPC', 'countBookings', { q: 'nobody', newerThan: readAt })).done.newer
  expect(await newer()).toBe(0)
  app.clock.advance({ minutes: 1 })
  await bookMany(app, [{ customerName: 'Two' }, { customerName: 'Three' }])
  expect(await newer()).toBe(2)
})
