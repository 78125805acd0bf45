import { collectedLabel, type CollectedMoney } from './cash.ts'
import { type Cents, formatEuros, toCents } from './money.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentState } from './payment-state.ts'

/** How much was paid, is to go back in all, and has gone back: of a payment, or of a booking. */
export interface PaidMoney {
  readonly paidCents: Cents
  readonly refundCents: Cents
  readonly refundedCents: Cents
}

/** The parts of the money that was paid: each cent of it is in one of them. */
export interface MoneySplit {
  readonly returnedCents: Cents
  readonly onItsWayCents: Cents
  readonly keptCents: Cents
}

/** The money of a booking, from the euros of an answer. */
export function paidMoneyOf({
  paidAmount,
  refundAmount,
  refundedAmount,
}: Readonly<Record<'paidAmount' | 'refundAmount' | 'refundedAmount', number>>): PaidMoney {
  return {
    paidCents: toCents(paidAmount),
    refundCents: toCents(refundAmount),
    refundedCents: toCents(refundedAmount),
  }
}

export function splitMoney({ paidCents, refundCents, refundedCents }: PaidMoney): MoneySplit {
  // More may have gone back than was asked for, in the provider's own office.
  const returnedCents = Math.min(paidCents, refundedCents)
  const onItsWayCents = Math.max(0, Math.min(paidCents, refundCents) - returnedCents)
  return { returnedCents, onItsWayCents, keptCents: paidCents - returnedCents - onItsWayCents }
}

/** Whether so much can go back in all: some of what was paid, and never less than was promised before. */
export function judgeRefundTotal(
  totalCents: Cents,
  { amountCents, refundTargetCents }: { readonly amountCents: Cents; readonly refundTargetCents: Cents },
): 'possible' | 'impossible' | 'lowered' {
  if (!Number.isSafeInteger(totalCents) || totalCents < 1 || totalCents > amountCents) return 'impossible'
  return totalCents < refundTargetCents ? 'lowered' : 'possible'
}

