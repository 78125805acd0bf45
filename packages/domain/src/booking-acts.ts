import { FREE_WAITING } from './limits.ts'
import { bookingState, type StandingBooking } from './booking-status.ts'

/** Who acts on a booking after it was made: its guest by the private link, the office, the system that made it. */
export const bookingActors = ['guest', 'office', 'partner'] as const
export type BookingActor = (typeof bookingActors)[number]

export const bookingActs = ['cancel', 'changeDetails', 'changeFlight', 'changeTrip', 'rate'] as const
export type BookingAct = (typeof bookingActs)[number]

/** The private page shows a journey for so long after its pick-up; then its link has ended. */
export const LINK_DAYS = 30

/** Until so many minutes before the pick-up, to the second; after it, where negative. */
type Until = number

type Row = Readonly<Record<'pending' | 'confirmed', Until>>

const ALWAYS: Until = Number.NEGATIVE_INFINITY
const NEVER: Until = Number.POSITIVE_INFINITY
const standing = (until: Until): Row => ({ pending: until, confirmed: until })

/** Who may do what until when, while a booking stands. The buttons and the server read this one. */
const TABLE: Readonly<Record<BookingAct, Readonly<Record<BookingActor, Row>>>> = {
  cancel: {
    guest: { pending: 0, confirmed: -FREE_WAITING.airport },
    partner: { pending: 0, confirmed: -FREE_WAITING.airport },
    office: standing(ALWAYS),
  },
  changeDetails: { guest: standing(60), partner: standing(60), office: standing(ALWAYS) },
  changeFlight: { guest: standing(0), partner: standing(0), office: standing(ALWAYS) },
  changeTrip: { guest: standing(180), partner: standing(180), office: standing(ALWAYS) },
  // A rating is the guest's own.
  rate: {
    guest: { pending: NEVER, confirmed: -LINK_DAYS * 24 * 60 },
    partner: standing(NEVER),
    office: standing(NEVER),
  },
}

export interface ActRefusal {
  readonly code: 'ALREADY_CANCELLED' | 'ALREADY_DECIDED' | 'ALREADY_RATED' | 'TOO_EARLY' | 'TOO_LATE'
  readonly message: string
}

export interface BookingToActOn extends StandingBooking {
  readonly pickupAt: Date
  /** The guest is or was on board, or did not come: what is left to be done of it is done by phone. */
  readonly hasBegun?: boolean
  /** Only a trip that was driven is rated. */
  readonly isDriven?: boolean
  readonly isRated?: boolean
}

/** Why an act is refused; undefined when it is open. */
export function bookingActRefusal(
  actor: BookingActor,
  act: BookingAct,
  booking: BookingToActOn,
  now: Date,
): ActRefusal | undefined {
  const state = bookingState(booking)
  if (state === 'cancelled')
    return { code: 'ALREADY_CANCELLED', message: 'This booking is already cancelled.' }
  if (state === 'rejected')
    return {
      code: 'ALREADY_DECIDED',
      message: 'This booking was rejected, so nothing about it can be changed.',
    }
  if (act === 'rate') {
    if (booking.isRated) return { code: 'ALREADY_RATED', message: 'You have told us already. Thank you.' }
    if (!booking.isDriven)
      return { code: 'TOO_EARLY', message: 'Please tell us once you have arrived: the trip is not over yet.' }
  }
  if (booking.hasBegun && act !== 'rate' && actor !== 'office')
    return { code: 'TOO_LATE', message: 'This journey has begun: please call us.' }
  const until = TABLE[act][actor][state]
  return now.getTime() <= booking.pickupAt.getTime() - until * 60_000
    ? undefined
    : { code: 'TOO_LATE', message: TOO_LATE_SENTENCES[act] }
}

/** The last instant at which an act is open; null where it always is, or where it is not. */
export function bookingActUntil(actor: BookingActor, act: BookingAct, booking: BookingToActOn): Date | null {
  const state = bookingState(booking)
  if (state === 'cancelled' || state === 'rejected') return null
  const until = TABLE[act][actor][state]
  return !Number.isFinite(until) ? null : new Date(booking.pickupAt.getTime() - until * 60_000)
}

/** The sentence for whoever comes too late. */
export const TOO_LATE_SENTENCES: Readonly<Record<BookingAct, string>> = {
  cancel: 'It is too late to cancel this journey here: please call us.',
  changeDetails: 'Less than 1 hour to go: please call us.',
  changeFlight: 'The time of the pick-up has passed: please call us.',
  changeTrip: 'Less than 3 hours to go: please call us.',
  rate: 'A journey can be rated for 30 days: please write to us.',
}

export function isLinkEnded(pickupAt: Date, now: Date): boolean {
  return now.getTime() - pickupAt.getTime() > LINK_DAYS * 24 * 60 * 60_000
}
