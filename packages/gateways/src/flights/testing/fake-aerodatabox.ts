import { startFakeService, type FakeResponse, type RecordedRequest } from '../../http/testing/fake-service.ts'
import { fakeAlerts, type FakeFlightService, type FakeSubscription } from './fake-alerts.ts'
import {
  KNOWN_AS_OF,
  KNOWN_FLIGHTS,
  STALE_AS_OF,
  STALE_FLIGHT,
  UNREADABLE_FLIGHT,
  type KnownLeg,
} from './known-flights.ts'

export const FLIGHTS_KEY = 'flights-key'

/**
 * Speaks AeroDataBox's flights by number, whose day is that of the arrival, and its web-hook subscriptions.
 */
export async function startFakeAeroDataBox(): Promise<FakeFlightService> {
  const { alerts, ...store } = fakeAlerts(
    (count) => `3fa85f64-5717-4562-b3fc-${String(count).padStart(12, '0')}`,
    (one) => ({
      flights: [present(ALERTED, { designator: 'TP 1234', asOf: KNOWN_AS_OF })],
      subscription: contract(one),
    }),
  )
  const service = await startFakeService((request): FakeResponse => {
    const { url, headers } = request
    if (headers['x-api-market-key'] !== FLIGHTS_KEY) return { status: 401, json: { message: 'No key' } }
    if (url.pathname.startsWith('/subscriptions/')) return answerSubscription(request)
    const [, number = '', date = ''] = /^\/flights\/number\/([^/]+)\/([\d-]+)$/.exec(url.pathname) ?? []
    const designator = number.replace(/^(..)/, '$1 ')
    if (designator === UNREADABLE_FLIGHT || url.searchParams.get('dateLocalRole') !== 'Arrival')
      return { status: 400, json: { message: 'Flight number is not valid' } }
    const legs = (KNOWN_FLIGHTS[designator] ?? []).filter(({ scheduled }) => scheduled.startsWith(date))
    if (legs.length === 0) return { status: 204, json: undefined }
    const asOf = designator === STALE_FLIGHT ? STALE_AS_OF : KNOWN_AS_OF
    return { json: legs.map((leg) => present(leg, { designator, asOf })) }
  })
  return { ...service, alerts }

  function answerSubscription({ method, url: asked, body }: RecordedRequest): FakeResponse {
    const [subject = '', id = ''] = asked.pathname.split('/').slice(3)
    if (method === 'DELETE')
      return store.remove(subject) ? { json: undefined } : { status: 204, json: undefined }
    if (method === 'GET')
      return alerts.all().length > 0 ? { json: alerts.all().map(contract) } : { status: 204, json: undefined }
    const { url = '' }: { url?: string } = JSON.parse(body)
    if (subject !== 'FlightByNumber' || id === UNREADABLE_FLIGHT.replace(' ', '') || !URL.canParse(url))
      return { status: 400, json: { message: 'Not valid' } }
    return store.add({ type: subject, id }, url, (made) => ({ json: contract(made) }))
  }
}

const ALERTED: KnownLeg = { airport: 'FAO', scheduled: '2027-01-27T18:30:00Z', hasLeft: true }

/** It writes the port into the address that it was given. */
function contract({ id, subject, url }: FakeSubscription) {
  const { host, pathname, protocol } = new URL(url)
  return {
    id,
    isActive: true,
    billingType: 'CreditBased',
    activateBeforeUtc: null,
    expiresOnUtc: null,
    createdOnUtc: '2027-01-26 18:30Z',
    subject,
    subscriber: { type: 'WebHook', id: `${protocol}//${host}:443${pathname}` },
    notices: [],
  }
}

const STATUSES = { cancelled: 'Canceled', diverted: 'Diverted', uncertain: 'CanceledUncertain' } as const

function present(
  leg: KnownLeg,
  { designator, asOf }: { readonly designator: string; readonly asOf: string },
) {
  const { airport, scheduled, expected, landed, hasLeft, state, isCodeshare } = leg
  const flown = landed ? 'Arrived' : hasLeft ? 'EnRoute' : 'Expected'
  return {
    number: designator,
    status: state ? STATUSES[state] : flown,
    codeshareStatus: isCodeshare ? 'IsCodeshared' : 'IsOperator',
    isCargo: false,
    lastUpdatedUtc: spelled(asOf),
    departure: {
      airport: { iata: 'LHR', icao: 'EGLL', name: 'London', timeZone: 'Europe/London' },
      ...(hasLeft && { runwayTime: moment('2027-01-27T14:10:00Z') }),
      quality: ['Basic'],
    },
    arrival: {
      airport: { iata: airport, icao: 'LPFR', name: 'Faro', timeZone: 'Europe/Lisbon' },
      scheduledTime: moment(scheduled),
      ...(landed
        ? { runwayTime: moment(landed) }
        : expected && { revisedTime: moment(expected), predictedTime: moment(scheduled) }),
      terminal: '1',
      baggageBelt: '4',
      quality: hasLeft ? ['Basic', 'Live'] : ['Basic'],
    },
  }
}

function moment(instant: string) {
  return { utc: spelled(instant), local: instant.replace('T', ' ').replace(':00Z', '+00:00') }
}

function spelled(instant: string): string {
  return instant.replace('T', ' ').replace(':00Z', 'Z')
}
