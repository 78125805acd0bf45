/** The marks that the office gives a booking, in the order in which they are read. */
export const bookingFlags = ['vip', 'call-first', 'problem'] as const
export type BookingFlag = (typeof bookingFlags)[number]

export const flagLabels: Readonly<Record<BookingFlag, string>> = {
  vip: 'VIP',
  'call-first': 'Call first',
  problem: 'Problem',
}

/** An internal note on a booking, in characters. */
export const MAX_NOTE_LENGTH = 2000
