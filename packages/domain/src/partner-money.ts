import type { BookingState } from './booking-status.ts'
import { OFFICE_ZONE } from './cars.ts'
import type { CollectedMoney } from './cash.ts'
import type { Cents } from './money.ts'
import { splitMoney, type PaidMoney } from './payment-status.ts'
import { randomReference } from './reference.ts'
import { instantOf, todayIn } from './time.ts'
import type { TripEnding } from './trip-thanks.ts'

/**
 * A partner's earnings. `retail`: none. `commission`: a part of what is kept of its bookings. `net`: it books at a price of
 * its own, which it pays on account; what its guests pay is between them and it.
 */
export const partnerTerms = ['retail', 'commission', 'net'] as const
export type PartnerTerms = (typeof partnerTerms)[number]

/** The highest commission, in basis points: 50 %. */
export const MAX_COMMISSION_BP = 5_000

/** The highest discount of a net price, in basis points: 50 %. */
export const MAX_NET_DISCOUNT_BP = 5_000

/** The highest limit of credit, in cents. */
export const MAX_CREDIT_CENTS: Cents = 100_000_000

/** The largest amount of one entry of the office, in cents. */
export const MAX_ENTRY_CENTS: Cents = 100_000_000

/**
 * The kinds of entries of a partner's account. `commission_back`: money of a booking was refunded after its
 * commission was entered. `sale`: a booking on account was confirmed, or has become dearer; `refund`: less of it is
 * due than before; `fee`: the part of a cancelled booking that is due, where its sale was not entered. `payout`: the
 * firm has paid the partner; `payment`: the partner has paid the firm.
 */
export const partnerEntryKinds = [
  'commission',
  'commission_back',
  'sale',
  'fee',
  'refund',
  'adjustment',
  'payment',
  'payout',
] as const
export type PartnerEntryKind = (typeof partnerEntryKinds)[number]

/** The entries that the office makes by hand. Positive amounts are owed to the partner. */
export const officeEntries = {
  credit: { kind: 'adjustment', sign: 1 },
  charge: { kind: 'adjustment', sign: -1 },
  payout: { kind: 'payout', sign: -1 },
  payment: { kind: 'payment', sign: 1 },
} as const satisfies Readonly<Record<string, { kind: PartnerEntryKind; sign: 1 | -1 }>>
export const officeEntryNames = ['credit', 'charge', 'payout', 'payment'] as const
export type OfficeEntryName = (typeof officeEntryNames)[number]

/** `disputed`: the partner has asked about a line, and the office has not decided. */
export const statementStates = ['draft', 'sent', 'disputed', 'settled'] as const
export type StatementState = (typeof statementStates)[number]

export const disputeStates = ['open', 'accepted', 'refused'] as const
export type DisputeState = (typeof disputeStates)[number]

/** How a booking stands as far as the money goes that is kept of it. */
export interface KeptFacts extends PaidMoney {
  /** How its trip ended; null until then. */
  readonly ending: TripEnding | null
  readonly isCancelled: boolean
  /** The cash that its driver takes if it is driven: see `takenByDriver`. */
  readonly byDriverCents: Cents
}

/**
 * Returns the amount kept of a booking for good, in cents: nothing before its trip is over or cancelled, then what was paid
 * and does not go back, with what the driver takes of a trip that was driven.
 */
export function keptOfBooking({ ending, isCancelled, byDriverCents, ...money }: KeptFacts): Cents {
  if (!isCancelled && ending === null) return 0
  const { keptCents } = splitMoney(money)
  return !isCancelled && ending === 'driven' ? keptCents + byDriverCents : keptCents
}

/**
 * Returns the part of a trip's price that its driver takes: what he says to have collected, at most what was owed; all of it
 * where he says nothing, unless it was to be paid online.
 */
export function takenByDriver(
  owed: { readonly how: 'cash' | 'card' | 'rest' | 'unpaid'; readonly cents: Cents } | null,
  collected: CollectedMoney | undefined,
): Cents {
  if (!owed) return 0
  if (collected) return Math.min(collected.amountCents, owed.cents)
  return owed.how === 'unpaid' ? 0 : owed.cents
}

