import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE, LOCALES } from '@chauffeur/domain/locale'
import {
  DEFAULT_OPEN_BOOKINGS,
  ENDED_READ_DAYS,
  MAX_OPEN_BOOKINGS,
  partnerConfirmations,
  partnerGuestMails,
  partnerKinds,
  partnerStates,
  SUSPENDED_MESSAGE_DAYS,
} from '@chauffeur/domain/partners'
import {
  MAX_COMMISSION_BP,
  MAX_CREDIT_CENTS,
  MAX_NET_DISCOUNT_BP,
  partnerTerms,
} from '@chauffeur/domain/partner-money'
import { formatEuros } from '@chauffeur/domain/money'
import { isReturnOrigin, MAX_KEPT_RETURN_ORIGINS } from './return-address.ts'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { livemode } from './partner-fields.ts'
import {
  amount,
  because,
  optionalMailAddress,
  count,
  euros,
  id,
  instant,
  oneOf,
  rowVersion,
  text,
  version,
} from './fields.ts'

const office = endpointsFor('admin', 'Office: partners')

/** The credit of a partner that pays on account. */
export const partnerCredit = z
  .object({
    limit: amount.describe('So much your bookings on account may come to at once, in euros'),
    available: amount.describe('So much of that is left: a booking that costs more is refused'),
  })
  .nullable()
  .describe('Null where the terms are not net')

/** A company whose systems book, as the office reads it. */
export const partner = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(partnerKinds),
  state: z.enum(partnerStates),
  stateSince: instant,
  contactEmail: z.string().nullable(),
  locale: z.enum(LOCALES).describe('Of mails to it'),
  confirmation: z.enum(partnerConfirmations),
  openBookingsMax: z.number(),
  openBookings: z.number().describe('So many of its bookings wait for the office or for their payment'),
  bookings: z.number().describe('All that it has ever made'),
  keys: z.number().describe('Its API keys that work'),
  receivers: z.number().describe('Its receivers of webhooks'),
  guestMails: z.enum(partnerGuestMails).describe('Who writes to its guests'),
  returnOrigins: z.array(z.string()).describe('The sites that a guest who has paid may be led back to'),
  terms: z
    .enum(partnerTerms)
    .describe('retail: it earns nothing of its bookings. net: it has a price of its own, paid on account'),
  commissionBp: z
    .number()
    .describe('What it earns of a booking that it makes from now on, in hundredths of a percent'),
  discountBp: z
    .number()
    .describe(
      'So much its net price is below the list, in hundredths of a percent, of what it books from now on',
    ),
  creditLimit: amount.describe('So much its bookings on account may come to at once, in euros'),
  creditAvailable: amount.describe('So much of that is left; less than nothing where the limit was lowered'),
  createdAt: instant,
  createdBy: z.string(),
  version: rowVersion,
})
export type Partner = z.infer<typeof partner>

const TOO_MUCH = `The credit limit must be from €0 to ${formatEuros(MAX_CREDIT_CENTS)}.`

/** A site that guests may be led back to. */
export const returnOrigin = text('Return address').refine(
  isReturnOrigin,
  because({ code: 'return_origin_unusable' }),
)

/** Who writes to the guests of a partner. */
export const guestMails = oneOf('Mails to guests', partnerGuestMails).describe(
  'firm: we write to its guests as to every guest. partner: we write in its name. none: it writes itself, and we mail only what a guest has asked for or pays',
)

const partnerFields = {
  name: text('Name', MAX_NAME_LENGTH),
  kind: oneOf('Kind', partnerKinds),
  contactEmail: optionalMailAddress('Contact').describe('Whom the office writes to'),
  locale: oneOf('Locale', LOCALES).default(DEFAULT_LOCALE).describe('The language of mails to it'),
  confirmation: oneOf('Confirmation', partnerConfirmations)
    .default('office')
    .describe(
      'Who confirms its bookings. instant_paid: nobody has to, once a booking is paid online. instant: nor where the driver is to be paid',
    ),
  guestMails: guestMails.default('firm'),
  openBookingsMax: count('The most open bookings', 0, MAX_OPEN_BOOKINGS)
    .default(DEFAULT_OPEN_BOOKINGS)
    .describe('How many of its bookings may wait for the office or for their payment at once'),
  returnOrigins: z
    .array(text('Return address'), { error: 'Return addresses must be a list.' })
    .max(MAX_KEPT_RETURN_ORIGINS, `There can be at most ${MAX_KEPT_RETURN_ORIGINS} return addresses.`)
    .refine((origins) => origins.every(isReturnOrigin), because({ code: 'return_origin_unusable' }))
    .default([])
    .describe('The origins that a guest who has paid may be led back to, like https://hotel.example'),
  terms: oneOf('Terms', partnerTerms)
    .default('retail')
    .describe('retail: it earns nothing of its bookings. net: it has a price of its own, paid on account'),
  commissionBp: count('Commission', 0, MAX_COMMISSION_BP)
    .default(0)
    .describe(
      'With the terms commission: in hundredths of a percent of what is kept of a booking, from 1 on. Bookings keep the one that they were made with',
    ),
  discountBp: count('Discount', 0, MAX_NET_DISCOUNT_BP)
    .default(0)
    .describe(
      'With the terms net: so many hundredths of a percent its price is below the list. Bookings keep the one that they were made with',
    ),
  creditLimit: euros('Credit limit')
    .refine((cents) => cents >= 0 && cents <= MAX_CREDIT_CENTS, TOO_MUCH)
    .default(0)
    .describe('With the terms net: so much its bookings on account may come to at once, in euros'),
}

