/** The decisions of the office about a booking. */
export const bookingStatuses = ['pending', 'confirmed', 'rejected'] as const

export type BookingStatus = (typeof bookingStatuses)[number]

/** How a booking stands: a cancelled one keeps the status that it had. */
export const bookingStates = [...bookingStatuses, 'cancelled'] as const

export type BookingState = (typeof bookingStates)[number]

export interface StandingBooking {
  readonly status: BookingStatus
  /** Null, or left out, while it stands. */
  readonly cancelledAt?: Date | string | null | undefined
}

export function bookingState({ status, cancelledAt }: StandingBooking): BookingState {
  return cancelledAt == null ? status : 'cancelled'
}

/** Whether the trip is still to take place, as far as is known. */
export function isStanding(booking: StandingBooking): boolean {
  const state = bookingState(booking)
  return state === 'pending' || state === 'confirmed'
}

export type Decision = 'accept' | 'reject'

/** The status that a decision leads to; both are final. */
export const decidedStatus: Readonly<Record<Decision, BookingStatus>> = {
  accept: 'confirmed',
  reject: 'rejected',
}

/** Whether a booking can still be accepted or rejected: only while it is pending. */
export function canDecide(booking: StandingBooking): boolean {
  return bookingState(booking) === 'pending'
}
