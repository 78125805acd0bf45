import { formatEuros } from '@chauffeur/domain/money'
import type { Events } from '../core/events.ts'
import { record, type Transaction } from '../core/transaction.ts'
import {
  PaymentChange,
  type LockedPayment,
  type MoneyOfPayment,
  type PaymentTransition,
  type TransitionResult,
} from './payment.entity.ts'

/** Records the events that follow from a change of an attempt, each once. */
export async function recordPaymentEvents(
  tx: Transaction,
  result: TransitionResult,
  transition: PaymentTransition,
  after: MoneyOfPayment,
): Promise<void> {
  const { payment, booking, from, to } = result
  const about = {
    bookingId: booking.id,
    attempt: payment.attempt,
    amountCents: payment.amountCents,
  }
  if (to === 'completed' && from !== 'completed') await recordPaid(tx, result, about)
  if (to === 'refunded' && from !== to) {
    const isManual = payment.provider === 'manual' || transition.set?.isRefundedByHand === true
    await recordRefund(tx, payment.id, { ...about, isManual }, after)
  }
  const alert = alertOf(result, transition, after)
  if (alert) await record(tx, 'payment.needs-attention', { ...about, ...alert })
}

/** Says that money was seen to have gone back, in all parts that it goes in. */
export async function recordReturn(
  tx: Transaction,
  { payment, booking }: LockedPayment,
  { refundTargetCents, refundedCents }: MoneyOfPayment,
): Promise<void> {
  const returnedCents = refundedCents - payment.refundedCents
  if (returnedCents <= 0) return
  await record(tx, 'payment.returned', {
    bookingId: booking.id,
    attempt: payment.attempt,
    amountCents: payment.amountCents,
    returnedCents,
    refundedCents,
    outstandingCents: Math.max(0, refundTargetCents - refundedCents),
  })
}

async function recordPaid(
  tx: Transaction,
  { payment, booking }: TransitionResult,
  about: Events['payment.completed'],
): Promise<void> {
  const { changeId } = payment
  if (changeId == null) await record(tx, 'payment.completed', about)
  else await record(tx, 'payment.difference-completed', { bookingId: booking.id, changeId })
}

/** Says how much has gone back since the last time that it was said. */
async function recordRefund(
  tx: Transaction,
  paymentId: string,
  about: Pick<Events['payment.refunded'], 'bookingId' | 'attempt' | 'isManual'>,
  { amountCents, refundTargetCents, refundReason }: MoneyOfPayment,
): Promise<void> {
  const earlier = await tx.em.find(
    PaymentChange,
    { paymentId, toState: 'refunded' },
    { orderBy: { id: 'desc' }, limit: 2 },
  )
  const before = Number(earlier[1]?.facts?.['returnedCents'] ?? 0)
  await record(tx, 'payment.refunded', {
    ...about,
    amountCents: refundTargetCents - before,
    // All at once needs no more than the attempt; parts have a mail each.
    part: refundTargetCents === amountCents && before === 0 ? null : refundTargetCents,
    refundOf: refundReason ?? null,
  })
}

interface Alert {
  /** The subject, in one word: there is one of each for an attempt. */
  readonly topic: string
  readonly sentence: string
}

function alertOf(
  { payment, from, to }: TransitionResult,
  { event, facts }: PaymentTransition,
  { refundTargetCents, refundedCents }: MoneyOfPayment,
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
      sentence: `The booking was paid twice. The ${which} is refunded to the customer automatically; the other one stays.`,
    }
  if (event === 'refund_late') {
    const back = formatEuros(refundTargetCents - refundedCents)
    return {
      topic: `refund-late-${refundTargetCents}`,
      sentence: `${back} of the ${which} should have been given back an hour ago, and nobody knows yet whether the provider has taken the refund. It is looked for, and asked for again once it is known not to have been made. If it is urgent, look in the provider's own office, and press "Ask again" at the payment where it is not there.`,
    }
  }
  if (to === 'refund_failed') {
    const isPart = refundTargetCents < payment.amountCents || refundedCents > 0
    const what = isPart ? `${formatEuros(refundTargetCents - refundedCents)} of the ${which}` : `The ${which}`
    return {
      // One that grew is another task.
      topic: isPart ? `refund-${refundTargetCents}` : 'refund',
      sentence:
        payment.provider === 'manual'
          ? `${what} was taken by hand, so it is refunded by hand: please return it to the customer, and then mark it as refunded.`
          : `${what} could not be given back by itself. Please look in the provider's own office: have it asked for again with "Ask again" at the payment, or refund it there by hand and then mark it as refunded.`,
    }
  }
  return undefined
}
