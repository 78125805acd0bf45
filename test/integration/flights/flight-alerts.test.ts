import { aeroApiAlerts } from '@chauffeur/gateways/flights/aeroapi/aeroapi-alerts'
import { aeroDataBoxAlerts } from '@chauffeur/gateways/flights/aerodatabox/aerodatabox-alerts'
import type { FoundArrival } from '@chauffeur/gateways/flights/flights'
import type { FakeFlightService } from '@chauffeur/gateways/flights/testing/fake-alerts'
import { startFakeAeroApi } from '@chauffeur/gateways/flights/testing/fake-aeroapi'
import { FLIGHTS_KEY, startFakeAeroDataBox } from '@chauffeur/gateways/flights/testing/fake-aerodatabox'
import { describe, expect, onTestFinished } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import type { AppOptions, TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { confirmedTrip } from '../../support/dispatch.ts'
import { test } from '../../support/test.ts'

// The pick-up is at 10:30 at Faro Airport, so the guest is thought to land at 10:00.
const at = (time: string, day = '27') => `2027-01-${day}T${time}:00.000Z`
const BOOKED = { flightNumber: 'tp 1234', isAirportService: true }
const PUBLIC_URL = 'https://costa.example'

const providers = {
  aerodatabox: { start: startFakeAeroDataBox, alertsOf: aeroDataBoxAlerts },
  aeroapi: { start: startFakeAeroApi, alertsOf: aeroApiAlerts },
} as const

/** A provider that knows of one flight, and where it is subscribed to alerts. */
async function following(
  open: (options: AppOptions) => Promise<TestApp>,
  {
    provider = 'aerodatabox',
    now = ['08:00'],
  }: { provider?: keyof typeof providers; now?: Parameters<typeof at> } = {},
) {
  const service = await providers[provider].start()
  onTestFinished(() => service.close())
  const alerts = providers[provider].alertsOf({ apiKey: FLIGHTS_KEY, baseUrl: service.url })
  let asked = 0
  let said: Partial<FoundArrival> = {}
  const arrival = (): Promise<FoundArrival> => {
    asked += 1
    return Promise.resolve({
      kind: 'found',
      scheduled: new Date(at('10:00')),
      expected: null,
      landed: null,
      phase: 'scheduled',
      isLive: true,
      asOf: new Date(at('08:00')),
      ...said,
    })
  }
  const settings = { FLIGHTS: provider, FLIGHTS_API_KEY: FLIGHTS_KEY, FLIGHT_ALERTS: 'yes', PUBLIC_URL }
  // People call a process of their own: this one has their cookies by https only.
  const office = await open({ clock: clockAt(at(...now)) })
  const openBeside = (more: Record<string, string> = {}) =>
    open({ beside: office, settings: { ...settings, ...more }, flights: { arrival, alerts } })
  const app = await openBeside()
  return {
    service,
    office,
    app,
    openBeside,
    asked: () => asked,
    say: (next: Partial<FoundArrival>) => void (said = next),
  }
}

async function work(app: TestApp): Promise<void> {
  await app.workers.flights?.drain()
  await app.workers.flightAlerts?.drain()
}

const rowsOf = (app: TestApp) =>
  app.database
    .fresh()
    .execute<{ state: string; provider_id: string | null }[]>(
      'select state, provider_id from flight_alert order by next_attempt_at, state',
    )
const statesOf = async (app: TestApp) => (await rowsOf(app)).map(({ state }) => state)
const nextChecks = async (app: TestApp) =>
  (
    await app.database
      .fresh()
      .execute<{ next: Date | null }[]>('select next_check_at as next from flight_watch order by next')
  ).map(({ next }) => next && new Date(next).toISOString())

/** The provider tells of a subscription at the address that it was given. */
function tell(app: TestApp, url: string, body: object | string = {}) {
  return app.raw({
    method: 'POST',
    path: new URL(url).pathname,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const urlsOf = ({ alerts }: FakeFlightService) => alerts.all().map(({ url }) => url)
const cancel = (app: TestApp, id: string) =>
  callAsAdmin(app, 'tRPC', 'cancelBooking', { id, reason: 'Asked' })
async function counts(app: TestApp): Promise<string[]> {
  const { text } = await app.raw({ method: 'GET', path: '/metrics', headers: {} })
  return text.split('\n').filter((line) => /^flight_alert\w+\{.*\} [1-9]/.test(line))
}

describe.each(['aerodatabox', 'aeroapi'] as const)('a flight that %s tells of', (provider) => {
  test('is asked for when it tells, and no more once it has landed', async ({ open }) => {
    const { service, office, app, asked, say } = await following(open, { provider })
    await confirmedTrip(office, BOOKED)
    await work(app)
    const [one] = service.alerts.all()
    expect(one?.url).toMatch(/^https:\/\/costa\.example\/api\/flights\/alerts\/[\w-]+\.[\w-]+$/)
    expect(await rowsOf(app)).toEqual([{ state: 'active', provider_id: one?.id }])
    expect([asked(), await nextChecks(app)]).toEqual([1, [at('09:00')]])

    say({ expected: new Date(at('10:40')), phase: 'flying' })
    app.clock.set(at('08:20'))
    const url = one?.url ?? ''
    expect((await tell(app, url, service.alerts.bodyOf(one?.id ?? ''))).status).toBe(200)
    await work(app)
    expect([asked(), await nextChecks(app)]).toEqual([2, [at('09:00')]])
    const { done } = await callAsAdmin(office, 'tRPC', 'readBoard', { date: '2027-01-27' })
    expect(done.alarms.map(({ kind }) => kind)).toContain('flight_late')

    app.clock.set(at('09:10'))
    await work(app)
    // It is late, and its provider has told so: hourly in place of every quarter of an hour.
    expect(await nextChecks(app)).toEqual([at('10:10')])

    const landed = new Date(at('10:38'))
    say({ expected: landed, landed, phase: 'landed' })
    app.clock.set(at('10:39'))
    await tell(app, url)
    await work(app)
    expect([await nextChecks(app), await statesOf(app), urlsOf(service)]).toEqual([[null], ['ended'], []])
    const before = asked()
    await tell(app, url)
    await work(app)
    expect([asked(), await counts(app)]).toEqual([
      before,
      [
        'flight_alert_subscriptions{state="ended"} 1',
        'flight_alerts_total{outcome="taken"} 2',
        'flight_alerts_total{outcome="ignored"} 1',
      ],
    ])
  })
})

test('a flight is subscribed to once, also where the answer was lost, and ended with the last booking on it', async ({
  open,
}) => {
  const { service, office, app, openBeside } = await following(open)
  const other = await openBeside()
  const bookings = [
    await confirmedTrip(office, BOOKED),
    await confirmedTrip(office, { ...BOOKED, customerEmail: 'rui@example.com' }),
  ]
  service.alerts.failNext('lost')
  await work(app)
  expect([await statesOf(app), urlsOf(service).length]).toEqual([['wanted'], 1])
  app.clock.set(at('08:15'))
  await Promise.all([work(app), work(other)])
  expect(await rowsOf(app)).toEqual([{ state: 'active', provider_id: service.alerts.all()[0]?.id }])
  await cancel(office, bookings[0]?.id ?? '')
  await work(app)
  expect([await statesOf(app), urlsOf(service).length]).toEqual([['active'], 1])
  await cancel(office, bookings[1]?.id ?? '')
  await Promise.all([work(app), work(other)])
  expect([await statesOf(app), urlsOf(service)]).toEqual([['ended'], []])
})

test('nothing is subscribed to earlier than a day before the landing, and it ends with another number', async ({
  open,
}) => {
  const { service, office, app } = await following(open, { now: ['10:00', '25'] })
  const { id } = await confirmedTrip(office, BOOKED)
  await work(app)
  expect([await statesOf(app), await nextChecks(app)]).toEqual([[], [at('10:00', '26')]])
  app.clock.set(at('10:00', '26'))
  await work(app)
  expect([await statesOf(app), await nextChecks(app)]).toEqual([['active'], [at('09:00')]])
  await office.signInAgain()
  await callAsAdmin(office, 'tRPC', 'changeBookingDetails', { id, flightNumber: 'FR 2612' })
  await work(app)
  await work(app)
  expect(service.alerts.all()).toMatchObject([{ subject: { id: 'FR2612' } }])
})

test('a flight whose alerts the provider does not sell is asked for as ever', async ({ open }) => {
  const { service, office, app, asked } = await following(open, { now: ['12:00', '26'] })
  await confirmedTrip(office, BOOKED)
  service.alerts.failNext(402)
  await work(app)
  // It is asked for again soon, so that the times in between are not missed.
  expect([await statesOf(app), asked(), await nextChecks(app)]).toEqual([['wanted'], 1, [at('12:10', '26')]])
  app.clock.set(at('12:10', '26'))
  await work(app)
  expect([asked(), await nextChecks(app)]).toEqual([2, [at('04:00')]])
})

test('what may have been subscribed to is ended with its booking', async ({ open }) => {
  const { service, office, app } = await following(open)
  const { id } = await confirmedTrip(office, BOOKED)
  service.alerts.failNext('lost')
  await work(app)
  await cancel(office, id)
  app.clock.set(at('08:15'))
  await work(app)
  expect([await statesOf(app), urlsOf(service)]).toEqual([['ended'], []])
})

test('whatever comes has the same answer, is believed in nothing and has a flight asked for once in ten minutes', async ({
  open,
}) => {
  const { service, office, app, asked } = await following(open)
  await confirmedTrip(office, BOOKED)
  await work(app)
  const [url = ''] = urlsOf(service)
  app.clock.set(at('08:05'))
  const landed = { flights: [{ status: 'Arrived', arrival: { runwayTime: { utc: '2027-01-27 09:00Z' } } }] }
  const answers = [
    await tell(app, url, landed),
    await tell(app, url, landed),
    await tell(app, url, 'no JSON'),
    await tell(app, url, 'x'.repeat(300_000)),
    await tell(app, `${url}x`),
    await tell(app, url.replace(/\.[^.]+$/, '')),
  ]
  expect(answers.map(({ status, text }) => `${status}${text}`)).toEqual(answers.map(() => '200'))
  await work(app)
  expect([asked(), await nextChecks(app)]).toEqual([1, [at('08:10')]])
  app.clock.set(at('08:10'))
  await work(app)
  expect(asked()).toBe(2)
  const { done } = await callAsAdmin(office, 'tRPC', 'readBoard', { date: '2027-01-27' })
  expect(done.alarms.filter(({ kind }) => kind.startsWith('flight'))).toEqual([])
  expect((await counts(app)).filter((line) => line.includes('total'))).toEqual([
    'flight_alerts_total{outcome="taken"} 3',
    'flight_alerts_total{outcome="refused"} 2',
  ])
})

test('subscriptions end where alerts are switched off, and those that the database forgot', async ({
  open,
}) => {
  const { service, office, app, openBeside } = await following(open)
  await confirmedTrip(office, BOOKED)
  await work(app)
  const [url = ''] = urlsOf(service)
  await app.database.fresh().execute('delete from flight_alert')
  await tell(app, url)
  await app.workers.flightAlerts?.drain()
  expect([await statesOf(app), urlsOf(service)]).toEqual([['ended'], []])

  app.clock.set(at('09:00'))
  await work(app)
  expect(urlsOf(service)).toHaveLength(1)
  await work(await openBeside({ FLIGHT_ALERTS: 'no' }))
  expect([await statesOf(app), urlsOf(service)]).toEqual([['ended', 'ended'], []])
})
