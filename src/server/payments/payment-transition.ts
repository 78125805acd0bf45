import type { PaymentEvent, PaymentState } from '@chauffeur/domain/payment-state'
import type { ChangeState } from '@chauffeur/domain/trip-change'
import type { Booking } from '../bookings/booking.entity.ts'
import type { RefundReason } from '@chauffeur/domain/payment-status'
import type { EventSource, Payment, ProviderFacts } from './payment.entity.ts'

/** An attempt with all that decides about it, locked until the transaction ends. */
export interface LockedPayment {
  readonly payment: Payment
  readonly booking: Booking
  /** The booking's other attempts, the latest first. */
  readonly others: readonly Payment[]
  /** How the change stands that it pays; undefined of one that pays the trip. */
  readonly changeState?: ChangeState | undefined
}

/** An event of an attempt. */
export interface PaymentTransition {
  readonly event: PaymentEvent
  readonly source: EventSource
  readonly facts?: ProviderFacts
  readonly admin?: string
  /** Why money goes back, where the event says that it does. */
  readonly refundReason?: RefundReason
  /** Facts known from now on, whether or not its state changes. */
  readonly set?: Partial<
    Pick<
      Payment,
      | 'checkoutId'
      | 'checkoutUrl'
      | 'transactionId'
      | 'lastReadAt'
      | 'lastError'
      | 'lockedUntil'
      | 'reviewedAt'
      | 'refundTargetCents'
      | 'refundedCents'
      | 'refundSeenCents'
      | 'refundAskedCents'
      | 'refundRequests'
      | 'refundAskedAt'
      | 'isRefundAccepted'
      | 'refundAbsentReads'
      | 'refundDoubts'
      | 'refundFailures'
      | 'isRefundedByHand'
    >
  >
}

/** The attempt as it was locked, and the state that the transition led to. */
export interface TransitionResult extends LockedPayment {
  readonly from: PaymentState
  readonly to: PaymentState
}

/** The facts of an attempt from which the money of its booking follows. */
export type MoneyOfPayment = Pick<
  Payment,
  'state' | 'purpose' | 'amountCents' | 'refundTargetCents' | 'refundedCents' | 'refundReason'
>
