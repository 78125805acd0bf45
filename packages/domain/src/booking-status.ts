/** What the office has decided about a booking. */
export const bookingStatuses = ['pending', 'confirmed', 'rejected'] as const

export type BookingStatus = (typeof bookingStatuses)[number]

export type Decision = 'accept' | 'reject'

/** The status that a decision leads to; both are final. */
export const decidedStatus: Readonly<Record<Decision, BookingStatus>> = {
  accept: 'confirmed',
  reject: 'rejected',
}

/** Whether a booking can still be accepted or rejected: only while it is pending. */
export function canDecide(status: BookingStatus): boolean {
  return status === 'pending'
}
