import { startFakeService, type FakeResponse, type FakeService } from '../../http/testing/fake-service.ts'
import { airlineOf } from '@chauffeur/domain/airlines'
import { FLIGHTS_KEY } from './fake-aerodatabox.ts'
import { KNOWN_FLIGHTS, UNREADABLE_FLIGHT, type KnownLeg } from './known-flights.ts'

/** Speaks AeroAPI's flights by designator, between two departures. It lists the latest first, and an empty list of none. */
export function startFakeAeroApi(): Promise<FakeService> {
  return startFakeService(({ url, headers }): FakeResponse => {
    if (headers['x-apikey'] !== FLIGHTS_KEY)
      return { status: 401, json: { title: 'Unauthorized', reason: 'INVALID_API_KEY', status: 401 } }
    const [, ident = ''] = /^\/flights\/([^/]+)$/.exec(url.pathname) ?? []
    const [start = '', end = ''] = ['start', 'end'].map((name) => url.searchParams.get(name) ?? '')
    const isRange = /^\S+T\S+Z$/.test(start) && start < end
    if (ident === code(UNREADABLE_FLIGHT) || !isRange || url.searchParams.get('ident_type') !== 'designator')
      return { status: 400, json: { title: 'Bad request', reason: 'INVALID_ARGUMENT', status: 400 } }
    const [, legs = []] = Object.entries(KNOWN_FLIGHTS).find(([number]) => code(number) === ident) ?? []
    const flights = legs.map((leg) => present(leg, ident)).filter(({ off }) => start <= off && off < end)
    return { json: { links: null, num_pages: 1, flights: flights.map(({ flight }) => flight).toReversed() } }
  })
}

/** By the letters that no two airlines share, where the airline is known. */
function code(number: string): string {
  const [airline = '', digits = ''] = number.split(' ')
  return `${airlineOf(airline)?.icao ?? airline}${digits}`
}

function present(leg: KnownLeg, ident: string) {
  const { airport, scheduled, expected, landed, hasLeft, state } = leg
  const off = new Date(Date.parse(scheduled) - 3 * 3_600_000).toISOString().replace('.000', '')
  return {
    off,
    flight: {
      ident,
      fa_flight_id: `${ident}-1`,
      status: state === 'uncertain' ? 'result unknown' : hasLeft ? 'En Route / On Time' : 'Scheduled',
      cancelled: state === 'cancelled',
      diverted: state === 'diverted',
      scheduled_off: off,
      actual_off: hasLeft ? off : null,
      scheduled_on: scheduled,
      estimated_on: expected ?? null,
      actual_on: landed ?? null,
      scheduled_in: scheduled,
      estimated_in: expected ?? null,
      actual_in: null,
      terminal_destination: '1',
      baggage_claim: '4',
      destination: { code: 'LPFR', code_iata: airport, timezone: 'Europe/Lisbon' },
    },
  }
}
