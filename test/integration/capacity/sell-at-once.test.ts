import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Blackout } from '../../../src/server/capacity/blackout.entity.ts'
import { CarCommitment } from '../../../src/server/capacity/car-commitment.entity.ts'
import { lockAllCars } from '../../../src/server/cars/lock-cars.ts'
import type { Answer } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { enterCars } from '../../support/cars.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** Whoever finds every connection taken for five seconds asks again, as the answer says. */
async function book(app: TestApp, customerName: string): Promise<Answer<'createBooking'>> {
  const answer = await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName }))
  return answer.status === 503 ? book(app, customerName) : answer
}

test('two hundred posts at once for eight cars sell eight', async ({ open }) => {
  const app = await open()
  await enterCars(app, 8)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => book(app, `Guest ${index}`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(8)
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  expect(await app.database.fresh().count(Booking)).toBe(8)
  expect(await app.database.fresh().count(CarCommitment, { releasedAt: null })).toBe(8)
})

test('a sale that waits while the office closes its time is refused', async ({ open }) => {
  const app = await open()
  // The sale ends after this transaction, so it is not waited for within it.
  const { sale } = await app.database.fresh().transactional(async (em) => {
    await lockAllCars(em)
    const sale = book(app, 'Ana Silva')
    await expect.poll(() => salesThatWait(app)).toBe(1)
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
