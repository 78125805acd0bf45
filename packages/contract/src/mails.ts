import { mailKinds } from '@chauffeur/domain/mail-kinds'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { id, instant, optionalText, pageSize } from './fields.ts'

const office = endpointsFor('admin', 'Office: mails')

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 200
const DEFAULT_PAGE = 50

/** A mail that has not been delivered. Instants in ISO 8601 UTC. */
export const undeliveredMail = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(['waiting', 'failed']).describe('Failed mails are not tried again by themselves'),
  createdAt: instant,
  recipient: z.string().nullable().describe('Null where there is none any more'),
  bookingNumber: z.string().nullable(),
  enquiryReference: z.string().nullable(),
  attempts: z.number(),
  nextAttemptAt: instant.nullable().describe('Of a waiting mail'),
  failedAt: instant.nullable(),
  reason: z.string().nullable().describe('Why the last try failed'),
})
export type UndeliveredMail = z.infer<typeof undeliveredMail>

export const listMails = office.get('/api/admin/mails', {
  procedure: 'mails.list',
  summary: 'Mails that were not delivered: those given up first, then those waiting, each part newest first',
  input: z.object({
    limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
    cursor: optionalText('Cursor').describe('The nextCursor of the page before'),
  }),
  output: z.object({
    mails: z.array(undeliveredMail),
    nextCursor: z.string().nullable().describe('Null on the last page'),
    failed: z.number().describe('How many were given up altogether'),
  }),
})

export const sendMailAgain = office.post('/api/admin/mails/:id/send-again', {
  procedure: 'mails.sendAgain',
  summary: 'Have a mail that was given up, or that waits for its next try, sent now',
  refusals: ['MAIL_UNDER_WAY'],
  input: z.object({ id: id('Mail id') }),
  output: undeliveredMail,
})
