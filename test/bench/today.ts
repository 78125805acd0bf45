import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright-core'
import { connectPostgres } from '../../src/server/schema/migrate.ts'
import { restClient } from '../support/api-clients.ts'
import { signIn } from '../support/app.ts'
import { startChromium } from '../support/chromium.ts'
import { launchServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { planDay } from './board.ts'
import { fillBookings } from './fill-bookings.ts'

const TRIPS = 150
const EMPTY_DAY = '2026-01-05'
const RUNS = 7
/** How much slower than this machine a slow phone is taken to be. */
const SLOWER = 4
const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/**
 * Prints for how long scripts keep a slow phone busy on the office's Today: until the trips are seen and in all, and of that
 * what a day without trips takes as well. It counts the time of the processor, so that other work of the machine does not
 * count.
 */
export async function benchToday(): Promise<void> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const DATABASE_URL = postgres.url('postgres')
  const server = launchServer({ DATA_DIR: folder, DATABASE_URL, LOG_LEVEL: 'error' })
  const browserServer = await startChromium()
  try {
    const origin = await server.ready
    const today = new Date().toISOString().slice(0, 10)
    const orm = await connectPostgres(DATABASE_URL)
    await fillBookings(orm, TRIPS)
    await planDay({ orm }, today)
    await orm.close()
    const [name = '', value = ''] = (await signIn(restClient(origin))).split(';')[0]?.split('=') ?? []
    const browser = await chromium.connect(browserServer.wsEndpoint())
    const rows: Record<string, object> = {}
    for (const [device, viewport] of Object.entries(WINDOWS)) {
      const context = await browser.newContext({ viewport })
      await context.addCookies([{ name, value, url: origin }])
      const empty = await visits(context, `${origin}/admin/today?day=${EMPTY_DAY}`, 'No trips on this day.')
      const full = await visits(context, `${origin}/admin/today?day=${today}`, `${TRIPS} trips: `)
      rows[device] = {
        'until seen': full.seen,
        'of that without trips': empty.seen,
        'in all': full.all,
        'of it without trips': empty.all,
      }
      await context.close()
    }
    console.log(`Today with ${TRIPS} trips: milliseconds of script on a phone that is ${SLOWER} times slower`)
    console.table(rows)
  } finally {
    await browserServer.close()
    await server.end('SIGTERM')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function visits(context: BrowserContext, url: string, heading: string) {
  await visit(context, url, heading)
  const taken: (readonly [seen: number, all: number])[] = []
  while (taken.length < RUNS) taken.push(await visit(context, url, heading))
  const median = (of: (one: readonly [number, number]) => number) =>
    taken.map(of).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN
  return { seen: median(([seen]) => seen), all: median(([, all]) => all) }
}

async function visit(context: BrowserContext, url: string, heading: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
    return Math.round(seconds * 1000 * SLOWER)
  }
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(
    (start) =>
      new Promise<void>((seen) => {
        const observer = new MutationObserver(look)
        function look() {
          const isSeen = [...document.querySelectorAll('main [aria-live]')].some((one) =>
            one.textContent.startsWith(start),
          )
          if (!isSeen) return
          observer.disconnect()
          seen()
        }
        observer.observe(document, { childList: true, subtree: true, characterData: true })
        look()
      }),
    heading,
  )
  const seen = await script()
  // Until nothing has been left to do for a while.
  await page.evaluate(async () => {
    for (let times = 0; times < 20; times += 1)
      await new Promise((done) => requestIdleCallback(() => setTimeout(done, 50)))
  })
  const all = await script()
  await page.close()
  return [seen, all] as const
}

if (import.meta.main) await benchToday()
