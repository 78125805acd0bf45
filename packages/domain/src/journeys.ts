import { MINUTE_MS } from './duration.ts'
import type { Cents } from './money.ts'
import { allowedPaymentMethods, type PaymentCircumstances, type PaymentOffer } from './payment-methods.ts'
import { isReference, randomReference } from './reference.ts'
import type { Mode } from './sandbox.ts'

/** A journey is booked in so many legs. */
export const MIN_LEGS = 2
export const MAX_LEGS = 6

/** The largest discount, in hundredths of a per cent. */
export const MAX_DISCOUNT_BASIS_POINTS = 5_000

const PREFIXES = { live: 'JR', test: 'JT' } as const satisfies Readonly<Record<Mode, string>>

/**
 * A journey's number for people, like JR-7K3Q9X, or JT-7K3Q9X in the sandbox. Two journeys may draw the same: the database
 * keeps it unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function journeyNumber(randomBytes: Uint8Array, mode: Mode = 'live'): string {
  return randomReference(PREFIXES[mode], randomBytes)
}

export function isJourneyNumber(text: string): boolean {
  return Object.values(PREFIXES).some((prefix) => isReference(prefix, text))
}

/** The time that a leg takes. */
export interface LegTime {
  readonly pickupAt: Date
  /** Minutes that the vehicle is taken. */
  readonly minutes: number
}

export function legEnd({ pickupAt, minutes }: LegTime): Date {
  return new Date(pickupAt.getTime() + minutes * MINUTE_MS)
}

/**
 * The first leg, from 1, that begins before the one before it ends; undefined where none does. Legs whose time is not known
 * yet are not compared.
 */
export function findLegTooEarly(legs: readonly (LegTime | undefined)[]): number | undefined {
  const at = legs.findIndex((leg, index) => {
    const before = index === 0 ? undefined : legs[index - 1]
    return leg && before && leg.pickupAt < legEnd(before)
  })
  return at === -1 ? undefined : at + 1
}

/** A leg of a booked journey, by its number. */
interface BookedLeg extends LegTime {
  readonly leg: number
}

/** Why the time of a leg cannot be: this leg would begin before that one ends. */
export interface LegsOutOfOrder {
  readonly code: 'legs_out_of_order'
  readonly leg: number
  readonly before: number
}

/**
 * Whether a changed leg begins before the one before it ends, or ends after the next begins. Legs that overlap as they are, which
 * the office has allowed, may overlap as long, and no longer.
 *
 * @param others those that stand, in any order.
 * @param before the leg as it is.
 */
export function legsOutOfOrder(
  changed: BookedLeg,
  others: readonly BookedLeg[],
  before: BookedLeg,
): LegsOutOfOrder | undefined {
  const legs = others.filter(({ leg }) => leg !== changed.leg).toSorted((a, b) => a.leg - b.leg)
  const previous = legs.findLast(({ leg }) => leg < changed.leg)
  const next = legs.find(({ leg }) => leg > changed.leg)
  if (previous && overlapMs(previous, changed) > Math.max(0, overlapMs(previous, before)))
    return { code: 'legs_out_of_order', leg: changed.leg, before: previous.leg }
  return next && overlapMs(changed, next) > Math.max(0, overlapMs(before, next))
    ? { code: 'legs_out_of_order', leg: next.leg, before: changed.leg }
    : undefined
}

function overlapMs(first: LegTime, second: LegTime): number {
  return legEnd(first).getTime() - second.pickupAt.getTime()
}

/** The part of a leg's price that is taken off, rounded half up to the cent. */
export function discountOf(priceCents: Cents, basisPoints: number): Cents {
  return Math.floor((priceCents * basisPoints + 5_000) / 10_000)
}

/** The price of a journey, leg by leg and in all. */
export interface JourneyPrice {
  readonly legs: readonly { readonly discountCents: Cents; readonly totalCents: Cents }[]
  /** Before the discount. */
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
}

/** Takes the discount off each leg, so that a leg which goes back returns what it cost. */
export function journeyPrice(legCents: readonly Cents[], basisPoints: number): JourneyPrice {
  const legs = legCents.map((cents) => {
    const discountCents = discountOf(cents, basisPoints)
    return { discountCents, totalCents: cents - discountCents }
  })
  return {
    legs,
    subtotalCents: legCents.reduce((sum, cents) => sum + cents, 0),
    discountCents: legs.reduce((sum, { discountCents }) => sum + discountCents, 0),
    totalCents: legs.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }
}

type JourneyPaymentOffer = Omit<PaymentOffer, 'reason'> & {
  readonly reason?: NonNullable<PaymentOffer['reason']> | { readonly code: 'paid_online_one_leg_outside' }
}

/** The methods that all pick-ups of a journey allow. */
export function journeyPaymentMethods(legs: readonly PaymentCircumstances[]): JourneyPaymentOffer {
  const offers = legs.map(allowedPaymentMethods)
  const methods = (offers[0]?.methods ?? []).filter((method) =>
    offers.every((offer) => offer.methods.includes(method)),
  )
  const limiting = offers.filter((_, at) => !legs[at]?.pickupInAlgarve)
  const reason = (limiting[0] ?? offers[0])?.reason
  const isMixed = limiting.length > 0 && limiting.length < legs.length
  if (isMixed && methods.length > 0) return { methods, reason: { code: 'paid_online_one_leg_outside' } }
  return { methods, ...(reason && { reason }) }
}
