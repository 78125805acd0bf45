import type { PartnerChange } from '@chauffeur/contract/partner-fields'
import type { WebhookBooking } from '@chauffeur/contract/webhook-messages'
import { toEuros } from '@chauffeur/domain/money'
import type { BookingChange } from './booking-change.entity.ts'
import { presentChange } from './present-change.ts'

/** A change as the system reads it that made the booking. Amounts in cents. */
export function presentPartnerChange(change: BookingChange): PartnerChange {
  const { id, by, state, after, newTotalCents, differenceCents, reason, reasonCode, endsAt } =
    presentChange(change)
  return {
    id,
    by,
    state,
    proposed: after,
    totalPrice: newTotalCents,
    difference: differenceCents,
    reason,
    reasonCode,
    endsAt,
  }
}

/** The same in a message, in euros. */
export function presentToldChange(change: BookingChange): NonNullable<WebhookBooking['change']> {
  const { totalPrice, difference, ...told } = presentPartnerChange(change)
  return { ...told, totalPrice: toEuros(totalPrice), difference: toEuros(difference) }
}
