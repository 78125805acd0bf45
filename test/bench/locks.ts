import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASES } from '@chauffeur/domain/cars'
import { baseKey, CARS_KEY } from '../../src/server/cars/lock-cars.ts'
import { connectPostgres } from '../../src/server/schema/migrate.ts'
import { restClient, type ApiClient } from '../support/api-clients.ts'
import { signIn } from '../support/app.ts'
import { aBlock, aCar, aDriver } from '../support/cars.ts'
import { launchServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { faroToVilamoura } from '../support/trips.ts'

/** Until the servers have rendered their pages ahead, and their code is compiled as it is after an hour. */
const WARM_UP_SECONDS = 20
const SECONDS = 20
const CARS = 12
const DAYS = 40
const YEAR = new Date().getFullYear() + 1
const WORKERS = { create: 6, assign: 4, cancel: 2, block: 1 } as const

type Act = keyof typeof WORKERS

/** An act on one of the servers; false where there was nothing to do. */
type Acting = (client: ApiClient, cookie: string, round: number) => Promise<boolean>

/**
 * Prints how long guests and the office wait for each other on two processes of one database: bookings, assignments,
 * cancellations and blocks of cars at once.
 */
export async function benchLocks(): Promise<void> {
  const postgres = await startPostgres()
  try {
    await printLocks(postgres.url('postgres'))
  } finally {
    await postgres.stop()
  }
}

/** Like `benchLocks`, on a database that already holds bookings. */
export async function printLocks(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'error',
  }
  const first = launchServer(env)
  let second: ReturnType<typeof launchServer> | undefined
  try {
    const one = restClient(await first.ready)
    second = launchServer(env)
    const clients = [one, restClient(await second.ready)]
    const cookie = await signIn(one)
    const firm = await prepare(one, cookie)
    await runMix(clients, cookie, firm, WARM_UP_SECONDS)
    const watch = await watchWaits(databaseUrl)
    const waits = await runMix(clients, cookie, firm, SECONDS)
    console.log(
      `${Object.values(WORKERS).join(', ')} at once for ${SECONDS} s, on two processes that did so before (ms)`,
    )
    console.table(Object.fromEntries(Object.entries(waits).map(([act, times]) => [act, figuresOf(times)])))
    console.log('Transactions that wait for another one, of a hundred looks, by what they wait for:')
    console.table(await watch.stop())
  } finally {
    await Promise.allSettled([first.end('SIGTERM'), second?.end('SIGTERM')])
    await rm(folder, { recursive: true, force: true })
  }
}

const LOOK_MS = 20

/** Looks again and again at which transactions wait for which kind of lock. */
async function watchWaits(databaseUrl: string) {
  const orm = await connectPostgres(databaseUrl)
  const seen = new Map<string, number>()
  let looks = 0
  let isOver = false
  const watching = (async () => {
    for (; !isOver; looks += 1) {
      const waiting = await orm.em.fork().execute<{ event: string; count: number }[]>(WAITING)
      for (const { event, count } of waiting) seen.set(event, (seen.get(event) ?? 0) + count)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  })()
  return {
    async stop(): Promise<Readonly<Record<string, number>>> {
      isOver = true
      await watching
      await orm.close()
      return Object.fromEntries([...seen].map(([event, count]) => [event, Math.round((100 * count) / looks)]))
    },
  }
}

/** Of an advisory lock by its name in the order of locks (docs/architecture.md). */
const WAITING = `
  select case when locktype <> 'advisory' then locktype
      when key = hashtextextended('${CARS_KEY}', 0) then 'the firm’s cars'
      when key in (${BASES.map((base) => `hashtextextended('${baseKey(base)}', 0)`).join(', ')}) then 'the cars of a base'
      else 'the days of a trip' end as event,
    count(*)::int as count
  from (select locktype, (classid::int8 << 32) | objid::int8 as key from pg_locks where not granted) waiting
  group by event`

interface Firm {
  readonly cars: readonly string[]
  readonly drivers: readonly string[]
}

async function prepare(client: ApiClient, cookie: string): Promise<Firm> {
  const [cars, drivers]: [string[], string[]] = [[], []]
  for (let n = 0; n < CARS; n += 1) {
    const car = await client.ask('createCar', aCar({ plate: `${10 + n}-AB-34` }), { cookie })
    const driver = await client.ask('createDriver', aDriver({ name: `Driver ${n}` }), { cookie })
    cars.push(car.done.id)
    drivers.push(driver.done.id)
  }
  return { cars, drivers }
}

const dayOf = (n: number) => new Date(Date.UTC(YEAR, 5, 1 + (n % DAYS))).toISOString().slice(0, 10)
const timeOf = (n: number) => `${String(6 + (n % 16)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`

async function runMix(
  clients: readonly ApiClient[],
  cookie: string,
  { cars, drivers }: Firm,
  seconds: number,
): Promise<Readonly<Record<Act, number[]>>> {
  const [toAssign, toCancel]: [string[], string[]] = [[], []]
  let made = 0
  const acts: Readonly<Record<Act, Acting>> = {
    async create(client) {
      made += 1
      const trip = faroToVilamoura({ pickupDate: dayOf(made), pickupTime: timeOf(made >> 3), vehicleId: 2 })
      const { status, done } = await client.ask('createBooking', trip)
      if (status === 201) toAssign.push(done.id)
      return expectTaken(status, [201, 409])
    },
    async assign(client, _, round) {
      const id = toAssign.shift()
      if (id === undefined) return false
      await client.ask('acceptBooking', { id }, { cookie })
      const who = { carId: cars[round % CARS], driverId: drivers[round % CARS] }
      const { status } = await client.ask(
        'assignTrip',
        { id, carNo: 1, ...who, override: 'A bench' },
        { cookie },
      )
      toCancel.push(id)
      return expectTaken(status, [200, 201, 409])
    },
    async cancel(client) {
      const id = toCancel.shift()
      if (id === undefined) return false
      const { status } = await client.ask('cancelBooking', { id, reason: 'A bench' }, { cookie })
      return expectTaken(status, [200, 409])
    },
    async block(client, _, round) {
      const id = cars[round % CARS] ?? ''
      const startDate = dayOf(round)
      const { status, done } = await client.ask(
        'blockCar',
        { id, ...aBlock({ startDate, endDate: startDate }) },
        { cookie },
      )
      expectTaken(status, [200, 201])
      for (const block of done.blocks) await client.ask('removeBlock', { id: block.id }, { cookie })
      return true
    },
  }
  const waits: Record<Act, number[]> = { create: [], assign: [], cancel: [], block: [] }
  const end = performance.now() + seconds * 1000
  const keepActing = async (act: Act, worker: number) => {
    const client = clients[worker % clients.length]
    if (!client) throw new Error('There are two servers')
    for (let round = worker; performance.now() < end; round += 1) {
      const began = performance.now()
      if (await acts[act](client, cookie, round)) waits[act].push(performance.now() - began)
      else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all(
    Object.entries(WORKERS).flatMap(([act, count]) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of WORKERS are acts
      Array.from({ length: count }, (_, worker) => keepActing(act as Act, worker)),
    ),
  )
  return waits
}

function expectTaken(status: number, expected: readonly number[]): true {
  if (!expected.includes(status)) throw new Error(`Answered ${status}`)
  return true
}

function figuresOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) }
}

if (import.meta.main) await benchLocks()
