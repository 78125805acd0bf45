import type { CalendarLink as LinkAnswer } from '@chauffeur/contract/calendar'
import type { AdminAct } from '../core/events.ts'
import type { Config } from '../core/config.ts'
import { hashSecret, newToken } from '../core/secrets.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { defineEntity, p } from '@mikro-orm/core'

/** There is one link: whoever renews it puts it in the old one's place. */
const OFFICE_LINK = 'office'

const schema = defineEntity({
  name: 'CalendarLink',
  tableName: 'calendar_link',
  properties: {
    id: p.text().primary(),
    /** SHA-256 of the token in the address: who reads this table cannot follow the calendar. */
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    createdBy: p.text(),
  },
})

/** The secret address under which a calendar program follows the confirmed bookings. */
export class CalendarLink extends schema.class {}
schema.setClass(CalendarLink)

/** The link that works now, without its secret; null where there is none. */
export async function readCalendarLink(em: EntityManager): Promise<LinkAnswer | null> {
  const link = await em.findOne(CalendarLink, { id: OFFICE_LINK })
  return link && { createdAt: link.createdAt.toISOString(), createdBy: link.createdBy }
}

/** Makes the link, or a new one in the old one's place, which stops at once. Only here its address is known. */
export async function renewCalendarLink(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  tx: OfficeTransaction,
): Promise<LinkAnswer & { readonly url: string }> {
  const { em, clock } = tx
  const token = newToken()
  const now = clock()
  const [made] = await em.execute<{ renewed: boolean }[]>(
    `insert into calendar_link (id, token_hash, created_at, created_by) values (?, ?, ?, ?)
     on conflict (id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
       created_by = excluded.created_by
     returning (xmax <> 0) as renewed`,
    [OFFICE_LINK, hashSecret(token), now, tx.admin],
  )
  await record(tx, made?.renewed ? 'calendar-link.renewed' : 'calendar-link.created', actOf(tx.admin))
  return { createdAt: now.toISOString(), createdBy: tx.admin, url: `${PUBLIC_URL}/calendar/${token}.ics` }
}

/** Turns the link off; without one nothing happens. */
export async function removeCalendarLink(tx: OfficeTransaction): Promise<void> {
  const removed = await tx.em.nativeDelete(CalendarLink, { id: OFFICE_LINK })
  if (removed > 0) await record(tx, 'calendar-link.removed', actOf(tx.admin))
}

/** Whether this is the token of the link that works now. Looked up by hash, so that timing reveals nothing about the token. */
export async function isToken(token: string, em: EntityManager): Promise<boolean> {
  return (await em.count(CalendarLink, { tokenHash: hashSecret(token) })) > 0
}

function actOf(admin: string): AdminAct {
  return { admin, id: OFFICE_LINK, name: 'Calendar link' }
}
