import { DAY_MS, HOUR_MS } from '@chauffeur/domain/duration'
import { AIRPORT_ZONES, type FlightPhase } from '@chauffeur/domain/flights'
import { airlineOf } from '@chauffeur/domain/airlines'
import { instantOf } from '@chauffeur/domain/time'
import { z } from 'zod'
import { fetchJson, withTimeout } from '../../http/fetch-json.ts'
import type { FlightClientOptions } from '../aerodatabox/aerodatabox.ts'
import {
  arrivalAmong,
  FlightsUnreachable,
  phaseOf,
  type FlightProvider,
  type FlightQuery,
  type Leg,
} from '../flights.ts'

const CALL = 'AeroAPI flight'
export const BASE_URL = 'https://aeroapi.flightaware.com/aeroapi'
/** It looks no further ahead, by the time of departure. */
const AHEAD_MS = 2 * DAY_MS
/** The status of a flight that was lost sight of. */
const UNKNOWN = 'result unknown'
const LONGEST_FLIGHT_MS = 20 * HOUR_MS

const instant = z
  .string()
  .transform((text) => new Date(text))
  .refine((at) => !Number.isNaN(at.getTime()))
  .nullish()

/** https://www.flightaware.com/aeroapi/portal/documentation, version 4: GET /flights/{ident}. */
const answer = z.object({
  flights: z.array(
    z.object({
      status: z.string(),
      cancelled: z.boolean(),
      diverted: z.boolean(),
      scheduled_on: instant,
      estimated_on: instant,
      actual_on: instant,
      scheduled_in: instant,
      estimated_in: instant,
      actual_in: instant,
      actual_off: instant,
      terminal_destination: z.string().nullish(),
      baggage_claim: z.string().nullish(),
      destination: z.object({ code_iata: z.string().nullish() }).nullish(),
    }),
  ),
})
type Flight = z.infer<typeof answer>['flights'][number]

/** Flights by FlightAware's AeroAPI. */
export function aeroApi({
  apiKey,
  baseUrl = BASE_URL,
  timeoutMs = 5_000,
  clock = () => new Date(),
}: FlightClientOptions & { readonly clock?: () => Date }): FlightProvider {
  return {
    horizonMs: AHEAD_MS,
    arrival: async (query, signal) => {
      const now = clock()
      const headers = { 'x-apikey': apiKey }
      const { status, json } = await withTimeout(
        { name: CALL, timeoutMs, signal, failAs: FlightsUnreachable },
        (deadline) => fetchJson({ name: CALL, url: urlOf(baseUrl, query, now), headers }, deadline),
      )
      if (status === 400 || status === 404) return { kind: 'none' }
      if (status !== 200) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
      const read = answer.safeParse(json)
      if (!read.success) throw new FlightsUnreachable(`${CALL}: answered in another shape`)
      return arrivalAmong(
        read.data.flights.flatMap((flight) => legOf(flight, now)),
        query,
      )
    },
  }
}

/** A flight by the three letters of its airline, which no two airlines share. */
export function identOf(designator: string): string {
  const [airline = '', number = ''] = designator.split(' ')
  return `${airlineOf(airline)?.icao ?? airline}${number}`
}

function urlOf(baseUrl: string, { designator, date, airport }: FlightQuery, now: Date): URL {
  const midnight = instantOf({ date, time: '00:00' }, AIRPORT_ZONES[airport])
  const from = midnight.kind === 'instant' ? midnight.instant.getTime() : now.getTime()
  const latest = now.getTime() + AHEAD_MS
  const iso = (at: number) => new Date(Math.min(at, latest)).toISOString().replace(/\.\d+/, '')
  const url = new URL(`${baseUrl}/flights/${encodeURIComponent(identOf(designator))}`)
  url.search = new URLSearchParams({
    ident_type: 'designator',
    start: iso(from - LONGEST_FLIGHT_MS),
    end: iso(from + DAY_MS),
    max_pages: '1',
  }).toString()
  return url
}

function legOf(flight: Flight, now: Date): Leg[] {
  const scheduled = flight.scheduled_in ?? flight.scheduled_on
  if (!scheduled) return []
  const landed = flight.actual_on ?? flight.actual_in ?? null
  const said = saidPhase(flight)
  return [
    {
      airport: flight.destination?.code_iata ?? undefined,
      isOperator: true,
      scheduled,
      expected: flight.actual_in ?? flight.estimated_in ?? flight.actual_on ?? flight.estimated_on ?? null,
      landed: said === 'diverted' ? null : landed,
      phase: phaseOf(said, { hasLanded: landed !== null, hasLeft: flight.actual_off != null }),
      isLive: flight.actual_off != null,
      terminal: flight.terminal_destination ?? undefined,
      belt: flight.baggage_claim ?? undefined,
      asOf: now,
    },
  ]
}

function saidPhase({ status, cancelled, diverted, actual_on, actual_in, actual_off }: Flight): FlightPhase {
  if (diverted) return 'diverted'
  if (cancelled) return 'cancelled'
  if (actual_on ?? actual_in) return 'landed'
  if (status === UNKNOWN) return 'uncertain'
  return actual_off ? 'flying' : 'scheduled'
}
