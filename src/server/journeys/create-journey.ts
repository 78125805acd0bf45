import { randomBytes, randomUUID } from 'node:crypto'
import {
  createJourney as endpoint,
  type CreatedJourney,
  type JourneyInput,
} from '@chauffeur/contract/journeys'
import {
  journeyNumber,
  journeyPaymentMethods,
  journeyPrice,
  type JourneyPrice,
} from '@chauffeur/domain/journeys'
import { toEuros } from '@chauffeur/domain/money'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { checkPartnerBooking, warningsOf } from '../bookings/create-booking.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { confirmsAtOnce } from '../bookings/confirm-at-once.ts'
import { confirmBooking } from '../bookings/decide-booking.ts'
import { decideNewBy } from '../bookings/decision-setting.ts'
import { draftBooking, type BookingDraft, type BookingRequest } from '../bookings/draft-booking.ts'
import {
  cancelEarlierOrder,
  closeEarlierOrder,
  keepOrder,
  orderOfDraft,
  takeUpOrder,
  type DraftOrder,
} from '../bookings/order-of-draft.ts'
import { insertBooking, refuseDuplicate, SAME_WITHIN_MS, withNewNumber } from '../bookings/store-booking.ts'
import { reserveCar } from '../capacity/reserve-car.ts'
import { lockAllBases } from '../cars/lock-cars.ts'
import { fingerprintOf, runOnce, type SaveResponse } from '../core/idempotency/run-once.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import { lockName } from '../db/lock-name.ts'
import type { Mode } from '@chauffeur/domain/sandbox'
import { modeOf } from '../core/config.ts'
import { lockOwner, refuseTooManyOpen, type BookingOwner } from '../partners/open-bookings.ts'
import { refuseBeyondCredit } from '../partners/credit.ts'
import { openAttempt, payableJourney } from '../payments/checkout.ts'
import { offerCheckout } from '../payments/offer-checkout.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { netTermsOf } from '../quotes/net-price.ts'
import type { QuoteServices } from '../quotes/quote-trip.ts'
import { provideCars } from '../sandbox/provide-cars.ts'
import { discountNow } from './journey-discount.ts'
import { Journey, JourneyLeg } from './journey.entity.ts'
import { findJourneyOf } from './journeys-of.ts'
import { ofLeg } from './of-leg.ts'
import { refuseTooEarly } from './quote-journey.ts'

type JourneyContext = RequestContext & QuoteServices & PaymentServices

/** The request for a journey; a partner may label each leg. */
type JourneyRequest = Omit<JourneyInput, 'legs'> & { readonly legs: readonly BookingRequest[] }

/**
 * Takes a request for several trips: all of them are stored as bookings that are pending, or none. Those that are paid
 * online have one checkout, which is asked for once they are stored, as of a single booking.
 */
export async function createJourney(
  input: JourneyRequest,
  context: JourneyContext,
  call: 'createJourney' | 'createPartnerJourney' = 'createJourney',
): Promise<CreatedJourney> {
  // The language does not count, as for a single booking.
  const asked = { ...input, legs: input.legs.map((leg) => ({ ...leg, locale: null })) }
  const created = await runOnce(
    { call, input: asked, output: endpoint.output },
    context,
    async (saveResponse) => {
      const order = orderOfDraft(input.legs, input.totalPrice, context)
      const response =
        order && (await takeUpOrder(order, context, (tx, legs) => answerAgain(tx, legs, saveResponse)))
      if (response) return { response }
      const isOnline = input.legs[0]?.paymentMethod === 'sumup'
      const isKnownByContent = isOnline && context.idempotencyKey === undefined && !order
      const draft = await draftJourney(input, context)
      if (order) await closeEarlierOrder(order, context)
      const requestFingerprint = isKnownByContent ? fingerprintOf(asked) : null
      const isReferenceUnique = input.legs[0]?.onDuplicateReference === 'refuse'
      return store({ ...draft, requestFingerprint, order, isReferenceUnique }, saveResponse, context)
    },
  )
  const { response } = created
  const [first] = response.bookings
  if (!first || input.legs[0]?.paymentMethod !== 'sumup') return response
  const { checkoutUrl, paymentStatus } = await offerCheckout(
    { id: first.id, number: response.journeyNumber, isJourney: true },
    context,
    'payment' in created ? created.payment : undefined,
  )
  return { ...response, paymentStatus, ...(checkoutUrl !== undefined && { checkoutUrl }) }
}

interface JourneyDraft {
  readonly legs: readonly BookingDraft[]
  readonly price: JourneyPrice
  readonly discountBasisPoints: number
}

