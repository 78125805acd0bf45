import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { customerFields, enquiryReceipt, contactIssues } from './enquiry-fields.ts'
import { notes, optionalText } from './fields.ts'

const everybody = endpointsFor('public', 'Site')

export const createContactMessage = everybody.post('/api/contact-messages', {
  procedure: 'enquiries.sendMessage',
  summary: 'Write to the team',
  status: 201,
  limit: 'enquiry',
  acceptsIdempotencyKey: true,
  input: z
    .object({
      ...customerFields,
      bookingNumber: optionalText('Booking number'),
      message: notes('Message'),
    })
    .superRefine((input, ctx) => {
      ctx.issues.push(...contactIssues(input))
    }),
  output: enquiryReceipt,
})
export type ContactMessageInput = z.output<typeof createContactMessage.input>
