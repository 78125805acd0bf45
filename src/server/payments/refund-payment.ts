import { REFUND_OVERDUE_HOURS, REFUND_UNDER_WAY_DAYS } from '@chauffeur/domain/payment-checks'
import type { PaymentEvent } from '@chauffeur/domain/payment-state'
import { refundProgress, type RefundProgress } from '@chauffeur/domain/refund-progress'
import type { Outcome, Transaction } from '@chauffeur/gateways/payments/payments'
import type { TransitionResult } from './payment-transition.ts'
import { transitionPayment } from './transition-payment.ts'
import type { PaymentContext } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'

const HOUR_MS = 60 * 60_000

/**
 * Brings the return of a payment's money a step further. What the provider shows counts first: only where nothing was
 * refunded is it asked to, and only once that is stored, so that a crash never asks twice.
 */
export async function refundPayment(payment: Payment, context: PaymentContext): Promise<void> {
  const { id, transactionId, amountCents } = payment
  if (transactionId == null)
    return void (await move(id, 'refund_refused', context, 'The transaction is not known.'))
  const answer = await context.payments.gateway().readTransaction(transactionId)
  if (answer.outcome !== 'ok') return await handleUnreadable(payment, answer, context)
  const progress = refundProgress(amountCents, answer.value)
  if (progress !== 'none') return await applyRefundProgress(payment, progress, context)
  if (payment.state === 'refund_due') return await requestRefund(id, transactionId, context)
  if (isOlder(payment.stateSince, REFUND_OVERDUE_HOURS, context)) await move(id, 'refund_overdue', context)
  else await move(id, 'unreadable', context)
}

/** What a transaction shows of a refund, in the words of the machine. */
const SEEN: Readonly<Record<Exclude<RefundProgress, 'none'>, PaymentEvent>> = {
  done: 'refund_seen',
  'under way': 'refund_under_way',
  failed: 'refund_seen_failed',
  unclear: 'refund_seen_failed',
}

async function applyRefundProgress(
  { id, stateSince }: Payment,
  progress: keyof typeof SEEN,
  context: PaymentContext,
): Promise<void> {
  const { to } = await move(id, SEEN[progress], context)
  const isForgotten = progress === 'under way' && isOlder(stateSince, REFUND_UNDER_WAY_DAYS * 24, context)
  if (to === 'refund_sent' && isForgotten) await move(id, 'refund_overdue', context)
}

async function handleUnreadable(
  { id, stateSince, state }: Payment,
  answer: Exclude<Outcome<Transaction>, { outcome: 'ok' }>,
  context: PaymentContext,
): Promise<void> {
  const isOverdue = isOlder(stateSince, REFUND_OVERDUE_HOURS, context)
  const overdue = state === 'refund_due' ? 'refund_refused' : 'refund_overdue'
  await move(id, isOverdue ? overdue : 'unreadable', context, answer.reason)
}

async function requestRefund(id: string, transactionId: string, context: PaymentContext): Promise<void> {
  const { from, to } = await move(id, 'refund_begun', context)
  // Another process was quicker, and asks for it.
  if (from === to) return
  const answer = await context.payments.gateway().refund({ transactionId })
  if (answer.outcome === 'ok') return void (await move(id, 'refund_accepted', context))
  await move(id, eventOf(answer), context, answer.reason)
}

function eventOf(answer: Exclude<Outcome<undefined>, { outcome: 'ok' }>): PaymentEvent {
  if (answer.outcome === 'unknown') return answer.mayHaveArrived ? 'refund_unknown' : 'refund_postponed'
  return answer.status === 401 || answer.status === 429 ? 'refund_postponed' : 'refund_refused'
}

function move(
  id: string,
  event: PaymentEvent,
  context: PaymentContext,
  lastError: string | null = null,
): Promise<TransitionResult> {
  return context.transaction((tx) => {
    const set = { lastReadAt: tx.clock(), lastError }
    return transitionPayment(tx, id, () => ({ event, source: 'sweep', set }))
  })
}

function isOlder(since: Date, hours: number, { clock }: PaymentContext): boolean {
  return clock().getTime() - since.getTime() >= hours * HOUR_MS
}
