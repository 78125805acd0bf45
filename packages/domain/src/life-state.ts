import { bookingState, type StandingBooking } from './booking-status.ts'
import { isDriven, isMissed } from './trip-thanks.ts'
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
 * How a booking stands, by the decision, its cancellation and how far those of its cars are that somebody has. Its payment
 * is no part of it. While one of several cars is under way, or has come to its end before the others, it is in progress.
 */
export function lifeState(booking: StandingBooking, cars: readonly TripState[]): LifeState {
  const state = bookingState(booking)
  if (state !== 'confirmed') return state
  if (isDriven(cars)) return 'completed'
  if (isMissed(cars)) return 'no_show'
  return cars.some((car) => isUnderWay(car) || isTripOver(car)) ? 'in_progress' : 'confirmed'
}
