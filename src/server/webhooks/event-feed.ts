import {
  type listPartnerEvents as endpoint,
  type PartnerEvent as Answer,
  partnerEvent,
} from '@chauffeur/contract/partner-events'
import { DAY_MS } from '@chauffeur/domain/duration'
import { WEBHOOK_LOG_DAYS } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { invalid, Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal, RequestContext } from '../core/request-context.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { PartnerEvent } from './partner-event.entity.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/**
 * The events of a key's bookings after a place in its feed. An event gets its place when it is first read or deleted, not
 * when it is written: of two that are written at once either may be committed first, and one that was committed later
 * must not stand before a place that was read already.
 */
export async function listEvents(
  { after, type, booking, limit }: Input,
  { id: apiKeyId }: ApiKeyPrincipal,
  { em, transaction }: Pick<RequestContext, 'em' | 'transaction'>,
): Promise<Page> {
  const [isNew] = await em.execute<unknown[]>(
    'select 1 from partner_event where api_key_id = ? and position is null limit 1',
    [apiKeyId],
  )
  if (isNew !== undefined) await transaction(({ em }) => giveOutPlaces(apiKeyId, em))
  const [feed = { last_position: 0, deleted_through: 0 }] = await em.execute<FeedRow[]>(
    'select last_position, deleted_through from event_feed where api_key_id = ?',
    [apiKeyId],
  )
  if (after !== undefined && after > feed.last_position) throw invalid('after', { code: 'cursor_unknown' })
  if (after !== undefined && after < feed.deleted_through)
    throw new Refusal('EVENTS_DELETED', { code: 'events_deleted', days: WEBHOOK_LOG_DAYS })
  const rows = await findRows(
    em,
    PartnerEvent,
    {
      apiKeyId,
      position: { $gt: after ?? 0, $lte: feed.last_position },
      ...(type && { type }),
      ...(booking !== null && { bookingNumber: booking }),
    },
    { orderBy: { position: 'asc' }, limit: limit + 1 },
  )
  const page = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const last = hasMore ? page.at(-1)?.position : feed.last_position
  return { data: page.map(present), next_cursor: String(last ?? 0), has_more: hasMore }
}

interface FeedRow {
  readonly last_position: number
  readonly deleted_through: number
}

/** Gives the new events of a key their places. Whoever holds the feed sees all that was committed before. */
async function giveOutPlaces(apiKeyId: string, em: EntityManager): Promise<void> {
  await em.execute('insert into event_feed values (?, 0, 0) on conflict do nothing', [apiKeyId])
  await em.execute('select 1 from event_feed where api_key_id = ? for update', [apiKeyId])
  await em.execute(
    `with placed as (
       update partner_event event set position = feed.last_position + fresh.place
       from event_feed feed,
         (select id, row_number() over (order by id) as place from partner_event
          where api_key_id = ? and position is null) fresh
       where feed.api_key_id = ? and event.id = fresh.id
       returning event.position
     )
     update event_feed set last_position = last_position + (select count(*) from placed) where api_key_id = ?`,
    [apiKeyId, apiKeyId, apiKeyId],
  )
}

function present({ messageId, body }: PartnerEvent): Answer {
  return partnerEvent.parse({ id: messageId, ...z.record(z.string(), z.unknown()).parse(JSON.parse(body)) })
}

/** Deletes events that are old, with what they hold of guests. Their feeds know how far, so that no reader misses any unsaid. */
export async function deleteOldEvents(orm: Orm, now: Date): Promise<number> {
  const before = new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS)
  const owners = await orm.em
    .fork()
    .execute<{ api_key_id: string }[]>('select distinct api_key_id from partner_event where created_at < ?', [
      before,
    ])
  let count = 0
  for (const { api_key_id: apiKeyId } of owners)
    count += await orm.em.fork().transactional(async (em) => {
      await giveOutPlaces(apiKeyId, em)
      const [deleted] = await em.execute<{ count: number; last: number | null }[]>(
        `with deleted as (
           delete from partner_event where api_key_id = ? and created_at < ? returning position
         )
         select count(*)::integer as count, max(position) as last from deleted`,
        [apiKeyId, before],
      )
      await em.execute(
        'update event_feed set deleted_through = greatest(deleted_through, ?) where api_key_id = ?',
        [deleted?.last ?? 0, apiKeyId],
      )
      return deleted?.count ?? 0
    })
  return count
}
