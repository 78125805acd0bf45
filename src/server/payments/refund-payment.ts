import { HOUR_MS } from '@chauffeur/domain/duration'
import type { Cents } from '@chauffeur/domain/money'
import {
  isRefundLate,
  REFUND_OVERDUE_HOURS,
  REFUND_UNDER_WAY_DAYS,
  REFUND_UNREAD_DAYS,
} from '@chauffeur/domain/payment-checks'
import type { PaymentEvent } from '@chauffeur/domain/payment-state'
import {
  nextRefundStep,
  refundSums,
  type RefundSums,
  type RefundStanding,
} from '@chauffeur/domain/payment-facts'
import type { Outcome, ProviderTransaction } from '@chauffeur/gateways/payments/payments'
import { transitionPayment } from './transition-payment.ts'
import type { PaymentTransition, TransitionResult, Payment } from './payment.entity.ts'
import type { PaymentContext } from './observe-payment.ts'

/** A process that was stopped for longer between storing a request and sending it does not send it any more. */
const MAX_PAUSE_MS = 60_000

/**
 * Brings the return of a payment's money a step further. What the provider shows counts first: only what is missing is
 * asked for, only while no earlier request is in doubt, and only once that is stored, so that a crash never asks twice.
 * The office is told of a refund of which nobody knows after an hour whether the provider has taken it.
 */
export async function refundPayment(payment: Payment, context: PaymentContext): Promise<void> {
  await takeStep(payment, context)
  if (isRefundLate(payment, context.clock()))
    await context.transaction((tx) =>
      transitionPayment(tx, payment.id, ({ payment: current }) =>
        isRefundLate(current, tx.clock()) ? { event: 'refund_late', source: 'sweep' } : undefined,
      ),
    )
}

async function takeStep(payment: Payment, context: PaymentContext): Promise<void> {
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
  transaction: ProviderTransaction,
  context: PaymentContext,
): Promise<void> {
  const sums = refundSums(transaction)
  const next = nextRefundStep(standingOf(payment, context.clock()), transaction)
  const set = whatIsSeen(payment, sums)
  switch (next.step) {
    case 'done':
      return void (await move(payment, 'refund_seen', context, { set: { ...set, ...settled(sums) } }))
    case 'failed':
    case 'unclear':
      // Those that failed are known from now on, so that the office can have it asked for again.
      return void (await move(payment, 'refund_seen_failed', context, {
        set: { ...set, refundFailures: sums.failures },
      }))
    case 'under way':
      // Whatever it answered, the provider has taken it.
      return await waitForRefund(
        payment,
        'refund_under_way',
        REFUND_UNDER_WAY_DAYS * 24,
        { ...set, isRefundAccepted: true },
        context,
      )
    case 'wait':
      return await waitForRefund(
        payment,
        'unreadable',
        REFUND_OVERDUE_HOURS,
        { ...set, ...(showsNothing(payment, sums) && { refundAbsentReads: payment.refundAbsentReads + 1 }) },
        context,
      )
    case 'ask':
      return await askForMissing(payment, transactionId, { ...sums, ...next }, context)
  }
}

async function waitForRefund(
  payment: Payment,
  event: PaymentEvent,
  hours: number,
  set: RefundFacts,
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
  answer: Exclude<Outcome<ProviderTransaction>, { outcome: 'ok' }>,
  context: PaymentContext,
): Promise<void> {
  const isDue = payment.state === 'refund_due'
  // One that is not in doubt is asked for as soon as the provider is back.
  const hours = isDue ? REFUND_UNREAD_DAYS * 24 : REFUND_OVERDUE_HOURS
  const overdue = isDue ? 'refund_refused' : 'refund_overdue'
  const event = isOlder(payment.stateSince, hours, context) ? overdue : 'unreadable'
  await move(payment, event, context, { lastError: answer.reason })
}

