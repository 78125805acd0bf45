import { DAY_MS } from './duration.ts'

/** So long before the pick-up its guest is reminded of the trip. */
export const REMINDED_BEFORE_MS = DAY_MS

/**
 * Whether the guest of a confirmed booking is to be reminded now. Who was told of the whole trip since the
 * reminder would have been due, because it was booked, confirmed or changed, needs none.
 *
 * @param toldAt when the booking was last made, confirmed or changed.
 */
export function isReminderDue(
  { pickupAt, toldAt }: { readonly pickupAt: Date; readonly toldAt: Date },
  now: Date,
): boolean {
  const dueAt = pickupAt.getTime() - REMINDED_BEFORE_MS
  return toldAt.getTime() <= dueAt && dueAt <= now.getTime() && now < pickupAt
}
