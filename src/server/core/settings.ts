import { flightProviders } from '@chauffeur/gateways/flights/flights'
import { readSmtpUrl } from '@chauffeur/gateways/mail/smtp-mailer'
import { isUnusualPhone } from '@chauffeur/domain/contact-formats'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@chauffeur/domain/passwords'
import { z } from 'zod'

/**
 * Every setting, with its default and what it is for. docs/configuration.md is made from this file by
 * docs/write-configuration.ts.
 */

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

const yesOrNo = z.enum(['yes', 'no'], { error: 'must be yes or no' })

export const paymentProviders = ['sumup', 'simulator', 'off'] as const

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const server = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development')
    .describe('`production` for a live site.'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('The port it listens on; 0 takes any free one.'),
  HOST: z.string().default('127.0.0.1').describe('The address it listens on.'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe(
      'The address that visitors use, for links in mails and for payments. Unset: http://localhost:PORT. With https the session cookie is Secure.',
    ),
  TRUST_PROXY: z
    .string()
    .optional()
    .describe('Addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas.'),
  RATE_LIMIT: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe('`off` for load tests, and where a proxy limits how often one caller may call.'),
  MAX_REQUESTS_IN_FLIGHT: z.coerce
    .number({ error: 'must be a number of requests' })
    .int()
    .min(0)
    .max(10_000)
    .default(256)
    .describe(
      'So many requests are worked on at once at most, fewer while the process has no pause; more are asked to come again in some seconds. 0: no limit.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must be at least 16 characters long')
    .optional()
    .describe(
      'Whoever sends it as a bearer token may read /metrics. Unset: this machine only, and nobody in production or with TRUST_PROXY.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info')
    .describe('How much is logged.'),
}

const storage = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe(
      'PostgreSQL 15 or later, as postgres://user:password@host/database. Unset: the embedded database.',
    ),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe(
      'A server that follows the one of DATABASE_URL. Set: the CSV, the calendar, the counts of the list and the lists of partners are read from it, once it has followed as far as the other is.',
    ),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe(
      'The same database for the user who owns its tables. Set: a start brings the tables up to date as this user, and lets the user of DATABASE_URL do the rest, who can change neither a table nor what happened. Unset: the user of DATABASE_URL owns them.',
    ),
  DATABASE_PREPARED_STATEMENTS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      '`off` behind a pooler that gives each transaction another connection and does not know the statements prepared on the one before.',
    ),
  HEARTBEAT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int()
    .min(50)
    .max(10_000)
    .default(2_000)
    .describe(
      'How often a process on PostgreSQL says that it lives, in milliseconds. What a process was doing that is silent for three times as long goes to the others. The same in every process.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('The folder of the embedded database, the secret that was made, and mails that are files.'),
  SESSION_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters long')
    .optional()
    .describe(
      'What sessions, quotes and webhook secrets are signed and sealed with. Unset: made once and kept in DATA_DIR. Required in production with DATABASE_URL, the same in every process.',
    ),
}