async function askForMissing(
  payment: Payment,
  transactionId: string,
  {
    missingCents,
    isAgain,
    ...sums
  }: RefundSums & { readonly missingCents: Cents; readonly isAgain: boolean },
  context: PaymentContext,
): Promise<void> {
  const seen = { ...whatIsSeen(payment, sums), ...settled(sums) }
  if (payment.state === 'refund_failed')
    return void (await move(payment, 'unreadable', context, { set: whatIsSeen(payment, sums) }))
  if (payment.state === 'refund_sent') {
    const { to } = await move(payment, isAgain ? 'refund_not_made' : 'refund_part_seen', context, {
      set: seen,
    })
    if (to !== 'refund_due') return
  }
  const requests = payment.refundRequests + 1
  const { id, refundTargetCents } = payment
  const due = { id, refundTargetCents, refundRequests: payment.refundRequests, state: 'refund_due' } as const
  const askedAt = context.clock()
  const { from, to } = await move(due, 'refund_begun', context, {
    set: {
      ...seen,
      refundAskedCents: missingCents,
      refundAskedAt: askedAt,
      refundDoubts: isAgain ? payment.refundDoubts + 1 : 1,
      refundRequests: requests,
    },
    facts: { askedCents: missingCents, seenCents: sums.seenCents },
  })
  // Another process was quicker, and asks for it.
  if (from !== 'refund_due' || to !== 'refund_sent') return
  const sent = { ...due, state: to, refundRequests: requests }
  if (context.clock().getTime() - askedAt.getTime() > MAX_PAUSE_MS)
    return void (await move(sent, 'refund_postponed', context, {
      lastError: 'This process was stopped before it could ask.',
      set: settled(sums),
    }))
  const isAll = missingCents === payment.amountCents
  const answer = await context.payments
    .gateway()
    .refund({ transactionId, ...(!isAll && { amountCents: missingCents }) })
  await recordAnswer(sent, answer, isAgain ? payment : undefined, context)
}

/** @param doubted the payment with the request before this one, where nobody knew what became of that. */
async function recordAnswer(
  payment: AsRead,
  answer: Outcome<undefined>,
  doubted: Payment | undefined,
  context: PaymentContext,
): Promise<void> {
  if (answer.outcome === 'ok')
    return void (await move(payment, 'refund_accepted', context, { set: { isRefundAccepted: true } }))
  const event = eventOf(answer)
  // Nothing of the last request is in doubt, as it certainly was not carried out.
  const notAsked = { refundAskedCents: null, refundAskedAt: null, refundDoubts: 0 }
  if (doubted && answer.outcome === 'refused' && MADE_BEFORE.has(answer.status))
    return void (await move(payment, 'refund_unknown', context, {
      lastError: answer.reason,
      // The request before was carried out after all, it seems: it is what is waited for.
      set: { refundAskedCents: doubted.refundAskedCents ?? null },
    }))
  await move(payment, event, context, {
    lastError: answer.reason,
    ...(event === 'refund_postponed' && { set: notAsked }),
  })
}

/** The statuses of a provider that has nothing left to give back, or less than it is asked for. */
const MADE_BEFORE: ReadonlySet<number> = new Set([409, 422])

function eventOf(answer: Exclude<Outcome<undefined>, { outcome: 'ok' }>): PaymentEvent {
  if (answer.outcome === 'unknown') return answer.mayHaveArrived ? 'refund_unknown' : 'refund_postponed'
  return answer.status === 401 || answer.status === 429 ? 'refund_postponed' : 'refund_refused'
}

type AsRead = Pick<Payment, 'id' | 'state' | 'refundRequests' | 'refundTargetCents'>

interface Move {
  readonly lastError?: string
  readonly set?: RefundFacts
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

/** The stored state of a return, with the evidence about a request in doubt. */
function standingOf(payment: Payment, now: Date): RefundStanding {
  const { refundAskedAt: askedAt, isRefundAccepted: isAccepted, refundAbsentReads: absentReads } = payment
  const { refundDoubts: requests, amountCents } = payment
  return {
    targetCents: payment.refundTargetCents,
    askedCents: payment.refundAskedCents ?? null,
    seenCents: payment.refundSeenCents,
    failures: payment.refundFailures,
    doubt: askedAt == null ? undefined : { askedAt, now, isAccepted, absentReads, requests, amountCents },
  }
}

/** Whether the transaction is as it was before the last request. */
function showsNothing({ refundAskedCents, refundSeenCents }: Payment, { seenCents }: RefundSums): boolean {
  return refundAskedCents != null && seenCents === refundSeenCents
}

type RefundFacts = NonNullable<PaymentTransition['set']>

/** Money that was seen to be back stays back, whatever an older answer shows. */
function whatIsSeen({ amountCents, refundedCents }: Payment, { returnedCents }: RefundSums): RefundFacts {
  const seen = Math.min(returnedCents, amountCents)
  return seen > refundedCents ? { refundedCents: seen } : {}
}

/** No request is in doubt any more. */
function settled({ seenCents, failures }: RefundSums): RefundFacts {
  return {
    refundAskedCents: null,
    refundAskedAt: null,
    isRefundAccepted: false,
    refundAbsentReads: 0,
    refundDoubts: 0,
    refundSeenCents: seenCents,
    refundFailures: failures,
  }
}
