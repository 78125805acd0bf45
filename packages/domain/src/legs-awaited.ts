import type { BookingState } from './booking-status.ts'

/** The legs of a booking's journey beside itself that wait for a decision: its customer is told once there are none. */
export function legsAwaited<Leg extends { readonly leg: number; readonly state: BookingState }>(
  journey: { readonly leg: number; readonly legs: readonly Leg[] } | undefined,
): Leg[] {
  return (journey?.legs ?? []).filter(({ leg, state }) => leg !== journey?.leg && state === 'pending')
}
