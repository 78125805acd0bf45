import { createQuoteRequest as endpoint, type QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { RequestContext } from '../core/request-context.ts'
import { draftTrip } from './draft-trip.ts'
import { storeEnquiry, type Received } from './file-enquiry.ts'

/** Takes a trip that the price list has no answer to, for the team to price. */
export function requestQuote(input: QuoteRequestInput, context: RequestContext): Promise<Received> {
  return runOnce<Received>(
    { call: 'createQuoteRequest', input, answer: endpoint.output },
    context,
    async (saveResponse) => {
      const { customerName, customerEmail, customerPhone, whatsappNotifications, message } = input
      const customer = { customerName, customerEmail, customerPhone, whatsappNotifications }
      const trip = await draftTrip(input, context)
      return storeEnquiry(
        { kind: 'quote', ...customer, bookingNumber: null, message, trip },
        saveResponse,
        context,
      )
    },
  )
}
