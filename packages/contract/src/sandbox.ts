import { MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros } from '@chauffeur/domain/money'
import { SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { partnerTerms } from '@chauffeur/domain/partner-money'
import { TEST_TERMS, testActs, testScenarios } from '@chauffeur/domain/sandbox'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { count, id, instant, mailAddress, oneOf, optionalText, text } from './fields.ts'
import { partnerBooking } from './partner-bookings.ts'
import { livemode } from './partner-fields.ts'

const TAG = 'Partners: sandbox'
const acts = endpointsFor('partner', TAG, { limit: 'testAct', scope: 'book', isNeverCached: true })

export const createTestKey = endpointsFor('public', TAG).post('/api/v1/test/keys', {
  procedure: 'sandbox.createKey',
  summary: 'Give yourself a key of the sandbox. Its secret is shown only here',
  description:
    'Nobody has to allow it: nothing in the sandbox is real. The key has every scope, and bookings of its own that no other partner sees. Who has one already makes a further partner by this.',
  status: 201,
  limit: 'testKey',
  refusals: ['TEST_ONLY'],
  isNeverCached: true,
  input: z.strictObject({
    name: text('Name', MAX_NAME_LENGTH).describe('Of your company'),
    email: mailAddress().describe(
      'Whom the operator of the sandbox can write to. No mail goes there by itself',
    ),
    terms: oneOf('Terms', partnerTerms)
      .default('retail')
      .describe(
        `What you try: retail; commission, of ${TEST_TERMS.commissionBp / 100} %; net, ${TEST_TERMS.discountBp / 100} % below the list, with a credit of ${formatEuros(TEST_TERMS.creditCents)}`,
      ),
  }),
  output: z.object({
    livemode,
    partner: z.object({ id: z.string(), name: z.string() }),
    secret: z.string().describe('Send it as a bearer token'),
    signInUrl: z.string().describe('Signs in to the page of the partner, once, within 15 minutes'),
  }),
})

export const makeTestSignInLink = endpointsFor('partner', TAG, {
  limit: 'testAct',
  scope: 'keys',
  isNeverCached: true,
}).post('/api/v1/test/sign-in-links', {
  procedure: 'sandbox.signInLink',
  summary: 'Get a link that signs you in to the page of your partner',
  description: `In place of the mail, which leaves no sandbox. You are its owner there: you see bookings, keys, receivers and calls, and what you do is done in the sandbox alone. The link works once, for ${SIGN_IN_LINK_MINUTES} minutes.`,
  status: 201,
  refusals: ['TEST_ONLY'],
  input: z.strictObject({}).nullish(),
  output: z.object({ livemode, url: z.string().describe('Open it in a browser'), endsAt: instant }),
})

export const actOnTestBooking = acts.post('/api/v1/test/bookings/:bookingNumber/acts', {
  procedure: 'sandbox.act',
  summary: 'Do to one of your bookings what the office, the driver, the guest or the bank does',
  description:
    'An act is what the live server does at that moment, with its refusals, mails and messages. It happens at the instant `at`, so that a trip of next week can be driven now. A step of the driver is told at once, as if the minute in which it can be taken back were over.',
  refusals: [
    'TEST_ONLY',
    'LINK_ONLY_SHOWS',
    'ALREADY_DECIDED',
    'ALREADY_CANCELLED',
    'NOT_CONFIRMED',
    'TOO_EARLY',
    'TOO_LATE',
    'CHANGE_ENDED',
    'NO_CAR',
    'NO_SERVICE',
    'CAR_TAKEN',
    'DRIVER_TAKEN',
    'TRIP_CHANGED',
    'TRIP_MOVED_ON',
    'NOTHING_TO_PAY',
  ],
  input: z.strictObject({
    bookingNumber: id('Booking number'),
    act: oneOf('Act', testActs),
    at: z.iso
      .datetime({ offset: true, error: 'The instant “at” must be written like 2027-01-13T09:00:00Z.' })
      .transform((written) => new Date(written))
      .optional()
      .describe(
        'When it happens, not before what has happened to the booking last. Left out: now, or as soon after that as it can be',
      ),
    reason: optionalText('Reason', MAX_REASON_LENGTH).describe(
      'Why, of an act that can have a reason: reject, a cancellation, decline_change, release, decline',
    ),
    carNo: count('Car', 1, 10).default(1).describe('Which of several cars, of an act about a trip'),
  }),
  output: partnerBooking,
})

export const playTestScenario = acts.post('/api/v1/test/scenarios', {
  procedure: 'sandbox.play',
  summary: 'Have a booking made and play its whole life, within ten seconds',
  description:
    'whole_life: confirmed, given to a driver, driven. no_show: the guest does not come. late_cancel: paid online, and cancelled by the guest half an hour before the pick-up, when nothing goes back. paid_refunded: paid online, cancelled in time, and paid back. With net terms all are on account, and it is you who cancels.',
  status: 201,
  refusals: ['TEST_ONLY', 'NO_CAR', 'CAR_TAKEN', 'DRIVER_TAKEN', 'TOO_MANY_OPEN', 'CREDIT_EXCEEDED'],
  input: z.strictObject({ name: oneOf('Name', testScenarios) }),
  output: z.object({
    livemode,
    booking: partnerBooking,
    messages: z
      .array(z.string())
      .describe('The ids of its messages, in their order, as GET /api/v1/events and webhook-id have them'),
  }),
})

export const resetTestData = acts.post('/api/v1/test/reset', {
  procedure: 'sandbox.reset',
  summary: 'Remove all of your bookings with what belongs to them',
  description:
    'Journeys, payments, mails, events and deliveries go with them. Keys and receivers stay. A cursor of the events from before is answered by EVENTS_DELETED.',
  refusals: ['TEST_ONLY'],
  input: z.strictObject({}).nullish(),
  output: z.object({ livemode, bookings: z.number().describe('So many were removed') }),
})

const testMail = z.object({
  livemode,
  bookingNumber: z.string(),
  kind: z.string().describe('What it is about, like booking-confirmed'),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  ics: z.string().nullable().describe('The calendar entry that is attached'),
  sentAt: instant.describe('When the live server would have sent it'),
})

export const listTestMails = endpointsFor('partner', TAG, {
  limit: 'read',
  scope: 'read',
  isNeverCached: true,
}).get('/api/v1/test/mails', {
  procedure: 'sandbox.mails',
  summary: 'The mails that the guests of your bookings would have got, the oldest first',
  description: 'No mail leaves the sandbox, whatever address a booking has. At most the last 100 are listed.',
  refusals: ['TEST_ONLY', 'NOT_FOUND'],
  input: z.strictObject({
    booking: optionalText('Booking number').describe('Only those about the booking with this number'),
  }),
  output: z.object({ data: z.array(testMail) }),
})
export type TestMail = z.infer<typeof testMail>