export const listPartners = office.get('/api/admin/partners', {
  procedure: 'partners.list',
  summary: 'The partners, by name',
  input: noInput,
  output: z.object({ partners: z.array(partner) }),
})

export const createPartner = office.post('/api/admin/partners', {
  procedure: 'partners.create',
  summary: 'Add a partner. It calls once it has an API key',
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(partnerFields),
  output: partner,
})
export type PartnerInput = z.output<typeof createPartner.input>

export const changePartner = office.patch('/api/admin/partners/:id', {
  procedure: 'partners.change',
  summary: 'Change a partner',
  description: 'All of it is sent.',
  refusals: ['CHANGED_MEANWHILE', 'PARTNER_OVER'],
  input: z.object({ id: id('Partner id'), version, ...partnerFields }),
  output: partner,
})

export const setPartnerState = office.post('/api/admin/partners/:id/state', {
  procedure: 'partners.setState',
  summary: 'Suspend, resume or end a partner. Its trips stand',
  description: `While it is suspended its calls are refused, and messages to its receivers wait for ${SUSPENDED_MESSAGE_DAYS} days. One that is ended stays so: its receivers are switched off, and for ${ENDED_READ_DAYS} days its keys read and do nothing else.`,
  refusals: ['PARTNER_OVER'],
  input: z.object({ id: id('Partner id'), state: oneOf('State', partnerStates) }),
  output: partner,
})

export const mergePartners = office.post('/api/admin/partners/:id/merge', {
  procedure: 'partners.merge',
  summary: 'Make a partner a part of another one, which cannot be taken back',
  description:
    'The bookings, API keys, receivers, events, entries and statements of the first one are then those of the second. Its bookings count as changed, and its events come once more, after those of the second.',
  refusals: ['PARTNER_OVER', 'PARTNERS_DIFFER'],
  input: z.object({ id: id('Partner id'), intoId: id('Id of the partner that it becomes a part of') }),
  output: partner,
})

const limit = z.object({
  of: z.enum(['key', 'partner']).describe('Whether all keys of the partner are counted together'),
  calls: z.string().describe('Of which kind: read, booking, webhook and so on'),
  max: z.number(),
  seconds: z.number().describe('Within so many'),
})

export const readMe = endpointsFor('partner', 'Partners').get('/api/v1/me', {
  procedure: 'partners.me',
  summary: 'Whose API key this is, what it may do, and how often',
  description:
    'Ask this first: it tells whether a key works, which scopes it has, what you may call how often, and how many of your bookings may wait for the office or for their payment at once.',
  limit: 'read',
  isNeverCached: true,
  input: noInput,
  output: z.object({
    livemode,
    partner: z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(partnerKinds),
      state: z.enum(partnerStates),
    }),
    terms: z
      .enum(partnerTerms)
      .describe('Of what you book from now on. net: at a price of your own, on account'),
    commissionBp: z.number().nullable().describe('With commission: so many hundredths of a percent you earn'),
    discountBp: z
      .number()
      .nullable()
      .describe('With net: so many hundredths of a percent your price is below the list'),
    credit: partnerCredit,
    confirmation: z
      .enum(partnerConfirmations)
      .describe(
        'Who confirms your bookings. office: the office. instant_paid: nobody has to, once a booking is paid online. instant: nor where the driver is to be paid',
      ),
    key: z.object({ id: z.string(), name: z.string(), expiresAt: instant.nullable() }),
    scopes: z.array(z.enum(apiKeyScopes)),
    limits: z.array(limit),
    openBookings: z.number().describe('So many bookings wait for the office or for their payment'),
    openBookingsMax: z.number().describe('So many may; then a further one is refused by TOO_MANY_OPEN'),
    versions: z.array(z.string()).describe('The versions of these paths that are served'),
  }),
})
