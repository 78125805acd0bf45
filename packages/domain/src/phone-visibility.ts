import { HOUR_MS } from './duration.ts'
import type { TripState } from './trip-state.ts'

// From when and until when a number may be read, and who reads the driver's. Who reads the guest's at all is in the table of
// booking-facts.ts. Both follow docs/rules.md, "Who sees whose phone".

/** People outside the firm may know who drives so long before the pick-up. */
export const ANNOUNCED_BEFORE_HOURS = 12
export const ANNOUNCED_BEFORE_MS = ANNOUNCED_BEFORE_HOURS * HOUR_MS

const GUEST_PHONE_HOURS = { before: 24, after: 2 } as const

/** From when and until when the driver has the guest's phone: a day before the pick-up to two hours after the trip. */
function guestPhoneSpan({ pickupAt, endsAt }: { readonly pickupAt: Date; readonly endsAt: Date }) {
  return {
    from: new Date(pickupAt.getTime() - GUEST_PHONE_HOURS.before * HOUR_MS),
    until: new Date(Math.max(pickupAt.getTime(), endsAt.getTime()) + GUEST_PHONE_HOURS.after * HOUR_MS),
  }
}

/** Whether the driver of a trip may call its guest now. */
export function mayDriverCallGuest(
  trip: { readonly pickupAt: Date; readonly endsAt: Date },
  now: Date,
): boolean {
  const { from, until } = guestPhoneSpan(trip)
  return now >= from && now <= until
}

/** From when on people outside the firm may know who drives, once the driver has accepted. */
export function announcedFrom(pickupAt: Date): Date {
  return new Date(pickupAt.getTime() - ANNOUNCED_BEFORE_MS)
}

/**
 * Whether people outside the firm may know already who drives and in which car: the guest, on the private page and by
 * mail, and the partner that made the booking, in what it reads and in messages to it.
 */
export function isChauffeurAnnounced(
  { state, pickupAt }: { readonly state: TripState; readonly pickupAt: Date },
  now: Date,
): boolean {
  return state !== 'offered' && state !== 'released' && now >= announcedFrom(pickupAt)
}

/** Whether a private link that shows who drives shows the driver's number too: one that was forwarded does not. */
export function seesDriverPhone(link: 'manage' | 'view'): boolean {
  return link === 'manage'
}
