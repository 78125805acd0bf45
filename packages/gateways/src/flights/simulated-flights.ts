import { HOUR_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import type { OurAirport } from '@chauffeur/domain/flights'
import type { FlightArrival, Flights } from './flights.ts'

/** Minutes late by the last digit of the flight's number; those that are missing are on time. */
const LATE: Readonly<Record<string, number>> = { 5: 40, 6: 120, 7: 240 }
const FLIGHT_MS = 3 * HOUR_MS

/**
 * Flights that nobody flies, to try the product with. They are due when the guest is thought to land, and the last digit of
 * the number says what becomes of them: 5 is 40 minutes late, 6 two hours, 7 four; 8 is cancelled, 9 not
 * known; all others are on time. What is late is known three hours before. Numbers that end in 90 land at another airport, those
 * that end in 91 five hours before, too, and those that end in 92 are diverted.
 */
export function simulatedFlights(clock: () => Date): Flights {
  return {
    arrival: ({ designator, airport, near }) =>
      Promise.resolve(misled(designator, airport, near) ?? simulate(designator, near, clock())),
  }
}

/** Of a number that finds no single landing at the airport. */
function misled(designator: string, airport: OurAirport, near: Date): FlightArrival | undefined {
  const ending = endingOf(designator)
  if (ending === '90') return { kind: 'elsewhere', airport: airport === 'LIS' ? 'FAO' : 'LIS' }
  if (ending === '91') return { kind: 'several', legs: [new Date(near.getTime() - 5 * HOUR_MS), near] }
  return undefined
}

function endingOf(designator: string): string | undefined {
  return /\d{2}(?=[A-Z]?$)/.exec(designator)?.[0]
}

function simulate(designator: string, scheduled: Date, now: Date): FlightArrival {
  const digit = /\d(?=[A-Z]?$)/.exec(designator)?.[0] ?? ''
  if (digit === '9') return { kind: 'none' }
  const expected = new Date(scheduled.getTime() + (LATE[digit] ?? 0) * MINUTE_MS)
  const isDue = now.getTime() >= scheduled.getTime() - FLIGHT_MS
  const isDown = now >= expected
  const flown = isDown ? 'landed' : isDue ? 'flying' : 'scheduled'
  const lost = digit === '8' ? 'cancelled' : endingOf(designator) === '92' ? 'diverted' : undefined
  return {
    kind: 'found',
    scheduled,
    expected: isDue ? expected : null,
    landed: isDown && !lost ? expected : null,
    phase: lost && isDue ? lost : flown,
    isLive: isDue,
    asOf: now,
  }
}
