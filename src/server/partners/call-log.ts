import { randomUUID } from 'node:crypto'
import type { listPartnerCalls as listEndpoint } from '@chauffeur/contract/partner-developers'
import { CALL_LOG_DAYS, MAX_CALLS_AT_ONCE, MAX_LOGGED_CALLS } from '@chauffeur/domain/call-log'
import { DAY_MS } from '@chauffeur/domain/duration'
import type { z } from 'zod'
import { readPage } from '../core/keyset-pagination.ts'
import type { PartnerPrincipal } from '../core/request-context.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import type { PartnerCall } from './partner-call.entity.ts'

/** Notes the calls that come with the keys of partners. */
export interface CallLog {
  /** In memory only: a call waits for nothing. */
  note(call: NotedCall): void
  /** Writes down what was noted since the last time. */
  flush(): Promise<void>
  /** Writes down the rest. */
  stop(): Promise<void>
}

type NotedCall = Omit<PartnerCall, 'id' | 'code' | '[typeof PrimaryKeyProp]'> & {
  readonly code: string | null
}

interface Database {
  readonly em: { fork(): { execute(sql: string, values: string[]): Promise<unknown> } }
}

const EVERY_MS = 10_000

/**
 * Notes for one process, and writes every few seconds, at most so many of one partner. What could not be written is left out:
 * the log says what has happened, and nothing is owed by it.
 */
export function logCalls(orm: Database, onFault: (error: unknown) => void): CallLog {
  let waiting = new Map<string, NotedCall[]>()
  const write = async () => {
    if (waiting.size === 0) return
    const noted = [...waiting.values()].flat().map((call) => ({ ...call, id: randomUUID() }))
    waiting = new Map()
    try {
      await orm.em.fork().execute(WRITE, [JSON.stringify(noted)])
    } catch (error) {
      onFault(error)
    }
  }

  // Whoever flushes also waits for what is being written at this moment, to read or to close the database after it.
  let writing = Promise.resolve()
  const flush = () => (writing = writing.then(write))

  const timer = setInterval(() => void flush(), EVERY_MS).unref()
  return {
    note(call) {
      const ofPartner = waiting.get(call.partnerId) ?? []
      if (ofPartner.length < MAX_CALLS_AT_ONCE) waiting.set(call.partnerId, [...ofPartner, call])
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

// A partner of the sandbox may have been deleted meanwhile, and one that was merged is another one by now.
const WRITE = `
  insert into partner_call (id, partner_id, key_name, method, path, status, code, duration_ms, request_id, at)
  select noted.id, coalesce(partner.merged_into_id, partner.id), "keyName", method, path, status, code, "durationMs",
    "requestId", at
  from json_to_recordset(?::json) as noted (id uuid, "partnerId" uuid, "keyName" text, method text, path text,
    status int, code text, "durationMs" int, "requestId" text, at timestamptz)
  join partner on partner.id = noted."partnerId"`

/** A page of the calls of a partner, the newest first. */
export async function listCalls(
  { refused, q, cursor, limit }: z.output<typeof listEndpoint.input>,
  { id: partnerId }: PartnerPrincipal,
  em: EntityManager,
): Promise<z.output<typeof listEndpoint.output>> {
  const { rows, nextCursor } = await readPage(
    { limit, cursor },
    {
      parts: [''],
      orderedBy: 'at',
      find: ({ after, limit }) =>
        typedQueries<{ partnerCall: PartnerCall }>(em)
          .selectFrom('partnerCall')
          .selectAll()
          .where('partnerId', '=', partnerId)
          // An agent's refused call is answered with 200.
          .$if(refused, (some) =>
            some.where((eb) => eb.or([eb('status', '>=', 400), eb('code', 'is not', null)])),
          )
          .$if(q !== null, (some) => {
            const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
            return some.where((eb) =>
              eb.or([
                eb('path', 'ilike', like),
                eb('code', 'ilike', like),
                eb('requestId', 'ilike', like),
                eb('keyName', 'ilike', like),
              ]),
            )
          })
          .$if(after !== undefined, (some) =>
            some.where((eb) =>
              eb(eb.refTuple('at', 'id'), '<', eb.tuple(after?.time ?? new Date(0), after?.id ?? '')),
            ),
          )
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
    },
  )
  return {
    calls: rows.map(({ id, at, method, path, status, code, durationMs, requestId, keyName }) => ({
      id,
      at: at.toISOString(),
      method,
      path,
      status,
      code: code ?? null,
      durationMs,
      requestId,
      keyName,
    })),
    nextCursor,
  }
}

/** Deletes calls that are old, and of a partner that makes many all but the last ones. */
export async function deleteOldCalls(orm: Orm, now: Date): Promise<number> {
  const before = new Date(now.getTime() - CALL_LOG_DAYS * DAY_MS)
  const [deleted] = await orm.em.fork().execute<{ count: number }[]>(
    `with too_many as materialized (
       select partner.id as partner_id, latest.at, latest.id from partner cross join lateral (
         select at, id from partner_call where partner_id = partner.id
         order by at desc, id desc offset ${MAX_LOGGED_CALLS} limit 1
       ) latest
     ), deleted as (
       delete from partner_call where at < ? or exists (
         select from too_many
         where too_many.partner_id = partner_call.partner_id and (partner_call.at, partner_call.id) <= (too_many.at, too_many.id)
       ) returning 1
     )
     select count(*)::integer as count from deleted`,
    [before],
  )
  return deleted?.count ?? 0
}
