import { createBooking as endpoint, type BookingInput } from '@chauffeur/contract/bookings'
import { toCents } from '@chauffeur/domain/money'
import { runOnce } from '../core/idempotency/run-once.ts'
import { offerCheckout } from './offer-checkout.ts'
import type { Payment } from '../payments/payment.entity.ts'
import type { RequestContext } from '../core/request-context.ts'
import { draftBooking } from '../bookings/draft-booking.ts'
import { storeBooking, type CreatedBooking } from '../bookings/store-booking.ts'

/**
 * Takes a request for a trip: checked, priced and stored as pending, with mails to follow. One that is paid online is
 * stored before its page is asked for: when there is none, it is kept, and a repeat asks again.
 */
export async function createBooking(input: BookingInput, context: RequestContext): Promise<CreatedBooking> {
  let first: { readonly payment: Payment } | undefined
  const made = await runOnce<CreatedBooking>(
    { call: 'createBooking', input, answer: endpoint.output },
    context,
    async (saveResponse) => {
      const stored = await storeBooking(await draftBooking(input, context), saveResponse, context)
      if (stored.payment) first = { payment: stored.payment }
      return stored.made
    },
  )
  if (input.paymentMethod !== 'sumup') return made
  const owed = { id: made.id, number: made.bookingNumber, totalCents: toCents(made.totalPrice) }
  return { ...made, ...(await offerCheckout(owed, context, first)) }
}
