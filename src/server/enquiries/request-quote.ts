import { createQuoteRequest as endpoint, type QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import { runOnce } from '../core/idempotency/run-once.ts'
import { draftTrip, type EnquiryContext } from './draft-trip.ts'
import { storeEnquiry, type Received } from './store-enquiry.ts'

/** Takes a trip that the price list has no answer to, for the team to price. */
export async function requestQuote(input: QuoteRequestInput, context: EnquiryContext): Promise<Received> {
  const { response } = await runOnce(
    { call: 'createQuoteRequest', input, output: endpoint.output },
    context,
    async (saveResponse) => {
      const { customerName, customerEmail, customerPhone, whatsappNotifications, locale, message } = input
      const customer = { customerName, customerEmail, customerPhone, whatsappNotifications, locale }
      const trip = await draftTrip(input, context)
      const enquiry = { kind: 'quote', ...customer, bookingNumber: null, message, trip } as const
      return { response: await storeEnquiry(enquiry, saveResponse, context) }
    },
  )
  return response
}
