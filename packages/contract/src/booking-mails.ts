import { bookingMailKinds } from '@chauffeur/domain/mail-kinds'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { id, instant, mailAddress } from './fields.ts'

const office = endpointsFor('admin', 'Office: mails')

/** A mail about a booking, to its customer or to the office. Instants in ISO 8601 UTC. */
export const bookingMail = z.object({
  id: z.string(),
  kind: z.enum(bookingMailKinds),
  state: z
    .enum(['waiting', 'sent', 'failed', 'left_to_partner'])
    .describe(
      'sent: a mail server has taken it. Failed mails are not tried again by themselves. left_to_partner: it was not sent, as the partner writes to its guests itself',
    ),
  at: instant.describe('When it was sent, was given up, or is tried next'),
  recipient: z
    .string()
    .nullable()
    .describe('To whom it went, or will go; null where that is not known any more'),
  attempts: z.number(),
  reason: z.string().nullable().describe('Why the last try failed'),
  isTrue: z
    .boolean()
    .describe('Whether what it says is still true: a sent mail that is not is not sent again'),
})
export type BookingMail = z.infer<typeof bookingMail>

export const listBookingMails = office.get('/api/admin/bookings/:id/mails', {
  procedure: 'mails.ofBooking',
  summary: 'The mails about a booking, the latest first, with what became of each',
  input: z.object({ id: id('Booking id') }),
  output: z.object({ mails: z.array(bookingMail) }),
})

export const sendBookingMail = office.post('/api/admin/bookings/:id/mails/:mailId/send-again', {
  procedure: 'mails.sendOfBooking',
  summary: 'Send a mail about a booking again, also one that has been delivered',
  description:
    'With another customerEmail, the booking keeps that address, and all mails to the customer that did not arrive go there. A mail that has been delivered is written anew, unless what it says is no longer true.',
  refusals: ['MAIL_UNDER_WAY', 'MAIL_OUTDATED'],
  input: z.object({
    id: id('Booking id'),
    mailId: id('Mail id'),
    customerEmail: mailAddress().nullish(),
  }),
  output: bookingMail,
})
