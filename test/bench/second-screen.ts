import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import { DAY_MS } from '@chauffeur/domain/duration'
import { tripStateLabels, type TripEventType } from '@chauffeur/domain/trip-state'
import { chromium, type Page } from 'playwright-core'
import { connectPostgres } from '../../src/server/schema/migrate.ts'
import { restClient } from '../support/api-clients.ts'
import { signIn } from '../support/app.ts'
import { aCar, aDriver } from '../support/cars.ts'
import { startChromium } from '../support/chromium.ts'
import { launchServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { faroToVilamoura } from '../support/trips.ts'
import { planDay } from './board.ts'
import { fillBookings } from './fill-bookings.ts'
import { processorMsOfTree } from './process-figures.ts'

const TRIPS = 150
const ROUNDS = 20
/** Between two changes, so that the mails and messages of one are over before the next. */
const PAUSE_MS = 300

/**
 * Prints how soon a dispatcher who looks at a day of 150 trips sees what is done at another process: from the answer of
 * the change to the frame of the browser that shows it.
 */
export async function benchSecondScreen(): Promise<void> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const DATABASE_URL = postgres.url('postgres')
  const settings = { DATA_DIR: folder, DATABASE_URL, LOG_LEVEL: 'error' }
  const first = launchServer(settings)
  const origin = await first.ready
  const second = launchServer(settings)
  const browserServer = await startChromium()
  try {
    const beside = await second.ready
    const day = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
    const orm = await connectPostgres(DATABASE_URL)
    await fillBookings(orm, TRIPS)
    await planDay({ orm }, day)
    await orm.close()
    const cookie = await signIn(restClient(origin))
    const [name = '', value = ''] = cookie.split('=')
    const browser = await chromium.connect(browserServer.wsEndpoint())
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name, value, url: beside }])
    // On a machine that is busy with something else.
    context.setDefaultTimeout(120_000)
    const screen = await context.newPage()
    await screen.goto(`${beside}/admin/today?day=${day}`)
    await screen.getByText(/^150 trips: /).waitFor()
    const used = () => [second.pid, browserServer.process().pid ?? 0].map(processorMsOfTree)
    const before = used()
    const delays = await changeTrips({ screen, origin, cookie, day })
    const all = [...delays.values()].flat()
    const [server, page] = used().map((ms, index) => Math.round((ms - (before[index] ?? 0)) / all.length))
    const load = loadavg()[0]?.toFixed(1)
    console.log(
      `A day of ${TRIPS} trips: milliseconds until another process’s page shows a change; load ${load}`,
    )
    const rows = [...delays, ['all', all] as const]
    console.table(Object.fromEntries(rows.map(([name, of]) => [name, figuresOf(of)])))
    console.log(`Of the processor a change takes ${server} ms of that process, and ${page} ms of the browser`)
  } finally {
    await browserServer.close()
    await first.end('SIGTERM')
    await second.end('SIGTERM')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Work {
  readonly screen: Page
  /** Where the changes are made. */
  readonly origin: string
  readonly cookie: string
  readonly day: string
}

/** A guest books; the office accepts, gives the trip away and notes a wish; the driver reports; the office cancels. */
async function changeTrips({ screen, origin, cookie, day }: Work): Promise<ReadonlyMap<string, number[]>> {
  const client = restClient(origin)
  const office = { cookie }
  const { done: car } = await client.ask('createCar', aCar({ plate: '99-ZZ-99' }), office)
  const { done: driver } = await client.ask('createDriver', aDriver({ usualCarId: car.id }), office)
  const { done: link } = await client.ask('makeDriverLink', { id: driver.id }, office)
  const phone = { headers: { [DRIVER_HEADER]: link.url.split('/').at(-1) ?? '' } }
  const delays = new Map<string, number[]>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const guest = `Guest of round ${round}.`
    const change = async <T>(name: string, text: string | null, run: () => Promise<{ readonly done: T }>) => {
      const shown = screen.evaluate(untilShown, { guest, text })
      const { done } = await run()
      const answered = performance.now()
      await shown
      delays.set(name, [...(delays.get(name) ?? []), performance.now() - answered])
      await wait(PAUSE_MS)
      return done
    }
    const report = (assignmentId: string, type: TripEventType) => {
      const now = new Date().toISOString()
      const event = { id: randomUUID(), assignmentId, type, version: 1, occurredAt: now }
      return client.ask('reportDriverEvents', { sentAt: now, events: [event] }, phone)
    }
    const trip = faroToVilamoura({ customerName: guest, pickupDate: day })
    const { id } = await change('booked', guest, () => client.ask('createBooking', trip))
    await screen.getByRole('article').filter({ hasText: guest }).scrollIntoViewIfNeeded()
    await change('accepted', 'Nobody yet', () => client.ask('acceptBooking', { id }, office))
    const given = { id, carId: car.id, driverId: driver.id }
    const job = await change('assigned', car.plate, () => client.ask('assignTrip', given, office))
    const notes = `Waits at exit ${round}.`
    await change('noted', notes, () => client.ask('changeBookingDetails', { id, notes }, office))
    await change('accepted by the driver', tripStateLabels.accepted, () => report(job.id, 'accept'))
    await change('on the way', tripStateLabels.on_the_way, () => report(job.id, 'on_the_way'))
    await change('cancelled', null, () => client.ask('cancelBooking', { id, reason: 'Ill' }, office))
  }
  return delays
}

/** Waits in the browser until a frame shows a text in the row of a guest’s trip; null: no such row. */
async function untilShown({ guest, text }: { readonly guest: string; readonly text: string | null }) {
  const isShown = () => {
    const row = [...document.querySelectorAll('article')].find((one) => one.textContent.includes(guest))
    return text === null ? row === undefined : row?.textContent.includes(text) === true
  }
  await new Promise<void>((done) => {
    const look = () => isShown() && done()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    look()
  })
  await new Promise(requestAnimationFrame)
}

function figuresOf(delays: readonly number[]) {
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
  return { changes: sorted.length, median: at(0.5), '99 of 100': at(0.99), 'the slowest': at(1) }
}

if (import.meta.main) await benchSecondScreen()
