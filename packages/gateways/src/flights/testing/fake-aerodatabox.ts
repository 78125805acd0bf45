import { startFakeService, type FakeResponse, type FakeService } from '../../http/testing/fake-service.ts'
import {
  KNOWN_AS_OF,
  KNOWN_FLIGHTS,
  STALE_AS_OF,
  STALE_FLIGHT,
  UNREADABLE_FLIGHT,
  type KnownLeg,
} from './known-flights.ts'

export const FLIGHTS_KEY = 'flights-key'

/** Speaks AeroDataBox's flights by number, whose day is that of the arrival. */
export function startFakeAeroDataBox(): Promise<FakeService> {
  return startFakeService(({ url, headers }): FakeResponse => {
    if (headers['x-api-market-key'] !== FLIGHTS_KEY) return { status: 401, json: { message: 'No key' } }
    const [, number = '', date = ''] = /^\/flights\/number\/([^/]+)\/([\d-]+)$/.exec(url.pathname) ?? []
    const designator = number.replace(/^(..)/, '$1 ')
    if (designator === UNREADABLE_FLIGHT || url.searchParams.get('dateLocalRole') !== 'Arrival')
      return { status: 400, json: { message: 'Flight number is not valid' } }
    const legs = (KNOWN_FLIGHTS[designator] ?? []).filter(({ scheduled }) => scheduled.startsWith(date))
    if (legs.length === 0) return { status: 204, json: undefined }
    const asOf = designator === STALE_FLIGHT ? STALE_AS_OF : KNOWN_AS_OF
    return { json: legs.map((leg) => present(leg, { designator, asOf })) }
  })
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
