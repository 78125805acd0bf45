import { resolve } from 'node:path'
import { readSmtpUrl } from '@chauffeur/gateways/mail/smtp-url'
import { z } from 'zod'

/**
 * Every setting, with its default and its line of documentation; the README's table is tested against this schema.
 * Nothing else reads the environment.
 */

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

function isSmtpUrl(text: string): boolean {
  try {
    readSmtpUrl(text)
    return true
  } catch {
    return false
  }
}
const PROVIDERS = ['sumup', 'simulator', 'off'] as const

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development')
    .describe('`production` for a live site'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('where it listens'),
  HOST: z.string().default('127.0.0.1').describe('the address it listens on'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe('links in mails (default: http://localhost:PORT); https here makes cookies Secure'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe('PostgreSQL 15 or later; unset: the embedded database'),
  DATA_DIR: z.string().min(1).default('./data').describe('embedded database, secret and captured mail'),
  SESSION_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters long')
    .optional()
    .describe('made and kept in DATA_DIR when unset; required in production with DATABASE_URL'),
  ADMIN_USERNAME: z.string().min(1).default('admin').describe('name of the first administrator'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must be at least 8 characters long')
    .max(200)
    .optional()
    .describe('password of the first administrator; unset: a random one, printed once'),
  BRAND_NAME: z.string().min(1).max(60).default('the product').describe('the name that pages and mails show'),
  CONTACT_PHONE: z
    .string()
    .max(40)
    .default('+351 289 000 000')
    .describe('first phone number on pages; empty: none is shown'),
  CONTACT_PHONE_2: z
    .string()
    .max(40)
    .default('+351 910 000 000')
    .describe('second phone number on pages; empty: none is shown'),
  CONTACT_EMAIL: z
    .email({ error: 'must be an e-mail address' })
    .default('bookings@example.com')
    .describe('e-mail address on pages, and for answers to mails'),
  WHATSAPP_NUMBER: z
    .string()
    .max(40)
    .default('+351 910 000 000')
    .describe('number for WhatsApp; empty: none is shown'),
  ROUTING_URL: httpUrl
    .optional()
    .describe('an OSRM-compatible routing service; unset: the embedded road graph'),
  ROUTING_FALLBACK: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('yes')
    .describe(
      'the embedded road graph answers while ROUTING_URL does not; no: vehicles wait for our team then',
    ),
  GOOGLE_MAPS_API_KEY: z.string().min(1).optional().describe('external place search and details by Google'),
  PHOTON_URL: httpUrl.optional().describe('external place search by Photon, without a key'),
  MAP_STYLE_URL: httpUrl.optional().describe('a MapLibre style for the maps; unset: the embedded basemap'),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, {
      error: 'must be smtp:// or smtps://, then user:password@ if need be (percent-encoded), host and port',
    })
    .optional()
    .describe('mail server, like smtps://user:password@host; unset: mails are files under DATA_DIR/mail'),
  SUMUP_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('online payment by SumUp, together with SUMUP_MERCHANT_CODE'),
  SUMUP_MERCHANT_CODE: z.string().min(1).optional().describe('the merchant whom SumUp pays'),
  SUMUP_BASE_URL: httpUrl.prefault('https://api.sumup.com').describe('another address to test against'),
  PAYMENTS: z
    .enum(PROVIDERS, { error: `must be ${PROVIDERS.join(', ')}` })
    .optional()
    .describe('`sumup`, `simulator` or `off` (default: sumup with a key, else simulator, in production off)'),
  ALLOW_SIMULATED_PAYMENTS: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('no')
    .describe('yes: PAYMENTS=simulator, which takes no money, is accepted in production'),
  MAIL_FROM: z
    .email({ error: 'must be an e-mail address without a name' })
    .optional()
    .describe('sender of mails (default: CONTACT_EMAIL)'),
  OFFICE_EMAIL: z
    .email({ error: 'must be an e-mail address' })
    .optional()
    .describe('where the office reads of new bookings and enquiries; unset: only at /admin'),
  WEBHOOK_PRIVATE: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('no')
    .describe('yes: webhooks may go to private addresses and by plain http, for development'),
  TRUST_PROXY: z
    .string()
    .optional()
    .describe('proxy addresses whose X-Forwarded-For is believed, with commas'),
  RATE_LIMIT: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe('`off` for load tests, and where a proxy limits how often one caller may ask'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must be at least 16 characters long')
    .optional()
    .describe('who sends it as a bearer token may read /metrics; unset: this machine only'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info')
    .describe('how much is logged'),
})

/** The settings as the server uses them: defaults filled in, paths absolute. */
export interface Config extends Omit<z.output<typeof settings>, 'PUBLIC_URL' | 'MAIL_FROM' | 'PAYMENTS'> {
  readonly PAYMENTS: (typeof PROVIDERS)[number]
  readonly PUBLIC_URL: string
  readonly MAIL_FROM: string
}

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

// An owner without a second number or WhatsApp says so by an empty value; the page then shows none.
const MAY_BE_EMPTY = new Set(['CONTACT_PHONE', 'CONTACT_PHONE_2', 'WHATSAPP_NUMBER'])

/** Reads and checks the settings. An empty value counts as not set. Throws ConfigError with a line for each wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => value !== undefined && (value !== '' || MAY_BE_EMPTY.has(name)),
    ),
  )
  const read = settings.safeParse(given)
  if (!read.success)
    throw new ConfigError(
      read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    )
  const config = read.data
  if (config.NODE_ENV === 'production' && config.DATABASE_URL && !config.SESSION_SECRET)
    throw new ConfigError(
      'SESSION_SECRET is required in production with DATABASE_URL: every process must sign with the same one.',
    )
  if (config.SMTP_URL && !given['MAIL_FROM'] && !given['CONTACT_EMAIL'])
    throw new ConfigError('SMTP_URL needs MAIL_FROM or CONTACT_EMAIL: the address that mails come from.')
  return {
    ...config,
    PAYMENTS: providerOf(config),
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    MAIL_FROM: config.MAIL_FROM ?? config.CONTACT_EMAIL,
  }
}

/** Who takes online payments: without an account, a first try gets the simulator and a live site nobody. */
function providerOf(config: z.output<typeof settings>): Config['PAYMENTS'] {
  const { SUMUP_API_KEY: key, SUMUP_MERCHANT_CODE: merchant, PAYMENTS: asked } = config
  const isLive = config.NODE_ENV === 'production'
  if ((key === undefined) !== (merchant === undefined))
    throw new ConfigError('SUMUP_API_KEY and SUMUP_MERCHANT_CODE belong together: set both or neither.')
  if (asked === 'sumup' && key === undefined)
    throw new ConfigError('PAYMENTS=sumup needs SUMUP_API_KEY and SUMUP_MERCHANT_CODE.')
  if (asked === 'simulator' && isLive && config.ALLOW_SIMULATED_PAYMENTS === 'no')
    throw new ConfigError(
      'PAYMENTS=simulator takes no money, so a live site refuses it. Set ALLOW_SIMULATED_PAYMENTS=yes on a trial site.',
    )
  if (asked) return asked
  if (key !== undefined) return 'sumup'
  return isLive ? 'off' : 'simulator'
}

/** One row for each setting: its name, default and purpose. The README's table is compared with it. */
export function describeSettings(): { name: string; default: string; purpose: string }[] {
  const { properties = {} } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    default:
      typeof schema === 'object' && schema.default !== undefined
        ? JSON.stringify(schema.default).replaceAll('"', '')
        : 'unset',
    purpose: (typeof schema === 'object' && schema.description) || '',
  }))
}