/** Checks all legs as single bookings are, and what is of all of them: their order, the way to pay, the price. */
async function draftJourney(input: JourneyRequest, context: JourneyContext): Promise<JourneyDraft> {
  const drafts: BookingDraft[] = []
  for (const [index, leg] of input.legs.entries()) {
    if (context.apiKey && index === 0) checkPartnerBooking(leg)
    drafts.push(await ofLeg(index + 1, () => draftLeg(leg, context)))
  }
  await refuseTooEarly(drafts.map((draft) => ({ pickupAt: draft.pickupAt, minutes: tripMinutes(draft) })))
  refusePayment(drafts, context)
  const discountBasisPoints = await discountNow(context.em)
  const price = journeyPrice(
    drafts.map(({ totalCents }) => totalCents),
    discountBasisPoints,
  )
  const { totalCents } = price
  // 0 means that no price was sent, as for a single booking.
  if (input.totalPrice && input.totalPrice !== totalCents)
    throw new Refusal(
      'PRICE_CHANGED',
      { code: 'price_changed', price: totalCents, sent: input.totalPrice },
      { totalPrice: toEuros(totalCents), quoteId: null },
    )
  const legs = drafts.map((draft, index) => ({
    ...draft,
    totalCents: price.legs[index]?.totalCents ?? draft.totalCents,
  }))
  return { legs, price, discountBasisPoints }
}

async function draftLeg(leg: BookingRequest, context: JourneyContext): Promise<BookingDraft> {
  // How it is paid is decided by all pick-ups together.
  const { booking, offerId } = await draftBooking(leg, context, { setCents: null })
  // The office has made its price for one trip, which is booked by itself.
  if (offerId !== undefined) throw new Refusal('QUOTE_INVALID', { code: 'offer_of_another_trip' })
  return booking
}

/** Refuses a way to pay that one of the pick-ups does not allow, and names the first such leg. */
function refusePayment(drafts: readonly BookingDraft[], { payments, apiKey }: JourneyContext): void {
  const [first] = drafts
  const circumstances = drafts.map(({ pickupLat: lat, pickupLon: lon }) => ({
    pickupInAlgarve: isInAlgarve({ lat, lon }),
    onlineOffered: payments !== undefined,
  }))
  const { methods, reason } = journeyPaymentMethods(circumstances)
  if (!first || netTermsOf(apiKey) || methods.some((method) => method === first.paymentMethod)) return
  const leg = circumstances.findIndex(({ pickupInAlgarve }) => !pickupInAlgarve) + 1
  throw new Refusal(
    'PAYMENT_METHOD_NOT_ALLOWED',
    reason ?? { code: 'no_payment_method' },
    leg > 0 ? { leg } : {},
  )
}

/** Stores the journey, its bookings, the first attempt to pay and the response in one transaction. Cars come last. */
function store(
  draft: JourneyDraft & {
    readonly requestFingerprint: string | null
    readonly order: DraftOrder | undefined
    readonly isReferenceUnique: boolean
  },
  saveResponse: SaveResponse<CreatedJourney>,
  context: JourneyContext,
) {
  const { payments, processId, apiKey } = context
  return withNewNumber(() =>
    context.transaction(async (tx) => {
      const owner = await lockOwner(apiKey, tx)
      const same = await findSameUnpaid(draft, owner, tx)
      if (same) return { response: same }
      if (draft.isReferenceUnique) await refuseDuplicates(draft.legs, owner, tx)
      if (draft.order) await cancelEarlierOrder(tx, draft.order, context)
      await refuseTooManyOpen(owner, draft.legs.length, tx)
      if (draft.legs[0]?.paymentMethod === 'account')
        await refuseBeyondCredit(owner, draft.price.totalCents, tx.em)
      await provideCars(owner, draft.legs, tx.em, context.config)
      const journey = await insertJourney(draft, owner, tx, modeOf(context.config))
      const bookings = []
      for (const leg of draft.legs) {
        const decideBy = await decideNewBy(leg.pickupAt, tx)
        const stored = { ...leg, ...owner, decideBy, requestFingerprint: null }
        bookings.push(await insertBooking(tx, stored, context.config))
      }
      await tx.em.insertMany(
        JourneyLeg,
        bookings.map(({ id: bookingId }, index) => ({ bookingId, journeyId: journey.id, leg: index + 1 })),
      )
      if (draft.order)
        await keepOrder(
          tx,
          draft.order,
          bookings.map(({ id }) => id),
        )
      const isToPay = draft.legs[0]?.paymentMethod === 'sumup' && payments !== undefined
      const payment = isToPay
        ? await openAttempt(tx, payableJourney(journey, bookings), 1, { payments, processId })
        : undefined
      const [first] = draft.legs
      const admin = first && (await confirmsAtOnce({ ...first, ...owner }, tx.em))
      const isConfirmed = admin !== undefined
      for (const [index, { id, number }] of bookings.entries())
        await record(tx, 'booking.requested', {
          bookingId: id,
          bookingNumber: number,
          apiKey,
          isFurtherLeg: index > 0,
          isConfirmed,
        })
      if (isConfirmed)
        for (const booking of bookings) {
          await confirmBooking(booking.id, { admin }, tx)
          booking.status = 'confirmed'
        }
      const response = { ...responseOf(journey, bookings), ...warningsOfAll(draft.legs) }
      await saveResponse(tx, response)
      await tx.announce()
      await lockAllBases(tx)
      for (const [index, { id, number }] of bookings.entries()) {
        const leg = draft.legs[index]
        if (leg) await ofLeg(index + 1, () => reserveCar(tx, { ...leg, id, number }, { kind: 'sell' }))
      }
      return { response, payment }
    }),
  )
}

