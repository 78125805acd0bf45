import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { Blackout } from '../../../src/server/capacity/blackout.entity.ts'
import { lockAllCars } from '../../../src/server/cars/lock-cars.ts'
import type { TestApp } from '../../support/app.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

// On PostgreSQL alone: the embedded database has one connection, so nobody waits for a lock there.
test('a sale that waits while the office closes its time is refused', async ({ open }) => {
  const app = await open()
  // The sale ends after this transaction, so it is not waited for within it.
  const { sale } = await app.database.fresh().transactional(async (em) => {
    await lockAllCars(em)
    const sale = app.clients.REST.ask('createBooking', faroToVilamoura())
    await expect.poll(() => salesThatWait(app), { timeout: 10_000 }).toBe(1)
    await em.insert(Blackout, {
      id: randomUUID(),
      startsAt: new Date('2027-01-27T00:00:00Z'),
      endsAt: new Date('2027-01-28T00:00:00Z'),
      sentence: 'We rest on this day.',
      createdBy: 'admin',
    })
    return { sale }
  })
  expectRefusal(await sale, { status: 409, code: 'NO_SERVICE', error: 'We rest on this day.' })
})

async function salesThatWait({ database }: TestApp): Promise<number> {
  const [row] = await database.fresh().execute<{ waiting: number }[]>(
    `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
  )
  return row?.waiting ?? 0
}
