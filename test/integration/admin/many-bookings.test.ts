import { expect } from 'vitest'
import { bookMany } from '../../support/find-bookings.ts'
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
  expect(await counts({})).toMatchObject({ total: 10_006, matching: 10_006, waiting: 10_001 })
  expect(await counts({ status: 'pending' })).toMatchObject({ total: 10_006, matching: 10_001 })
  expect(await counts({ status: 'confirmed' })).toMatchObject({ total: 10_006, matching: 0, waiting: 0 })
})
