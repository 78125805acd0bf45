import type { PartnerChange } from '@chauffeur/contract/partner-fields'
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
