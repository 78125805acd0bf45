import type { Cents } from '@chauffeur/domain/money'
import { REFUND_OVERDUE_HOURS, REFUND_UNDER_WAY_DAYS } from '@chauffeur/domain/payment-checks'
import type { PaymentEvent } from '@chauffeur/domain/payment-state'
import { nextRefundStep, refundSums, type RefundSums } from '@chauffeur/domain/refund-progress'
import type { Outcome, Transaction } from '@chauffeur/gateways/payments/payments'
import type { PaymentTransition, TransitionResult } from './payment-transition.ts'
import { transitionPayment } from './transition-payment.ts'
import type { PaymentContext } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'

const HOUR_MS = 60 * 60_000

/**
 * Brings the return of a payment's money a step further. What the provider shows counts first: only what is missing is
 * asked for, only while no earlier request is in doubt, and only once that is stored, so that a crash never asks twice.
 */
export async function refundPayment(payment: Payment, context: PaymentContext): Promise<void> {
  const { transactionId } = payment
  if (transactionId == null)
    return void (await move(payment, 'refund_refused', context, {
      lastError: 'The transaction is not known.',
    }))
  const answer = await context.payments.gateway().readTransaction(transactionId)
  if (answer.outcome !== 'ok') return await handleUnreadable(payment, answer, context)
  await applyTransaction(payment, transactionId, answer.value, context)
}

async function applyTransaction(
  payment: Payment,
  transactionId: string,
  transaction: Transaction,
  context: PaymentContext,
): Promise<void> {
  const sums = refundSums(transaction)
  const next = nextRefundStep(standingOf(payment), transaction)
  const set = whatIsSeen(payment, sums)
  switch (next.step) {
    case 'done':
      return void (await move(payment, 'refund_seen', context, { set: { ...set, ...settled(sums) } }))
    case 'failed':
    case 'unclear':
      return void (await move(payment, 'refund_seen_failed', context, { set }))
    case 'under way':
      return await waitForRefund(payment, 'refund_under_way', REFUND_UNDER_WAY_DAYS * 24, set, context)
    case 'wait':
      return await waitForRefund(payment, 'unreadable', REFUND_OVERDUE_HOURS, set, context)
    case 'ask':
      return await askForMissing(
        payment,
        transactionId,
        { ...sums, missingCents: next.missingCents },
        context,
      )
  }
}

function standingOf({ refundTargetCents, refundAskedCents, refundSeenCents, refundFailures }: Payment) {
  return {
    targetCents: refundTargetCents,
    askedCents: refundAskedCents ?? null,
    seenCents: refundSeenCents,
    failures: refundFailures,
  }
}

type Facts = NonNullable<PaymentTransition['set']>

/** Money that was seen to be back stays back, whatever an older answer shows. */
function whatIsSeen({ amountCents, refundedCents }: Payment, { returnedCents }: RefundSums): Facts {
  const seen = Math.min(returnedCents, amountCents)
  return seen > refundedCents ? { refundedCents: seen } : {}
}

/** No request is in doubt any more. */
function settled({ seenCents, failures }: RefundSums): Facts {
  return { refundAskedCents: null, refundSeenCents: seenCents, refundFailures: failures }
}

async function waitForRefund(
  payment: Payment,
  event: PaymentEvent,
  hours: number,
  set: Facts,
  context: PaymentContext,
): Promise<void> {
  const { refundAskedCents, refundTargetCents, refundSeenCents, state } = payment
  // Somebody else's refund is coming: it is waited for like one of ours.
  const isOfAnother = state === 'refund_due' && refundAskedCents == null && event === 'refund_under_way'
  const coming = isOfAnother
    ? { refundAskedCents: Math.max(0, refundTargetCents - refundSeenCents) || null }
    : {}
  const { to } = await move(payment, event, context, { set: { ...set, ...coming } })
  if (to === 'refund_sent' && isOlder(payment.stateSince, hours, context))
    await move(payment, 'refund_overdue', context)
}

