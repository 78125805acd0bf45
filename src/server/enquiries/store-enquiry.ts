import { randomBytes, randomUUID } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { enquiryReceipt } from '@chauffeur/contract/enquiry-fields'
import type { StoredEnquiryTrip } from '@chauffeur/contract/enquiries'
import { enquiryReference, type EnquiryKind } from '@chauffeur/domain/enquiry'
import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { e164, onlyPhoneRefusal } from '@chauffeur/domain/phone-number'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import type { z } from 'zod'
import { createQuoteRequest, type QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import { createContactMessage, type ContactMessageInput } from '@chauffeur/contract/contact-messages'
import { type SaveResponse, runOnce } from '../core/idempotency/run-once.ts'
import { invalid } from '../core/refusal.ts'
import { record } from '../core/transaction.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Enquiry } from './enquiry.entity.ts'
import { draftTrip, type EnquiryContext } from './draft-trip.ts'

type Received = z.infer<typeof enquiryReceipt>

/** An enquiry that may be stored as it is. */
interface EnquiryDraft {
  readonly kind: EnquiryKind
  readonly customerName: string
  readonly customerEmail: string | null
  readonly customerPhone: string | null
  readonly whatsappNotifications: boolean
  readonly locale?: Locale | null | undefined
  readonly bookingNumber: string | null
  readonly message: string | null
  readonly trip: StoredEnquiryTrip | null
}

// As with bookings: the same reference twice in a row hardly ever comes up.
const DRAWS = 5

/** Puts an enquiry before the office, under a reference that its writer gets. */
async function storeEnquiry(
  draft: EnquiryDraft,
  saveResponse: SaveResponse<Received>,
  context: RequestContext,
  draws = DRAWS,
): Promise<Received> {
  const id = randomUUID()
  const reference = enquiryReference(draft.kind, randomBytes(REFERENCE_BYTES))
  const { customerEmail, customerPhone } = draft
  const refusal = onlyPhoneRefusal({ email: customerEmail, phone: customerPhone })
  if (refusal) throw invalid('customerPhone', refusal)
  try {
    await context.transaction(async (tx) => {
      await tx.em.insert(Enquiry, {
        ...draft,
        locale: draft.locale ?? DEFAULT_LOCALE,
        // Kept as typed, too: a number that does not parse is still the customer's.
        customerPhoneE164: customerPhone === null ? null : e164(customerPhone),
        id,
        reference,
        createdAt: tx.clock(),
      })
      await record(tx, 'enquiry.received', { enquiryId: id })
      await saveResponse(tx, { id, reference })
    })
    return { id, reference }
  } catch (error) {
    const drawnBefore = error instanceof UniqueConstraintViolationException && draws > 1
    if (drawnBefore) return storeEnquiry(draft, saveResponse, context, draws - 1)
    throw error
  }
}

/** Takes a trip that the price list has no answer to, for the team to price. */
export async function requestQuote(input: QuoteRequestInput, context: EnquiryContext): Promise<Received> {
  const { response } = await runOnce(
    { call: 'createQuoteRequest', input, output: createQuoteRequest.output },
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

/** Takes a message to the team. */
export async function sendMessage(input: ContactMessageInput, context: RequestContext): Promise<Received> {
  const { response } = await runOnce(
    { call: 'createContactMessage', input, output: createContactMessage.output },
    context,
    async (saveResponse) => {
      const enquiry = { kind: 'contact', ...input, whatsappNotifications: false, trip: null } as const
      return { response: await storeEnquiry(enquiry, saveResponse, context) }
    },
  )
  return response
}
