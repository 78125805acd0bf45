import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { bookMany, findBookings } from '../../support/find-bookings.ts'
import { test } from '../../support/test.ts'

test('counts those that match up to ten thousand', async ({ open }) => {
  const app = await open()
  await bookMany(app, [{ customerName: 'One' }])
  await app.database.fresh().execute(
    `insert into booking select (jsonb_populate_record(booking, jsonb_build_object(
       'id', gen_random_uuid(), 'number', 'TR-' || n, 'search_text', '', 'search_number', ''
     ))).* from booking, generate_series(1, 10005) n`,
  )
  const cookie = await app.adminCookie()
  const counts = async (input: object) =>
    (await app.clients.REST.ask('countBookings', input, { cookie })).done
  expect(await counts({})).toMatchObject({ total: 10_001, matching: 10_001, waiting: 10_001, newer: 0 })
  expect(await counts({ status: 'pending' })).toMatchObject({ total: 10_001, matching: 10_001 })
  expect(await counts({ status: 'confirmed' })).toMatchObject({ total: 10_001, matching: 0, waiting: 0 })
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
