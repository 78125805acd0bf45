import type { Booking } from './booking.entity.ts'

/** When a booking was last made, decided, changed or cancelled, whichever came last. */
export function changedLast({
  createdAt,
  decidedAt,
  changedAt,
  cancelledAt,
}: Pick<Booking, 'createdAt' | 'decidedAt' | 'changedAt' | 'cancelledAt'>): Date {
  const all = [createdAt, decidedAt, changedAt, cancelledAt].map((at) => at?.getTime() ?? 0)
  return new Date(Math.max(...all))
}
