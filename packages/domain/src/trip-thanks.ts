import { isTripOver, UNDO_SECONDS, type TripState } from './trip-state.ts'

/** So long after a trip its guest is still written to. */
const THANKS_MS = 24 * 60 * 60_000

/** Whether a booking was driven: each of its cars has come to an end, and not all of them without the guest. */
export function isDriven(cars: readonly TripState[]): boolean {
  return cars.includes('completed') && cars.every(isTripOver)
}

/** Whether the guest of a booking did not come: each of its cars has come to an end, and none drove anybody. */
export function isMissed(cars: readonly TripState[]): boolean {
  return cars.includes('no_show') && !cars.includes('completed') && cars.every(isTripOver)
}

/** Whether the guest is to be thanked now: the last step can no longer be taken back, and was not long ago. */
export function isThanksDue(drivenSince: Date, now: Date): boolean {
  const sinceMs = now.getTime() - drivenSince.getTime()
  return sinceMs > UNDO_SECONDS * 1000 && sinceMs <= THANKS_MS
}
