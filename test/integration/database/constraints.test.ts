import { expect } from 'vitest'
import { findMissingIndexes } from '../../../src/server/schema/make-indexes.ts'
import { migrate } from '../../../src/server/schema/migrate.ts'
import { explainStartError } from '../../../src/server/explain-start-error.ts'
import {
  findUnvalidated,
  RowsBreakConstraint,
  validateConstraints,
} from '../../../src/server/schema/validate-constraints.ts'
import { test } from '../../support/test.ts'

const ADD_ANEW = `alter table booking drop constraint booking_status_known,
  add constraint booking_status_known check (status in ('pending', 'confirmed', 'rejected')) not valid`

test('older rows are looked at while others write, and by the next start where a process has ended before', async ({
  open,
}) => {
  const { orm } = (await open()).database
  expect(await findUnvalidated(orm)).toEqual([])
  const em = orm.em.fork()
  await em.execute(ADD_ANEW)
  await em.transactional(async (writing) => {
    await writing.execute('update booking set notes = notes')
    await validateConstraints(orm)
  })
  expect(await findUnvalidated(orm)).toEqual([])
  await em.execute(ADD_ANEW)
  await migrate(orm)
  expect(await findUnvalidated(orm)).toEqual([])
})

test('an index that is not there, or was not finished, is made by the next start while others write', async ({
  open,
}) => {
  const { orm } = (await open()).database
  const em = orm.em.fork()
  await em.execute('drop index webhook_delivery_settled_or_due')
  await em.execute(`update pg_index set indisvalid = false where indexrelid = 'booking_of_partner'::regclass`)
  expect(await findMissingIndexes(orm)).toEqual(['booking_of_partner', 'webhook_delivery_settled_or_due'])
  await migrate(orm)
  expect(await findMissingIndexes(orm)).toEqual([])
})

test('a start that older rows stop says which constraint they break, and the query that finds them', async ({
  open,
}) => {
  const { orm } = (await open()).database
  const em = orm.em.fork()
  await em.execute(`create table broken (id integer primary key, name text, other integer)`)
  await em.execute(`insert into broken values (1, '', null), (2, 'Ana', 1), (3, 'Rui', 7)`)
  const stopped = async (constraint: string) => {
    await em.execute(`alter table broken add constraint ${constraint} not valid`)
    const error: unknown = await migrate(orm).catch((thrown: unknown) => thrown)
    const message = error instanceof RowsBreakConstraint ? (explainStartError(error) ?? '') : ''
    const [, query = ''] = /Find them with: (.*?);/.exec(message) ?? []
    return { message, rows: await em.execute(query) }
  }
  const check = await stopped(`broken_named check (name <> '')`)
  expect(check.message).toContain(
    "1 rows of the table broken break its constraint broken_named, CHECK ((name <> ''::text)). Nothing was",
  )
  expect(check.rows).toMatchObject([{ id: 1 }])
  await em.execute(`delete from broken where id = 1`)
  const reference = await stopped(`broken_other foreign key (other) references broken (id)`)
  expect(reference.message).toContain('FOREIGN KEY (other) REFERENCES broken(id)')
  expect(reference.rows).toMatchObject([{ id: 2 }, { id: 3 }])
  await em.execute('drop table broken')
  expect(await findUnvalidated(orm)).toEqual([])
})
