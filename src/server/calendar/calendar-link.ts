import type { CalendarLink as LinkAnswer } from '@chauffeur/contract/calendar'
import { LockMode, defineEntity, p } from '@mikro-orm/core'
import { PartnerMember } from '../auth/partner-member.entity.ts'
import type { SignedInMember } from '../auth/member-session.ts'
import type { AdminAct } from '../core/events.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import { hashSecret, newToken } from '../core/secrets.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import { checksOf } from '../db/columns.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'

/** The id of the office's link. Each person of a partner has one, too, with the id of the person. */
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
    /** Whose it is of a partner's people, and with whom it ends; null of the office's. */
    member: () =>
      p
        .manyToOne(PartnerMember)
        .fieldName('member_id')
        .nullable()
        .updateRule('no action')
        .deleteRule('cascade'),
  },
  checks: checksOf('calendar_link', { of_its_owner: `id = coalesce(member_id::text, '${OFFICE_LINK}')` }),
})

/** The secret address under which a calendar program follows bookings. */
export class CalendarLink extends schema.class {}
schema.setClass(CalendarLink)

/** Whose link is meant: that of the office, or of somebody of a partner who is signed in. */
type LinkOwner = 'office' | Pick<SignedInMember, 'member' | 'partner'>

/** The link that works now, without its secret; null where there is none. */
export async function readCalendarLink(owner: LinkOwner, em: EntityManager): Promise<LinkAnswer | null> {
  const link = await em.findOne(CalendarLink, { id: idOf(owner) })
  return link && { createdAt: link.createdAt.toISOString(), createdBy: link.createdBy }
}

/** Makes the link, or a new one in the old one's place, which stops at once. Only here its address is known. */
export async function renewCalendarLink(
  owner: LinkOwner,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  tx: OfficeTransaction,
): Promise<LinkAnswer & { readonly url: string }> {
  const { em, clock } = tx
  if (owner !== 'office') await refuseFormer(owner.member, em)
  // A release that knows the office's link alone would answer everything at a token of its form.
  const token = owner === 'office' ? newToken() : `partner-${newToken()}`
  const now = clock()
  const [made] = await em.execute<{ renewed: boolean }[]>(
    `insert into calendar_link (id, token_hash, created_at, created_by, member_id) values (?, ?, ?, ?, ?)
     on conflict (id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
       created_by = excluded.created_by
     returning (xmax <> 0) as renewed`,
    [idOf(owner), hashSecret(token), now, tx.admin, owner === 'office' ? null : owner.member.id],
  )
  await record(tx, made?.renewed ? 'calendar-link.renewed' : 'calendar-link.created', actOn(owner, tx))
  return { createdAt: now.toISOString(), createdBy: tx.admin, url: `${PUBLIC_URL}/calendar/${token}.ics` }
}

/** Turns the link off; without one nothing happens. */
export async function removeCalendarLink(owner: LinkOwner, tx: OfficeTransaction): Promise<void> {
  const removed = await tx.em.nativeDelete(CalendarLink, { id: idOf(owner) })
  if (removed > 0) await record(tx, 'calendar-link.removed', actOn(owner, tx))
}

/**
 * The link that works now under the name of a file, with whose it is. Looked up by hash, so that timing reveals nothing about
 * the token.
 */
export async function findCalendarLink(file: string, em: EntityManager): Promise<CalendarLink | null> {
  const [, token] = /^((?:partner-)?[\w-]{32})\.ics$/.exec(file) ?? []
  if (token === undefined) return null
  return em.findOne(
    CalendarLink,
    { tokenHash: hashSecret(token) },
    { populate: ['member.partner'], ...UNMANAGED },
  )
}

/** Refuses who was taken out of the team since the call began. */
async function refuseFormer({ id }: PartnerMember, em: EntityManager): Promise<void> {
  const lock = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const
  if (!(await em.findOne(PartnerMember, { id }, lock)))
    throw new Refusal('UNAUTHENTICATED', { code: 'not_signed_in' })
}

function idOf(owner: LinkOwner): string {
  return owner === 'office' ? OFFICE_LINK : owner.member.id
}

function actOn(owner: LinkOwner, { admin }: OfficeTransaction): AdminAct {
  return owner === 'office'
    ? { admin, id: OFFICE_LINK, name: 'Calendar link' }
    : { admin, id: owner.partner.id, name: owner.partner.name }
}