/** The state of a booking's payment, as customers and partners see it. */
export const paymentStatuses = ['not_required', 'pending', 'completed', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** How far the return of a booking's money is; `failed` waits for a person. */
export const refundStatuses = ['under_way', 'completed', 'failed'] as const

export type RefundStatus = (typeof refundStatuses)[number]

/** Why money goes back. */
export const refundReasons = [
  'rejected booking',
  'cancelled booking',
  'second payment',
  'office',
  'ended change',
  'cheaper change',
] as const

export type RefundReason = (typeof refundReasons)[number]

/** The public status of an attempt. A refunded payment stays completed: the refund has a status of its own. */
const OUTWARD: Readonly<Record<PaymentState, PaymentStatus>> = {
  creating: 'pending',
  pending: 'pending',
  completed: 'completed',
  failed: 'failed',
  expired: 'failed',
  review: 'pending',
  refund_due: 'completed',
  refund_sent: 'completed',
  refunded: 'completed',
  refund_failed: 'completed',
}

const REFUND: Partial<Readonly<Record<PaymentState, RefundStatus>>> = {
  refund_due: 'under_way',
  refund_sent: 'under_way',
  refunded: 'completed',
  refund_failed: 'failed',
}

/** The status of an attempt in that state; of a booking without online payment when there is no state. */
export function paymentStatusOf(state: PaymentState | undefined): PaymentStatus {
  return state === undefined ? 'not_required' : OUTWARD[state]
}

/**
 * The status of a booking with these attempts: completed if one is, otherwise pending while one can still be paid. Where
 * the driver is paid, nothing else is to be paid.
 */
export function bookingPaymentStatus(states: readonly PaymentState[], method: PaymentMethod): PaymentStatus {
  const statuses = new Set(states.map(paymentStatusOf))
  if (method === 'account') return 'completed'
  if (method !== 'sumup') return statuses.has('completed') ? 'completed' : 'not_required'
  return (['completed', 'pending', 'failed'] as const).find((one) => statuses.has(one)) ?? 'not_required'
}

/** One attempt to pay, as far as the money of its booking goes. */
export interface AttemptMoney {
  readonly state: PaymentState
  readonly amountCents: Cents
  /** The amount of it that is to go back in all. */
  readonly refundTargetCents: Cents
  /** The amount of it that has gone back. */
  readonly refundedCents: Cents
  /** Paid a second time by mistake: it goes back, and is no income. */
  readonly isSecond: boolean
}

/** Whether some of an attempt's money is with us, and stays. */
export function keepsMoney({
  state,
  amountCents,
  refundTargetCents,
}: Pick<AttemptMoney, 'state' | 'amountCents' | 'refundTargetCents'>): boolean {
  return OUTWARD[state] === 'completed' && refundTargetCents < amountCents
}

/** A booking's money, over all attempts. A second payment that goes back counts only where no other one stays. */
interface BookingMoney extends PaidMoney {
  readonly refundStatus: RefundStatus | null
}

export function bookingMoney(attempts: readonly AttemptMoney[]): BookingMoney {
  const hasKept = attempts.some((attempt) => !attempt.isSecond && keepsMoney(attempt))
  const counted = attempts.filter(
    ({ state, isSecond }) => OUTWARD[state] === 'completed' && !(isSecond && hasKept),
  )
  const sumOf = (amount: 'amountCents' | 'refundTargetCents' | 'refundedCents') =>
    counted.reduce((sum, attempt) => sum + attempt[amount], 0)
  const refunds = new Set(counted.map(({ state }) => REFUND[state]))
  return {
    refundStatus: (['failed', 'under_way', 'completed'] as const).find((one) => refunds.has(one)) ?? null,
    paidCents: sumOf('amountCents'),
    refundCents: sumOf('refundTargetCents'),
    refundedCents: sumOf('refundedCents'),
  }
}

const PAYMENT_LABELS: Readonly<Record<PaymentStatus | 'account', string>> = {
  account: 'On account',
  not_required: 'Payable to the driver',
  pending: 'Payment pending',
  completed: 'Paid',
  failed: 'Payment failed',
}

const REFUND_LABELS: Readonly<Record<RefundStatus, string>> = {
  under_way: 'Refund on its way',
  completed: 'Refunded',
  failed: 'Refund failed',
}

/** How a booking's money stands, as the office reads it; `collected`: what the driver has said to have collected. */
export function paymentLabel(
  payment: PaymentStatus | 'account',
  refund: RefundStatus | null,
  money: PaidMoney,
  collected: CollectedMoney | null = null,
): string {
  if (refund === null && payment !== 'completed' && payment !== 'account' && collected)
    return collectedLabel(collected)
  if (refund === null) return PAYMENT_LABELS[payment]
  const { returnedCents, onItsWayCents, keptCents } = splitMoney(money)
  if (keptCents === 0 && (returnedCents === 0 || onItsWayCents === 0)) return REFUND_LABELS[refund]
  const [returned, onItsWay] = [formatEuros(returnedCents), formatEuros(onItsWayCents)]
  const labels: Readonly<Record<RefundStatus, string>> = {
    under_way:
      returnedCents > 0
        ? `${returned} returned and ${onItsWay} on its way`
        : `Refund of ${onItsWay} on its way`,
    completed: `${returned} returned and ${formatEuros(keptCents)} kept`,
    failed: `Refund of ${onItsWay} failed`,
  }
  return labels[refund]
}

/** The warning for whoever accepts a trip that is to be paid online and is not paid; undefined when it is paid. */
export function unpaidWarning(method: string, status: PaymentStatus): string | undefined {
  if (method !== 'sumup') return undefined
  if (status === 'pending')
    return 'This trip is not paid yet: the online payment was started and has not been completed.'
  if (status === 'failed')
    return 'This trip is not paid: the online payment has failed, and nothing was charged.'
  return undefined
}

/** The sentence about money for whoever is about to reject a booking; undefined when nothing was paid. */
export function refundOnRejection(status: PaymentStatus, total: Cents): string | undefined {
  if (status !== 'completed') return undefined
  return `This trip is paid: ${formatEuros(total)} is refunded to the customer.`
}

/**
 * The part of a trip's price that the driver takes. `rest`: what a change has added to a paid trip. `unpaid`: it was to
 * be paid online and is not, so the office has to say.
 */
export type DriverCollection = 'cash' | 'card' | 'rest' | 'nothing' | 'unpaid'

interface Money {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  /** Beside what was paid online, so much is paid to the driver. */
  readonly driverAmount: number
}

/** How much the driver of a trip collects, and how. */
export function driverCollection({ paymentMethod, paymentStatus, driverAmount }: Money): DriverCollection {
  if (paymentStatus === 'completed') return driverAmount > 0 ? 'rest' : 'nothing'
  if (paymentMethod === 'sumup') return 'unpaid'
  return paymentMethod === 'cash' ? 'cash' : 'card'
}
