import { LOCALES } from '@chauffeur/domain/locale'
import { partnerEntryKinds } from '@chauffeur/domain/partner-money'
import { partnerGuestMails } from '@chauffeur/domain/partners'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { amount, oneOf, optionalMailAddress } from './fields.ts'
import { guestMails, partnerCredit, returnOrigin } from './partners.ts'
import {
  disputeStatementLine,
  listStatementLines,
  listStatements,
  readStatement,
  statementLine,
} from './statements.ts'

const TAG = 'Partners: people'
const reads = endpointsFor('member', TAG, { right: 'money', limit: 'read', isNeverCached: true })
const asks = endpointsFor('member', TAG, { right: 'dispute', limit: 'enquiry' })
const settings = endpointsFor('member', TAG, { right: 'team', limit: 'read', isNeverCached: true })

export const readMemberMoney = reads.get('/api/partner/money', {
  procedure: 'statements.money',
  summary: 'How the account of the partner stands, and what is in no statement yet',
  input: noInput,
  output: z.object({
    balance: amount.describe('The sum of all entries. More than nothing is what the firm owes the partner'),
    open: amount.describe('The part of it that is in no statement yet that was sent'),
    sums: z
      .array(z.object({ kind: z.enum(partnerEntryKinds), lines: z.number(), amount }))
      .describe('What that part is made of, by kind'),
    entries: z
      .array(statementLine)
      .describe('Those in no statement yet that was sent, the latest first, at most 100'),
    credit: partnerCredit,
  }),
})
export type MemberMoney = z.output<typeof readMemberMoney.output>

export const listMemberStatements = reads.get('/api/partner/statements', {
  procedure: 'statements.listAsMember',
  summary: 'The statements of the partner, on its page',
  description: 'As GET /api/v1/statements, by somebody who is signed in.',
  // The page's queries send a field of their own with each further page.
  input: z.object(listStatements.input.shape),
  output: listStatements.output,
})

export const readMemberStatement = reads.get('/api/partner/statements/:id', {
  procedure: 'statements.readAsMember',
  summary: 'A statement of the partner, on its page',
  description: 'As GET /api/v1/statements/{id}, by somebody who is signed in.',
  input: readStatement.input,
  output: readStatement.output,
})

export type MemberStatement = z.output<typeof readMemberStatement.output>

export const listMemberStatementLines = reads.get('/api/partner/statements/:id/lines', {
  procedure: 'statements.linesAsMember',
  summary: 'The lines of a statement, on the page of its partner',
  description: 'As GET /api/v1/statements/{id}/lines, by somebody who is signed in.',
  input: z.object(listStatementLines.input.shape),
  output: listStatementLines.output,
})

export const disputeAsMember = asks.post('/api/partner/statements/:id/disputes', {
  procedure: 'statements.disputeAsMember',
  summary: 'Say that a line of a statement is not right, on the page of its partner',
  description: 'As POST /api/v1/statements/{id}/disputes, by somebody who is signed in.',
  status: 201,
  acceptsIdempotencyKey: true,
  refusals: disputeStatementLine.refusals ?? [],
  input: disputeStatementLine.input,
  output: disputeStatementLine.output,
})

const partnerSettings = z.object({
  contactEmail: z.string().nullable().describe('Whom the office writes to, and who is sent the statements'),
  locale: z.enum(LOCALES).describe('Of mails to the partner and its people'),
  guestMails: z.enum(partnerGuestMails).describe('Who writes to the guests of the partner'),
  returnOrigins: z
    .array(z.string())
    .describe('The sites that a guest of the partner who has paid may be led back to'),
})
export type PartnerSettings = z.infer<typeof partnerSettings>

export const readPartnerSettings = settings.get('/api/partner/settings', {
  procedure: 'partners.settings',
  summary: 'What the owners of the partner set themselves',
  input: noInput,
  output: partnerSettings,
})

export const changePartnerSettings = settings.patch('/api/partner/settings', {
  procedure: 'partners.changeSettings',
  summary: 'Change the contact of the partner, the language of mails to it, and who writes to its guests',
  description: 'What is not sent stays as it is; an empty contact is none.',
  refusals: ['PARTNER_OVER'],
  input: z.object({
    contactEmail: optionalMailAddress('Contact').exactOptional(),
    locale: oneOf('Locale', LOCALES).exactOptional(),
    guestMails: guestMails.exactOptional(),
  }),
  output: partnerSettings,
})

export const addReturnOrigin = settings.post('/api/partner/return-origins', {
  procedure: 'partners.addReturnOrigin',
  summary: 'Let guests who have paid be led back to a site of the partner',
  input: z.object({ origin: returnOrigin }),
  output: partnerSettings,
})

export const removeReturnOrigin = settings.post('/api/partner/return-origins/remove', {
  procedure: 'partners.removeReturnOrigin',
  summary: 'Lead no guest back to a site any more, also where a booking names an address of it already',
  input: z.object({ origin: returnOrigin }),
  output: partnerSettings,
})
