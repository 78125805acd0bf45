import { formatEuros } from '@chauffeur/domain/money'
import { record, type Transaction } from '../core/transaction.ts'
import type { PaymentTransition, TransitionResult } from './payment-transition.ts'

/** Records the events that follow from a change of an attempt, each once. */
export async function recordPaymentEvents(
  tx: Transaction,
  result: TransitionResult,
  transition: PaymentTransition,
): Promise<void> {
  const { payment, booking, from, to } = result
  const about = {
    bookingId: booking.id,
    attempt: payment.attempt,
    amountCents: payment.amountCents,
  }
  const isManual = payment.provider === 'manual'
  if (to === 'completed' && from !== 'completed') await record(tx, 'payment.completed', about)
  if (to === 'refunded')
    await record(tx, 'payment.refunded', { ...about, refundOf: payment.refundReason ?? null, isManual })
  const alert = alertOf(result, transition)
  if (alert) await record(tx, 'payment.needs-attention', { ...about, ...alert })
}

interface Alert {
  /** What it is about, in one word: there is one of each for an attempt. */
  readonly topic: string
  readonly sentence: string
}

function alertOf(
  { payment, from, to }: TransitionResult,
  { event, facts }: PaymentTransition,
): Alert | undefined {
  const amount = formatEuros(payment.amountCents)
  const which = `payment ${payment.reference} of ${amount}`
  if (event === 'paid_disputed') {
    const differ = Array.isArray(facts?.['disagreeing']) ? ` (${facts['disagreeing'].join(', ')})` : ''
    return to === 'review'
      ? {
          topic: 'review',
          sentence: `The provider says that the ${which} was paid, but not as we asked${differ}. It is not counted as paid until you have looked at it.`,
        }
      : {
          topic: 'dispute',
          sentence: `The ${which} was complete, and the provider now says something else of it${differ}. Please compare it in the provider's own office.`,
        }
  }
  if (event === 'paid_twice' && from !== to)
    return {
      topic: 'double',
      sentence: `The booking was paid twice. The ${which} goes back to the customer by itself; the other one stays.`,
    }
  if (to === 'refund_failed')
    return {
      topic: 'refund',
      sentence:
        payment.provider === 'manual'
          ? `The ${which} was taken by hand, so it goes back by hand: please return it to the customer, and then mark it as refunded.`
          : `The ${which} could not be given back by itself. Please refund it by hand in the provider's own office, and then mark it as refunded.`,
    }
  return undefined
}
