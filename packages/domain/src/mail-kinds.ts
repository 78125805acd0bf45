import { isChauffeurAnnounced } from './phone-visibility.ts'
import { UNDO_SECONDS, type TripState } from './trip-state.ts'
import { bookingState, isStanding } from './booking-status.ts'
import { HOUR_MS } from './duration.ts'
import type { RefundStatus } from './payment-status.ts'
import { isToBePaid, type UnpaidBooking } from './unpaid-booking.ts'

/** Mails about who drives the customer, and how far that is. */
export const chauffeurMailKinds = [
  'chauffeur-assigned',
  'chauffeur-on-the-way',
  'chauffeur-at-pickup',
] as const
export type ChauffeurMailKind = (typeof chauffeurMailKinds)[number]

/** Mails about a booking to its customer. */
export const customerMailKinds = [
  'booking-received',
  'booking-confirmed',
  'booking-rejected',
  'booking-cancelled',
  'booking-changed',
  'change-requested',
  'change-to-pay',
  'change-declined',
  'change-expired',
  'trip-reminder',
  ...chauffeurMailKinds,
  'meeting-moved',
  'flight-delayed',
  'trip-thanks',
  'private-link',
  'email-changed',
  'payment-link',
  'payment-to-driver',
  'payment-received',
  'payment-not-completed',
  'payment-refunded',
] as const
export type CustomerMailKind = (typeof customerMailKinds)[number]

/** Mails that a guest gets also where the partner alone writes: about what the guest asked for, and about the guest's money. */
const OF_THE_GUEST: ReadonlySet<BookingMailKind> = new Set([
  'change-to-pay',
  'private-link',
  'email-changed',
  'payment-link',
  'payment-to-driver',
  'payment-received',
  'payment-not-completed',
  'payment-refunded',
])

/** Whether a mail is the partner's matter, where the partner alone writes to its guests. */
export function isLeftToPartner(kind: BookingMailKind): boolean {
  return isCustomerMailKind(kind) && !OF_THE_GUEST.has(kind)
}

/** Of several trips that were booked together one such mail is about all of them; it stands at one of their bookings. */
export const journeyMailKinds = [
  'booking-received',
  'booking-confirmed',
  'payment-link',
  'payment-received',
  'payment-not-completed',
] as const satisfies readonly CustomerMailKind[]
type JourneyMailKind = (typeof journeyMailKinds)[number]

/** Mails to the office about a booking. */
const adminMailKinds = [
  'office-new-booking',
  'office-cancellation',
  'office-changed-details',
  'office-change-request',
  'office-change-withdrawn',
  'office-changed-trip',
  'office-payment-alert',
  'office-no-car',
  'office-low-rating',
] as const
export type AdminMailKind = (typeof adminMailKinds)[number]

/** Mails about a booking, to the customer or the office. */
export const bookingMailKinds = [...customerMailKinds, ...adminMailKinds] as const
export type BookingMailKind = (typeof bookingMailKinds)[number]

/** Every kind of mail. */
export const mailKinds = [
  ...bookingMailKinds,
  'office-enquiry',
  'enquiry-reply',
  'receiver-failing',
  'driver-trips',
  'statement-sent',
  'partner-sign-in',
] as const
export type MailKind = (typeof mailKinds)[number]

export function isMailKind(kind: string): kind is MailKind {
  return mailKinds.some((known) => known === kind)
}

export function isChauffeurMailKind(kind: string): kind is ChauffeurMailKind {
  return chauffeurMailKinds.some((known) => known === kind)
}

export function isCustomerMailKind(kind: string): kind is CustomerMailKind {
  return customerMailKinds.some((known) => known === kind)
}

export function isJourneyMailKind(kind: string): kind is JourneyMailKind {
  return journeyMailKinds.some((known) => known === kind)
}

/** A step of longer ago is no news. */
const STEP_IS_NEWS_MS = HOUR_MS

/** Who drives, in which car and when: what a guest knows, or is to learn. */
export interface WhoDrives {
  readonly driverId: string
  readonly carId: string | null
  /** In ISO 8601 UTC. */
  readonly pickupAt: string
}

export interface DrivenTrip extends WhoDrives {
  /** As planned. */
  readonly endsAt: Date
  readonly state: TripState
  readonly stateSince: Date
}

export interface AnnouncedDrives {
  /** The announcements made so far, the one that is just being sent included. */
  readonly known: readonly WhoDrives[]
  /** The kinds of mail about this driver’s trip that were sent, or are just being sent. */
  readonly kinds: ReadonlySet<ChauffeurMailKind>
}

