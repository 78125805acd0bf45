import { startFakeService, type FakeResponse, type RecordedRequest } from '../../http/testing/fake-service.ts'
import { airlineOf } from '@chauffeur/domain/airlines'
import { fakeAlerts, type FakeFlightService } from './fake-alerts.ts'
import { FLIGHTS_KEY } from './fake-aerodatabox.ts'
import { KNOWN_FLIGHTS, UNREADABLE_FLIGHT, type KnownLeg } from './known-flights.ts'

/**
 * Speaks AeroAPI's flights by designator, between two departures, and its alerts. It lists the latest flight
 * first, an empty list of none, and takes no alert before the account has an address.
 */
export async function startFakeAeroApi(): Promise<FakeFlightService> {
  let endpoint: string | null = null
  const { alerts, ...store } = fakeAlerts(
    (count) => String(28_754_390 + count),
    ({ id }) => ({
      alert_id: Number(id),
      event_code: 'departure',
      summary: 'TAP1234 departed',
      long_description: 'TAP1234 departed Lisbon',
      short_description: 'TAP1234 departed',
      flight: { ident: 'TAP1234', fa_flight_id: 'TAP1234-1' },
    }),
  )
  const service = await startFakeService((request): FakeResponse => {
    const { url, headers } = request
    if (headers['x-apikey'] !== FLIGHTS_KEY)
      return { status: 401, json: { title: 'Unauthorized', reason: 'INVALID_API_KEY', status: 401 } }
    if (url.pathname.startsWith('/alerts')) return answerAlerts(request)
    const [, ident = ''] = /^\/flights\/([^/]+)$/.exec(url.pathname) ?? []
    const [start = '', end = ''] = ['start', 'end'].map((name) => url.searchParams.get(name) ?? '')
    const isRange = /^\S+T\S+Z$/.test(start) && start < end
    if (ident === code(UNREADABLE_FLIGHT) || !isRange || url.searchParams.get('ident_type') !== 'designator')
      return { status: 400, json: { title: 'Bad request', reason: 'INVALID_ARGUMENT', status: 400 } }
    const [, legs = []] = Object.entries(KNOWN_FLIGHTS).find(([number]) => code(number) === ident) ?? []
    const flights = legs.map((leg) => present(leg, ident)).filter(({ off }) => start <= off && off < end)
    return { json: { links: null, num_pages: 1, flights: flights.map(({ flight }) => flight).toReversed() } }
  })
  return { ...service, alerts }

  function answerAlerts({ method, url: asked, body }: RecordedRequest): FakeResponse {
    const refusal = { status: 400, json: { title: 'Bad request', reason: 'INVALID_ARGUMENT', status: 400 } }
    const id = asked.pathname.split('/')[2]
    if (id === 'endpoint') {
      if (method === 'GET') return { json: { url: endpoint } }
      const sent: { url: string } = JSON.parse(body)
      endpoint = sent.url
      return { status: 204, json: undefined }
    }
    if (method === 'DELETE') return id && store.remove(id) ? { status: 204, json: undefined } : refusal
    if (method === 'GET')
      return {
        json: {
          links: null,
          num_pages: 1,
          alerts: alerts.all().map((one) => ({ id: Number(one.id), ...one.subject, target_url: one.url })),
        },
      }
    const { target_url: url, ...subject }: { target_url: string; ident: string; events?: object } =
      JSON.parse(body)
    if (endpoint === null || !subject.events || subject.ident === code(UNREADABLE_FLIGHT)) return refusal
    return store.add(subject, url, (made) => ({
      status: 201,
      headers: { location: `/aeroapi/alerts/${made.id}` },
      json: undefined,
    }))
  }
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
