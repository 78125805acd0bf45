import { formatEuros } from '@chauffeur/domain/money'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import type { MailDetails } from '../outbox/outbox.entity.ts'
import { enqueueWebhooks } from '../webhooks/record-event.ts'
import type { Transaction } from '../core/request-context.ts'
import type { TransitionResult, PaymentTransition } from './transition-payment.ts'

/** Leaves the mails and webhooks that follow from a change of an attempt, each of them once. */
export async function enqueuePaymentNotifications(
  tx: Transaction,
  moved: TransitionResult,
  news: PaymentTransition,
): Promise<void> {
  const { payment, booking, from, to } = moved
  const about: MailDetails = { occasion: String(payment.attempt), amountCents: payment.amountCents }
  if (to === 'completed' && from !== 'completed') {
    await enqueueMail(tx, 'payment-received', booking.id, about)
    await enqueueWebhooks(tx, 'payment.completed', booking.id, about.occasion)
  }
  if (to === 'refunded') {
    const { refundReason: refundOf } = payment
    await enqueueMail(tx, 'payment-refunded', booking.id, { ...about, ...(refundOf && { refundOf }) })
  }
  const alert = alertOf(moved, news)
  if (!alert) return
  const occasion = `${payment.attempt}-${alert.of}`
  await enqueueMail(tx, 'office-payment-alert', booking.id, { ...about, occasion, alert: alert.sentence })
}

interface Alert {
  /** What it is about, in one word: there is one of each for an attempt. */
  readonly of: string
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
    return {
      of: to === 'review' ? 'review' : 'dispute',
      sentence:
        to === 'review'
          ? `The provider says that the ${which} was paid, but not as we asked${differ}. It is not counted as paid until you have looked at it.`
          : `The ${which} was complete, and the provider now says something else of it${differ}. Please compare it in the provider's own office.`,
    }
  }
  if (event === 'paid_twice' && from !== to)
    return {
      of: 'double',
      sentence: `The booking was paid twice. The ${which} goes back to the customer by itself; the other one stays.`,
    }
  if (to === 'refund_failed')
    return {
      of: 'refund',
      sentence: `The ${which} could not be given back by itself. Please refund it by hand in the provider's own office, and then mark it as refunded.`,
    }
  return undefined
}
