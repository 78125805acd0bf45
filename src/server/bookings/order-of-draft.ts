import { bookingActRefusal } from '@chauffeur/domain/booking-acts'
import { omit } from '@chauffeur/domain/booking-facts'
import { isStanding } from '@chauffeur/domain/booking-status'
import type { Cents } from '@chauffeur/domain/money'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { z } from 'zod'
import { fingerprintOf, IdempotencyKey, requestInProgress } from '../core/idempotency/run-once.ts'
import { tripOf } from '../changes/stored-change.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { offerCheckout } from '../payments/offer-checkout.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { paysTrip } from '../payments/payment.entity.ts'
import { lockBookings } from '../payments/transition-payment.ts'
import { Booking } from './booking.entity.ts'
import { cancelBooking } from './cancel-booking.ts'
import type { BookingRequest } from './draft-booking.ts'
import { payDriver } from './unpaid-booking.ts'

// One draft of the wizard has one unpaid order (decision 119). Its row stands among the idempotency keys, for as long as they do.

/** A request for bookings, by the draft that it was sent from. */
export interface DraftOrder {
  readonly scope: string
  readonly draftId: string
  /** Equal for the same trips of the same customer, however and whatever is paid for them. */
  readonly fingerprint: string
  readonly paymentMethod: BookingRequest['paymentMethod']
  /** As it was shown; 0 or null where none was sent. */
  readonly totalCents: Cents | null
}

const NOT_OF_THE_TRIP = ['draftId', 'paymentMethod', 'totalPrice', 'quoteId', 'locale'] as const

/** The order that a request for these legs is; undefined where it names no draft. */
export function orderOfDraft(
  legs: readonly BookingRequest[],
  totalCents: Cents | null | undefined,
  { apiKey }: Pick<RequestContext, 'apiKey'>,
): DraftOrder | undefined {
  const [first] = legs
  if (first?.draftId == null) return undefined
  const trips = legs.map((leg) => omit(leg, NOT_OF_THE_TRIP))
  return {
    scope: apiKey ? `draft/${apiKey.id}` : 'draft',
    draftId: first.draftId,
    fingerprint: fingerprintOf(trips),
    paymentMethod: first.paymentMethod,
    totalCents: totalCents ?? null,
  }
}

/**
 * The bookings that the draft has become already, where they are those that are asked for: paid to the driver from now on, if
 * that is asked, and else as they are.
 *
 * @param answer makes the response of them, in the same transaction.
 * @returns undefined where they are to be made.
 * @throws Refusal PAYMENT_METHOD_NOT_ALLOWED where they cannot be paid so.
 */
export function takeUpOrder<Answer>(
  order: DraftOrder,
  context: Pick<RequestContext, 'transaction'>,
  answer: (tx: Transaction, bookings: readonly Booking[]) => Promise<Answer>,
): Promise<Answer | undefined> {
  return context.transaction(async (tx) => {
    const { ids, bookings, isSame } = await lockEarlier(tx, order)
    if (!isSame) return undefined
    if (order.paymentMethod !== 'sumup')
      for (const { id } of bookings.filter(isToBePaid))
        await payDriver({ id, admin: 'the customer' }, order.paymentMethod, tx)
    const now = await findRows(tx.em, Booking, { id: { $in: ids } })
    return answer(
      tx,
      ids.flatMap((id) => now.find((booking) => booking.id === id) ?? []),
    )
  })
}

/**
 * Closes the page on which an earlier order of the draft can still be paid, which is about to be replaced. If it was paid
 * just before, that counts. No transaction is open meanwhile.
 *
 * @throws Refusal PAYMENT_UNAVAILABLE where the provider does not say that the page is closed.
 */
export async function closeEarlierOrder(
  { scope, draftId: key }: DraftOrder,
  context: RequestContext & PaymentServices,
): Promise<void> {
  const row = await findRow(context.em, IdempotencyKey, { scope, key })
  const bookings = await findRows(context.em, Booking, { id: { $in: keptOf(row?.response).bookingIds } })
  const unpaid = bookings.find(isReplaceable)
  if (!unpaid || !context.payments) return
  const { id, number } = unpaid
  try {
    await offerCheckout({ id, number, isJourney: true, isClosing: true }, context)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'PAYMENT_UNAVAILABLE')) throw error
    throw new Refusal('PAYMENT_UNAVAILABLE', { code: 'earlier_page_not_closed' }, { bookingNumber: number })
  }
}

