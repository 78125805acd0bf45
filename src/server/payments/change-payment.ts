import { changePaymentState, type ChangePaymentState } from '@chauffeur/domain/change-payment'
import type { BookingChange } from '../bookings/booking-change.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { Payment } from './payment.entity.ts'

/** How the last attempt to pay a change stands; undefined while nobody has tried, and of one that is not to be paid. */
export async function readChangePayment(
  { id, bookingId, state }: Pick<BookingChange, 'id' | 'bookingId' | 'state'>,
  em: EntityManager,
): Promise<ChangePaymentState | undefined> {
  if (state !== 'awaiting_payment') return undefined
  const latest = await em.findOne(
    Payment,
    { bookingId, purpose: `change:${id}` as const },
    { orderBy: { attempt: 'desc' }, disableIdentityMap: true },
  )
  return latest ? changePaymentState(latest.state) : undefined
}
