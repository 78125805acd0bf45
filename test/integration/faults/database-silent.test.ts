import { describe, expect, onTestFinished } from 'vitest'
import { isDatabaseUnavailable } from '../../../src/server/db/is-database-unavailable.ts'
import { connectPostgres } from '../../../src/server/schema/migrate.ts'
import { MAX_CONNECTIONS } from '../../../src/server/db/orm.ts'
import { openLine } from '../../support/line.ts'
import { test } from '../../support/test.ts'

const SILENCE_MS = 300
const UPDATE = `update region set name = 'Half done' where name = 'Faro-Lisbon'`

/** A database that is reached over a line that can fall silent. */
async function openSilenced(url: string | undefined) {
  if (!url) throw new Error('Only a PostgreSQL server is reached over a line')
  const address = new URL(url)
  const line = await openLine(Number(address.port))
  address.port = String(line.port)
  const orm = await connectPostgres(address.href, { silenceMs: SILENCE_MS })
  onTestFinished(() => orm.close())
  return { line, em: () => orm.em.fork() }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a database that falls silent without a word', () => {
  test('is given up after a while, and asked again when it answers', async ({ app }) => {
    const { line, em } = await openSilenced(app.database.url)
    expect(await em().execute('select 1 as one')).toEqual([{ one: 1 }])
    line.cut()
    expect(isDatabaseUnavailable(await failure(em().execute('select 1')))).toBe(true)
    line.mend()
    expect(await em().execute('select 2 as two')).toEqual([{ two: 2 }])
  })

  test('in the middle of transactions takes none of its connections away, and stores nothing of them', async ({
    app,
  }) => {
    const { line, em } = await openSilenced(app.database.url)
    const places = Array.from({ length: MAX_CONNECTIONS }, () => Promise.withResolvers<void>())
    const allInside = Promise.all(places.map(({ promise }) => promise))
    const failures = places.map(({ resolve }, at) =>
      failure(
        em().transactional(async (own) => {
          // On a busy machine one may be given up before it is inside; the others do not wait for it.
          await own.execute(at === 0 ? UPDATE : 'select 1').finally(resolve)
          await allInside
          line.cut()
          await own.execute('select 1')
        }),
      ),
    )
    expect((await Promise.all(failures)).map(isDatabaseUnavailable)).toEqual(places.map(() => true))
    line.mend()
    const again = places.map(() => em().execute<{ name: string }[]>('select name from region for update'))
    for (const rows of await Promise.all(again)) {
      const names = rows.map(({ name }) => name)
      expect(names).toContain('Faro-Lisbon')
      expect(names).not.toContain('Half done')
    }
  })

  test('is waited for where there is no time limit', async ({ app }) => {
    const orm = await connectPostgres(app.database.url ?? '', { silenceMs: 0 })
    onTestFinished(() => orm.close())
    const wait = orm.em.fork().execute(`select pg_sleep(${(3 * SILENCE_MS) / 1000})::text as slept`)
    expect(await wait).toEqual([{ slept: '' }])
  })
})
