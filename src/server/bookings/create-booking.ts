import { createBooking as endpoint } from '@chauffeur/contract/bookings'
import type { MadePartnerBooking } from '@chauffeur/contract/partner-bookings'
import { ADDRESS_NOT_MAILED, isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { phoneRefusal } from '@chauffeur/domain/phone-number'
import { englishSentence } from '@chauffeur/words/english-reasons'
import type { z } from 'zod'
import { checkBilling, checkPhones, draftBooking, type BookingRequest } from './draft-booking.ts'
import {
  cancelEarlierOrder,
  closeEarlierOrder,
  keepOrder,
  orderOfDraft,
  takeUpOrder,
  type DraftOrder,
} from './order-of-draft.ts'
import type { Booking } from './booking.entity.ts'
import { readPartnerBooking } from './read-partner-bookings.ts'
import { reserveCar } from '../capacity/reserve-car.ts'
import {
  findSameUnpaid,
  refuseDuplicate,
  repeatFingerprint,
  storeBooking,
  withNewNumber,
  type NewBooking,
  type StoredBooking,
} from './store-booking.ts'
import { runOnce, type SaveResponse } from '../core/idempotency/run-once.ts'
import { invalid } from '../core/refusal.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import { acceptOffer } from '../enquiries/accept-offer.ts'
import { lockOwner } from '../partners/open-bookings.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { openAttempt } from '../payments/checkout.ts'
import type { QuoteServices } from '../quotes/quote-trip.ts'
import { offerCheckout } from '../payments/offer-checkout.ts'

type CreatedBooking = z.infer<typeof endpoint.output>
type BookingContext = RequestContext & QuoteServices & PaymentServices

/**
 * Takes a request for a trip: checked, priced and stored as pending, with mails to follow. One that is paid online is
 * stored before its checkout is asked for: when there is none, it stays, and a repeat asks again.
 */
export async function createBooking(
  input: BookingRequest,
  context: BookingContext,
  call: 'createBooking' | 'createPartnerBooking' = 'createBooking',
): Promise<CreatedBooking> {
  // The language does not count: who changes it and sends the same request again does not book twice.
  const asked = { ...input, locale: null }
  const repeatable = { call, input: asked, output: endpoint.output }
  const created = await runOnce(repeatable, context, async (saveResponse) => {
    if (context.apiKey) checkPartnerBooking(input)
    const order = orderOfDraft([input], input.totalPrice, context)
    const response =
      order &&
      (await takeUpOrder(order, context, async (tx, [booking]) => {
        if (!booking) return undefined
        const taken = { ...responseOf(booking), ...warningsOf(booking) }
        await saveResponse(tx, taken)
        return taken
      }))
    if (response) return { response }
    const requestFingerprint = order ? null : repeatFingerprint(asked, context)
    const { booking, offerId } = await draftBooking(input, context)
    if (order) await closeEarlierOrder(order, context)
    const isReferenceUnique = input.onDuplicateReference === 'refuse'
    const draft = { ...booking, requestFingerprint }
    return store({ draft, offerId, order, isReferenceUnique }, saveResponse, context)
  })
  const { response } = created
  if (input.paymentMethod !== 'sumup') return response
  const booking = { id: response.id, number: response.bookingNumber }
  return {
    ...response,
    ...(await offerCheckout(booking, context, 'payment' in created ? created.payment : undefined)),
  }
}

/** Takes a partner's request for a trip, by its system or on its page. Of a repeat, too, all of it is as it is now. */
export async function createPartnerBooking(
  input: BookingRequest,
  partner: PartnerPrincipal,
  context: BookingContext,
): Promise<MadePartnerBooking> {
  const { bookingNumber, checkoutUrl, warnings } = await createBooking(input, context, 'createPartnerBooking')
  const booking = await readPartnerBooking(bookingNumber, partner, {
    em: context.orm.em.fork(),
    clock: context.clock,
  })
  return { ...booking, ...(checkoutUrl !== undefined && { checkoutUrl }), ...(warnings && { warnings }) }
}

/** Only a partner's system has to send what can be used. A guest's is taken as it is (decision 033). */
export function checkPartnerBooking(input: BookingRequest): void {
  if (!isPublicMailAddress(input.customerEmail)) throw invalid('customerEmail', ADDRESS_NOT_MAILED)
  checkPhones(input)
  checkBilling(input)
}

interface NewOrder {
  readonly draft: NewBooking
  readonly offerId: string | undefined
  readonly order: DraftOrder | undefined
  readonly isReferenceUnique: boolean
}

/** Stores the booking with its first attempt to pay and its response, in one transaction. */
function store(
  { draft, offerId, order, isReferenceUnique }: NewOrder,
  saveResponse: SaveResponse<CreatedBooking>,
  context: BookingContext,
) {
  const { payments, processId } = context
  return withNewNumber(() =>
    context.transaction(async (tx) => {
      const owner = await lockOwner(context.apiKey, tx)
      const owned = { ...draft, ...owner }
      const same = await findSameUnpaid(tx, owned)
      if (!same && isReferenceUnique) await refuseDuplicate(owned, tx)
      const replaced = order ? await cancelEarlierOrder(tx, order, context) : []
      const booking = same ?? (await storeBooking(tx, owned, context))
      if (order) await keepOrder(tx, order, [booking.id])
      if (!same && offerId !== undefined)
        await acceptOffer(tx, { id: offerId, bookingId: booking.id, replaced })
      const isNewToPay = !same && draft.paymentMethod === 'sumup' && payments !== undefined
      const payment = isNewToPay ? await openAttempt(tx, booking, 1, { payments, processId }) : undefined
      const response = { ...responseOf(booking), ...warningsOf(draft) }
      await saveResponse(tx, response)
      if (!same) await reserveCar(tx, { ...draft, id: booking.id, number: booking.number }, { kind: 'sell' })
      return { response, payment }
    }),
  )
}

function responseOf({ id, number, status, paymentStatus, totalCents }: StoredBooking): CreatedBooking {
  return { id, bookingNumber: number, status, paymentStatus, totalPrice: totalCents }
}

/** Values that look wrong and were accepted all the same. */
export function warningsOf(
  draft: Pick<Booking, 'customerPhone' | 'travellerPhone'>,
): Pick<CreatedBooking, 'warnings'> {
  const warnings = (['customerPhone', 'travellerPhone'] as const).flatMap((field) => {
    const reason = phoneRefusal(draft[field] ?? null)
    return reason ? [{ field, message: englishSentence(reason), reason }] : []
  })
  return warnings.length === 0 ? {} : { warnings }
}
