import { DAY_MS, HOUR_MS } from './duration.ts'
import type { Cents } from './money.ts'
import { instantOf, isPast, todayIn, type Zone } from './time.ts'

/** How long an offer holds where the office says nothing else. */
const OFFER_DAYS = 7
/** An offer ends so long before the pick-up at the latest: the office has to accept the booking still. */
const OFFER_MARGIN_HOURS = 3

export const offerStates = ['open', 'booked', 'ended', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

/** The pick-up that an offer is for. */
export interface OfferedPickup {
  readonly at: Date
  /** The clock that it is meant on. */
  readonly zone: Zone
}

/** When an offer ends that holds until the end of a day: three hours before the pick-up, if that is sooner. */
export function offerEnd(lastDay: string, { at, zone }: OfferedPickup): Date {
  const midnight = instantOf({ date: lastDay, time: '23:59' }, zone)
  const latest = latestEnd(at)
  return midnight.kind === 'instant' && midnight.instant < latest ? midnight.instant : latest
}

/** The day that an offer made now holds until, unless the office chooses another one. */
export function presetOfferDay({ at, zone }: OfferedPickup, now: Date): string {
  const end = Math.min(now.getTime() + OFFER_DAYS * DAY_MS, latestEnd(at).getTime())
  return todayIn(zone, new Date(Math.max(end, now.getTime())))
}

function latestEnd(pickup: Date): Date {
  return new Date(pickup.getTime() - OFFER_MARGIN_HOURS * HOUR_MS)
}

/** Why the office cannot make this offer; undefined when it can. */
export function offerRefusal(
  offer: { readonly totalCents: Cents; readonly lastDay: string; readonly pickup: OfferedPickup },
  now: Date,
) {
  const { totalCents, lastDay, pickup } = offer
  const price = setPriceRefusal(totalCents, 'offer')
  if (price) return { field: 'totalPrice', reason: price } as const
  if (isPast(latestEnd(pickup.at), now))
    return {
      field: 'pickupTime',
      reason: { code: 'offer_too_late', hours: OFFER_MARGIN_HOURS },
    } as const
  if (isPast(offerEnd(lastDay, pickup), now))
    return { field: 'validUntil', reason: { code: 'offer_day_past' } } as const
  return undefined
}

export interface OfferFacts {
  readonly isBooked: boolean
  readonly isWithdrawn: boolean
  readonly expiresAt: Date
}

/** How an offer stands. One that was booked stays booked, whatever comes later. */
export function offerState({ isBooked, isWithdrawn, expiresAt }: OfferFacts, now: Date): OfferState {
  if (isBooked) return 'booked'
  if (isWithdrawn) return 'withdrawn'
  return expiresAt.getTime() <= now.getTime() ? 'ended' : 'open'
}

/** The most that the office can ask for one trip: €100,000. */
export const MAX_SET_CENTS: Cents = 10_000_000

/** Why the office cannot set this price; undefined when it can. */
export function setPriceRefusal(cents: Cents, of: 'offer' | 'booking') {
  if (cents <= 0) return { code: 'set_price_not_positive', of } as const
  return cents > MAX_SET_CENTS ? ({ code: 'set_price_too_high', of } as const) : undefined
}
