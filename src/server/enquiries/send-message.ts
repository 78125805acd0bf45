import {
  createContactMessage as endpoint,
  type ContactMessageInput,
} from '@chauffeur/contract/contact-messages'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { Work } from '../core/request-context.ts'
import { fileEnquiry, type Received } from './file-enquiry.ts'

/** Takes a message to the team. */
export function sendMessage(input: ContactMessageInput, work: Work): Promise<Received> {
  return runOnce<Received>(
    { call: 'createContactMessage', input, answer: endpoint.output },
    work,
    (writeDown) =>
      fileEnquiry({ kind: 'contact', ...input, whatsappNotifications: false, trip: null }, writeDown, work),
  )
}
