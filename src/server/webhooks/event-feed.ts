import {
  type listPartnerEvents as endpoint,
  type PartnerEvent as Answer,
  partnerEvent,
} from '@chauffeur/contract/partner-events'
import { DAY_MS } from '@chauffeur/domain/duration'
import { WEBHOOK_LOG_DAYS } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { invalid, Refusal } from '../core/refusal.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { PartnerEvent } from './partner-event.entity.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/**
 * The events of a partner after a place in its feed. An event gets its place when it is first read or deleted, not
 * when it is written: of two that are written at once either may be committed first, and one that was committed later
 * must not stand before a place that was read already.
 */
export async function listEvents(
  { after, type, booking, limit }: Input,
  { id: partnerId }: PartnerPrincipal,
  { em, transaction }: Pick<RequestContext, 'em' | 'transaction'>,
): Promise<Page> {
  const [isNew] = await em.execute<unknown[]>(
    'select 1 from partner_event where partner_id = ? and position is null limit 1',
    [partnerId],
  )
  if (isNew !== undefined) await transaction(({ em }) => giveOutPlaces(partnerId, em))
  const [feed = { last_position: 0, deleted_through: 0 }] = await em.execute<FeedRow[]>(
    'select last_position, deleted_through from event_feed where partner_id = ?',
    [partnerId],
  )
  if (after !== undefined && after > feed.last_position) throw invalid('after', { code: 'cursor_unknown' })
  if (after !== undefined && after < feed.deleted_through)
    throw new Refusal('EVENTS_DELETED', { code: 'events_deleted', days: WEBHOOK_LOG_DAYS })
  const rows = await findRows(
    em,
    PartnerEvent,
    {
      partnerId,
      position: { $gt: after ?? 0, $lte: feed.last_position },
      ...(type && { type }),
      ...(booking !== null && { bookingNumber: booking.toUpperCase() }),
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

/** Gives the new events of a partner their places. Whoever holds the feed sees all that was committed before. */
async function giveOutPlaces(partnerId: string, em: EntityManager): Promise<void> {
  await em.execute('insert into event_feed values (?, 0, 0) on conflict do nothing', [partnerId])
  await em.execute('select 1 from event_feed where partner_id = ? for update', [partnerId])
  await em.execute(
    `with placed as (
       update partner_event event set position = feed.last_position + fresh.place
       from event_feed feed,
         (select id, row_number() over (order by id) as place from partner_event
          where partner_id = ? and position is null) fresh
       where feed.partner_id = ? and event.id = fresh.id
       returning event.position
     )
     update event_feed set last_position = last_position + (select count(*) from placed) where partner_id = ?`,
    [partnerId, partnerId, partnerId],
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
    .execute<{ partner_id: string }[]>('select distinct partner_id from partner_event where created_at < ?', [
      before,
    ])
  let count = 0
  for (const { partner_id: partnerId } of owners)
    count += await orm.em.fork().transactional(async (em) => {
      await giveOutPlaces(partnerId, em)
      const [deleted] = await em.execute<{ count: number; last: number | null }[]>(
        `with deleted as (
           delete from partner_event where partner_id = ? and created_at < ? returning position
         )
         select count(*)::integer as count, max(position) as last from deleted`,
        [partnerId, before],
      )
      await em.execute(
        'update event_feed set deleted_through = greatest(deleted_through, ?) where partner_id = ?',
        [deleted?.last ?? 0, partnerId],
      )
      return deleted?.count ?? 0
    })
  return count
}

/**
 * Puts the events of a partner into the feed of another, after all that either of them has read: a reader goes on with the
 * cursor that it has, and none is left out, though some come once more. Both partners are locked; how many events those are.
 */
export async function mergeFeeds(id: string, intoId: string, em: EntityManager): Promise<number> {
  for (const each of [id, intoId].toSorted()) await giveOutPlaces(each, em)
  const moved = await em.execute<unknown[]>(
    'update partner_event set partner_id = ?, position = null where partner_id = ? returning 1',
    [intoId, id],
  )
  await em.execute(
    `update event_feed set last_position = greatest(event_feed.last_position, other.last_position),
       deleted_through = greatest(event_feed.deleted_through, other.deleted_through)
     from event_feed other where event_feed.partner_id = ? and other.partner_id = ?`,
    [intoId, id],
  )
  return moved.length
}
