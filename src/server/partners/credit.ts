import type { partnerCredit } from '@chauffeur/contract/partners'
import { toEuros, type Cents } from '@chauffeur/domain/money'
import { lockCurrentPartner } from '../auth/lock-partner.ts'
import { Partner } from '../auth/partner.entity.ts'
import type { z } from 'zod'
import { Refusal } from '../core/refusal.ts'
import type { EntityManager } from '../db/orm.ts'

type Account = Pick<Partner, 'id' | 'creditLimitCents'>

/**
 * So much is left of the credit of each of these partners, in cents and by id: the limit, with the balance of the account, less
 * the bookings on account that wait to be confirmed, and what dearer changes that wait add. What is confirmed is in the balance.
 */
export async function readCredit(
  partners: readonly Account[],
  em: EntityManager,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await em.execute<{ id: string; used: number }[]>(USED, [partners.map(({ id }) => id).join()])
  const used = new Map(rows.map((row) => [row.id, row.used]))
  return new Map(
    partners.map(({ id, creditLimitCents }) => [id, creditLimitCents - (used.get(id) ?? 0)] as const),
  )
}

const USED = `
  select id, (
    (select coalesce(sum(paid_cents - refund_cents), 0) from booking
     where partner_id = partner.id and payment_method = 'account' and status = 'pending' and cancelled_at is null)
    + (select coalesce(sum(change.new_total_cents - change.old_total_cents), 0)
       from booking_change change join booking on booking.id = change.booking_id
       where booking.partner_id = partner.id and change.state = 'open' and change.settlement = 'account'
         and change.new_total_cents > change.old_total_cents)
    - (select coalesce(sum(cents), 0) from partner_entry where partner_id = partner.id)
  )::integer as used
  from partner where id::text = any(string_to_array(?, ','))`

/** The credit of a partner as its system and its people read it: null unless its terms are net. Amounts in cents. */
export async function presentCredit(id: string, em: EntityManager): Promise<z.output<typeof partnerCredit>> {
  const partner = await em.findOneOrFail(Partner, { id }, { disableIdentityMap: true })
  if (partner.terms !== 'net') return null
  return { limit: partner.creditLimitCents, available: (await readCredit([partner], em)).get(id) ?? 0 }
}

/**
 * Refuses what costs more than is left of the credit of a partner, which is locked: of several at once each sees those before
 * it. Nothing is asked of what costs nothing more.
 *
 * @throws Refusal CREDIT_EXCEEDED; PAYMENT_METHOD_NOT_ALLOWED where the partner has no account any more.
 */
export async function refuseBeyondCredit(
  { partnerId }: { readonly partnerId?: string | null | undefined },
  cents: Cents,
  em: EntityManager,
): Promise<void> {
  if (cents <= 0) return
  const partner = partnerId == null ? undefined : await lockCurrentPartner(partnerId, em)
  if (partner?.terms !== 'net') throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', { code: 'no_account' })
  const available = (await readCredit([partner], em)).get(partner.id) ?? 0
  if (cents > available)
    throw new Refusal(
      'CREDIT_EXCEEDED',
      { code: 'credit_exceeded', price: cents, available },
      { available: toEuros(available) },
    )
}
