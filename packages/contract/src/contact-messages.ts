import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { customer, issue, received, unreachable } from './enquirer.ts'
import { notes, optionalText } from './wire.ts'

export const createContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-messages',
  tag: 'Site',
  summary: 'Write to the team',
  status: 201,
  limit: 'enquiry',
  isOnce: true,
  input: z
    .object({
      ...customer,
      bookingNumber: optionalText('Booking number'),
      message: notes('Message'),
    })
    .superRefine((input, ctx) => {
      ctx.issues.push(...unreachable(input).map(issue))
    }),
  output: received,
})
export type ContactMessageInput = z.output<typeof createContactMessage.input>