/** Refuses the first leg whose reference another booking of the partner has. */
async function refuseDuplicates(legs: readonly BookingDraft[], owner: BookingOwner, tx: Transaction) {
  for (const [index, { reference }] of legs.entries())
    await ofLeg(index + 1, () => refuseDuplicate({ ...owner, reference }, tx))
}

/** The response of a journey that is there already; undefined where the bookings are none. */
async function answerAgain(
  tx: Transaction,
  bookings: readonly Booking[],
  saveResponse: SaveResponse<CreatedJourney>,
): Promise<CreatedJourney | undefined> {
  const [first] = bookings
  const journey = first && (await findJourneyOf(first.id, tx.em))
  if (!journey) return undefined
  const response = { ...responseOf(journey, bookings), ...warningsOfAll(bookings) }
  await saveResponse(tx, response)
  return response
}

async function insertJourney(
  { discountBasisPoints, requestFingerprint }: Parameters<typeof store>[0],
  { apiKeyId, partnerId }: BookingOwner,
  { em, clock }: Transaction,
  mode: Mode,
): Promise<Journey> {
  const number = journeyNumber(randomBytes(REFERENCE_BYTES), mode)
  const facts = { id: randomUUID(), number, createdAt: clock(), discountBasisPoints }
  const journey = em.create(
    Journey,
    { ...facts, apiKeyId, partnerId, requestFingerprint },
    { managed: false, persist: false },
  )
  await em.insert(Journey, journey)
  return journey
}

/** The journey that a request without a key repeats while nothing of it is paid or decided. Two at once take turns. */
async function findSameUnpaid(
  { requestFingerprint, price }: JourneyDraft & { readonly requestFingerprint: string | null },
  { apiKeyId, partnerId }: BookingOwner,
  { em, clock }: Transaction,
): Promise<CreatedJourney | undefined> {
  if (requestFingerprint === null) return undefined
  const facts = { requestFingerprint, apiKeyId, partnerId }
  await lockName(JSON.stringify(facts), em)
  const since = new Date(clock().getTime() - SAME_WITHIN_MS)
  const [journey] = await findRows(
    em,
    Journey,
    { ...facts, createdAt: { $gt: since } },
    { orderBy: { createdAt: 'desc' }, limit: 1 },
  )
  if (!journey) return undefined
  const legs = await findRows(em, JourneyLeg, { journeyId: journey.id }, { orderBy: { leg: 'asc' } })
  const found = await findRows(em, Booking, { id: { $in: legs.map(({ bookingId }) => bookingId) } })
  const bookings = legs.flatMap(({ bookingId }) => found.find(({ id }) => id === bookingId) ?? [])
  const isUntouched = bookings.every((booking) => booking.status === 'pending' && isToBePaid(booking))
  const response = responseOf(journey, bookings)
  return isUntouched && response.totalPrice === price.totalCents
    ? { ...response, ...warningsOfAll(bookings) }
    : undefined
}

type Stored = Pick<Booking, 'id' | 'number' | 'status' | 'paymentStatus' | 'totalCents'> &
  Pick<Booking, 'baseCents' | 'stopCents'>

function responseOf({ number }: Pick<Journey, 'number'>, bookings: readonly Stored[]): CreatedJourney {
  const rows = bookings.map(({ id, number: bookingNumber, status, totalCents, ...parts }, index) => ({
    id,
    leg: index + 1,
    bookingNumber,
    status,
    discount: parts.baseCents + parts.stopCents - totalCents,
    totalPrice: totalCents,
  }))
  const discount = rows.reduce((sum, row) => sum + row.discount, 0)
  const totalPrice = rows.reduce((sum, row) => sum + row.totalPrice, 0)
  return {
    journeyNumber: number,
    bookings: rows,
    paymentStatus: bookings[0]?.paymentStatus ?? 'not_required',
    subtotal: totalPrice + discount,
    discount,
    totalPrice,
  }
}

/** The customer's values are those of all legs: what looks wrong of them is said once. */
function warningsOfAll([first]: readonly Parameters<typeof warningsOf>[0][]) {
  return first ? warningsOf(first) : {}
}
