import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPostgres, migrate } from '../../src/server/schema/migrate.ts'
import { restClient, type ApiClient } from '../support/api-clients.ts'
import { signIn } from '../support/app.ts'
import { launchServer, type LaunchedServer } from '../support/launch-server.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { BUSIEST_DAY_AGO, fillYears, oneGuest } from './fill-years.ts'
import { printLocks } from './locks.ts'
import { peakOf, postgresPid, processorMsOfTree } from './process-figures.ts'

const SIZES = [1_000, 1_000_000] as const
const TIMES = 7

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
const MONTH = { from: inDays(-75), to: inDays(-45) }

/** The reads of the office and programs, each with its path; a long answer is read to its end. */
const READS: Readonly<Record<string, string>> = {
  'the first page of the list': list({}),
  'its counts': counts({}),
  'confirmed: a page': list({ status: 'confirmed' }),
  'confirmed: counts': counts({ status: 'confirmed' }),
  'cancelled: a page': list({ status: 'cancelled' }),
  'cancelled: counts': counts({ status: 'cancelled' }),
  'cancelled, of a month: a page': list({ status: 'cancelled', ...MONTH }),
  'a month: a page': list(MONTH),
  'a month: counts': counts(MONTH),
  'by pick-up': list({ sort: 'pickup' }),
  'a day by pick-up': list({ sort: 'pickup', from: inDays(-60), to: inDays(-60) }),
  'a rare name: a page': list({ q: oneGuest.name }),
  'a rare name: counts': counts({ q: oneGuest.name }),
  'a name many have: a page': list({ q: 'silva' }),
  'a name many have: counts': counts({ q: 'silva' }),
  'a driver: a page': list({ q: 'driver 77' }),
  unpaid: list({ only: 'unpaid' }),
  problems: list({ only: 'problems' }),
  'what every open page asks': '/api/admin/waiting-bookings',
  'the board of today': `/api/admin/board?date=${inDays(0)}`,
  'the board of a day that is over': `/api/admin/board?date=${inDays(-60)}`,
  'the board of a day of 1,400 trips': `/api/admin/board?date=${inDays(-BUSIEST_DAY_AGO)}`,
  'the mails that were given up': '/api/admin/mails',
  'GET /api/bookings': '/api/bookings',
  'the CSV of a month': `/api/admin/bookings.csv?${new URLSearchParams(MONTH)}`,
  'the calendar': 'calendar',
  '/metrics': '/metrics',
}

function list(query: Readonly<Record<string, string>>): string {
  return `/api/admin/bookings?${new URLSearchParams(query)}`
}

function counts(query: Readonly<Record<string, string>>): string {
  return `/api/admin/booking-counts?${new URLSearchParams(query)}`
}

/**
 * Prints how long calls take with a thousand bookings of three years, and with a million. On the PostgreSQL at an address
 * such as `postgres://postgres@127.0.0.1:5432/`, in databases that are dropped before, else on one of its own.
 */
async function benchMillion(address?: string): Promise<void> {
  const postgres = address === undefined ? await startOwn() : serverAt(address)
  try {
    const urls: string[] = []
    for (const size of SIZES) {
      const administration = await connectPostgres(postgres.url('postgres'))
      await administration.em.fork().execute(`drop database if exists bookings_${size}`)
      await administration.em.fork().execute(`create database bookings_${size}`)
      await administration.close()
      const url = postgres.url(`bookings_${size}`)
      const orm = await connectPostgres(url, { silenceMs: 0 })
      await migrate(orm)
      const began = performance.now()
      await fillYears(orm, size)
      console.log(`${size} bookings filled in ${Math.round((performance.now() - began) / 1000)} s`)
      await orm.close()
      urls.push(url)
    }
    await printReads(urls)
    for (const url of urls) await printLocks(url)
  } finally {
    await postgres.stop()
  }
}

/** One that writes down as seldom as can be what a million bookings change. */
async function startOwn(): Promise<Pick<PostgresServer, 'url' | 'stop'>> {
  const postgres = await startPostgres()
  await postgres.set('max_wal_size', '16GB')
  return postgres
}

function serverAt(address: string): Pick<PostgresServer, 'url' | 'stop'> {
  return { url: (database) => new URL(database, address).href, stop: () => Promise.resolve() }
}

/**
 * Milliseconds of each call at each database, of a clock and of the processor, and what came; their calls alternate. On a
 * machine that does something else, too, those of the processor say more.
 */
async function printReads(urls: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const servers: LaunchedServer[] = []
  try {
    const offices: Office[] = []
    for (const [at, url] of urls.entries()) {
      const began = performance.now()
      const server = launchServer({
        DATA_DIR: join(folder, String(at)),
        DATABASE_URL: url,
        SESSION_SECRET: 'x'.repeat(32),
        LOG_LEVEL: 'error',
      })
      servers.push(server)
      const origin = await server.ready
      console.log(`started in ${Math.round(performance.now() - began)} ms`)
      offices.push(await openOffice(origin))
    }
    const postgres = await postgresPid(urls[0] ?? '')
    const rows: Record<string, object> = {}
    for (const [name, path] of Object.entries(READS)) {
      const [taken, busy] = [offices.map((): number[] => []), offices.map((): number[] => [])]
      const sizes = offices.map(() => 0)
      for (let time = -2; time < TIMES; time += 1)
        for (const [at, office] of offices.entries()) {
          const processorMs = () => processorMsOfTree(servers[at]?.pid ?? 0) + processorMsOfTree(postgres)
          const before = processorMs()
          const start = performance.now()
          sizes[at] = await read(path, office)
          if (time < 0) continue
          taken[at]?.push(performance.now() - start)
          busy[at]?.push(processorMs() - before)
        }
      const [few = Number.NaN, many = Number.NaN] = taken.map(medianOf)
      const [fewBusy = Number.NaN, manyBusy = Number.NaN] = busy.map(medianOf)
      rows[name] = {
        few: few.toFixed(1),
        many: many.toFixed(1),
        ratio: (many / few).toFixed(1),
        'processor, few': fewBusy.toFixed(1),
        'processor, many': manyBusy.toFixed(1),
        'processor, ratio': (manyBusy / fewBusy).toFixed(1),
        kB: sizes.map((bytes) => Math.round(bytes / 1000)).join(', '),
      }
    }
    console.table(rows)
    console.log('The most memory of each server, in MB:')
    console.log(...servers.map(({ pid }) => Math.round(peakOf('src/server/main.ts', pid))))
  } finally {
    await Promise.allSettled(servers.map((server) => server.end('SIGTERM')))
    await rm(folder, { recursive: true, force: true })
  }
}

interface Office {
  readonly origin: string
  readonly cookie: string
  readonly calendar: string
}

async function openOffice(origin: string): Promise<Office> {
  const client: ApiClient = restClient(origin)
  const cookie = await signIn(client)
  const { done } = await client.ask('renewCalendarLink', undefined, { cookie })
  return { origin, cookie, calendar: new URL(done.url).pathname }
}

async function read(path: string, { origin, cookie, calendar }: Office): Promise<number> {
  const answer = await fetch(new URL(path === 'calendar' ? calendar : path, origin), { headers: { cookie } })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return byteLength
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

if (import.meta.main) await benchMillion(process.argv[2])
