import { isLinkEnded } from '@chauffeur/domain/booking-acts'
import { isJourneyNumber } from '@chauffeur/domain/journeys'
import type { Locale } from '@chauffeur/domain/locale'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import type { BookingLinks, LinkedBooking, TripPurpose } from '../bookings/booking-link.ts'
import { Booking } from '../bookings/booking.entity.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import type { Config } from '../core/config.ts'
import { readCookie } from '../core/cookies.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { findRow } from '../db/find-rows.ts'
import { findJourneyOf } from '../journeys/journeys-of.ts'

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

/** Why a private link opens nothing: we never signed it, or a newer one has taken its place. */
type UnopenedLink = 'wrong' | 'ended'

/**
 * Opens a private link: the cookie by which the browser goes on seeing the trip. It has no other
 * effect. A link that we signed is let in uncounted, however many wrong ones come from the same address: guests of one
 * hotel share it. One that we did not sign reaches no database, and is counted for its caller.
 *
 * @returns the header that sets the cookie, and the language of the page; or why it opens nothing.
 */
export async function openTripLink(
  token: string,
  context: GuestContext & WrongLinkServices,
): Promise<{ readonly cookie: string; readonly locale: Locale } | UnopenedLink> {
  const { config, links, wrongLinks } = context
  if (!links.readTrip(token)) {
    if (config.RATE_LIMIT !== 'off') wrongLinks.count(context.caller())
    return 'wrong'
  }
  const linked = await findByToken(token, context)
  if (!linked) return 'wrong'
  if (linked.isReplaced) return 'ended'
  return { cookie: headerOf(cookieWith(token, context), context), locale: linked.booking.locale }
}

/**
 * Has the caller's browser open this booking from now on, without the link.
 *
 * @returns the cookie, for what this request still reads by it.
 */
export function openInBrowser(
  booking: LinkedBooking,
  context: GuestContext & Pick<RequestContext, 'setHeaders'>,
): string {
  const value = cookieWith(context.links.signTrip('manage', booking), context)
  context.setHeaders({ 'set-cookie': headerOf(value, context) })
  return value
}

/**
 * Opens new bookings in the browser that has made them, so that the guest need not wait for the mail, nor be lost when the
 * address was mistyped. Only for a request with an Idempotency-Key, which nobody else knows: without one, the same request
 * of somebody else may be answered with this booking. Of a repeat the links may have been ended meanwhile; it opens none.
 */
export function openForMaker(
  ids: readonly string[],
  context: GuestContext & Pick<RequestContext, 'setHeaders' | 'apiKey' | 'idempotencyKey'>,
): void {
  if (context.apiKey || context.idempotencyKey === undefined) return
  // The first one last, so that it is the one that the page shows.
  ids.reduceRight<string | undefined>(
    (tripCookie, id) => openInBrowser({ id, linkGeneration: 0 }, { ...context, tripCookie }),
    context.tripCookie,
  )
}

/**
 * The booking of the last private link that the browser has opened, or of the one that is named: by its own number, or by
 * that of its journey, which leads to the leg that was opened last. The link that manages one leg opens the others of the
 * same guest, too, as long as it is a link and theirs were not ended.
 */
export async function findTrip(
  bookingNumber: string | null,
  context: GuestContext,
  readLink = (token: string) => findByToken(token, context),
): Promise<OpenedTrip> {
  const { clock, links } = context
  const asked = bookingNumber?.toUpperCase()
  const opened: Booking[] = []
  let isReplaced = false
  for (const token of tokensOf(context.tripCookie, links, clock())) {
    const linked = await readLink(token)
    if (!linked) continue
    if (linked.purpose === 'manage' && !linked.isReplaced) opened.push(linked.booking)
    if (!(await isNamed(linked.booking, asked, context))) continue
    if (isLinkEnded(linked.booking.pickupAt, clock())) throw new Refusal('LINK_ENDED', { code: 'link_ended' })
    if (!linked.isReplaced) return linked
    isReplaced = true
  }
  if (isReplaced) throw new Refusal('LINK_ENDED', { code: 'link_replaced' })
  const booking = asked === undefined ? undefined : await findOtherLeg(asked, opened, context)
  if (booking) return { booking, purpose: 'manage' }
  throw new Refusal('NOT_FOUND', { code: 'link_wrong' })
}

