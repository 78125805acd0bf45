import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import {
  disputeStates,
  MAX_ENTRY_CENTS,
  officeEntryNames,
  partnerEntryKinds,
  statementStates,
} from '@chauffeur/domain/partner-money'
import { formatEuros } from '@chauffeur/domain/money'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { amount, euros, id, instant, oneOf, optionalText, pageSize, text } from './fields.ts'

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 200
const DEFAULT_PAGE = 50

/** The totals of a month of a partner's account. Positive amounts are owed to the partner. */
export const statement = z.object({
  id: z.string(),
  number: z.string().describe('For people, like ST-7K3Q9X'),
  period: z.string().describe('The month, yyyy-MM, on Lisbon’s calendar'),
  state: z
    .enum(statementStates)
    .describe('disputed: you have asked about a line, and the office has not decided'),
  opening: amount.describe('The balance before its lines, in euros. More than nothing is what we owe you'),
  sum: amount.describe('The sum of its lines'),
  closing: amount.describe('The balance after them: opening and sum'),
  currency: z.literal('EUR'),
  sentAt: instant.nullable(),
  settledAt: instant.nullable(),
})
export type Statement = z.infer<typeof statement>

const dispute = z.object({
  id: z.string(),
  lineId: z.string(),
  state: z.enum(disputeStates),
  text: z.string(),
  answer: z.string().nullable().describe('What the office says of it'),
  createdAt: instant,
  decidedAt: instant.nullable(),
})
export type StatementDispute = z.infer<typeof dispute>

/** An entry of a partner's account. */
export const statementLine = z.object({
  id: z.string(),
  kind: z
    .enum(partnerEntryKinds)
    .describe(
      'commission_back: money of the booking has gone back since. sale: a booking on account was confirmed, or has become dearer; refund: it has become cheaper, or was cancelled; fee: what is kept of one that was cancelled before its sale. payout: we have paid you; payment: you have paid us',
    ),
  amount: amount.describe('In euros; less than nothing where it lowers what we owe you'),
  bookingNumber: z.string().nullable(),
  reference: z.string().nullable().describe('Yours of the booking'),
  tripDate: z.iso.date().nullable().describe('The day of the pick-up, on its calendar'),
  guest: z.string().nullable().describe('Who travels; null for a key that may not read bookings'),
  kept: amount.nullable().describe('So much is kept of the booking, or is due of one on account'),
  vat: amount
    .nullable()
    .describe(
      'Of a commission: the VAT within what is kept, of which nothing is earned; null where we have set no rate',
    ),
  commissionBp: z
    .number()
    .nullable()
    .describe('Of a commission: so many hundredths of a percent of what is kept, less its VAT'),
  note: z.string().nullable(),
  at: instant.describe('When it was entered'),
})
export type StatementLine = z.infer<typeof statementLine>

const page = {
  limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
  cursor: optionalText('Cursor').describe('The next_cursor of the page before'),
}
const nextCursor = z.string().nullable().describe('Null on the last page')

const reads = endpointsFor('partner', 'Partners: statements', {
  limit: 'read',
  scope: 'statements',
  isNeverCached: true,
})
const asks = endpointsFor('partner', 'Partners: statements', { limit: 'enquiry', scope: 'statements' })

export const listStatements = reads.get('/api/v1/statements', {
  procedure: 'statements.list',
  summary: 'Your statements, the latest first',
  description: 'There is one for each month that anything was entered in, once the office has sent it.',
  input: z.strictObject(page),
  output: z.object({ data: z.array(statement), next_cursor: nextCursor }),
})

export const readStatement = reads.get('/api/v1/statements/:id', {
  procedure: 'statements.read',
  summary: 'One of your statements, with what you have asked about its lines',
  description: 'Each question has the answer of the office, once it has decided.',
  input: z.strictObject({ id: id('Statement id') }),
  output: statement.extend({ disputes: z.array(dispute).describe('The earliest first') }),
})

export const listStatementLines = reads.get('/api/v1/statements/:id/lines', {
  procedure: 'statements.lines',
  summary: 'The lines of a statement, the earliest first',
  description:
    'Their sum is `sum` of the statement. `lines.csv` in place of `lines` answers all of them as a file for a spreadsheet.',
  input: z.strictObject({ id: id('Statement id'), ...page }),
  output: z.object({ data: z.array(statementLine), next_cursor: nextCursor }),
})

