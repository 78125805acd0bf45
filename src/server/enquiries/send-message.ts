import {
  createContactMessage as endpoint,
  type ContactMessageInput,
} from '@chauffeur/contract/contact-messages'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { RequestContext } from '../core/request-context.ts'
import { storeEnquiry, type Received } from './file-enquiry.ts'

/** Takes a message to the team. */
export function sendMessage(input: ContactMessageInput, context: RequestContext): Promise<Received> {
  return runOnce<Received>(
    { call: 'createContactMessage', input, answer: endpoint.output },
    context,
    (saveResponse) =>
      storeEnquiry(
        { kind: 'contact', ...input, whatsappNotifications: false, trip: null },
        saveResponse,
        context,
      ),
  )
}