const TRUE_IN: Readonly<Record<ChauffeurMailKind, readonly TripState[]>> = {
  'chauffeur-assigned': ['accepted', 'on_the_way', 'at_pickup'],
  'chauffeur-on-the-way': ['on_the_way'],
  'chauffeur-at-pickup': ['at_pickup'],
}

/** The states in which there may be a mail to send. */
export const MAILED_STATES = TRUE_IN['chauffeur-assigned']

/** Whether a mail of that kind is true and still worth reading. Nothing is announced that can still be taken back. */
export function isWorthSending(kind: ChauffeurMailKind, trip: DrivenTrip, now: Date): boolean {
  const sinceMs = now.getTime() - trip.stateSince.getTime()
  if (!TRUE_IN[kind].includes(trip.state) || sinceMs <= UNDO_SECONDS * 1000) return false
  if (!isChauffeurAnnounced({ state: trip.state, pickupAt: new Date(trip.pickupAt) }, now)) return false
  return kind === 'chauffeur-assigned' ? now < trip.endsAt : sinceMs <= STEP_IS_NEWS_MS
}

/** The mail that the guest should get now. A step says who drives, too, so there is one mail at a time. */
export function dueChauffeurMail(
  trip: DrivenTrip,
  announced: AnnouncedDrives,
  now: Date,
): ChauffeurMailKind | undefined {
  return chauffeurMailKinds
    .toReversed()
    .find((kind) => isWorthSending(kind, trip, now) && !isKnown(kind, trip, announced))
}

function isKnown(kind: ChauffeurMailKind, trip: WhoDrives, { known, kinds }: AnnouncedDrives): boolean {
  if (kind !== 'chauffeur-assigned') return kinds.has(kind)
  // That there is no car at the moment is for the office to mend.
  return known.some((one) => isSameDrive(one, { ...trip, carId: trip.carId ?? one.carId }))
}

/** Whether the same chauffeur comes in the same car at the same time. */
export function isSameDrive(one: WhoDrives, other: WhoDrives): boolean {
  return one.driverId === other.driverId && one.carId === other.carId && one.pickupAt === other.pickupAt
}

/** The part that is new to a guest who was told something else before. */
export type WhatIsNew = 'everything' | 'chauffeur' | 'car' | 'time' | 'nothing'

export function whatIsNew(before: WhoDrives | undefined, now: WhoDrives): WhatIsNew {
  if (!before) return 'everything'
  if (before.driverId !== now.driverId) return 'chauffeur'
  if (before.carId !== now.carId) return 'car'
  return before.pickupAt === now.pickupAt ? 'nothing' : 'time'
}

export interface MailedBooking extends UnpaidBooking {
  readonly refundStatus: RefundStatus | null
}

const IS_TRUE: Readonly<Record<CustomerMailKind, (booking: MailedBooking) => boolean>> = {
  'booking-received': (booking) => bookingState(booking) === 'pending',
  'booking-confirmed': (booking) => bookingState(booking) === 'confirmed',
  'booking-rejected': ({ status }) => status === 'rejected',
  'booking-cancelled': (booking) => bookingState(booking) === 'cancelled',
  'booking-changed': isStanding,
  // Whether the change still waits the booking alone does not say.
  'change-requested': () => false,
  'change-to-pay': () => false,
  'change-declined': isStanding,
  'change-expired': isStanding,
  // It may have been moved, and perhaps is over: the booking alone does not say.
  'trip-reminder': () => false,
  // How far the trip is the booking alone does not say.
  'chauffeur-assigned': () => false,
  'chauffeur-on-the-way': () => false,
  'chauffeur-at-pickup': () => false,
  // Another time may have been set since.
  'meeting-moved': () => false,
  // It may land earlier, or have landed.
  'flight-delayed': () => false,
  'trip-thanks': () => false,
  'private-link': () => true,
  // For as long as the change can be taken back, which the booking alone does not say.
  'email-changed': () => true,
  'payment-link': isToBePaid,
  'payment-to-driver': (booking) => isStanding(booking) && booking.paymentMethod !== 'sumup',
  'payment-received': ({ paymentStatus, refundStatus }) =>
    paymentStatus === 'completed' && refundStatus === null,
  'payment-not-completed': isToBePaid,
  'payment-refunded': ({ refundStatus }) => refundStatus !== null,
}

/** Whether what a mail says to the customer is true of the booking as it is now, so that it may be sent once more. */
export function isMailTrue(kind: CustomerMailKind, booking: MailedBooking): boolean {
  return IS_TRUE[kind](booking)
}
