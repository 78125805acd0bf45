import { defineEntity, p } from '@mikro-orm/core'
import {
  paymentEvents,
  paymentStates,
  undecidedStates,
  type PaymentEvent,
  type PaymentState,
} from '@chauffeur/domain/payment-state'
import { refundReasons, type RefundReason } from '@chauffeur/domain/payment-status'
import { Booking } from '../bookings/booking.entity.ts'
import type { ChangeState } from '@chauffeur/domain/trip-change'
import { BookingChange } from '../changes/booking-change.entity.ts'
import { Journey } from '../journeys/journey.entity.ts'
import { checksOf, indexesOf, known, uuidKey } from '../db/columns.ts'

const providers = ['sumup', 'simulator', 'manual'] as const
const sources = ['booking', 'browser', 'sweep', 'office'] as const

/** The condition of attempts that may still turn out to be paid, or not. */
export const UNDECIDED = `state in (${undecidedStates.map((state) => `'${state}'`).join(', ')})`
/** Of attempts that are still to be looked after. */
export const UNSETTLED_STATES: ReadonlySet<PaymentState> = new Set<PaymentState>([
  'creating',
  'pending',
  'review',
  'refund_due',
  'refund_sent',
  'refund_failed',
])
export const UNSETTLED = `state in (${[...UNSETTLED_STATES].map((state) => `'${state}'`).join(', ')})`

const paymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    /** Unguessable: it is enough to ask how the payment stands. */
    id: uuidKey(),
    /** Of one that pays a journey: a leg that it pays, and keeps the money of once it is paid. */
    bookingId: () => p.manyToOne(Booking).mapToPk(),
    /** The journey whose legs it pays, each by a share; null of one that pays one booking. */
    journeyId: () => p.manyToOne(Journey).mapToPk().nullable().deleteRule('no action'),
    /** The change whose difference it pays; null of one that pays the trip. */
    changeId: () => p.manyToOne(BookingChange).mapToPk().nullable().deleteRule('no action'),
    /** Counts the attempts of a booking, from 1. */
    attempt: p.integer(),
    state: p.text().$type<PaymentState>(),
    stateSince: p.datetime(),
    createdAt: p.datetime(),

    /** Who takes the money; another provider is never asked about it. `manual`: the office, in a way of its own. */
    provider: p.text().$type<(typeof providers)[number]>(),
    merchantCode: p.text(),
    amountCents: p.integer(),
    currency: p.text(),
    reference: p.text().unique().comment('What we call it towards the provider.'),
    /** A part of the address that the provider notifies: unguessable. */
    notifyToken: p.text(),
    checkoutId: p.text().nullable().unique(),
    checkoutUrl: p.text().nullable(),
    transactionId: p.text().nullable().unique(),
    expiresAt: p.datetime(),

    /** Until then a request of this process is asking the provider for the checkout, and nobody else does. */
    lockedUntil: p.datetime().nullable(),
    lockedBy: p.uuid().nullable(),
    /** When it has to be looked after again; null when nothing is to come. */
    nextCheckAt: p.datetime().nullable(),
    /** The process that checks it now; `nextCheckAt` is then when another one may. */
    checkedBy: p.uuid().nullable(),
    lastReadAt: p.datetime().nullable(),
    /** For the office and the log: why the provider's last answer was none. */
    lastError: p.text().nullable(),

    refundReason: p.text().$type<RefundReason>().nullable(),
    refundDueAt: p.datetime().nullable(),
    /** The amount that is to go back in all. It only grows. */
    refundTargetCents: p.integer().default(0),
    /** The amount that was seen to have gone back. */
    refundedCents: p.integer().default(0),
    /** The most that was seen returned or on its way, before the last request for a refund. */
    refundSeenCents: p.integer().default(0),
    /** The amount of the last request, until its outcome is known. */
    refundAskedCents: p.integer().nullable(),
    /** Counts the requests: whoever acts on an older reading of the transaction does nothing. */
    refundRequests: p.integer().default(0),
    /** When the last request was made, until it is known what became of it. */
    refundAskedAt: p.datetime().nullable(),
    /** The provider said that it took the last request. */
    isRefundAccepted: p.boolean().default(false),
    /** So often the transaction was read after the last request, and showed nothing of it. */
    refundAbsentReads: p.integer().default(0),
    /** How many requests in a row, the last one included, have an unknown outcome. */
    refundDoubts: p.integer().default(0),
    /** Refunds that were seen to fail, and dealt with. */
    refundFailures: p.integer().default(0),
    /** A person has given money back: what more is to go back is a person's matter, too. */
    isRefundedByHand: p.boolean().default(false),
    /** When an administrator settled it: facts that disagree are not reported again. */
    reviewedAt: p.datetime().nullable(),
  },
  indexes: indexesOf('payment', {
    one_open: `unique (booking_id, change_id) nulls not distinct where state in ('creating', 'pending')`,
    one_kept: `unique (booking_id, change_id) nulls not distinct where state in ('completed', 'refund_due', 'refund_sent', 'refunded', 'refund_failed') and refund_target_cents < amount_cents`,
    to_settle: `(booking_id) where state in ('review', 'refund_failed')`,
    unsettled: `(state) where ${UNSETTLED}`,
    locked: '(locked_by) where locked_by is not null',
    checked: '(checked_by) where checked_by is not null',
    to_check: '(next_check_at) where next_check_at is not null',
  }),
  uniques: [{ name: 'payment_attempt_once', properties: ['bookingId', 'attempt'] }],
  checks: [
    known('payment', 'provider', providers),
    known('payment', 'refund_reason', refundReasons),
    known('payment', 'state', paymentStates),
    ...checksOf('payment', {
      amount_in_euros: `amount_cents > 0 and currency = 'EUR'`,
      refund_within_amount:
        '0 <= refunded_cents and refunded_cents <= refund_target_cents and refund_target_cents <= amount_cents',
      asked_within_target: 'refund_asked_cents >= 1 and refund_asked_cents <= refund_target_cents',
      refund_has_target: `refund_target_cents > 0 or state in ('creating', 'pending', 'completed', 'failed', 'expired', 'review')`,
    }),
  ],
})

