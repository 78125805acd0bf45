import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restClient, type ApiClient } from '../support/api-clients.ts'
import { signIn } from '../support/app.ts'
import { aCar, aDriver } from '../support/cars.ts'
import { launchServer, type LaunchedServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { ROOT } from '../support/repository.ts'
import { faroToVilamoura } from '../support/trips.ts'

/**
 * Starts the last release and this tree on one database, in both orders: while one replaces the other under load, no
 * request may be lost, and each does a day's work on what the other has made.
 */

const SECONDS = 6
const VISITORS = 8

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

const released = process.argv[2] ?? git('log', '--grep', '^Release ', '--format=%H', '-1')
if (released === '') throw new Error('There is no release in the history: name a commit.')
const folder = await mkdtemp(join(tmpdir(), 'chauffeur-upgrade-'))
try {
  const release = join(folder, 'release')
  checkOut(released, release)
  for (const [first, second] of [
    [release, ROOT],
    [ROOT, release],
  ] as const)
    await replace(
      first,
      second,
      first === release ? 'The release, then this tree' : 'This tree, then the release',
    )
} finally {
  await rm(folder, { recursive: true, force: true })
}

function checkOut(commit: string, into: string): void {
  console.log(`The release is ${git('log', '-1', '--format=%h %s', commit)}`)
  execFileSync('sh', ['-c', `mkdir "$1" && git archive "$0" | tar -x -C "$1"`, commit, into], { cwd: ROOT })
  const run = (...args: string[]) =>
    execFileSync('npx', args, { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] })
  run('-y', 'pnpm@12', 'install', '--frozen-lockfile')
  run('-y', 'pnpm@12', 'build')
}

async function replace(first: string, second: string, title: string): Promise<void> {
  const postgres = await startPostgres()
  const servers: LaunchedServer[] = []
  const start = async (tree: string) => {
    const server = launchServer(
      {
        DATA_DIR: await mkdtemp(join(folder, 'data-')),
        DATABASE_URL: postgres.url('postgres'),
        SESSION_SECRET: 'x'.repeat(32),
        LOG_LEVEL: 'error',
      },
      tree,
    )
    servers.push(server)
    const origin = await server.ready
    return { server, site: { origin, client: restClient(origin) } }
  }
  try {
    const old = await start(first)
    await workADay(old.site, 0)
    const balancer = { clients: [old.site.client] }
    const load = keepVisiting(balancer)
    await pause()
    const next = await start(second)
    balancer.clients = [old.site.client, next.site.client]
    await pause()
    await Promise.all([workADay(old.site, 1), workADay(next.site, 2)])
    // As a balancer does it: no new request, and then a word to stop.
    balancer.clients = [next.site.client]
    await old.server.end('SIGTERM')
    await pause()
    const { answered, lost } = await load.stop()
    await workADay(next.site, 3)
    console.log(`${title}: ${answered} requests answered, ${lost.length} lost`)
    if (lost.length > 0 || answered === 0) process.exitCode = 1
    if (lost.length === 0) return
    for (const reason of lost.slice(0, 3)) console.error(reason)
    for (const [at, { output }] of servers.entries())
      console.error(`The log of the ${at === 0 ? 'first' : 'second'} ends:\n${output().slice(-20_000)}`)
    console.error(`That of PostgreSQL ends:\n${postgres.log().slice(-20_000)}`)
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await postgres.stop()
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
}

/** Visitors who book, one after the other, each at one of the servers that take requests. */
function keepVisiting(balancer: { readonly clients: readonly ApiClient[] }) {
  let isOver = false
  let answered = 0
  const lost: string[] = []
  const visit = async (visitor: number) => {
    for (let round = visitor; !isOver; round += 1) {
      const client = balancer.clients[round % balancer.clients.length]
      if (!client) throw new Error('No server takes requests')
      try {
        const { status } = await client.ask('createBooking', faroToVilamoura())
        if (status === 201) answered += 1
        else lost.push(`A booking was answered ${status}`)
      } catch (error) {
        lost.push(String(error))
      }
    }
  }
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor))
  return {
    async stop() {
      isOver = true
      await Promise.all(visits)
      return { answered, lost }
    },
  }
}

/** Does a day's work of guests and office; each answer is checked against its description. */
async function workADay(
  { origin, client }: { readonly origin: string; readonly client: ApiClient },
  day: number,
): Promise<void> {
  const cookie = await signIn(client)
  const office = { cookie }
  const expectStatus = <Answer extends { readonly status: number }>(what: string, answer: Answer): Answer => {
    if (answer.status >= 300) throw new Error(`${what} was answered ${answer.status}`)
    return answer
  }
  // Of another class than the trips: what no car is kept for is sold without end.
  const vito = aCar({ plate: `1${day}-AB-34`, vehicleId: 4 })
  const car = expectStatus('A car', await client.ask('createCar', vito, office))
  const driver = expectStatus(
    'A driver',
    await client.ask('createDriver', aDriver({ name: `Driver ${day}` }), office),
  )
  const trip = faroToVilamoura({ pickupTime: `${10 + day}:30` })
  const { id } = expectStatus('A booking', await client.ask('createBooking', trip)).done
  expectStatus('Accepting', await client.ask('acceptBooking', { id }, office))
  const who = { carId: car.done.id, driverId: driver.done.id, override: 'A trial' }
  expectStatus('Assigning', await client.ask('assignTrip', { id, carNo: 1, ...who }, office))
  expectStatus('The board', await client.ask('readBoard', { date: trip.pickupDate }, office))
  const paid = expectStatus(
    'A booking to pay',
    await client.ask('createBooking', { ...trip, paymentMethod: 'sumup' }),
  )
  const checkout = paid.done.checkoutUrl
  if (typeof checkout !== 'string') throw new Error('Nowhere to pay')
  await fetch(checkout, { method: 'POST', body: new URLSearchParams({ act: 'pay', scenario: 'smooth' }) })
  const file = await fetch(new URL('/api/admin/bookings.csv', origin), { headers: { cookie } })
  if (!(await file.text()).includes(id)) throw new Error('The CSV lacks a booking')
  const cancelled = { id, reason: 'The flight was cancelled.', expectedRefund: 0, refund: 0 }
  expectStatus('Cancelling', await client.ask('cancelBooking', cancelled, office))
}
