import { toEuros } from '@chauffeur/domain/money'
import type { TripWebhook, WebhookEvent } from '@chauffeur/domain/webhooks'
import type { Events } from '../core/events.ts'
import type { Transaction } from '../core/transaction.ts'
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks.ts'
import type { OfBooking, Reaction } from './reaction.ts'

// Messages are only written down here; a worker sends them once the transaction stands.

/** One message of a type for each booking, or for each of its attempts to pay. */
export function webhook(type: PlainWebhook): Reaction<OfBooking & { readonly attempt?: number }> {
  return (tx, { bookingId, attempt }) =>
    enqueueWebhooks(tx, { type, bookingId, occasion: attempt?.toString(), facts: undefined })
}

type PlainWebhook = Exclude<WebhookEvent, 'booking.changed' | 'payment.refunded' | TripWebhook>

export function webhookOfReturn(
  tx: Transaction,
  { bookingId, attempt, returnedCents, refundedCents, outstandingCents }: Events['payment.returned'],
): Promise<void> {
  return enqueueWebhooks(tx, {
    type: 'payment.refunded',
    bookingId,
    occasion: `${attempt}-${refundedCents}`,
    facts: {
      refund: {
        amount: toEuros(returnedCents),
        refundedAmount: toEuros(refundedCents),
        outstandingAmount: toEuros(outstandingCents),
      },
    },
  })
}

export function webhookOfChange(
  tx: Transaction,
  { bookingId, occasion, fields }: Events['booking.changed'],
): Promise<void> {
  return enqueueWebhooks(tx, {
    type: 'booking.changed',
    bookingId,
    occasion,
    facts: { changes: [...fields] },
  })
}