/** Which of these bookings the browser can open without another link. */
export async function openTrips(
  numbers: readonly string[],
  context: GuestContext,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>()
  const links = new Map<string, ReturnType<typeof findByToken>>()
  const readLink = (token: string) => {
    const link = links.get(token) ?? findByToken(token, context)
    links.set(token, link)
    return link
  }
  for (const number of numbers)
    try {
      await findTrip(number, context, readLink)
      open.add(number)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  return open
}

/** The booking of this number, where it is another leg of one that a link manages, for the same guest. */
async function findOtherLeg(
  number: string,
  opened: readonly Booking[],
  { em, clock }: GuestContext,
): Promise<Booking | undefined> {
  const isOpen = ({ pickupAt }: Booking) => !isLinkEnded(pickupAt, clock())
  const booking = await findRow(em, Booking, { number, linkGeneration: 0 })
  if (!booking || !isOpen(booking)) return undefined
  const legs = (await findJourneyOf(booking.id, em))?.bookingIds ?? []
  const opens = (one: Booking) =>
    isOpen(one) && one.customerEmail === booking.customerEmail && legs.includes(one.id)
  return opened.some(opens) ? booking : undefined
}

async function isNamed(
  { id, number }: Booking,
  asked: string | undefined,
  { em }: GuestContext,
): Promise<boolean> {
  if (asked === undefined || asked === number) return true
  return isJourneyNumber(asked) && (await findJourneyOf(id, em))?.number === asked
}

/** Finds the booking for an act, which a link that only shows the journey does not open. */
export async function findManagedTrip(bookingNumber: string | null, context: GuestContext): Promise<Booking> {
  const { booking, purpose } = await findTrip(bookingNumber, context)
  if (purpose !== 'manage') throw new Refusal('LINK_ONLY_SHOWS', { code: 'link_only_shows' })
  return booking
}

interface LinkedTrip extends OpenedTrip {
  /** The link is of a generation that has ended. */
  readonly isReplaced: boolean
}

async function findByToken(token: string, { em, links }: GuestContext): Promise<LinkedTrip | undefined> {
  // Invalid signatures never reach the database.
  const linked = links.readTrip(token)
  const booking = linked && (await findRow(em, Booking, { id: linked.id }))
  if (!booking) return undefined
  const { purpose, linkGeneration } = linked
  if (linkGeneration === booking.linkGeneration) return { booking, purpose, isReplaced: false }
  return linkGeneration < booking.linkGeneration ? { booking, purpose, isReplaced: true } : undefined
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
  return readCookie(header, nameOf(config).name)
}

/** The tokens of the links that were opened, the last one first; none of a cookie that is not ours or has ended. */
export function tokensOf(cookie: string | undefined, links: BookingLinks, now: Date): string[] {
  const parts = (cookie ?? '').split('.')
  const seal = parts.pop() ?? ''
  if (!links.isSealed(parts.join('.'), seal)) return []
  const [ends, ...tokens] = parts
  return Number(ends) * 1000 > now.getTime() ? tokens : []
}

/** The cookie with this token before those that the browser has, but for those of the booking that it replaces. */
function cookieWith(token: string, { links, clock, tripCookie }: GuestContext): string {
  const now = clock()
  const opened = links.readTrip(token)
  const isReplaced = (other: string) => {
    const { id, linkGeneration } = links.readTrip(other) ?? {}
    return id === opened?.id && linkGeneration !== opened?.linkGeneration
  }
  const others = tokensOf(tripCookie, links, now).filter((other) => other !== token && !isReplaced(other))
  const tokens = [token, ...others].slice(0, MAX_TOKENS)
  const text = [Math.floor(now.getTime() / 1000) + COOKIE_SECONDS, ...tokens].join('.')
  return `${text}.${links.seal(text)}`
}

/** The header that has a browser keep the cookie. */
function headerOf(value: string, { config }: Pick<GuestContext, 'config'>): string {
  const { name, isSecure } = nameOf(config)
  return `${name}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
