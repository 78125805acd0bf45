import { HOUR_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import type { FlightArrival, Flights } from './flights.ts'

/** Minutes late by the last digit of the flight's number; those that are missing are on time. */
const LATE: Readonly<Record<string, number>> = { 5: 35, 6: 90, 7: 240 }
const FLIGHT_MS = 3 * HOUR_MS

/**
 * Flights that nobody flies, to try the product with. They are due when the guest is thought to land, and the last digit of
 * the number says what becomes of them: 5 is 35 minutes late, 6 an hour and a half, 7 four hours; 8 is cancelled, 9 not
 * known; all others are on time. What is late is known three hours before.
 */
export function simulatedFlights(clock: () => Date): Flights {
  return {
    arrival: ({ designator, near }) => Promise.resolve(simulate(designator, near, clock())),
  }
}

function simulate(designator: string, scheduled: Date, now: Date): FlightArrival {
  const digit = /\d(?=[A-Z]?$)/.exec(designator)?.[0] ?? ''
  if (digit === '9') return { kind: 'none' }
  const expected = new Date(scheduled.getTime() + (LATE[digit] ?? 0) * MINUTE_MS)
  const isDue = now.getTime() >= scheduled.getTime() - FLIGHT_MS
  const isDown = now >= expected
  const flown = isDown ? 'landed' : isDue ? 'flying' : 'scheduled'
  return {
    kind: 'found',
    scheduled,
    expected: isDue ? expected : null,
    landed: isDown && digit !== '8' ? expected : null,
    phase: digit === '8' && isDue ? 'cancelled' : flown,
    isLive: isDue,
    asOf: now,
  }
}
