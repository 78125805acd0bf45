import { createQuoteRequest as endpoint, type QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { Work } from '../core/request-context.ts'
import { draftTrip } from './draft-trip.ts'
import { fileEnquiry, type Received } from './file-enquiry.ts'

/** Takes a trip that the price list has no answer to, for the team to price. */
export function requestQuote(input: QuoteRequestInput, work: Work): Promise<Received> {
  return runOnce<Received>(
    { call: 'createQuoteRequest', input, answer: endpoint.output },
    work,
    async (writeDown) => {
      const { customerName, customerEmail, customerPhone, whatsappNotifications, message } = input
      const customer = { customerName, customerEmail, customerPhone, whatsappNotifications }
      const trip = await draftTrip(input, work)
      return fileEnquiry({ kind: 'quote', ...customer, bookingNumber: null, message, trip }, writeDown, work)
    },
  )
}
