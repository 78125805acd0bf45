import { REFUND_OVERDUE_HOURS, REFUND_UNDER_WAY_DAYS } from '@chauffeur/domain/payment-checks'
import type { PaymentEvent } from '@chauffeur/domain/payment-state'
import { refundProgress, type RefundProgress } from '@chauffeur/domain/refund-progress'
import type { Outcome, Transaction } from '@chauffeur/gateways/payments/payments'
import { movePayment, type Moved } from './transition-payment.ts'
import { whyNot, type PaymentWork } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'

const HOUR_MS = 60 * 60_000

/**
 * Brings the return of a payment's money a step further. What the provider shows counts first: only where nothing was
 * given back is it asked to, and only once that is written down, so that no crash asks twice.
 */
export async function refundPayment(payment: Payment, work: PaymentWork): Promise<void> {
  const { id, transactionId, amountCents } = payment
  if (transactionId == null)
    return void (await move(id, 'refund_refused', work, 'The transaction is not known.'))
  const answer = await work.payments.gateway().readTransaction(transactionId)
  if (answer.outcome !== 'ok') return await readInVain(payment, answer, work)
  const progress = refundProgress(amountCents, answer.value)
  if (progress !== 'none') return await takeIn(payment, progress, work)
  if (payment.state === 'refund_due') return await askForRefund(id, transactionId, work)
  if (isOlder(payment.stateSince, REFUND_OVERDUE_HOURS, work)) await move(id, 'refund_overdue', work)
  else await move(id, 'unreadable', work)
}

/** What a transaction shows of a refund, in the words of the machine. */
const SEEN: Readonly<Record<Exclude<RefundProgress, 'none'>, PaymentEvent>> = {
  done: 'refund_seen',
  'under way': 'refund_under_way',
  failed: 'refund_seen_failed',
  unclear: 'refund_seen_failed',
}

async function takeIn(
  { id, stateSince }: Payment,
  progress: keyof typeof SEEN,
  work: PaymentWork,
): Promise<void> {
  const { to } = await move(id, SEEN[progress], work)
  const isForgotten = progress === 'under way' && isOlder(stateSince, REFUND_UNDER_WAY_DAYS * 24, work)
  if (to === 'refund_sent' && isForgotten) await move(id, 'refund_overdue', work)
}

async function readInVain(
  { id, stateSince, state }: Payment,
  answer: Exclude<Outcome<Transaction>, { outcome: 'ok' }>,
  work: PaymentWork,
): Promise<void> {
  const isOverdue = isOlder(stateSince, REFUND_OVERDUE_HOURS, work)
  const overdue = state === 'refund_due' ? 'refund_refused' : 'refund_overdue'
  await move(id, isOverdue ? overdue : 'unreadable', work, whyNot(answer))
}

async function askForRefund(id: string, transactionId: string, work: PaymentWork): Promise<void> {
  const { from, to } = await move(id, 'refund_begun', work)
  // Somebody else was quicker, and asks for it.
  if (from === to) return
  const answer = await work.payments.gateway().refund({ transactionId })
  if (answer.outcome === 'ok') return void (await move(id, 'refund_accepted', work))
  await move(id, eventOf(answer), work, whyNot(answer))
}

function eventOf(answer: Exclude<Outcome<undefined>, { outcome: 'ok' }>): PaymentEvent {
  if (answer.outcome === 'unknown') return answer.mayHaveArrived ? 'refund_unknown' : 'refund_postponed'
  return answer.status === 401 || answer.status === 429 ? 'refund_postponed' : 'refund_refused'
}

function move(
  id: string,
  event: PaymentEvent,
  work: PaymentWork,
  lastError: string | null = null,
): Promise<Moved> {
  return work.transaction((unit) => {
    const set = { lastReadAt: unit.clock(), lastError }
    return movePayment(unit, id, () => ({ event, source: 'sweep', set }))
  })
}

function isOlder(since: Date, hours: number, { clock }: PaymentWork): boolean {
  return clock().getTime() - since.getTime() >= hours * HOUR_MS
}
