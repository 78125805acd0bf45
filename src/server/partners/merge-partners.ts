import type { mergePartners as endpoint, Partner as PartnerAnswer } from '@chauffeur/contract/partners'
import type { z } from 'zod'
import { lockPartner, refusePartnerThatIsOver } from '../auth/lock-partner.ts'
import type { Partner } from '../auth/partner.entity.ts'
import { only } from '../core/only.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import { mergeFeeds } from '../webhooks/event-feed.ts'
import { presentPartners } from './partners.ts'

/**
 * Makes a partner a part of another: all that it has is the other's from then on. A booking that is being made meanwhile is
 * waited for, or made for the other one. The row stays, so that a request which has read it finds the partner it became.
 */
export async function mergePartners(
  { id, intoId }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<PartnerAnswer> {
  if (id === intoId) throw invalid('intoId', { code: 'partner_merged_into_itself' })
  const { em, clock, admin } = tx
  // In one order, so that two who merge at once wait for each other at most.
  for (const each of [id, intoId].toSorted()) await lockPartner(each, em)
  const [from, into] = [await lockPartner(id, em), await lockPartner(intoId, em)]
  for (const each of [from, into]) refusePartnerThatIsOver(each)
  // The keys of a suspended partner would work again, or those of a live one no longer.
  if (from.state !== into.state) throw new Refusal('PARTNERS_DIFFER', { code: 'partners_differ' })
  const moved = {
    bookings: await moveBookings(id, intoId, tx),
    journeys: await moveAll('journey', id, intoId, tx),
    keys: await moveKeys(from, intoId, tx),
    entries: await moveAll('partner_entry', id, intoId, tx),
    statements: await moveAll('statement', id, intoId, tx),
    receivers: await moveAll('webhook', id, intoId, tx),
    people: await moveMembers(id, intoId, tx),
    calls: await moveAll('partner_call', id, intoId, tx),
    // Last: whoever writes an event holds its booking, and is waited for above.
    events: await mergeFeeds(id, intoId, em),
  }
  const origins = [...new Set([...(into.returnOrigins ?? []), ...(from.returnOrigins ?? [])])]
  Object.assign(into, { returnOrigins: origins.length > 0 ? origins : null, version: into.version + 1 })
  Object.assign(from, {
    mergedIntoId: intoId,
    state: 'ended',
    stateSince: clock(),
    version: from.version + 1,
  })
  await em.flush()
  const [source, target] = [
    { id, name: from.name },
    { id: intoId, name: into.name },
  ]
  await record(tx, 'partner.merged', { admin, ...source, details: { into: target, ...moved } })
  await record(tx, 'partner.merged', {
    admin,
    ...target,
    details: { from: source, ...moved, returnOrigins: origins },
  })
  return only(await presentPartners([into], tx))
}

/** Locked by their ids, as whoever pays for several of them does. */
async function moveBookings(id: string, intoId: string, tx: OfficeTransaction): Promise<number> {
  await tx.em.execute('select 1 from booking where partner_id = ? order by id for no key update', [id])
  return moveAll('booking', id, intoId, tx)
}

/** Of two that work and have one name, that of the first partner is told apart by the name of its partner. */
async function moveKeys({ id, name }: Partner, intoId: string, tx: OfficeTransaction): Promise<number> {
  await tx.em.execute(
    `update api_key set name = left(name, 97) || ' (' || left(?, 100) || ')'
     where partner_id = ? and revoked_at is null and lower(name) in (
       select lower(name) from api_key where partner_id = ? and revoked_at is null
     )`,
    [name, id, intoId],
  )
  return moveAll('api_key', id, intoId, tx)
}

/** Who is in both teams stays as the other one has them. */
async function moveMembers(id: string, intoId: string, tx: OfficeTransaction): Promise<number> {
  await tx.em.execute(
    `delete from partner_member where partner_id = ?
     and email in (select email from partner_member where partner_id = ?)`,
    [id, intoId],
  )
  return moveAll('partner_member', id, intoId, tx)
}

type Table =
  | 'booking'
  | 'journey'
  | 'api_key'
  | 'webhook'
  | 'partner_entry'
  | 'statement'
  | 'partner_member'
  | 'partner_call'

async function moveAll(table: Table, id: string, intoId: string, { em }: OfficeTransaction): Promise<number> {
  const rows = await em.execute<unknown[]>(
    `update ${table} set partner_id = ? where partner_id = ? returning 1`,
    [intoId, id],
  )
  return rows.length
}