export const disputeStatementLine = asks.post('/api/v1/statements/:id/disputes', {
  procedure: 'statements.dispute',
  summary: 'Say that a line of a statement is not right',
  description:
    'The office decides: what it agrees to is a line of the next statement. Until then the statement is disputed, and is not settled.',
  status: 201,
  acceptsIdempotencyKey: true,
  refusals: ['STATEMENT_MOVED_ON', 'DISPUTE_OPEN'],
  input: z.strictObject({
    id: id('Statement id'),
    lineId: id('Line id'),
    text: text('Text', MAX_REASON_LENGTH).describe('What is not right about it'),
  }),
  output: dispute,
})

const office = endpointsFor('admin', 'Office: partners', { isNeverCached: true })

const officeLine = statementLine.extend({
  bookingId: z.string().nullable(),
  enteredBy: z.string().nullable().describe('The administrator who has entered it'),
  statementNumber: z.string().nullable().describe('Null while it is part of none'),
})
const officeDispute = dispute.extend({ statementNumber: z.string(), line: officeLine })

/** The account of a partner, as the office reads it. */
const partnerMoney = z.object({
  balance: amount.describe('The sum of all entries. More than nothing is what the firm owes the partner'),
  entries: z.array(officeLine).describe('The latest first, at most 100'),
  statements: z.array(statement).describe('The latest first'),
  disputes: z.array(officeDispute).describe('Those that are not decided, the earliest first'),
})
export type PartnerMoney = z.infer<typeof partnerMoney>

export const readPartnerMoney = office.get('/api/admin/partners/:id/money', {
  procedure: 'statements.ofPartner',
  summary: 'The account of a partner: its balance, entries, statements and open disputes',
  input: z.object({ id: id('Partner id') }),
  output: partnerMoney,
})

const TOO_MUCH = `The amount must be from €0.01 to ${formatEuros(MAX_ENTRY_CENTS)}.`
const someEuros = euros('Amount').refine((cents) => cents > 0 && cents <= MAX_ENTRY_CENTS, TOO_MUCH)

export const addPartnerEntry = office.post('/api/admin/partners/:id/entries', {
  procedure: 'statements.addEntry',
  summary: 'Enter a correction, a payout or a payment in the account of a partner',
  description:
    'Entries are added only: a mistake is corrected by another one. credit raises what the firm owes the partner, charge lowers it; payout is money that the firm has paid, payment money that it has got.',
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object({
    id: id('Partner id'),
    entry: oneOf('Entry', officeEntryNames),
    amount: someEuros,
    note: text('Note', MAX_REASON_LENGTH).describe('Why; the partner reads it'),
  }),
  output: partnerMoney,
})

export const sendStatement = office.post('/api/admin/statements/:id/send', {
  procedure: 'statements.send',
  summary: 'Send a statement that was drafted to its partner',
  description: 'Its contact gets a mail, its receivers statement.sent.',
  refusals: ['STATEMENT_MOVED_ON'],
  input: z.object({ id: id('Statement id') }),
  output: partnerMoney,
})

export const settleStatement = office.post('/api/admin/statements/:id/settle', {
  procedure: 'statements.settle',
  summary: 'Say that a statement is paid',
  description:
    'What of it was not entered as paid before is entered now, as a payout or a payment. The partner’s receivers get statement.settled.',
  refusals: ['STATEMENT_MOVED_ON'],
  input: z.object({ id: id('Statement id'), note: optionalText('Note', MAX_REASON_LENGTH) }),
  output: partnerMoney,
})

export const decideDispute = office.post('/api/admin/disputes/:id/decision', {
  procedure: 'statements.decideDispute',
  summary: 'Decide about a line that a partner does not agree with',
  refusals: ['DISPUTE_DECIDED'],
  input: z.object({
    id: id('Dispute id'),
    decision: oneOf('Decision', ['accepted', 'refused']),
    credit: someEuros.nullish().describe('Where it is accepted: so much is entered for the partner'),
    answer: text('Answer', MAX_REASON_LENGTH).describe('What the partner reads'),
  }),
  output: partnerMoney,
})
