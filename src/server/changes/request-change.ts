import type { ChangeQuote, ChangeWish } from '@chauffeur/contract/change-fields'
import { STAYS_UNTIL_CONFIRMED } from '@chauffeur/domain/trip-change'
import { formatEuros, toEuros, type Cents } from '@chauffeur/domain/money'
import type { BookingChange } from '../bookings/booking-change.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { presentChangedTrip } from '../bookings/present-change.ts'
import { refuseUnlessOpen } from '../bookings/refuse-act.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import type { QuoteServices } from '../trips/quotes/quote-trip.ts'
import { draftChange, type WishedPrice } from './draft-change.ts'
import { readObstacleToChange } from './check-sold.ts'
import { planChange, storeChange, type Changing } from './store-change.ts'

export type ChangeContext = Pick<RequestContext, 'em' | 'clock' | 'orm' | 'transaction'> &
  QuoteServices &
  PaymentServices

/** What of a booking is to change. */
export interface Wish {
  /** The booking's id. */
  readonly id: string
  readonly wish: ChangeWish
  readonly wished?: WishedPrice
}

/** What a change would cost, how that would be settled, and when it would take effect. Stores nothing. */
export async function quoteChange(
  { id, wish, wished }: Wish,
  changing: Changing,
  context: ChangeContext,
): Promise<ChangeQuote> {
  const { em, clock, payments } = context
  const booking = await load(id, context)
  refuseUnlessOpen(changing.actor, 'changeTrip', booking, clock())
  const draft = await draftChange(booking, wish, context, wished)
  const { settlement, effect } = await planChange(booking, draft, changing, { em, now: clock(), payments })
  const { before, after } = draft
  const obstacle = await readObstacleToChange({ booking, draft, changing }, { em, clock })
  return {
    oldTotalCents: before.totalCents,
    newTotalCents: after.totalCents,
    differenceCents: after.totalCents - before.totalCents,
    settlement,
    takesEffect: effect,
    note: effect === 'when_accepted' ? STAYS_UNTIL_CONFIRMED : null,
    ...(obstacle !== undefined && { obstacle }),
    trip: presentChangedTrip(after),
  }
}

/** How often a draft is made again because the booking has changed meanwhile. */
const TRIES = 3

/** Stores a change at the price that was shown. Prices it anew when the booking changes at the same time. */
export async function makeChange(
  { id, wish, wished, expectedTotalCents }: Wish & { readonly expectedTotalCents: Cents },
  changing: Changing,
  context: ChangeContext,
): Promise<BookingChange> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const booking = await load(id, context)
    refuseUnlessOpen(changing.actor, 'changeTrip', booking, context.clock())
    const draft = await draftChange(booking, wish, context, wished)
    const { totalCents } = draft.after
    if (totalCents !== expectedTotalCents)
      throw new Refusal(
        'PRICE_CHANGED',
        `The price of the changed trip is ${formatEuros(totalCents)}, not ${formatEuros(expectedTotalCents)}; please confirm it.`,
        { totalPrice: toEuros(totalCents), quoteId: null },
      )
    const change = await context.transaction((tx) => storeChange(tx, id, draft, changing, context.payments))
    if (change) return change
  }
  throw new Refusal('CHANGE_OPEN', 'The booking is being changed at this moment. Please try again.')
}

function load(id: string, { orm }: ChangeContext): Promise<Booking> {
  return orm.em.fork().findOneOrFail(Booking, { id })
}
