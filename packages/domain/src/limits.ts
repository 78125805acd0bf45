/** Passengers of one booking. */
export const MIN_PASSENGERS = 1
export const MAX_PASSENGERS = 16

/** The most child seats, and the most booster seats, of one booking. */
export const MAX_SEATS_PER_KIND = 4

/** The length of a stop: whole hours, from one to a day. */
export const MIN_STAY_MINUTES = 60
export const MAX_STAY_MINUTES = 1440
export const STAY_STEP_MINUTES = 60
export const DEFAULT_STAY_MINUTES = 60

/** Stops of one trip. */
export const MAX_STOPS = 5

/** In UTF-16 units, after trimming. */
export const MAX_NAME_LENGTH = 200
export const MAX_ADDRESS_LENGTH = 300
export const MAX_NOTES_LENGTH = 2000
export const MAX_TEXT_LENGTH = 200
export const MAX_IMAGE_URL_LENGTH = 2000
/** The office's answer to an enquiry. */
export const MAX_REPLY_LENGTH = 5000

/** The number of places that a search answers: without a text, by default, and the range that a caller may ask for. */
export const POPULAR_LIMIT = 10
export const SEARCH_LIMIT = 15
const MIN_SEARCH_LIMIT = 1
const MAX_SEARCH_LIMIT = 50

/** How long a quoted price is valid. */
export const QUOTE_LIFETIME_MINUTES = 30

export function isPassengerCount(passengers: number): boolean {
  return Number.isInteger(passengers) && passengers >= MIN_PASSENGERS && passengers <= MAX_PASSENGERS
}

/** The nearest number of places that a search may answer. */
export function clampSearchLimit(limit: number): number {
  return Math.min(MAX_SEARCH_LIMIT, Math.max(MIN_SEARCH_LIMIT, limit))
}

/** How a booking was paid that was marked as paid, in characters. */
export const MAX_PAYMENT_NOTE_LENGTH = 300
/** Why the office sets a price of its own. */
export const MAX_PRICE_REASON_LENGTH = 300

/** Why a booking is cancelled or rejected, in characters. */
export const MAX_REASON_LENGTH = 300

/** The minutes that a chauffeur waits free of charge: at an airport, and elsewhere. */
export const FREE_WAITING = { airport: 60, elsewhere: 15 } as const

/** How many bookings that match are counted one by one. */
export const MAX_COUNTED = 10_000
/** How many of those that a search finds: the database reads each text of a common word. */
export const MAX_FOUND_COUNTED = 1_000