/** The highest rate of VAT, in basis points. */
export const MAX_VAT_BP = 3_000

/** The VAT that is within an amount, rounded half up to the cent; null where no rate is set. */
export function vatWithin(cents: Cents, vatBp: number | null): Cents | null {
  return vatBp === null ? null : Math.round((cents * vatBp) / (10_000 + vatBp))
}

/** The commission of an amount, rounded half up to the cent. */
export function commissionOf(keptCents: Cents, basisPoints: number): Cents {
  return Math.round((keptCents * basisPoints) / 10_000)
}

/** The terms of a booking's commission: basis points of the amount kept, without the VAT in it. */
interface Earned {
  readonly keptCents: Cents
  readonly basisPoints: number
  readonly vatBp: number | null
}

/** The entry that corrects what was entered for a booking to its commission; undefined if none is needed. */
export function missingCommission(
  { keptCents, basisPoints, vatBp }: Earned,
  enteredCents: Cents,
): { readonly kind: 'commission' | 'commission_back'; readonly cents: Cents } | undefined {
  const netCents = keptCents - (vatWithin(keptCents, vatBp) ?? 0)
  const cents = commissionOf(netCents, basisPoints) - enteredCents
  if (cents === 0) return undefined
  return { kind: cents > 0 ? 'commission' : 'commission_back', cents }
}

/** A partner's net price: the list price less its discount in basis points, rounded half up. */
export function netOf(retailCents: Cents, discountBp: number): Cents {
  return Math.round((retailCents * (10_000 - discountBp)) / 10_000)
}

/** How a booking on account stands: the amount charged, and the part of it given back. */
interface OnAccount {
  readonly state: BookingState
  readonly paidCents: Cents
  readonly refundCents: Cents
}

/**
 * Returns the amount that a partner owes for a booking on account: nothing before it is confirmed, then what was charged and
 * not given back; of one that was cancelled, what is kept.
 */
export function dueOnAccount({ state, paidCents, refundCents }: OnAccount): Cents {
  return state === 'pending' || state === 'rejected' ? 0 : paidCents - refundCents
}

/** The entry that corrects what was entered for a booking on account; undefined if none is needed. */
export function missingOnAccount(
  booking: OnAccount,
  enteredCents: Cents,
): { readonly kind: 'sale' | 'fee' | 'refund'; readonly cents: Cents } | undefined {
  const cents = -dueOnAccount(booking) - enteredCents
  if (cents === 0) return undefined
  if (cents > 0) return { kind: 'refund', cents }
  return { kind: booking.state === 'cancelled' ? 'fee' : 'sale', cents }
}

/** The part of a statement that is still to be paid, with the sign of its closing balance. */
export function unpaidOfStatement(closingCents: Cents, paidSinceCents: Cents): Cents {
  const left = closingCents + paidSinceCents
  if (closingCents === 0) return 0
  return closingCents > 0 ? Math.max(0, left) : Math.min(0, left)
}

/** A month whose statements are to be drafted: its name, yyyy-MM, and the instant at which it was over. */
export interface StatementPeriod {
  readonly period: string
  readonly endsAt: Date
}

/** The last month whose statements are due: on the 2nd of the month after it, at 06:00 in Lisbon. */
export function duePeriod(now: Date): StatementPeriod {
  const month = todayIn(OFFICE_ZONE, now).slice(0, 7)
  const next = now >= instantAt(`${month}-02`, '06:00') ? month : monthBefore(month)
  return { period: monthBefore(next), endsAt: instantAt(`${next}-01`, '00:00') }
}

function instantAt(date: string, time: string): Date {
  const moment = instantOf({ date, time }, OFFICE_ZONE)
  if (moment.kind === 'skipped')
    throw new RangeError('No clock change of Lisbon is at the beginning of a month')
  return moment.instant
}

function monthBefore(month: string): string {
  return new Date(Date.parse(`${month}-01T00:00Z`) - 1).toISOString().slice(0, 7)
}

/**
 * A statement's number for people, like ST-7K3Q9X. Two may draw the same: the database keeps it unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function statementNumber(randomBytes: Uint8Array): string {
  return randomReference('ST', randomBytes)
}
