import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readBoard } from '@chauffeur/contract/board'
import { bookingLinks } from '../../src/server/bookings/booking-link.ts'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { readConfig } from '../../src/server/core/config.ts'
import { readSecrets } from '../../src/server/core/secrets.ts'
import { connectPostgres } from '../../src/server/schema/migrate.ts'
import { restClient } from '../support/api-clients.ts'
import { signIn } from '../support/app.ts'
import { sendRaw } from '../support/http.ts'
import { launchServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { faroToVilamoura, quoteFor } from '../support/trips.ts'
import { planDay } from './board.ts'
import { fillBookings } from './fill-bookings.ts'
import { fireOpenLoop, quantile, type MixedCall, type Sent } from './open-loop.ts'
import { postgresPid, processorMsOfTree, processorSecondsOf, residentOf } from './process-figures.ts'

const SESSION_SECRET = 'x'.repeat(32)
/** On the day that the board shows. */
const TRIPS = 60
const GUESTS = 20
const BOOKED_DAYS = 300
const STEP_SECONDS = 10
/** Of each kind, one after the other, while the processor time of one is measured. */
const MEASURED_REQUESTS = 200
const MEASURED_WARM_UP = 40
/** The processor time of a second in which a server does no more than look for work. */
const IDLE_SECONDS = 0.1
const COMPRESSED = { 'accept-encoding': 'br' }
const JSON_BODY = { 'content-type': 'application/json' }
/** The first step of the search for what the server carries. */
const FIRST_RATE = 40
/** A rate is carried if all of it is answered, the slowest of a hundred within this. */
const CARRIED_P99_MS = 1_000
const OVERLOAD_SECONDS = 30
const RECOVERY_SECONDS = 20
const SAMPLE_MS = 250

/**
 * Prints what the server carries of a busy day's mix, what it does under twice that, and how soon it is itself again.
 * Requests come at a fixed rate, whether or not earlier ones were answered. A second argument is a rate to use instead
 * of twice what is carried.
 */
export async function benchOverload(forcedRate?: number): Promise<void> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const DATABASE_URL = postgres.url('postgres')
  const server = launchServer({
    DATA_DIR: folder,
    DATABASE_URL,
    SESSION_SECRET,
    NODE_ENV: 'production',
    // As `pnpm start` has it.
    NODE_OPTIONS: '--max-semi-space-size=16',
    MALLOC_ARENA_MAX: '2',
    PAYMENTS: 'off',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
  try {
    const origin = await server.ready
    const mix = await prepareMix(origin, DATABASE_URL)
    const fire = (rate: number, seconds: number) => fireOpenLoop({ origin, mix, rate, seconds })
    await fire(FIRST_RATE / 2, STEP_SECONDS)
    const processes = { server: server.pid, PostgreSQL: await postgresPid(DATABASE_URL) }
    console.log('Processor time of a request, of one kind after the other (ms)')
    console.table(await processorTimes(origin, mix, processes))
    const rows: Record<string, object> = {}
    let carried = 0
    if (forcedRate === undefined)
      for (let rate = FIRST_RATE; ; rate = Math.round(rate * 1.2)) {
        const sent = await fire(rate, STEP_SECONDS)
        rows[`${rate} a second`] = rowOf(sent)
        if (sent.some(({ status }) => !isGood(status)) || quantile(sent, 0.99) > CARRIED_P99_MS) break
        carried = rate
      }
    const rate = forcedRate ?? carried * 2
    const busyBefore = processorSecondsOf(server.pid)
    let peak = residentOf(server.pid)
    const sampling = setInterval(() => (peak = Math.max(peak, residentOf(server.pid))), SAMPLE_MS)
    const over = await fire(rate, OVERLOAD_SECONDS)
    clearInterval(sampling)
    const busy = (processorSecondsOf(server.pid) - busyBefore) / OVERLOAD_SECONDS
    rows[`${rate} a second, too many`] = rowOf(over)
    const after = await fire(Math.max(10, Math.round(rate / 4)), RECOVERY_SECONDS)
    rows['afterwards, a quarter of that'] = rowOf(after)
    console.log(
      `A day's mix at a fixed rate (${mix.map(({ name, share }) => `${share} % ${name}`).join(', ')}) on PostgreSQL`,
    )
    console.table(rows)
    console.table(byName(over, mix))
    console.table({
      overload: {
        'served a second': Math.round(over.filter(({ status }) => isGood(status)).length / OVERLOAD_SECONDS),
        'memory at most, MB': Math.round(peak),
        'processor, of one core': busy.toFixed(2),
        'itself again after, s': recoveredAfter(after),
      },
    })
  } finally {
    await server.end('SIGTERM')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Processes = Readonly<Record<'server' | 'PostgreSQL', number>>

/**
 * Milliseconds that a request of the mix and one of each kind take of the processor, with what is done after the answer.
 * Other programs hardly change them.
 */
async function processorTimes(origin: string, mix: readonly MixedCall[], processes: Processes) {
  const timesOf = () => Object.values(processes).map(processorMsOfTree)
  const kinds = mix.map((call) => [call.name, [{ ...call, share: 100 }]] as const)
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, calls] of [['the mix', mix] as const, ...kinds]) {
    await sendInTurn(origin, calls, MEASURED_WARM_UP)
    await untilIdle(processes.server)
    const before = timesOf()
    await sendInTurn(origin, calls, MEASURED_REQUESTS)
    await untilIdle(processes.server)
    const taken = timesOf().map((ms, at) => (ms - (before[at] ?? 0)) / MEASURED_REQUESTS)
    rows[name] = Object.fromEntries(
      Object.keys(processes).map((process, at) => [process, (taken[at] ?? 0).toFixed(2)]),
    )
  }
  return rows
}

/** Sends so many requests in the proportions of the mix, each after the answer to the one before: none is refused. */
async function sendInTurn(origin: string, mix: readonly MixedCall[], count: number): Promise<void> {
  for (const [at, { method, paths, headers, bodies }] of inProportion(mix, count).entries()) {
    const body = bodies?.[at % bodies.length]
    const { status } = await sendRaw(origin, {
      method,
      path: paths[at % paths.length] ?? '',
      headers: { ...COMPRESSED, ...headers, ...(body !== undefined && JSON_BODY) },
      ...(body !== undefined && { body }),
    })
    if (!isGood(status)) throw new Error(`${paths[0]} answers ${status}`)
  }
}

function inProportion(mix: readonly MixedCall[], count: number): MixedCall[] {
  const due = mix.flatMap((call) => {
    const share = Math.round((call.share * count) / 100)
    return Array.from({ length: share }, (_, at) => ({ call, at: (at + 0.5) / share }))
  })
  return due.toSorted((a, b) => a.at - b.at).map(({ call }) => call)
}

/** The workers go on after the answers, with mails for one. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; processorSecondsOf(pid) - before > IDLE_SECONDS;) {
    before = processorSecondsOf(pid)
    await setTimeout(1_000)
  }
}

/** Fills the database with a day's trips and what came before, and says what is asked of the server. */
async function prepareMix(origin: string, databaseUrl: string): Promise<MixedCall[]> {
  const day = new Date().toISOString().slice(0, 10)
  const orm = await connectPostgres(databaseUrl)
  try {
    await fillBookings(orm, TRIPS)
    await planDay({ orm }, day)
    const { linkKey } = await readSecrets(readConfig({ SESSION_SECRET }))
    const links = bookingLinks(linkKey)
    const guests = await orm.em.fork().find(Booking, {}, { limit: GUESTS })
    const cookies: string[] = []
    for (const booking of guests) {
      const opened = await sendRaw(origin, {
        method: 'GET',
        path: `/trip/${links.signTrip('manage', booking)}`,
      })
      cookies.push(opened.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '')
    }
    const cookie = await signIn(restClient(origin))
    return mixOf({ day, cookie, guest: cookies[0] ?? '' })
  } finally {
    await orm.close()
  }
}

function mixOf({ day, cookie, guest }: Readonly<Record<'day' | 'cookie' | 'guest', string>>): MixedCall[] {
  const year = new Date().getFullYear() + 1
  // Spread over days, so that there is a car for each.
  const trips = Array.from({ length: BOOKED_DAYS }, (_, day) =>
    faroToVilamoura({ pickupDate: new Date(Date.UTC(year, 0, 15 + day)).toISOString().slice(0, 10) }),
  )
  const [trip = {}] = trips
  const get = { method: 'GET' } as const
  const post = { method: 'POST' } as const
  return [
    { ...get, name: 'pages', share: 30, paths: ['/', '/book', '/pt', '/transfers', '/es/book'] },
    { ...get, name: 'private pages', share: 10, paths: ['/trip', '/api/trip'], headers: { cookie: guest } },
    { ...get, name: 'places', share: 20, paths: PLACES.map((q) => `/api/locations/search?q=${q}&limit=15`) },
    { ...post, name: 'quotes', share: 18, paths: ['/api/quotes'], bodies: [JSON.stringify(quoteFor(trip))] },
    {
      ...post,
      name: 'bookings',
      share: 6,
      paths: ['/api/bookings'],
      bodies: trips.map((one) => JSON.stringify(one)),
    },
    { ...get, name: 'office list', share: 8, paths: ['/api/admin/bookings?limit=50'], headers: { cookie } },
    { ...get, name: 'board', share: 6, paths: [`${readBoard.path}?date=${day}`], headers: { cookie } },
    {
      ...post,
      name: 'sign-in',
      share: 1,
      paths: ['/api/admin/login'],
      bodies: [JSON.stringify({ username: 'nobody', password: 'not a password' })],
    },
    { ...get, name: 'health', share: 1, paths: ['/readyz'] },
  ]
}

const PLACES = ['far', 'faro', 'vilam', 'lagos', 'lisb', 'albuf', 'tavira', 'portim', 'sagr', 'airport']

/** A wrong password is answered by 401. */
function isGood(status: number): boolean {
  return (status >= 200 && status < 300) || status === 401
}

function rowOf(sent: readonly Sent[]) {
  const good = sent.filter(({ status }) => isGood(status))
  const refused = sent.filter(({ status }) => status === 503)
  return {
    sent: sent.length,
    'answered well': good.length,
    'p50 ms': Math.round(quantile(good, 0.5)),
    'p99 ms': Math.round(quantile(good, 0.99)),
    'refused by 503': refused.length,
    'p99 of those, ms': Math.round(quantile(refused, 0.99)),
    others: sent.length - good.length - refused.length,
  }
}

function byName(sent: readonly Sent[], mix: readonly MixedCall[]) {
  return Object.fromEntries(
    mix.map((call) => [call.name, rowOf(sent.filter(({ name }) => name === call.name))]),
  )
}

/** The first second from which on all is answered well and in time. */
function recoveredAfter(sent: readonly Sent[]): number {
  const bad = sent.filter(({ status, tookMs }) => !isGood(status) || tookMs > CARRIED_P99_MS / 2)
  return Math.ceil(Math.max(0, ...bad.map(({ dueMs, tookMs }) => dueMs + tookMs)) / 1000)
}

if (import.meta.main) await benchOverload(process.argv[2] === undefined ? undefined : Number(process.argv[2]))
