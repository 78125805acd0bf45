import { isLinkEnded } from '@chauffeur/domain/booking-acts'
import type { Locale } from '@chauffeur/domain/locale'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import type { BookingLinks, TripPurpose } from '../bookings/booking-link.ts'
import { Booking } from '../bookings/booking.entity.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { findRow } from '../db/find-rows.ts'

export type GuestContext = Pick<RequestContext, 'em' | 'clock' | 'config' | 'caller' | 'tripCookie'> &
  LinkServices

export interface WrongLinkServices {
  /** Counts links that we never made, for whoever sends them. */
  readonly wrongLinks: MemoryCounter
}

/** A booking with what the guest's link opens of it. */
export interface OpenedTrip {
  readonly booking: Booking
  readonly purpose: TripPurpose
}

/**
 * Opens a private link: the cookie by which the browser goes on seeing the trip. It has no other
 * effect. A link that we signed is let in uncounted, however many wrong ones come from the same address: guests of one
 * hotel share it. One that we did not sign reaches no database, and is counted for its caller.
 *
 * @returns the header that sets the cookie, and the language of the page; undefined for a link that opens nothing.
 */
export async function openTripLink(
  token: string,
  context: GuestContext & WrongLinkServices,
): Promise<{ readonly cookie: string; readonly locale: Locale } | undefined> {
  const { clock, config, links, wrongLinks } = context
  if (!links.readTrip(token)) {
    if (config.RATE_LIMIT !== 'off') wrongLinks.count(context.caller())
    return undefined
  }
  const opened = await findByToken(token, context)
  if (!opened) return undefined
  const now = clock()
  const cookie = tripCookieHeader(token, tokensOf(context.tripCookie, links, now), { links, config, now })
  return { cookie, locale: opened.booking.locale }
}

/** The booking of the last private link that the browser has opened, or of the one that is named. */
export async function findTrip(bookingNumber: string | null, context: GuestContext): Promise<OpenedTrip> {
  const { clock, links } = context
  for (const token of tokensOf(context.tripCookie, links, clock())) {
    const trip = await findByToken(token, context)
    if (!trip || (bookingNumber !== null && trip.booking.number !== bookingNumber.toUpperCase())) continue
    if (isLinkEnded(trip.booking.pickupAt, clock())) throw new Refusal('LINK_ENDED', { code: 'link_ended' })
    return trip
  }
  throw new Refusal('NOT_FOUND', { code: 'link_wrong' })
}

/** Finds the booking for an act, which a link that only shows the journey does not open. */
export async function findManagedTrip(bookingNumber: string | null, context: GuestContext): Promise<Booking> {
  const { booking, purpose } = await findTrip(bookingNumber, context)
  if (purpose !== 'manage') throw new Refusal('LINK_ONLY_SHOWS', { code: 'link_only_shows' })
  return booking
}

async function findByToken(token: string, { em, links }: GuestContext): Promise<OpenedTrip | undefined> {
  // Invalid signatures never reach the database.
  const { purpose, ...linked } = links.readTrip(token) ?? {}
  const booking = purpose && (await findRow(em, Booking, linked))
  return booking ? { booking, purpose } : undefined
}

/** How long a browser may go on without opening the link again. */
const COOKIE_SECONDS = 24 * 60 * 60
/** How many bookings can be open at once. */
const MAX_TOKENS = 5

/** A site that is reached by https takes its cookie from nowhere else. */
function nameOf({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): { name: string; isSecure: boolean } {
  const isSecure = PUBLIC_URL.startsWith('https:')
  return { isSecure, name: isSecure ? '__Host-trip' : 'trip' }
}

/** The value of the cookie in a request's header. */
export function readTripCookie(header: string | undefined, config: Config): string | undefined {
  const { name } = nameOf(config)
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** The tokens of the links that were opened, the last one first; none of a cookie that is not ours or has ended. */
export function tokensOf(cookie: string | undefined, links: BookingLinks, now: Date): string[] {
  const parts = (cookie ?? '').split('.')
  const seal = parts.pop() ?? ''
  if (!links.isSealed(parts.join('.'), seal)) return []
  const [ends, ...tokens] = parts
  return Number(ends) * 1000 > now.getTime() ? tokens : []
}

/** The header that has a browser keep this token before those that it has. */
function tripCookieHeader(
  token: string,
  others: readonly string[],
  { links, config, now }: { readonly links: BookingLinks; readonly config: Config; readonly now: Date },
): string {
  const tokens = [token, ...others.filter((other) => other !== token)].slice(0, MAX_TOKENS)
  const text = [Math.floor(now.getTime() / 1000) + COOKIE_SECONDS, ...tokens].join('.')
  const { name, isSecure } = nameOf(config)
  const value = `${text}.${links.seal(text)}`
  return `${name}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
