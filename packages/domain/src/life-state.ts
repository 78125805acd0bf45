import { bookingState, type StandingBooking } from './booking-status.ts'
import { tripEnd } from './trip-thanks.ts'
import { isTripOver, isUnderWay, type TripState } from './trip-state.ts'

/** How a booking stands from its request to the end of its trips, in one word. */
export const lifeStates = [
  'pending',
  'confirmed',
  'rejected',
  'cancelled',
  'in_progress',
  'completed',
  'no_show',
] as const
export type LifeState = (typeof lifeStates)[number]

/**
 * How a booking stands, by the decision, its cancellation and how far its cars are. Null is a car that nobody has yet; those
 * of a booking that nobody has begun to drive may be left out. Its payment is no part of it. While one of several cars is
 * under way, or has come to its end before the others, it is in progress.
 */
export function lifeState(booking: StandingBooking, cars: readonly (TripState | null)[]): LifeState {
  const state = bookingState(booking)
  if (state !== 'confirmed') return state
  const end = tripEnd(cars)
  if (end) return end === 'driven' ? 'completed' : 'no_show'
  const isBegun = cars.some((car) => car !== null && (isUnderWay(car) || isTripOver(car)))
  return isBegun ? 'in_progress' : 'confirmed'
}
