import { DAY_MS } from '@chauffeur/domain/duration'
import type { FlightPhase } from '@chauffeur/domain/flights'
import { z } from 'zod'
import { fetchJson, withTimeout } from '../../http/fetch-json.ts'
import { arrivalAmong, FlightsUnreachable, phaseOf, type FlightProvider, type Leg } from '../flights.ts'

export interface FlightClientOptions {
  readonly apiKey: string
  /** Another address, to test against. */
  readonly baseUrl?: string
  /** Milliseconds until the last byte of the response. */
  readonly timeoutMs?: number
}

/** Named in errors: the address says who flies where. */
const CALL = 'AeroDataBox flight'
export const BASE_URL = 'https://prod.api.market/api/v1/aedbx/aerodatabox'

const PHASES = {
  Unknown: 'scheduled',
  Expected: 'scheduled',
  EnRoute: 'flying',
  CheckIn: 'scheduled',
  Boarding: 'scheduled',
  GateClosed: 'scheduled',
  Departed: 'flying',
  Delayed: 'scheduled',
  Approaching: 'flying',
  Arrived: 'landed',
  Canceled: 'cancelled',
  Diverted: 'diverted',
  CanceledUncertain: 'uncertain',
} as const satisfies Readonly<Record<string, FlightPhase>>

/** Written "2027-01-27 18:30Z". */
const utc = z
  .string()
  .transform((text) => new Date(text.replace(' ', 'T')))
  .refine((at) => !Number.isNaN(at.getTime()))
const moment = z.object({ utc }).nullish()

const side = z.object({
  airport: z.object({ iata: z.string().nullish() }).nullish(),
  scheduledTime: moment,
  revisedTime: moment,
  predictedTime: moment,
  runwayTime: moment,
  terminal: z.string().nullish(),
  baggageBelt: z.string().nullish(),
  quality: z.array(z.string()).nullish(),
})

/** https://doc.aerodatabox.com, version 1.14: flights by number and date. */
const flights = z.array(
  z.object({
    status: z.string(),
    codeshareStatus: z.string().nullish(),
    lastUpdatedUtc: utc,
    departure: side,
    arrival: side,
  }),
)
type Flight = z.infer<typeof flights>[number]

/** Flights by AeroDataBox, with a key of API.Market. */
export function aeroDataBox(options: FlightClientOptions): FlightProvider {
  const { apiKey, baseUrl = BASE_URL, timeoutMs = 5_000 } = options
  return {
    horizonMs: 273 * DAY_MS,
    arrival: async (query, signal) => {
      const number = encodeURIComponent(query.designator.replace(' ', ''))
      const url = new URL(`${baseUrl}/flights/number/${number}/${query.date}?dateLocalRole=Arrival`)
      const headers = { 'x-api-market-key': apiKey }
      const { status, json } = await withTimeout(
        { name: CALL, timeoutMs, signal, failAs: FlightsUnreachable },
        (deadline) => fetchJson({ name: CALL, url, headers }, deadline),
      )
      // It cannot read the number, or may not tell: no outage, and nothing is known.
      if (status === 204 || status === 400) return { kind: 'none' }
      if (status === 451) return { kind: 'unavailable' }
      if (status !== 200) throw new FlightsUnreachable(`${CALL}: answered ${status}`)
      const read = flights.safeParse(json)
      if (!read.success) throw new FlightsUnreachable(`${CALL}: answered in another shape`)
      return arrivalAmong(read.data.flatMap(legOf), query)
    },
  }
}

function legOf({ status, codeshareStatus, lastUpdatedUtc, departure, arrival }: Flight): Leg[] {
  const scheduled = arrival.scheduledTime?.utc
  if (!scheduled) return []
  const runway = arrival.runwayTime?.utc ?? null
  const expected = runway ?? arrival.revisedTime?.utc ?? arrival.predictedTime?.utc ?? null
  // The time of a runway is a forecast until it has passed.
  const isPast = (at: Date | null | undefined) => at != null && at < lastUpdatedUtc
  const phase = phaseOf(isStatus(status) ? PHASES[status] : 'uncertain', {
    hasLanded: isPast(runway),
    hasLeft: isPast(departure.runwayTime?.utc),
  })
  return [
    {
      airport: arrival.airport?.iata ?? undefined,
      isOperator: codeshareStatus !== 'IsCodeshared',
      scheduled,
      expected,
      landed: phase === 'landed' ? expected : null,
      phase,
      isLive: arrival.quality?.includes('Live') ?? false,
      terminal: arrival.terminal ?? undefined,
      belt: arrival.baggageBelt ?? undefined,
      asOf: lastUpdatedUtc,
    },
  ]
}

function isStatus(status: string): status is keyof typeof PHASES {
  return status in PHASES
}
