import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Request, type Result } from 'autocannon'
import { signIn } from '../support/app.ts'
import { restClient } from '../support/api-clients.ts'
import { sendRaw } from '../support/http.ts'
import { launchServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { faroToVilamoura, quoteFor } from '../support/trips.ts'

const CONNECTIONS = 50
const WARM_UP_SECONDS = 5
const SECONDS = 60
const BARE_SECONDS = 15

const METRICS_TOKEN = 'read by this bench only'

/** Prints the rate and the memory of the server under a minute of mixed load, beside a bare Fastify under the same load. */
export async function benchMixed(): Promise<void> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const DATABASE_URL = postgres.url('postgres')
  const server = launchServer({
    DATA_DIR: folder,
    DATABASE_URL,
    NODE_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
    METRICS_TOKEN,
    LOG_LEVEL: 'error',
  })
  try {
    const origin = await server.ready
    const mix = mixFor(await signIn(restClient(origin)))
    const ceiling = await bareUnder(mix, origin)
    await fire(origin, mix, WARM_UP_SECONDS)
    const before = await memoryOf(origin)
    const ours = await fire(origin, mix, SECONDS)
    const after = await memoryOf(origin)
    console.log(
      `Mixed load (70 % search, 20 % quotes, 5 % bookings, 5 % the office’s list), ${CONNECTIONS} connections, ` +
        `${SECONDS} s, on a PostgreSQL that does not wait for its disk`,
    )
    console.table({ 'bare Fastify': rowOf(ceiling), ours: rowOf(ours) })
    console.log(`Of the ceiling: ${(ours.requests.average / ceiling.requests.average).toFixed(2)}`)
    console.table({ 'before, MB': before, 'after, MB': after })
    if (ours.errors + ours.non2xx > 0) throw new Error('Some requests were not answered well')
  } finally {
    await server.end('SIGTERM')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const TYPED = [
  'far',
  'faro',
  'vilam',
  'lagos',
  'quinta do l',
  'sevil',
  'lisb',
  'albuf',
  'tavira',
  'portim',
  'sagr',
  'loul',
  'airport',
  'olhao',
]

/** Twenty requests in the order of a busy evening: 14 searches, 4 quotes, a booking, a look at the office's list. */
function mixFor(cookie: string): readonly Request[] {
  const json = { 'content-type': 'application/json' }
  const trip = faroToVilamoura({ pickupDate: `${new Date().getFullYear() + 1}-06-01` })
  const searches = TYPED.map((q): Request => ({
    method: 'GET',
    path: `/api/locations/search?q=${encodeURIComponent(q)}&limit=15`,
  }))
  const quote: Request = {
    method: 'POST',
    path: '/api/quotes',
    headers: json,
    body: JSON.stringify(quoteFor(trip)),
  }
  const booking: Request = {
    method: 'POST',
    path: '/api/bookings',
    headers: json,
    body: JSON.stringify(trip),
  }
  const list: Request = { method: 'GET', path: '/api/admin/bookings?limit=20', headers: { cookie } }
  return [...searches.slice(0, 7), quote, quote, booking, ...searches.slice(7), quote, quote, list]
}

function fire(url: string, requests: readonly Request[], duration: number): Promise<Result> {
  return autocannon({ url, requests, duration, connections: CONNECTIONS, workers: 1 })
}

async function bareUnder(mix: readonly Request[], origin: string): Promise<Result> {
  const answers: Record<string, { status: number; text: string }> = {}
  for (const request of mix) {
    const { status, text } = await sendRaw(origin, request)
    if (status >= 300) throw new Error(`${request.path} answers ${status}: ${text}`)
    answers[`${request.method} ${request.path.split('?', 1)[0]}`] = { status, text }
  }
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  try {
    child.send(answers)
    const [bareOrigin]: string[] = await once(child, 'message')
    await fire(bareOrigin ?? '', mix, WARM_UP_SECONDS)
    return await fire(bareOrigin ?? '', mix, BARE_SECONDS)
  } finally {
    child.kill()
  }
}

/** In megabytes, as the server itself measures it. */
async function memoryOf(origin: string): Promise<Record<string, number>> {
  const { text } = await sendRaw(origin, {
    method: 'GET',
    path: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const read = (name: string) => Math.round(Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]) / 1e6)
  return { resident: read('process_resident_memory_bytes'), heap: read('nodejs_heap_used_bytes') }
}

function rowOf({ requests, latency, errors, non2xx }: Result) {
  return {
    'requests a second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    errors: errors + non2xx,
  }
}

if (import.meta.main) await benchMixed()
