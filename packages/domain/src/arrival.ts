import { includedWait } from './no-show.ts'

/** What is done about flights, as it is set. */
export interface FlightService {
  /** Somebody tells us when a flight lands; else the guest does. */
  readonly followsFlights: boolean
  /** So long a chauffeur waits at an airport, free of charge. */
  readonly waitMinutes: number
}

/** Nobody tells us of flights so far. */
export const FLIGHT_SERVICE: FlightService = {
  followsFlights: false,
  waitMinutes: includedWait({ isAtAirport: true }),
}

/** What is said of flights and waiting where they are followed, and where they are not. */
export interface FlightWords {
  readonly told: FlightSentences
  readonly followed: FlightSentences
}

interface FlightSentences {
  readonly promise: (minutes: number) => string
  /** In a table, after "Free waiting"; the time is that of the pick-up. */
  readonly waiting: (minutes: number, time: string) => string
  /** What a guest does whose flight is late. */
  readonly late: string
}

export interface FlightPromise {
  readonly minutes: number
  /** In whole sentences. */
  readonly promise: string
  readonly waiting: (time: string) => string
  readonly late: string
}

/** What guests are promised about their flight, in these words: never more than is done. */
export function flightPromise(
  { told, followed }: FlightWords,
  { followsFlights, waitMinutes }: FlightService = FLIGHT_SERVICE,
): FlightPromise {
  const { promise, waiting, late } = followsFlights ? followed : told
  return {
    minutes: waitMinutes,
    promise: promise(waitMinutes),
    waiting: (time) => waiting(waitMinutes, time),
    late,
  }
}
