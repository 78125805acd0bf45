import { expect } from 'vitest'
import { test } from '../support/test.ts'

test('the migrations make exactly the tables and functions that the code expects', async ({ app }) => {
  expect(await app.database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
})

test('every table has a primary key and every instant its time zone', async ({ app }) => {
  const em = app.database.fresh()
  const withoutKey = await em.execute(`
    select table_name from information_schema.tables t
    where table_schema = 'public' and table_type = 'BASE TABLE' and not exists (
      select 1 from information_schema.table_constraints c
      where c.table_name = t.table_name and c.constraint_type = 'PRIMARY KEY')`)
  expect(withoutKey).toEqual([])
  const withoutZone = await em.execute(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp without time zone'`)
  expect(withoutZone).toEqual([])
})