const firstAdmin = {
  ADMIN_USERNAME: z.string().min(1).default('admin').describe('Name of the first administrator.'),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must be at least ${MIN_PASSWORD_LENGTH} characters long`)
    .max(MAX_PASSWORD_LENGTH)
    .optional()
    .describe(
      'Password of the first administrator. Unset: a random one, printed once at the first start. Later it is changed by `pnpm admin:password`.',
    ),
}

const brand = {
  BRAND_NAME: z
    .string()
    .min(1)
    .max(60)
    .default('Poente')
    .describe(
      'The name that pages and mails show, until the office saves its page Firm; so with the four contacts below.',
    ),
  CONTACT_PHONE: z
    .string()
    .max(40)
    .default('+351 289 000 000')
    .describe('The first phone number on pages; empty: none is shown.'),
  CONTACT_PHONE_2: z
    .string()
    .max(40)
    .default('+351 910 000 000')
    .describe('The second phone number on pages; empty: none is shown.'),
  CONTACT_EMAIL: z
    .email({ error: 'must be an email address' })
    .default('bookings@example.com')
    .describe('The email address on pages, and the one that answers to mails go to.'),
  WHATSAPP_NUMBER: z
    .string()
    .max(40)
    .refine(
      (number) => number === '' || !isUnusualPhone(number),
      'must be a number with its country code, like +351 912 345 678',
    )
    .default('+351 910 000 000')
    .describe('The number of the WhatsApp button; empty: there is no button.'),
}

const mail = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, {
      error: 'must be smtp:// or smtps://, then user:password@ if need be (percent-encoded), host and port',
    })
    .optional()
    .describe(
      'The mail server, as smtps://user:password@host. Needs MAIL_FROM or CONTACT_EMAIL. Unset: mails are files under DATA_DIR/mail.',
    ),
  MAIL_FROM: z
    .email({ error: 'must be an email address without a name' })
    .optional()
    .describe('Sender of mails. Unset: CONTACT_EMAIL.'),
  OFFICE_EMAIL: z
    .email({ error: 'must be an email address' })
    .optional()
    .describe(
      'Where mails about new bookings, enquiries and payments in doubt go. Unset: the admin shows them only.',
    ),
}

const payments = {
  PAYMENTS: z
    .enum(paymentProviders, { error: `must be ${paymentProviders.join(', ')}` })
    .optional()
    .describe(
      'Who takes online payments. Unset: `sumup` with a key; without one `simulator`, and `off` in production.',
    ),
  SUMUP_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key of the SumUp account. Set it with SUMUP_MERCHANT_CODE.'),
  SUMUP_MERCHANT_CODE: z.string().min(1).optional().describe('The merchant whom SumUp pays.'),
  SUMUP_BASE_URL: httpUrl.prefault('https://api.sumup.com').describe('Another address, to test against.'),
  ALLOW_SIMULATED_PAYMENTS: yesOrNo
    .default('no')
    .describe('`yes` lets a site in production use PAYMENTS=simulator, which takes no money.'),
}

const placesAndRoads = {
  ROUTING_URL: httpUrl
    .optional()
    .describe('An OSRM-compatible routing service. Unset: the embedded road graph.'),
  ROUTING_FALLBACK: yesOrNo
    .default('yes')
    .describe(
      'Whether the embedded road graph answers while ROUTING_URL does not. `no`: there is no price meanwhile.',
    ),
  GOOGLE_MAPS_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Place search by Google, beside the gazetteer. It wins over PHOTON_URL.'),
  PHOTON_URL: httpUrl.optional().describe('Place search by Photon, beside the gazetteer; needs no key.'),
  MAP_STYLE_URL: httpUrl.optional().describe('A MapLibre style for the maps. Unset: the embedded map.'),
}

const flights = {
  FLIGHTS: z
    .enum(flightProviders, { error: `must be ${flightProviders.join(', ')}` })
    .default('off')
    .describe(
      'Who is asked when flights land. `off`: nobody; guests say so themselves. `simulated`: made-up flights, to try it with.',
    ),
  FLIGHTS_API_KEY: z.string().min(1).optional().describe('Key of the provider of FLIGHTS.'),
  FLIGHTS_MONTHLY_CALLS: z.coerce
    .number({ error: 'must be a number of calls' })
    .int()
    .min(0)
    .max(1_000_000)
    .default(2_000)
    .describe(
      'So often the provider is asked in a month at most, by all processes together. A flight that is on time takes six calls, one that is late by 40 minutes twelve, by two hours seventeen.',
    ),
  FLIGHT_ALERTS: yesOrNo
    .default('no')
    .describe(
      '`yes` has the provider of FLIGHTS tell by itself what changes on the day of the landing, for which it takes a price of its own. Needs an https PUBLIC_URL, which it calls. Subscriptions are ended by `no`, which has to come before another provider.',
    ),
}

const webhooks = {
  WEBHOOK_PRIVATE: yesOrNo
    .default('no')
    .describe(
      '`yes` lets webhooks and messages to drivers’ phones go to private names and addresses, to any port and by plain http, for development.',
    ),
}

const sandbox = {
  SANDBOX: yesOrNo
    .default('no')
    .describe(
      '`yes` makes this server a sandbox: partners’ developers try everything on it, with keys that they give themselves. Payments are simulated and no mail leaves, whatever other settings say. It has a database of its own.',
    ),
  SANDBOX_URL: httpUrl
    .optional()
    .describe(
      'Of a live server: where its sandbox is, for the documentation of the API and /partners/start.',
    ),
}

/** The settings in the order of the documentation. */
export const settingSections = {
  Server: server,
  'Database and secrets': storage,
  'First administrator': firstAdmin,
  'Brand and contacts': brand,
  Mail: mail,
  'Online payment': payments,
  'Places, roads and maps': placesAndRoads,
  Flights: flights,
  Webhooks: webhooks,
  Sandbox: sandbox,
} as const

export const settings = z.object({
  ...server,
  ...storage,
  ...firstAdmin,
  ...brand,
  ...mail,
  ...payments,
  ...placesAndRoads,
  ...flights,
  ...webhooks,
  ...sandbox,
})

function isSmtpUrl(text: string): boolean {
  try {
    readSmtpUrl(text)
    return true
  } catch {
    return false
  }
}
