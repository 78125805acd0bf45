import { DAY_MS } from './duration.ts'
import { FREE_WAITING } from './limits.ts'
import { bookingState, type StandingBooking } from './booking-status.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** Who acts on a booking after it was made: its guest by the private link, the office, the system that made it. */
export const bookingActors = ['guest', 'office', 'partner'] as const
export type BookingActor = (typeof bookingActors)[number]

export const bookingActs = ['cancel', 'changeDetails', 'changeFlight', 'changeTrip', 'rate'] as const
export type BookingAct = (typeof bookingActs)[number]

/** The links of a booking, to its private page and to its payment, work for so long after the pick-up. */
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

/** Why an act is refused once its time has passed. */
const TOO_LATE = {
  cancel: 'too_late_to_cancel',
  changeDetails: 'too_late_for_details',
  changeFlight: 'too_late_for_flight',
  changeTrip: 'too_late_for_trip',
  rate: 'too_late_to_rate',
} as const satisfies Readonly<Record<BookingAct, string>>

interface ActRefusal {
  readonly code:
    | 'ALREADY_CANCELLED'
    | 'ALREADY_DECIDED'
    | 'ALREADY_RATED'
    | 'LINK_ONLY_SHOWS'
    | 'TOO_EARLY'
    | 'TOO_LATE'
  readonly reason: {
    readonly code:
      | 'already_cancelled'
      | 'already_rejected'
      | 'already_rated'
      | 'not_driven_yet'
      | 'journey_begun'
      | 'partner_decides'
      | (typeof TOO_LATE)[BookingAct]
  }
}

export interface BookingToActOn extends StandingBooking {
  readonly pickupAt: Date
  readonly paymentMethod?: PaymentMethod
  /** One of its cars is in a state of `BEGUN`: what is left to be done of it is done by phone. */
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
  if (state === 'cancelled') return { code: 'ALREADY_CANCELLED', reason: { code: 'already_cancelled' } }
  if (state === 'rejected') return { code: 'ALREADY_DECIDED', reason: { code: 'already_rejected' } }
  if (act === 'rate') {
    if (booking.isRated) return { code: 'ALREADY_RATED', reason: { code: 'already_rated' } }
    if (!booking.isDriven) return { code: 'TOO_EARLY', reason: { code: 'not_driven_yet' } }
  }
  if (booking.hasBegun && act !== 'rate' && actor !== 'office')
    return { code: 'TOO_LATE', reason: { code: 'journey_begun' } }
  // A partner pays for what its guest would do.
  if (actor === 'guest' && booking.paymentMethod === 'account' && (act === 'cancel' || act === 'changeTrip'))
    return { code: 'LINK_ONLY_SHOWS', reason: { code: 'partner_decides' } }
  const until = TABLE[act][actor][state]
  return now.getTime() <= booking.pickupAt.getTime() - until * 60_000
    ? undefined
    : { code: 'TOO_LATE', reason: { code: TOO_LATE[act] } }
}

/** The last instant at which an act is open; null where it always is, or where it is not. */
export function bookingActUntil(actor: BookingActor, act: BookingAct, booking: BookingToActOn): Date | null {
  const state = bookingState(booking)
  if (state === 'cancelled' || state === 'rejected') return null
  const until = TABLE[act][actor][state]
  return !Number.isFinite(until) ? null : new Date(booking.pickupAt.getTime() - until * 60_000)
}

export function isLinkEnded(pickupAt: Date, now: Date): boolean {
  return now.getTime() - pickupAt.getTime() > LINK_DAYS * DAY_MS
}
