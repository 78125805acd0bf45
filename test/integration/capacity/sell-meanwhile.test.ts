import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { Blackout } from '../../../src/server/capacity/blackouts.ts'
import { Car } from '../../../src/server/cars/car.entity.ts'
import { stopSales } from '../../../src/server/cars/lock-cars.ts'
import type { EntityManager } from '../../../src/server/db/orm.ts'
import type { TestApp } from '../../support/app.ts'
import { enterCars } from '../../support/cars.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const closeTheDay = (em: EntityManager) =>
  em.insert(Blackout, {
    id: randomUUID(),
    startsAt: new Date('2027-01-27T00:00:00Z'),
    endsAt: new Date('2027-01-28T00:00:00Z'),
    sentence: 'We rest on this day.',
    createdBy: 'admin',
  })

const retireTheCars = (em: EntityManager) =>
  em.nativeUpdate(Car, { vehicleId: 2 }, { activeUntil: '2027-01-26' })

// On PostgreSQL alone: the embedded database has one connection, so nobody waits for a lock there.
test.for([
  { what: 'closes its time', change: closeTheDay, code: 'NO_SERVICE', error: 'We rest on this day.' },
  {
    what: 'retires the cars',
    change: retireTheCars,
    code: 'NO_CAR',
    error: 'All our E Class cars are taken at 10:30 on 27 January.',
  },
] as const)(
  'a sale that waits while the office $what is refused',
  async ({ change, code, error }, { open }) => {
    const app = await open()
    await enterCars(app, 2)
    // The process knows the cars as they were.
    expect((await app.clients.REST.ask('createBooking', faroToVilamoura())).status).toBe(201)
    // The sale ends after this transaction, so it is not waited for within it.
    const { sale } = await app.database.fresh().transactional(async (em) => {
      await change(em)
      await stopSales({ em, announce: async () => {} })
      const sale = app.clients.REST.ask('createBooking', faroToVilamoura())
      await expect.poll(() => salesThatWait(app), { timeout: 10_000 }).toBe(1)
      return { sale }
    })
    expectRefusal(await sale, { status: 409, code, error })
  },
)

async function salesThatWait({ database }: TestApp): Promise<number> {
  const [row] = await database.fresh().execute<{ waiting: number }[]>(
    `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
  )
  return row?.waiting ?? 0
}
