/** So many calls of one caller in a window of so many seconds. */
export interface RateLimit {
  readonly max: number
  readonly seconds: number
}

/** Whom a call is counted for: an address, or the API key that it came with. */
export type CountedBy = 'address' | 'key'

const MINUTE = 60
const HOUR = 60 * MINUTE

const perMinute = (max: number) => [{ max, seconds: MINUTE }]
const perHour = (max: number) => [{ max, seconds: HOUR }]

/**
 * How often one caller may ask, by kind of call. A kind with two limits keeps to both. A key stands for all the guests
 * of another company, so it may ask for more.
 */
export const rateLimits = {
  // Typing asks for places; each change of a trip asks for a price per vehicle.
  search: { address: perMinute(120), key: perMinute(600) },
  quote: { address: perMinute(120), key: perMinute(600) },
  booking: { address: perHour(20), key: perHour(300) },
  enquiry: { address: perHour(20), key: perHour(100) },
  // Opened by keys only.
  read: { address: [], key: perMinute(120) },
  // Not opened by keys.
  login: { address: [...perMinute(5), ...perHour(20)], key: [] },
} as const satisfies Readonly<Record<string, Readonly<Record<CountedBy, readonly RateLimit[]>>>>

export type RateLimitKind = keyof typeof rateLimits

/** The sentence for a caller who has to wait. */
export function retryMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  const wait = seconds <= MINUTE ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${minutes} minutes`
  return `That was too often. Please wait ${wait} and try again.`
}
