import { describeDeadline, wallTimeIn, type Zone } from './time.ts'

/** Until so many minutes before the pick-up, to the second, cancelling costs nothing. */
export const FREE_CANCELLATION_MINUTES = 60

/** The last instant at which cancelling is free. */
export function freeCancellationUntil(pickup: Date): Date {
  return new Date(pickup.getTime() - FREE_CANCELLATION_MINUTES * 60_000)
}

/** Whether cancelling is still free, that last instant included. */
export function isCancellationFree(pickup: Date, now: Date): boolean {
  return now.getTime() <= freeCancellationUntil(pickup).getTime()
}

/** Until when cancelling is free, on the pick-up's own clock: "Sunday 20 December, 09:00 (Lisbon time)". */
export function describeFreeCancellation(pickup: Date, zone: Zone): string {
  return describeDeadline(wallTimeIn(zone, freeCancellationUntil(pickup)), zone)
}
