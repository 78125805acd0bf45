/** The orders of the office's list: by when a trip was requested, or by when it starts. */
export const bookingOrders = ['request', 'pickup'] as const
export type BookingOrder = (typeof bookingOrders)[number]

/** The selections of the office's list beside a status and days. */
export const bookingSelections = ['unpaid', 'problems', 'changes', 'flagged'] as const
export type BookingSelection = (typeof bookingSelections)[number]
