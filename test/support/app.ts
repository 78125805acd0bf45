import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emlMailer } from '@chauffeur/gateways/mail/eml-mailer'
import type { Mailer } from '@chauffeur/gateways/mail/mail'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import type { Places } from '@chauffeur/gateways/places/places'
import { embeddedRouter } from '@chauffeur/gateways/routing/embedded/embedded-router'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import type { WebhookSender } from '@chauffeur/gateways/webhooks/webhook-sender'
import type { Email } from 'postal-mime'
import { buildApp, type AppOptions as ServerOptions } from '../../src/server/app.ts'
import type { PasswordHasher } from '../../src/server/auth/password-hasher.ts'
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
  readonly clock?: TestClock
  readonly passwords?: PasswordHasher
  readonly paymentCalls?: PaymentCalls
  /** A database that outlives the app; without one it has its own. */
  readonly database?: Database
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
  /** Every mail sent so far, once the outbox has nothing left that is due. */
  mails(): Promise<Email[]>
  close(): Promise<void>
}

const places = embeddedPlaces()
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
    const { server, workers } = await listening({ ...options, clock }, database, folder, mails)
    const { origin } = server
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
      async mails() {
        await workers.mail.drain()
        return readMails(mails)
      },
      async close() {
        await server.close()
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}

async function listening(
  options: AppOptions & { clock: TestClock },
  { orm }: Database,
  folder: string,
  mails: string,
) {
  const config = testConfig({ DATA_DIR: folder, ...options.settings })
  const hasOutsidePlaces = config.PHOTON_URL !== undefined || config.GOOGLE_MAPS_API_KEY !== undefined
  const hasOutsideRouting = config.ROUTING_URL !== undefined
  const { server, workers } = await buildApp({
    config,
    orm,
    secrets: await readSecrets(config),
    clock: options.clock,
    passwords: options.passwords ?? cheapPasswords,
    ...(options.paymentCalls && { paymentCalls: options.paymentCalls }),
    ...(options.pages && { pages: options.pages(config) }),
    gateways: {
      ...(!hasOutsidePlaces && { places }),
      ...(!hasOutsideRouting && { routing }),
      ...(options.places && { places: options.places }),
      ...(options.routing && { routing: options.routing }),
      ...(options.webhooks && { webhooks: options.webhooks }),
      mailer: options.mailer ?? emlMailer({ directory: mails }),
    },
  })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return { server: { origin, close: () => server.close() }, workers }
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
