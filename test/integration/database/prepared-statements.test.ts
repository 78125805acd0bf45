import { expect } from 'vitest'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import { findRows } from '../../../src/server/db/find-rows.ts'
import { test } from '../../support/test.ts'

const PREPARED = `select statement from pg_prepared_statements where statement like '%from "vehicle_pricing"%'`

test('a list is planned once for a connection, and read on it after a migration has added a column', async ({
  app,
}) => {
  await app.database.fresh().transactional(async (em) => {
    const before = await findRows(em, VehiclePricing, { serviceType: 'hourly' })
    expect(before).not.toEqual([])
    await em.execute('alter table vehicle_pricing add column of_the_next_release integer')
    const after = await findRows(em, VehiclePricing, { serviceType: 'hourly' })
    await em.execute('alter table vehicle_pricing drop column of_the_next_release')
    expect(after).toEqual(before)
    const other = await findRows(em, VehiclePricing, { serviceType: 'point-to-point' })
    expect(other).not.toEqual(before)
    expect(await em.execute<unknown[]>(PREPARED)).toHaveLength(1)
  })
})