async function handleUnreadable(
  payment: Payment,
  answer: Exclude<Outcome<Transaction>, { outcome: 'ok' }>,
  context: PaymentContext,
): Promise<void> {
  const isOverdue = isOlder(payment.stateSince, REFUND_OVERDUE_HOURS, context)
  const overdue = payment.state === 'refund_due' ? 'refund_refused' : 'refund_overdue'
  await move(payment, isOverdue ? overdue : 'unreadable', context, { lastError: answer.reason })
}

async function askForMissing(
  payment: Payment,
  transactionId: string,
  { missingCents, ...sums }: RefundSums & { readonly missingCents: Cents },
  context: PaymentContext,
): Promise<void> {
  const seen = { ...whatIsSeen(payment, sums), ...settled(sums) }
  if (payment.state === 'refund_failed')
    return void (await move(payment, 'unreadable', context, { set: whatIsSeen(payment, sums) }))
  if (payment.state === 'refund_sent') {
    const { to } = await move(payment, 'refund_part_seen', context, { set: seen })
    if (to !== 'refund_due') return
  }
  const requests = payment.refundRequests + 1
  const { id, refundTargetCents } = payment
  const due = { id, refundTargetCents, refundRequests: payment.refundRequests, state: 'refund_due' } as const
  const { from, to } = await move(due, 'refund_begun', context, {
    set: { ...seen, refundAskedCents: missingCents, refundRequests: requests },
    facts: { askedCents: missingCents, seenCents: sums.seenCents },
  })
  // Another process was quicker, and asks for it.
  if (from !== 'refund_due' || to !== 'refund_sent') return
  const isAll = missingCents === payment.amountCents
  const answer = await context.payments
    .gateway()
    .refund({ transactionId, ...(!isAll && { amountCents: missingCents }) })
  await recordAnswer({ ...due, state: to, refundRequests: requests }, answer, context)
}

async function recordAnswer(
  payment: AsRead,
  answer: Outcome<undefined>,
  context: PaymentContext,
): Promise<void> {
  if (answer.outcome === 'ok') return void (await move(payment, 'refund_accepted', context))
  const event = eventOf(answer)
  await move(payment, event, context, {
    lastError: answer.reason,
    // It certainly was not taken.
    ...(event !== 'refund_unknown' && { set: { refundAskedCents: null } }),
  })
}

function eventOf(answer: Exclude<Outcome<undefined>, { outcome: 'ok' }>): PaymentEvent {
  if (answer.outcome === 'unknown') return answer.mayHaveArrived ? 'refund_unknown' : 'refund_postponed'
  return answer.status === 401 || answer.status === 429 ? 'refund_postponed' : 'refund_refused'
}

type AsRead = Pick<Payment, 'id' | 'state' | 'refundRequests' | 'refundTargetCents'>

interface Move {
  readonly lastError?: string
  readonly set?: Facts
  readonly facts?: NonNullable<PaymentTransition['facts']>
}

/** Nothing moves on a reading that is older than the last move, or that was compared with a lower target. */
function move(
  { id, state, refundRequests, refundTargetCents }: AsRead,
  event: PaymentEvent,
  context: PaymentContext,
  { lastError, set, facts }: Move = {},
): Promise<TransitionResult> {
  return context.transaction((tx) =>
    transitionPayment(tx, id, ({ payment }) => {
      if (payment.refundRequests !== refundRequests || payment.state !== state) return undefined
      if (COMPARED.has(event) && payment.refundTargetCents !== refundTargetCents) return undefined
      return {
        event,
        source: 'sweep',
        ...(facts && { facts }),
        set: { ...set, lastReadAt: tx.clock(), lastError: lastError ?? null },
      }
    }),
  )
}

const COMPARED: ReadonlySet<PaymentEvent> = new Set(['refund_seen', 'refund_under_way', 'refund_begun'])

function isOlder(since: Date, hours: number, { clock }: PaymentContext): boolean {
  return clock().getTime() - since.getTime() >= hours * HOUR_MS
}
