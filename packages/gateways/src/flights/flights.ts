import { HOUR_MS } from '@chauffeur/domain/duration'
import { AIRPORT_ZONES, type FlightPhase, type FlightTimes, type OurAirport } from '@chauffeur/domain/flights'
import { wallTimeIn } from '@chauffeur/domain/time'

/** Who is asked for flights. */
export const flightProviders = ['off', 'aerodatabox', 'aeroapi', 'simulated'] as const

export interface FlightQuery {
  /** In one spelling: "TP 1234". */
  readonly designator: string
  /** The day on which it is to land, yyyy-MM-dd on the airport's clock. */
  readonly date: string
  readonly airport: OurAirport
  /** When the guest is thought to land. */
  readonly near: Date
}

export type FlightArrival =
  | FoundArrival
  /** No such flight is known for that day. */
  | { readonly kind: 'none' }
  /** It lands that day, but there. */
  | { readonly kind: 'elsewhere'; readonly airport: string }
  /** It lands more than once that day, at these times. */
  | { readonly kind: 'several'; readonly legs: readonly Date[] }
  /** Nobody knows: not asked, or not answered. */
  | { readonly kind: 'unavailable' }

export interface FoundArrival extends FlightTimes {
  readonly kind: 'found'
  /** Whether its times follow the aircraft, rather than the timetable. */
  readonly isLive: boolean
  readonly terminal?: string | undefined
  /** Where the luggage comes. */
  readonly belt?: string | undefined
}

/** Where flights are, and when they land. */
export interface Flights {
  arrival(query: FlightQuery): Promise<FlightArrival>
  /** Undefined where the provider sends none. */
  readonly alerts?: FlightAlerts | undefined
}

interface FlightAlert extends Pick<FlightQuery, 'designator' | 'date'> {
  /** Where the provider is to POST what it has to tell; the path belongs to this alert alone. */
  readonly address: URL
}

/**
 * The alerts that a provider sends by itself. Every call throws FlightsUnreachable when there is no answer that can be
 * read.
 */
export interface FlightAlerts {
  /** The provider's id of the new subscription; undefined where it refuses such a flight. */
  subscribe(alert: FlightAlert): Promise<string | undefined>
  /** The ids of subscriptions that lead to this address. */
  find(address: URL): Promise<readonly string[]>
  /** Ends a subscription; one that there is not has ended. */
  unsubscribe(id: string): Promise<void>
}

/** A provider of flight data, asked each time. */
export interface FlightProvider {
  /** It knows of flights that land so many milliseconds ahead at most. */
  readonly horizonMs: number
  /** @throws {FlightsUnreachable} when there is no answer that can be read. */
  arrival(query: FlightQuery, signal?: AbortSignal): Promise<FlightArrival>
  readonly alerts?: FlightAlerts
}

/** Whether a subscription leads to one of our addresses. Providers write the port of one into it. */
export function leadsTo(address: URL, subscribed: string | null | undefined): boolean {
  return subscribed != null && URL.canParse(subscribed) && new URL(subscribed).pathname === address.pathname
}

/** The provider gave no readable answer, or refused one. Its message names neither flight nor key. */
export class FlightsUnreachable extends Error {
  override readonly name = 'FlightsUnreachable'
}

/** One landing that a provider names under the number. */
export interface Leg extends Omit<FoundArrival, 'kind'> {
  /** IATA code; undefined where it is not said. */
  readonly airport: string | undefined
  /** False of a codeshare: another airline flies it. */
  readonly isOperator: boolean
}

/** One that is cancelled, and another that near, are one flight that was given a new time. */
const SAME_FLIGHT_MS = 3 * HOUR_MS

/** The landing that was asked for, among those under its number. */
export function arrivalAmong(legs: readonly Leg[], { airport, date }: FlightQuery): FlightArrival {
  const ofDay = legs.filter(({ scheduled }) => wallTimeIn(AIRPORT_ZONES[airport], scheduled).date === date)
  const here = oncePerLanding(ofDay.filter((leg) => leg.airport === airport))
  const flown = here.filter(
    (leg) => leg.phase !== 'cancelled' || !here.some((other) => isNewTimeOf(leg, other)),
  )
  const [leg, ...others] = flown.length > 0 ? flown : ofDay.filter(({ phase }) => phase === 'diverted')
  if (leg && others.length === 0) return found(leg)
  if (leg)
    return {
      kind: 'several',
      legs: flown.map(({ scheduled }) => scheduled).toSorted((a, b) => a.getTime() - b.getTime()),
    }
  const elsewhere = ofDay.find((one) => one.airport !== undefined)?.airport
  return elsewhere === undefined ? { kind: 'none' } : { kind: 'elsewhere', airport: elsewhere }
}

function found(leg: Leg): FoundArrival {
  const { scheduled, expected, landed, phase, isLive, terminal, belt, asOf } = leg
  return { kind: 'found', scheduled, expected, landed, phase, isLive, terminal, belt, asOf }
}

/** A flight that several airlines sell is listed for each of them. */
function oncePerLanding(legs: readonly Leg[]): Leg[] {
  const landings = Map.groupBy(legs, ({ scheduled }) => scheduled.getTime())
  return [...landings.values()].flatMap((same) => same.find(({ isOperator }) => isOperator) ?? same[0] ?? [])
}

function isNewTimeOf(cancelled: Leg, other: Leg): boolean {
  const apart = Math.abs(other.scheduled.getTime() - cancelled.scheduled.getTime())
  return other !== cancelled && other.phase !== 'cancelled' && apart <= SAME_FLIGHT_MS
}

/** A landing that was seen says more than a status that nobody has corrected. */
export function phaseOf(
  said: FlightPhase,
  { hasLanded, hasLeft }: { readonly hasLanded: boolean; readonly hasLeft: boolean },
): FlightPhase {
  if (said !== 'cancelled' && said !== 'uncertain') return said
  if (hasLanded) return 'landed'
  return hasLeft ? 'flying' : said
}
