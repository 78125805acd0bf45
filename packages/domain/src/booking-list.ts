/** The orders of the office's list: by when a trip was requested, or by when it starts. */
export const bookingOrders = ['request', 'pickup'] as const
export type BookingOrder = (typeof bookingOrders)[number]

/** The selections of the office's list beside a status and days. */
export const bookingSelections = ['unpaid', 'problems', 'changes', 'flagged'] as const
export type BookingSelection = (typeof bookingSelections)[number]

/** The facts that decide a booking's place in the list. */
export interface ListedBooking {
  readonly id: string
  readonly createdAt: string
  readonly pickupAt: string
  readonly pickupDate: string
}

/**
 * Orders bookings as the server's pages do. By request, those in `waits` come first, each part the latest first. By
 * pick-up, the next comes first: from the first day asked for on, or else from today on, and then the past backwards.
 */
export function compareListed<Row extends ListedBooking>(
  order: BookingOrder,
  {
    waits,
    from,
    today,
  }: {
    readonly waits: (booking: Row) => boolean
    readonly from?: string | undefined
    readonly today: string
  },
): (a: Row, b: Row) => number {
  if (order === 'request')
    return (a, b) =>
      Number(waits(b)) - Number(waits(a)) || compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
  const isPast = ({ pickupDate }: Row) => from === undefined && pickupDate < today
  return (a, b) => {
    if (isPast(a) !== isPast(b)) return Number(isPast(a)) - Number(isPast(b))
    const later = compare(a.pickupAt, b.pickupAt) || compare(a.id, b.id)
    return isPast(a) ? -later : later
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
