import type { Cents } from './money.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus } from './payment-status.ts'

/**
 * How a change of a trip stands. `awaiting_payment`: the difference is to be paid first. `open`: it waits for the office.
 * `accepted`: the trip is as it says. The others are ends without effect.
 */
export const changeStates = [
  'awaiting_payment',
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type ChangeState = (typeof changeStates)[number]

/** The states in which something is still to come of a change; a booking has one such change at most. */
export const openChangeStates = ['awaiting_payment', 'open'] as const satisfies readonly ChangeState[]

export function isOpenChange(state: ChangeState): boolean {
  return state === 'awaiting_payment' || state === 'open'
}

/**
 * How the difference is settled. `driver`: with the driver. `checkout`: paid online before anything changes. `refund`: goes
 * back the way it came. `account`: with the partner's account. `unpaid`: the trip is not paid yet, so that its new price is what
 * is to be paid online.
 */
export const changeSettlements = ['none', 'driver', 'checkout', 'refund', 'account', 'unpaid'] as const
export type ChangeSettlement = (typeof changeSettlements)[number]

interface BookingToSettle {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
}

/** How the difference of a change is settled; the office may have the driver collect what is missing. */
export function settlementOf(
  { paymentMethod, paymentStatus }: BookingToSettle,
  differenceCents: Cents,
  collect: 'driver' | 'link' = 'link',
): ChangeSettlement {
  if (differenceCents === 0) return 'none'
  if (paymentMethod === 'account') return 'account'
  if (paymentStatus === 'completed') {
    if (differenceCents < 0) return 'refund'
    return collect === 'driver' ? 'driver' : 'checkout'
  }
  return paymentMethod === 'sumup' ? 'unpaid' : 'driver'
}

/** Where the price of a change comes from that the office makes. */
export const changePrices = ['recalculated', 'kept', 'set'] as const
export type ChangePrice = (typeof changePrices)[number]

/** When a change takes effect. */
export const changeEffects = ['at_once', 'when_paid', 'when_accepted'] as const
export type ChangeEffect = (typeof changeEffects)[number]

/** Why a change ends without anybody having declined or withdrawn it. */
export const changeEndReasons = [
  'not_paid',
  'not_answered',
  'payment_returned',
  'time_passed',
  'vehicle_gone',
  'vehicle_too_small',
  'booking_rejected',
  'booking_cancelled',
  'incomplete',
] as const
export type ChangeEndReason = (typeof changeEndReasons)[number]

/** Why a change was declined or has ended: a reason of the system by its code, or what a person has written. */
export type ChangeReason = { readonly code: ChangeEndReason } | { readonly text: string }

/** How long the guest has to pay a difference before the change ends. */
export const CHANGE_PAYMENT_MINUTES = 31
