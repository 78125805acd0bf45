import { DAY_MS } from './duration.ts'
import { isTripOver, UNDO_SECONDS, type TripState } from './trip-state.ts'

export const tripEndings = ['driven', 'missed'] as const
export type TripEnding = (typeof tripEndings)[number]

/** How long after a trip its guest is still written to. */
const THANKS_MS = DAY_MS

/** Whether a booking was driven: each of its cars has come to an end, and not all of them without the guest. */
export function isDriven(cars: readonly TripState[]): boolean {
  return cars.includes('completed') && cars.every(isTripOver)
}

/**
 * Whether the guest of a booking did not come: each of its cars has come to an end, and none drove anybody. Null is a car
 * that nobody was given: like one that nobody has accepted, it may still come, so nothing is known of its guests.
 */
export function isMissed(cars: readonly (TripState | null)[]): boolean {
  return (
    cars.includes('no_show') &&
    !cars.includes('completed') &&
    cars.every((state) => state !== null && isTripOver(state))
  )
}

/** How a booking has ended for its guest, by the states of its cars; null while it has not. */
export function tripEnd(cars: readonly (TripState | null)[]): TripEnding | null {
  if (isDriven(cars.filter((state) => state !== null))) return 'driven'
  return isMissed(cars) ? 'missed' : null
}

/** Whether the guest is to be thanked now: the last step can no longer be taken back, and was not long ago. */
export function isThanksDue(drivenSince: Date, now: Date): boolean {
  const sinceMs = now.getTime() - drivenSince.getTime()
  return sinceMs > UNDO_SECONDS * 1000 && sinceMs <= THANKS_MS
}
