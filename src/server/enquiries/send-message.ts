import {
  createContactMessage as endpoint,
  type ContactMessageInput,
} from '@chauffeur/contract/contact-messages'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { RequestContext } from '../core/request-context.ts'
import { storeEnquiry, type Received } from './store-enquiry.ts'

/** Takes a message to the team. */
export async function sendMessage(input: ContactMessageInput, context: RequestContext): Promise<Received> {
  const { response } = await runOnce(
    { call: 'createContactMessage', input, output: endpoint.output },
    context,
    async (saveResponse) => {
      const enquiry = { kind: 'contact', ...input, whatsappNotifications: false, trip: null } as const
      return { response: await storeEnquiry(enquiry, saveResponse, context) }
    },
  )
  return response
}
