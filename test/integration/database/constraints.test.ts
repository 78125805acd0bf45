import { expect } from 'vitest'
import { migrate } from '../../../src/server/schema/migrate.ts'
import { findUnvalidated, validateConstraints } from '../../../src/server/schema/validate-constraints.ts'
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
