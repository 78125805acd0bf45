/** So many calls of one caller in a window of so many seconds. */
export interface RateLimit {
  readonly most: number
  readonly seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often one caller may ask, by kind of call. A kind with two limits keeps to both. */
export const rateLimits = {
  // Typing asks for places; each change of a trip asks for a price per vehicle.
  search: [{ most: 120, seconds: MINUTE }],
  quote: [{ most: 120, seconds: MINUTE }],
  booking: [{ most: 20, seconds: HOUR }],
  enquiry: [{ most: 20, seconds: HOUR }],
  login: [
    { most: 5, seconds: MINUTE },
    { most: 20, seconds: HOUR },
  ],
} as const satisfies Readonly<Record<string, readonly RateLimit[]>>

export type RateLimited = keyof typeof rateLimits

/** The sentence for a caller who has to wait. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  const wait = seconds <= MINUTE ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${minutes} minutes`
  return `That was too often. Please wait ${wait} and try again.`
}
