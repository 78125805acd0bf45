import { FREE_WAITING } from './limits.ts'

export const landingsFrom = ['guest', 'provider'] as const
/** Who tells us when a flight lands. */
export type LandingsFrom = (typeof landingsFrom)[number]

/** The flight settings. */
export interface FlightService {
  readonly landingsFrom: LandingsFrom
  /** How long a chauffeur waits at an airport, free of charge. */
  readonly waitMinutes: number
}

/** Returns the service for flights, by who tells us of landings. */
export function flightService(from: LandingsFrom): FlightService {
  return { landingsFrom: from, waitMinutes: FREE_WAITING.airport }
}

/** The sentences about flights and waiting, by who tells us of landings. */
export type FlightWords = Readonly<Record<LandingsFrom, FlightSentences>>

interface FlightSentences {
  readonly promise: (minutes: number) => string
  /** In a table, after "Free waiting"; the time is that of the pick-up. */
  readonly waiting: (minutes: number, time: string) => string
  /** Advice for a guest whose flight is late. */
  readonly late: string
}

interface FlightPromise {
  readonly minutes: number
  /** In whole sentences. */
  readonly promise: string
  readonly waiting: (time: string) => string
  readonly late: string
}

/** The promises to guests about their flight, in these words: never more than is done. */
export function flightPromise(
  words: FlightWords,
  { landingsFrom: from, waitMinutes }: FlightService,
): FlightPromise {
  const { promise, waiting, late } = words[from]
  return {
    minutes: waitMinutes,
    promise: promise(waitMinutes),
    waiting: (time) => waiting(waitMinutes, time),
    late,
  }
}
