import type { Server } from 'node:http'
import { resolve } from 'node:path'
import type { LandingsFrom } from '@chauffeur/domain/arrival'
import type { Mode } from '@chauffeur/domain/sandbox'
import type { z } from 'zod'
import { settings, type paymentProviders } from './settings.ts'

/** The settings as the server uses them: defaults filled in, paths absolute. */
export interface Config extends Omit<z.output<typeof settings>, 'PUBLIC_URL' | 'MAIL_FROM' | 'PAYMENTS'> {
  readonly PAYMENTS: (typeof paymentProviders)[number]
  readonly PUBLIC_URL: string
  readonly MAIL_FROM: string
}

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

// An owner without a second number or WhatsApp says so by an empty value; the page then shows none.
const MAY_BE_EMPTY = new Set(['CONTACT_PHONE', 'CONTACT_PHONE_2', 'WHATSAPP_NUMBER'])

/** Reads and checks the settings; nothing else reads the environment. An empty value counts as not set. Throws ConfigError with a line for each wrong one. */
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
  if (config.DATABASE_REPLICA_URL && !config.DATABASE_URL)
    throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL: the server that it follows.')
  if (config.DATABASE_OWNER_URL && !config.DATABASE_URL)
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL: the user that the server works as.')
  if (config.SMTP_URL && !given['MAIL_FROM'] && !given['CONTACT_EMAIL'])
    throw new ConfigError('SMTP_URL needs MAIL_FROM or CONTACT_EMAIL: the address that mails come from.')
  checkFlights(config)
  if (isSandbox(config) && config.DATABASE_OWNER_URL)
    throw new ConfigError(
      'SANDBOX=yes takes no DATABASE_OWNER_URL: what partners have tried is deleted whole.',
    )
  return {
    ...config,
    // Nothing of a sandbox reaches anybody.
    ...(isSandbox(config) && { SMTP_URL: undefined }),
    PAYMENTS: providerOf(config),
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    MAIL_FROM: config.MAIL_FROM ?? config.CONTACT_EMAIL,
  }
}

/** Whether this server is for trying: its keys, bookings and payments are no real ones. */
export function isSandbox({ SANDBOX }: Pick<Config, 'SANDBOX'>): boolean {
  return SANDBOX === 'yes'
}

/** Whether its keys, bookings and payments are real: livemode of all that partners are answered. */
export function isLive(config: Pick<Config, 'SANDBOX'>): boolean {
  return !isSandbox(config)
}

/** Where partners' developers try everything: on this server, where it is a sandbox. Null where there is none. */
export function sandboxUrlOf(config: Pick<Config, 'SANDBOX' | 'SANDBOX_URL' | 'PUBLIC_URL'>): string | null {
  return isSandbox(config) ? config.PUBLIC_URL : (config.SANDBOX_URL ?? null)
}

/** Whether the keys and bookings of this server are real. */
export function modeOf(config: Pick<Config, 'SANDBOX'>): Mode {
  return isSandbox(config) ? 'test' : 'live'
}

/** Who tells us when flights land: what is promised to guests follows from it. */
export function landingsBy({ FLIGHTS }: Pick<Config, 'FLIGHTS'>): LandingsFrom {
  return FLIGHTS === 'off' ? 'guest' : 'provider'
}

function checkFlights(config: z.output<typeof settings>): void {
  const { FLIGHTS, FLIGHTS_API_KEY, FLIGHT_ALERTS, NODE_ENV, PUBLIC_URL } = config
  if (FLIGHTS === 'simulated' && NODE_ENV === 'production')
    throw new ConfigError('FLIGHTS=simulated makes flights up, so a live site refuses it.')
  const isProvider = FLIGHTS === 'aerodatabox' || FLIGHTS === 'aeroapi'
  if (isProvider && FLIGHTS_API_KEY === undefined)
    throw new ConfigError(`FLIGHTS=${FLIGHTS} needs FLIGHTS_API_KEY.`)
  if (FLIGHT_ALERTS === 'yes' && !isProvider)
    throw new ConfigError('FLIGHT_ALERTS=yes needs FLIGHTS=aerodatabox or aeroapi: who tells of flights.')
  if (FLIGHT_ALERTS === 'yes' && !PUBLIC_URL?.startsWith('https://'))
    throw new ConfigError('FLIGHT_ALERTS=yes needs a PUBLIC_URL with https: where the provider calls.')
}

/** Who takes online payments: without an account, a first try gets the simulator and a live site nobody. */
function providerOf(config: z.output<typeof settings>): Config['PAYMENTS'] {
  const { SUMUP_API_KEY: key, SUMUP_MERCHANT_CODE: merchant, PAYMENTS: asked } = config
  const isLive = config.NODE_ENV === 'production'
  if (isSandbox(config)) return 'simulator'
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

/**
 * Where customers and outside services reach this server. Without PUBLIC_URL its port may be any free one, which is
 * known once it listens.
 */
export function publicUrl(server: Server, { PORT, PUBLIC_URL }: Config): () => string {
  return () => {
    const listening = server.address()
    const isChosen = PUBLIC_URL !== `http://localhost:${PORT}`
    return isChosen || listening === null || typeof listening === 'string'
      ? PUBLIC_URL
      : `http://localhost:${listening.port}`
  }
}
