import type { ChangeQuote, RequestedChange } from '@chauffeur/contract/change-fields'
import { toEuros, type Cents } from '@chauffeur/domain/money'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { Booking } from '../bookings/booking.entity.ts'
import { refuseOtherVersion } from '../bookings/expected-version.ts'
import { refuseUnlessOpen } from '../bookings/refuse-act.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext, OperationContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import type { QuoteServices } from '../quotes/quote-trip.ts'
import { offerCheckout } from '../payments/offer-checkout.ts'
import type { BookingChange } from './booking-change.entity.ts'
import { presentChangedTrip, openChangeOf } from './present-change.ts'
import { draftChange, type RequestedPrice } from './draft-change.ts'
import { readObstacleToChange } from './check-sold.ts'
import { planChange, storeChange, type Changing } from './store-change.ts'
import { noneOpen } from './decide-change.ts'

export type ChangeContext = Pick<RequestContext, 'em' | 'clock' | 'orm' | 'transaction'> &
  QuoteServices &
  PaymentServices

/** A request to change a booking. */
interface ChangeRequest {
  /** The booking's id. */
  readonly id: string
  readonly requested: RequestedChange
  readonly requestedPrice?: RequestedPrice
}

/** The cost of a change, how it would be settled, and when it would take effect. Stores nothing. */
export async function quoteChange(
  { id, requested, requestedPrice }: ChangeRequest,
  changing: Changing,
  context: ChangeContext,
): Promise<ChangeQuote> {
  const { em, clock, payments } = context
  const booking = await load(id, context)
  refuseUnlessOpen(changing.actor, 'changeTrip', booking, clock())
  const draft = await draftChange(booking, requested, context, requestedPrice)
  const { settlement, effect } = await planChange(booking, draft, changing, { em, now: clock(), payments })
  const { before, after } = draft
  const obstacle = await readObstacleToChange({ booking, draft, changing }, { em, clock })
  return {
    oldTotalCents: before.totalCents,
    newTotalCents: after.totalCents,
    differenceCents: after.totalCents - before.totalCents,
    settlement,
    takesEffect: effect,
    note: effect === 'when_accepted' ? englishSentence({ code: 'stays_until_confirmed' }) : null,
    ...(obstacle && { obstacle: englishSentence(obstacle), obstacleReason: obstacle }),
    trip: presentChangedTrip(after),
  }
}

/** How often a draft is made again because the booking has changed meanwhile. */
const TRIES = 3

/**
 * Stores a change at the price that was shown. Prices it anew when the booking changes at the same time.
 *
 * @param saveChange runs in the transaction that stores it.
 */
export async function makeChange(
  {
    id,
    requested,
    requestedPrice,
    expectedTotalCents,
  }: ChangeRequest & { readonly expectedTotalCents: Cents },
  changing: Changing,
  context: ChangeContext,
  saveChange: (tx: Transaction, change: BookingChange) => Promise<void> = async () => {},
): Promise<BookingChange> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const booking = await load(id, context)
    refuseOtherVersion(booking, changing.expectedVersion)
    refuseUnlessOpen(changing.actor, 'changeTrip', booking, context.clock())
    const draft = await draftChange(booking, requested, context, requestedPrice)
    const { totalCents } = draft.after
    if (totalCents !== expectedTotalCents)
      throw new Refusal(
        'PRICE_CHANGED',
        { code: 'changed_price_differs', price: totalCents, sent: expectedTotalCents },
        { totalPrice: toEuros(totalCents), quoteId: null },
      )
    const change = await context.transaction(async (tx) => {
      const stored = await storeChange(tx, id, draft, changing, context.payments)
      if (stored) await saveChange(tx, stored)
      return stored
    })
    if (change) return change
  }
  throw new Refusal('CHANGE_OPEN', { code: 'changed_meanwhile' })
}

function load(id: string, { orm }: ChangeContext): Promise<Booking> {
  return orm.em.fork().findOneOrFail(Booking, { id })
}

export type PayingContext = OperationContext & PaymentServices

/** Asks for a change as the guest. One that is to be paid first is stored before its checkout is asked for. */
export async function requestChange(
  booking: Pick<Booking, 'id' | 'number'>,
  {
    requested,
    expectedTotalCents,
  }: { readonly requested: RequestedChange; readonly expectedTotalCents: Cents },
  context: PayingContext & ChangeContext,
): Promise<string | null> {
  const change = await makeChange(
    { id: booking.id, requested, expectedTotalCents },
    { actor: 'guest' },
    context,
  )
  return change.state === 'awaiting_payment' ? await checkoutOf(booking, change.id, context) : null
}

/** The page where the difference of the open change is paid. */
export async function payChange(
  booking: Pick<Booking, 'id' | 'number'>,
  context: PayingContext & Pick<ChangeContext, 'em'>,
): Promise<string> {
  const change = await openChangeOf(booking.id, context.em)
  if (!change) throw noneOpen()
  if (change.state !== 'awaiting_payment')
    throw new Refusal('NOTHING_TO_PAY', { code: 'nothing_to_pay_for_change' })
  if (!context.payments) throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', { code: 'online_unavailable' })
  return await checkoutOf(booking, change.id, context)
}

/** The page where the difference of a change is paid: the one that is open, or a new one. */
export async function checkoutOf(
  { id, number }: Pick<Booking, 'id' | 'number'>,
  changeId: string,
  context: PayingContext,
): Promise<string> {
  const { checkoutUrl } = await offerCheckout({ id, number, changeId }, context)
  if (checkoutUrl === undefined) throw new Refusal('NOTHING_TO_PAY', { code: 'nothing_to_pay_for_change' })
  return checkoutUrl
}