/**
 * Cancels what the draft has become before and nobody has paid for, in the transaction that stores what it is now. What was
 * paid meanwhile stays.
 *
 * @returns the bookings that were cancelled.
 */
export async function cancelEarlierOrder(
  tx: Transaction,
  order: DraftOrder,
  { payments }: PaymentServices,
): Promise<readonly string[]> {
  const { bookings, attempts, isSame } = await lockEarlier(tx, order)
  const unpaid = bookings.filter(
    (booking) =>
      isReplaceable(booking) &&
      bookingActRefusal('guest', 'cancel', booking, tx.clock()) === undefined &&
      attempts.every(({ bookingId, state }) => bookingId !== booking.id || !MAY_BE_PAID.has(state)),
  )
  // Another tab has sent the same order, or opened the page again, at the same moment.
  const isOpen = attempts.some(
    ({ state }) => state === 'creating' || state === 'pending' || state === 'failed',
  )
  if (isSame || (unpaid.length > 0 && isOpen && payments)) throw requestInProgress()
  // Where nobody can close a payment page any more, what can be paid on it stands.
  if (isOpen) return []
  for (const { id } of unpaid) await cancelBooking({ id, actor: 'guest' }, tx)
  return unpaid.map(({ id }) => id)
}

/** It waits for its payment and for the office: what the office has confirmed is cancelled by nothing but its own page. */
const isReplaceable = (booking: Booking) => booking.status === 'pending' && isToBePaid(booking)

/** Its money is here, or a person has to look at it. */
const MAY_BE_PAID: ReadonlySet<string> = new Set(['completed', 'review'])

/** Remembers what the draft has become. */
export async function keepOrder(
  { em, clock }: Transaction,
  { scope, draftId: key, fingerprint }: DraftOrder,
  bookingIds: readonly string[],
): Promise<void> {
  const trips = tripsOf(await findRows(em, Booking, { id: { $in: [...bookingIds] } }))
  const response = { bookingIds: [...bookingIds], trips }
  await em.nativeUpdate(IdempotencyKey, { scope, key }, { fingerprint, claimedAt: clock(), response })
}

/** Equal for bookings of the same trips, whatever they cost. */
function tripsOf(bookings: readonly Booking[]): string {
  const trips = bookings.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((booking) => tripOf(booking))
  return fingerprintOf(trips.map((trip) => omit(trip, PRICES)))
}

const PRICES = ['baseCents', 'stopCents', 'totalCents'] as const

/** Locks and reads the bookings that the draft has become so far: two orders of a draft take turns. */
async function lockEarlier(tx: Transaction, order: DraftOrder) {
  const { scope, draftId, fingerprint, totalCents } = order
  const [row] = await tx.em.execute<{ fingerprint: string; response: unknown }[]>(LOCK, [
    scope,
    draftId,
    fingerprint,
    tx.clock(),
  ])
  const { bookingIds: ids, trips } = keptOf(row?.response)
  const { bookings, ofBookings } = await lockBookings(tx.em, ids)
  const sum = bookings.reduce((total, booking) => total + booking.totalCents, 0)
  // A guest who has agreed to another price gets it; one that is paid, or is to be paid to the driver, is made.
  const isAtPrice = !totalCents || totalCents === sum || !bookings.some(isToBePaid)
  // The guest or the office may have moved them since: what is asked for then is another trip.
  const isAsBooked = trips === undefined || trips === tripsOf(bookings)
  const isStill = row?.fingerprint === fingerprint && isAsBooked && bookings.every(isStanding)
  const isSame = ids.length > 0 && isStill && isAtPrice
  return { ids, bookings, attempts: ofBookings.filter(paysTrip), isSame }
}

const LOCK = `
  insert into idempotency_key as stored (scope, key, fingerprint, claimed_at) values (?, ?, ?, ?)
  on conflict (scope, key) do update set claimed_at = excluded.claimed_at
  returning stored.fingerprint, stored.response`

const kept = z.object({ bookingIds: z.array(z.string()), trips: z.string().optional() })

function keptOf(response: unknown): z.infer<typeof kept> {
  return kept.safeParse(response).data ?? { bookingIds: [] }
}