/** One attempt to pay a booking: one checkout of the provider, or a payment by hand. Never deleted, since it may hold money. */
export class Payment extends paymentSchema.class {}
paymentSchema.setClass(Payment)

/**
 * An attempt as far as it pays one booking. Of one that pays a whole journey the booking, the amounts and the state are
 * those of the booking's share; it is only to be read.
 */
export type AttemptOfBooking = Readonly<Pick<Payment, keyof Payment>>

/** Whether an attempt pays the trip, and not the difference of a change. */
export function paysTrip({ changeId }: Pick<Payment, 'changeId'>): boolean {
  return changeId == null
}

/**
 * The cause of the change: the booking's own request, the customer's browser, the payment worker, an administrator.
 */
export type EventSource = (typeof sources)[number]

/** The provider's facts, as far as they may be stored: nothing about a card. */
export type ProviderFacts = Readonly<Record<string, string | number | readonly string[] | null>>

const paymentChangeSchema = defineEntity({
  name: 'PaymentChange',
  tableName: 'payment_event',
  properties: {
    /** Counts up: several changes may share an instant. */
    id: p.integer().primary(),
    paymentId: () => p.manyToOne(Payment).mapToPk(),
    at: p.datetime(),
    source: p.text().$type<EventSource>(),
    event: p.text().$type<PaymentEvent>(),
    fromState: p.text().$type<PaymentState>(),
    toState: p.text().$type<PaymentState>(),
    /** The administrator's name, of an act of the office. */
    admin: p.text().nullable(),
    facts: p.json<ProviderFacts>().nullable(),
  },
  indexes: [{ name: 'payment_event_of_payment', properties: ['paymentId', 'id'] }],
  checks: [
    known('payment_event', 'source', sources),
    known('payment_event', 'event', paymentEvents),
    known('payment_event', 'from_state', paymentStates),
    known('payment_event', 'to_state', paymentStates),
  ],
})

/** A change of a payment's state, or a dispute seen after it. Never changed. */
export class PaymentChange extends paymentChangeSchema.class {}
paymentChangeSchema.setClass(PaymentChange)

const simulatedPaymentSchema = defineEntity({
  name: 'SimulatedPayment',
  tableName: 'simulated_payment',
  properties: {
    id: p.text().primary(),
    reference: p.text().unique(),
    document: p.json<object>(),
  },
})

/** The payment simulator's data, in the place of a real provider's database. */
export class SimulatedPayment extends simulatedPaymentSchema.class {}
simulatedPaymentSchema.setClass(SimulatedPayment)

/** A booking that an attempt pays, alone or with other legs of its journey. */
export interface PaidBooking {
  readonly booking: Booking
  /** The attempt as far as it pays this booking. */
  readonly attempt: AttemptOfBooking
  /** The other attempts to pay this booking, the latest first. */
  readonly others: readonly AttemptOfBooking[]
}

/** An attempt with all that decides about it, locked until the transaction ends. */
export interface LockedPayment {
  readonly payment: Payment
  /** The bookings that it pays, by pick-up; of one that pays a journey all, or the one that is acted on. */
  readonly parts: readonly PaidBooking[]
  /** The first of them. */
  readonly booking: Booking
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
  'state' | 'changeId' | 'amountCents' | 'refundTargetCents' | 'refundedCents' | 'refundReason'
>
