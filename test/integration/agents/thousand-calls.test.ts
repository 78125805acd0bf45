import { expect } from 'vitest'
import { agentOf, agentsGuest as guest, askedTrip as asked, quoteBy } from '../../support/agents.ts'
import { makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'

test('a thousand calls leave no row behind', async ({ open }) => {
  const app = await open()
  const agent = agentOf(app, { key: await makeKey(app) })
  const rows = () => countRows(app)
  const quoteId = await quoteBy(agent)
  const before = await rows()
  for (let count = 0; count < 250; count += 1)
    await Promise.all([
      agent.call('search_places', { q: 'faro' }),
      agent.call('quote_trip', asked),
      agent.call('prepare_booking', { ...guest, quoteId }),
      agent.call('service_facts', { topic: 'areas' }),
    ])
  expect(await rows()).toEqual(before)
})

/** The rows of each table, but for those that count calls. */
async function countRows({ database }: TestApp): Promise<unknown> {
  const em = database.orm.em.fork()
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('rate_count', 'api_key_usage', 'partner_call', 'server_process') order by 1`,
  )
  const counts: Record<string, unknown> = {}
  for (const { name } of tables) {
    const [row] = await em.execute<{ count: number }[]>(`select count(*)::int as count from "${name}"`)
    counts[name] = row?.count
  }
  return counts
}
