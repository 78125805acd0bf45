import { randomUUID } from 'node:crypto'
import { Partner } from '../../src/server/auth/partner.entity.ts'
import type { PartnerPrincipal } from '../../src/server/core/request-context.ts'
import type { Orm } from '../../src/server/db/orm.ts'
import { migrate, connectPostgres } from '../../src/server/schema/migrate.ts'
import { listEvents } from '../../src/server/webhooks/event-feed.ts'
import { startPostgres } from '../support/postgres-server.ts'

const WRITERS = 20
const EVENTS = 100_000
/** Each transaction writes so many, and holds them back for up to so long before it is committed. */
const AT_ONCE = 5
const HELD_MS = 20
const PAGE = 100

/**
 * Prints how fast a partner's events are read in order while twenty write them, and fails where one was left out, came
 * twice, or came before an earlier one of its writer.
 */
export async function benchEvents(): Promise<void> {
  const postgres = await startPostgres()
  const orm = await connectPostgres(postgres.url('postgres'))
  try {
    await migrate(orm)
    await printEvents(orm)
  } finally {
    await orm.close()
    await postgres.stop()
  }
}

async function printEvents(orm: Orm): Promise<void> {
  const partner = await insertPartner(orm)
  const start = performance.now()
  const secondsSince = () => (performance.now() - start) / 1_000
  let writing = WRITERS
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let no = 0; no < EVENTS / WRITERS; no += AT_ONCE) await write(orm, partner.id, { writer, no })
    writing -= 1
  })
  const seen: string[] = []
  const times: number[] = []
  let after = 0
  const readOn = async () => {
    for (;;) {
      const begun = performance.now()
      const asked = { after, type: null, booking: null, limit: PAGE }
      const page = await listEvents(asked, partner, contextOf(orm))
      times.push(performance.now() - begun)
      seen.push(...page.data.map(({ id }) => id))
      after = Number(page.next_cursor)
      if (!page.has_more) return
    }
  }
  while (writing > 0) await readOn()
  const written = secondsSince()
  await Promise.all(writers)
  await readOn()
  expectOrder(seen)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1)
  console.log(`${EVENTS} events of one partner by ${WRITERS} writers on PostgreSQL, read meanwhile`)
  console.table({
    'events written a second': Math.round(EVENTS / written),
    'seconds until all were written': written.toFixed(1),
    'seconds until all were read': secondsSince().toFixed(1),
    'a page, median (ms)': at(0.5),
    'a page, 99 of 100 (ms)': at(0.99),
    'a page, the slowest (ms)': at(1),
  })
}

function contextOf(orm: Orm): Parameters<typeof listEvents>[2] {
  const em = orm.em.fork()
  return {
    em,
    transaction: (run) =>
      orm.em
        .fork()
        .transactional((em) =>
          run({ em, clock: () => new Date(), react: async () => {}, announce: async () => {} }),
        ),
  }
}

async function insertPartner(orm: Orm): Promise<PartnerPrincipal> {
  const partner = { id: randomUUID(), name: 'Lisbon Hotels', kind: 'hotel', state: 'live' } as const
  const stateSince = new Date()
  const em = orm.em.fork()
  await em.insert(Partner, { ...partner, stateSince, createdAt: stateSince, createdBy: 'maria' })
  return { ...partner, stateSince, terms: 'retail', discountBp: 0 }
}

function write(orm: Orm, partnerId: string, { writer, no }: { writer: number; no: number }): Promise<void> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute(
      `insert into partner_event (partner_id, dedupe_key, message_id, type, booking_number, body, created_at)
       select ?, name, name, 'booking.changed', 'TR-AAAAAA', ?, now()
       from (select ? || '-' || lpad((? + n)::text, 6, '0') as name from generate_series(0, ?) n) names`,
      [partnerId, BODY, String(writer), no, AT_ONCE - 1],
    )
    await em.execute('select pg_sleep(?)', [(Math.random() * HELD_MS) / 1_000])
  })
}

const BODY = JSON.stringify({ type: 'booking.changed', timestamp: '2027-01-13T09:00:00Z', data: {} })

function expectOrder(seen: readonly string[]): void {
  if (seen.length !== EVENTS || new Set(seen).size !== EVENTS)
    throw new Error(`${EVENTS} were written, and ${seen.length} read, of which ${new Set(seen).size} differ`)
  const last = new Map<string, string>()
  for (const id of seen) {
    const [writer = ''] = id.split('-')
    if (id < (last.get(writer) ?? '')) throw new Error(`${id} came after ${last.get(writer)}`)
    last.set(writer, id)
  }
}
