import { countBookings, findBookings } from '@chauffeur/contract/admin-bookings'
import { ensureFirstAdmin } from '../../src/server/auth/passwords.ts'
import { openBenchApp, type BenchApp } from './bench-app.ts'
import { driven, fillAssignments } from './fill-assignments.ts'
import { fillBookings, numberOf, wanted } from './fill-bookings.ts'

const SIZES = [1_000, 100_000] as const
const WARM_UP = 10
const TIMES = 41

const ADMIN = { username: 'admin', password: 'correct horse battery' }

/** The searches of the office, with their queries. */
const searches: Readonly<Record<string, (size: number) => Readonly<Record<string, string>>>> = {
  'first page': () => ({}),
  'a rare name': () => ({ q: wanted.name }),
  'a name many have': () => ({ q: 'silva' }),
  'a first name': () => ({ q: 'ana' }),
  'an email': () => ({ q: wanted.email }),
  'a part of an email': () => ({ q: 'guest17@' }),
  'a number': (size) => ({ q: numberOf(Math.floor(size / 3)) }),
  'a phone': () => ({ q: wanted.phone }),
  'a flight': () => ({ q: wanted.flight }),
  'a flight many take': () => ({ q: 'TP 1234' }),
  'a company': () => ({ q: wanted.company }),
  'a place of every other trip': () => ({ q: 'faro airport' }),
  'a place of some trips': () => ({ q: 'sagres' }),
  'a driver': () => ({ q: driven.driver }),
  'a driver called as guests are': () => ({ q: 'ana silva' }),
  'all drivers': () => ({ q: 'uarte' }),
  'a plate': () => ({ q: driven.plate }),
  'a part of a plate': () => ({ q: '07qx' }),
  'a driver by pick-up': () => ({ sort: 'pickup', q: driven.driver }),
  'half a number': (size) => ({ q: numberOf(Math.floor(size / 3)).slice(0, 7) }),
  'two letters nobody has': () => ({ q: 'qz' }),
  pending: () => ({ status: 'pending' }),
  confirmed: () => ({ status: 'confirmed' }),
  rejected: () => ({ status: 'rejected' }),
  'a day': () => ({ from: '2026-06-01', to: '2026-06-01' }),
  'a month of long ago': () => ({ from: '2023-06-01', to: '2023-06-30' }),
  'all since then': () => ({ from: '2023-06-01' }),
  'all until then': () => ({ to: '2023-06-01' }),
  'by pick-up': () => ({ sort: 'pickup' }),
  'a day by pick-up': () => ({ sort: 'pickup', from: '2026-11-21', to: '2026-11-21' }),
  'from a day on': () => ({ sort: 'pickup', from: '2024-06-01' }),
  'pending by pick-up': () => ({ sort: 'pickup', status: 'pending' }),
  'rejected by pick-up': () => ({ sort: 'pickup', status: 'rejected' }),
  'a rare name by pick-up': () => ({ sort: 'pickup', q: wanted.name }),
  'a name many have by pick-up': () => ({ sort: 'pickup', q: 'silva' }),
  unpaid: () => ({ only: 'unpaid' }),
  'unpaid by pick-up': () => ({ only: 'unpaid', sort: 'pickup' }),
  problems: () => ({ only: 'problems' }),
  'all of it': () => ({ q: 'silva', status: 'rejected', from: '2024-01-01', to: '2024-12-31' }),
}

/** Prints the duration of the calls behind the office's list, with few bookings and with many. */
export async function benchAdminBookings(): Promise<void> {
  const adminClients: AdminClient[] = []
  try {
    for (const size of SIZES) {
      const client = await openAdminClient(size)
      adminClients.push(client)
      await fillAssignments(client.orm)
    }
    const rows: Record<string, object> = {}
    for (const [name, look] of Object.entries(searches)) {
      const [few = Number.NaN, many = Number.NaN] = await medians(adminClients, findBookings.path, look)
      const counts = await medians(adminClients, countBookings.path, (size) => withoutOrder(look(size)))
      rows[name] = {
        [`page of ${SIZES[0]}`]: few.toFixed(1),
        [`page of ${SIZES[1]}`]: many.toFixed(1),
        ratio: (many / few).toFixed(1),
        ...Object.fromEntries(SIZES.map((size, at) => [`counts of ${size}`, counts[at]?.toFixed(1)])),
      }
    }
    console.log('The office’s bookings on PostgreSQL: median milliseconds of a call')
    console.table(rows)
  } finally {
    for (const client of adminClients) await client.close()
  }
}

/** The order of the list says nothing of how many there are. */
function withoutOrder(look: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(look).filter(([name]) => name !== 'sort'))
}

export interface AdminClient {
  readonly size: number
  readonly orm: BenchApp['orm']
  call(path: string, query: Readonly<Record<string, string>>): Promise<void>
  /** Changes something, or plans it. */
  send(path: string, body: object): Promise<void>
  close(): Promise<void>
}

/** The office, signed in to a server that has so many bookings. */
export async function openAdminClient(size: number): Promise<AdminClient> {
  const app = await openBenchApp({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password })
  await ensureFirstAdmin(app.orm, app.config, new Date())
  await fillBookings(app.orm, size)
  const cookie = await signIn(app)
  return {
    size,
    orm: app.orm,
    close: () => app.close(),
    async call(path, query) {
      const answer = await fetch(`${app.origin}${path}?${new URLSearchParams(query)}`, {
        headers: { cookie },
      })
      await readWhole(path, answer)
    },
    async send(path, body) {
      const headers = { cookie, 'content-type': 'application/json' }
      await readWhole(
        path,
        await fetch(`${app.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
      )
    },
  }
}

async function readWhole(path: string, answer: Response): Promise<void> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`)
}

async function signIn({ origin }: BenchApp): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

/** The median of each database size. Their calls alternate, so that other load on the machine affects both. */
async function medians(
  adminClients: readonly AdminClient[],
  path: string,
  look: (size: number) => Readonly<Record<string, string>>,
): Promise<number[]> {
  const taken = adminClients.map((): number[] => [])
  for (let time = -WARM_UP; time < TIMES; time += 1)
    for (const [at, client] of adminClients.entries()) {
      const start = performance.now()
      await client.call(path, look(client.size))
      if (time >= 0) taken[at]?.push(performance.now() - start)
    }
  return taken.map((times) => times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN)
}
