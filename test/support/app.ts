import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emlMailer } from '@chauffeur/gateways/mail/eml-mailer'
import type { Flights } from '@chauffeur/gateways/flights/flights'
import type { Mailer } from '@chauffeur/gateways/mail/mail'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { withPins } from '@chauffeur/gateways/places/pins/with-pins'
import type { Places } from '@chauffeur/gateways/places/places'
import { embeddedRouter } from '@chauffeur/gateways/routing/embedded/embedded-router'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import type { WebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import type { Email } from 'postal-mime'
import { buildApp, type AppOptions as ServerOptions } from '../../src/server/app.ts'
import type { PasswordHasher } from '../../src/server/auth/passwords.ts'
import type { PaymentCalls } from '../../src/server/payments/online-payments.ts'
import type { Workers } from '../../src/server/workers.ts'
import type { Config } from '../../src/server/core/config.ts'
import { readSecrets } from '../../src/server/core/secrets.ts'
import { clockAt, type TestClock } from './clock.ts'
import { ADMIN, cheapPasswords, testConfig } from './config.ts'
import { connectTo, openDatabase, type Database } from './database.ts'
import { restClient, trpcClient, type ApiClient, type Protocol } from './api-clients.ts'
import { sendRaw, type RawAnswer, type RawRequest } from './http.ts'
import { readMails } from './mailbox.ts'

/** A Wednesday in winter, when Lisbon keeps UTC and Seville is an hour ahead. */
export const START = '2027-01-13T09:00:00.000Z'

export interface AppOptions {
  /** Those of an outside service bring it in, in place of the embedded one. */
  readonly settings?: Readonly<Record<string, string>>
  readonly mailer?: Mailer
  readonly places?: Places
  readonly routing?: Routing
  readonly webhooks?: WebhookSender
  readonly flights?: Flights
  readonly clock?: TestClock
  readonly passwords?: PasswordHasher
  readonly paymentCalls?: PaymentCalls
  /** A database that outlives the app; without one it has its own. */
  readonly database?: Database
  /** A stand-in for a server that follows its database. */
  readonly replica?: Database
  /** Another app, to run beside it on its PostgreSQL database as a second process does. */
  readonly beside?: TestApp
  /** The pages, where it is more than calls that are tested. */
  readonly pages?: (config: Config) => NonNullable<ServerOptions['pages']>
}

export interface TestApp {
  readonly origin: string
  readonly clients: Readonly<Record<Protocol, ApiClient>>
  readonly clock: TestClock
  readonly database: Database
  readonly workers: Workers
  /** Where its mail is written. */
  readonly mailFolder: string
  /** One request to the letter. */
  raw(request: RawRequest): Promise<RawAnswer>
  /** The Cookie header of a signed-in administrator, the same one on every call. */
  adminCookie(): Promise<string>
  /** Signs the administrator in anew, after the 12 hours that a session lasts. */
  signInAgain(): Promise<void>
  /** Every mail sent so far, once the outbox has nothing left that is due. */
  mails(): Promise<Email[]>
  close(): Promise<void>
}

const places = withPins(embeddedPlaces())
const routing = embeddedRouter()

/** The whole server as buildApp makes it, on a database of its own, listening on a free port. */
export async function openApp(options: AppOptions = {}): Promise<TestApp> {
  const { beside } = options
  const own = () => (beside?.database.url ? connectTo(beside.database.url) : openDatabase())
  const database = options.database ?? (await own())
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-app-'))
  const clear = async () => {
    if (!options.database) await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  const clock = options.clock ?? beside?.clock ?? clockAt(START)
  const mails = join(folder, 'mail')
  try {
    const config = testConfig({ DATA_DIR: folder, ...options.settings })
    const { origin, workers, close } = await serve(config, database, { ...options, clock, mails })
    const clients = { REST: restClient(origin), tRPC: trpcClient(origin) }
    let signedIn: Promise<string> | undefined
    return {
      origin,
      clients,
      clock,
      database,
      workers,
      mailFolder: mails,
      raw: (request) => sendRaw(origin, request),
      adminCookie: () => (signedIn ??= signIn(clients.REST)),
      async signInAgain() {
        signedIn = signIn(clients.REST)
        await signedIn
      },
      async mails() {
        await workers.mail.drain()
        return readMails(mails)
      },
      async close() {
        await close()
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}

/** Has the server listen in this process, on a database that is there. */
export async function serve(
  config: Config,
  { orm }: Database,
  options: Omit<AppOptions, 'clock' | 'settings' | 'database' | 'beside'> & {
    readonly clock?: () => Date
    /** Where its mail is written, unless the settings send it. */
    readonly mails: string
  },
): Promise<{ origin: string; workers: Workers; close: () => Promise<void> }> {
  const hasOutsidePlaces = config.PHOTON_URL !== undefined || config.GOOGLE_MAPS_API_KEY !== undefined
  const hasOutsideRouting = config.ROUTING_URL !== undefined
  const { server, workers } = await buildApp({
    config,
    orm,
    secrets: await readSecrets(config),
    ...(options.clock && { clock: options.clock }),
    replica: options.replica?.orm,
    passwords: options.passwords ?? cheapPasswords,
    ...(options.paymentCalls && { paymentCalls: options.paymentCalls }),
    ...(options.pages && { pages: options.pages(config) }),
    gateways: {
      // A router that is outside is asked for points on the map, too.
      ...(!hasOutsidePlaces && !hasOutsideRouting && { places }),
      ...(!hasOutsideRouting && { routing }),
      ...(options.places && { places: options.places }),
      ...(options.routing && { routing: options.routing }),
      ...(options.webhooks && { webhooks: options.webhooks }),
      ...(options.flights && { flights: options.flights }),
      ...(!config.SMTP_URL && { mailer: emlMailer({ directory: options.mails }) }),
      ...(options.mailer && { mailer: options.mailer }),
    },
  })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return { origin, workers, close: () => server.close() }
}

/** Signs the administrator in; the Cookie header to send from then on. */
export async function signIn(client: ApiClient, credentials: object = ADMIN): Promise<string> {
  const answer = await client.ask('login', credentials)
  if (answer.status !== 200) throw new Error(`Signing in was refused: ${answer.refused.error}`)
  return cookieOf(answer.headers)
}

/** The Cookie header that a browser sends after this answer. */
export function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
