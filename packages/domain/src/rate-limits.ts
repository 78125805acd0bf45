/** At most `max` calls of one caller within `seconds`. */
export interface RateLimit {
  readonly max: number
  readonly seconds: number
}

/** All keys of one partner together may call so many times as often as one of them. */
export const KEYS_OF_A_PARTNER = 3

/** The caller that calls are counted for: an address, or an API key. */
type CountedBy = 'address' | 'key'

const MINUTE = 60
const HOUR = 60 * MINUTE

const perMinute = (max: number) => [{ max, seconds: MINUTE }]
const perHour = (max: number) => [{ max, seconds: HOUR }]

/**
 * How often one caller may call, by kind of call. Where there are two limits, both apply. A key serves all the guests of
 * another company, so its limits are higher.
 */
export const rateLimits = {
  // Every typed letter searches for places; every change of a trip quotes each vehicle.
  search: { address: perMinute(120), key: perMinute(600) },
  quote: { address: perMinute(120), key: perMinute(600) },
  booking: { address: perHour(20), key: perHour(300) },
  // Requests that were answered 400: so many do not count as bookings.
  invalidBooking: { address: perHour(100), key: perHour(1500) },
  // Links that came by mail; each checkout asks the payment provider.
  payment: { address: [...perMinute(30), ...perHour(120)], key: perHour(300) },
  enquiry: { address: perHour(20), key: perHour(100) },
  // Pages that are rendered for one visitor: the wizard with what its link fills in, results of payments.
  page: { address: perMinute(120), key: [] },
  // Calls that need a key.
  read: { address: [], key: perMinute(120) },
  // A key that gives itself a new secret.
  keyRotation: { address: [], key: perHour(20) },
  // Changes of a partner's receivers, and messages that it has sent to them: each may lead to a call of ours.
  webhook: { address: [], key: perMinute(60) },
  // Keys of the sandbox, which everybody may make.
  testKey: { address: perHour(5), key: [] },
  // Acts on bookings of the sandbox in the place of other people.
  testAct: { address: [], key: perMinute(300) },
  // Private links that open nothing, in each process for itself: whoever has a right one is not counted.
  wrongLink: { address: [...perMinute(5), ...perHour(20)], key: [] },
  // Asking for a lost link, which may lead to a mail.
  lostLink: { address: perHour(5), key: [] },
  // Asking for that link: a house has one address for all its people, and each of them a limit of their own.
  signInLink: { address: [...perMinute(10), ...perHour(60)], key: [] },
  // Signing in by the link of a mail.
  signIn: { address: [...perMinute(30), ...perHour(120)], key: [] },
  // Acts of a guest on the private page of a booking.
  trip: { address: [...perMinute(60), ...perHour(600)], key: [] },
  // The link that takes a change of the email address back.
  emailUndo: { address: [...perMinute(30), ...perHour(120)], key: perHour(300) },
  // Drivers' phones: several may share an address.
  driver: { address: perMinute(240), key: [] },
  // Messages of agents: what one of them asks for is not counted a second time.
  agent: { address: perMinute(60), key: perMinute(600) },
  // A call that no key can make.
  login: { address: [...perMinute(5), ...perHour(20)], key: [] },
} as const satisfies Readonly<Record<string, Readonly<Record<CountedBy, readonly RateLimit[]>>>>

const threeADay: readonly RateLimit[] = [{ max: 3, seconds: 24 * HOUR }]

/** How often the link of one booking may be mailed, all who ask for it counted together. */
export const linkMails = threeADay
/** How often somebody of a partner may have a link that signs in. */
export const signInLinks = perHour(10)
/** How often its guest may end its links. Counted apart: who asks for lost ones keeps nobody from ending them. */
export const linkEnds = threeADay
/** How often its guest may give it another email address: each gets a mail. */
export const emailChanges = threeADay

export type RateLimitKind = keyof typeof rateLimits

/** How often all keys of one partner together may call, of which each may so often. */
export function partnerLimits(ofKey: readonly RateLimit[]): readonly RateLimit[] {
  return ofKey.map(({ max, seconds }) => ({ max: KEYS_OF_A_PARTNER * max, seconds }))
}
