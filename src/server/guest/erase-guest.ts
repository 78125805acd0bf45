import { EmailChange } from '../bookings/email-change.entity.ts'
import { FlightWatch } from '../flights/flight-watch.entity.ts'
import { factNames, factOf, type FactName } from '@chauffeur/domain/booking-facts'
import { isStanding } from '@chauffeur/domain/booking-status'
import { sql } from 'kysely'
import type { Booking } from '../bookings/booking.entity.ts'
import { BookingNote } from '../bookings/booking-note.entity.ts'
import { editBooking, type BookingEdit } from '../bookings/edit-booking.ts'
import { BookingChange, type ChangeableTrip } from '../changes/booking-change.entity.ts'
import { AuditEntry } from '../core/audit/audit-entry.entity.ts'
import type { IdempotencyKey } from '../core/idempotency/run-once.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import { Assignment, TripEvent } from '../dispatch/assignment.entity.ts'
import { TripProof } from '../dispatch/proofs.ts'
import { UncountedStep } from '../dispatch/uncounted-steps.ts'
import { Enquiry, EnquiryReply, Offer } from '../enquiries/enquiry.entity.ts'
import { Journey, JourneyLeg } from '../journeys/journey.entity.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { PartnerEvent } from '../webhooks/partner-event.entity.ts'
import { readAttempts } from '../payments/attempts-of.ts'
import { type AttemptOfBooking, UNSETTLED_STATES } from '../payments/payment.entity.ts'
import { WebhookDelivery } from '../webhooks/webhook.entity.ts'
import { LinkRequest } from './link-request.entity.ts'

/** In the place of what a booking cannot be without. */
const ERASED = 'Erased'
const ERASED_FACTS: Readonly<Partial<Record<FactName, string | false>>> = {
  customerName: ERASED,
  // The domain .invalid is reserved: nobody ever gets mail there.
  customerEmail: 'erased@erased.invalid',
  customerPhone: '-',
  assistanceDog: false,
  pet: false,
  helpToCar: false,
}

interface Erased {
  readonly bookings: number
  readonly enquiries: number
}

/**
 * Erases who the guest of this address is, how to reach them, where they were driven and what was written of them. What
 * the books need stays: the bookings with their days, prices and payments. Refused while a trip is to come, or money is
 * under way.
 */
export async function eraseGuest(email: string, tx: DatabaseAccess): Promise<Erased> {
  const { em, clock } = tx
  const bookings = await bookingsOf(email, em)
  const ids = bookings.map(({ id }) => id)
  const { ofBookings: payments } = await readAttempts(em, ids)
  refuseOpen(bookings, payments, clock())
  for (const booking of bookings) await eraseBooking(booking, tx)
  const legs = await findRows(em, JourneyLeg, { bookingId: { $in: ids } })
  const journeyIds = legs.map(({ journeyId }) => journeyId)
  await em.nativeUpdate(Journey, { id: { $in: journeyIds } }, { requestFingerprint: null })
  await eraseTrips(ids, em)
  await em.nativeDelete(BookingNote, { bookingId: { $in: ids } })
  await em.nativeDelete(FlightWatch, { bookingId: { $in: ids } })
  // With them the links that would give an address back.
  await em.nativeDelete(EmailChange, { bookingId: { $in: ids } })
  await em.nativeDelete(Outbox, { bookingId: { $in: ids } })
  const bookingNumber = { $in: bookings.map(({ number }) => number) }
  await em.nativeDelete(WebhookDelivery, { bookingNumber })
  await em.nativeDelete(PartnerEvent, { bookingNumber })
  const enquiryIds = await deleteEnquiries(email, em)
  await em.nativeDelete(LinkRequest, { id: { $in: await linkRequestsOf(email, em) } })
  await deleteAnswers([...ids, ...enquiryIds], em)
  // The history keeps what happened, and who did it; not the details.
  const subjects = [...ids, ...enquiryIds, ...payments.map(({ id }) => id)]
  await em.nativeUpdate(AuditEntry, { subjectId: { $in: subjects } }, { details: null })
  return { bookings: ids.length, enquiries: enquiryIds.length }
}

const isOf = (email: string) => sql<boolean>`lower(customer_email) = lower(${email})`

function bookingsOf(email: string, em: EntityManager): Promise<Booking[]> {
  return typedQueries<{ booking: Booking }>(em)
    .selectFrom('booking')
    .selectAll()
    .where(isOf(email))
    .orderBy('id')
    .forUpdate()
    .execute()
}

function refuseOpen(bookings: readonly Booking[], payments: readonly AttemptOfBooking[], now: Date): void {
  const open = payments.filter(({ state }) => UNSETTLED_STATES.has(state))
  const waiting = new Set(open.map(({ bookingId }) => bookingId))
  const named = bookings.filter(
    (booking) => (isStanding(booking) && booking.pickupAt > now) || waiting.has(booking.id),
  )
  if (named.length === 0) return
  throw new Refusal('INVALID_INPUT', {
    code: 'written',
    text: `Trips are to come, or money is under way, of ${named.map(({ number }) => number).join(', ')}. Cancel or settle that first. Nothing was erased.`,
  })
}

/** All personal facts of the domain's table, the texts of people, and the places but for the region that they are in. */
async function eraseBooking(booking: Booking, tx: DatabaseAccess): Promise<void> {
  const facts = factNames
    .filter((name) => factOf(name).isPersonal)
    .map((name) => [name, ERASED_FACTS[name] ?? null] as const)
  const edit: BookingEdit = {
    ...Object.fromEntries(facts),
    ...eraseWay(booking),
    flightNumber: null,
    flightDepartsAt: null,
    billing: null,
    reference: null,
    metadata: null,
    rejectReason: null,
    cancelReason: null,
    ratingText: null,
    guestHereAt: null,
    guestHereExit: null,
    requestFingerprint: null,
    // Every link to it has ended.
    linkGeneration: booking.linkGeneration + 1,
  }
  await editBooking(tx, booking, edit, { isEntryRenewed: false })
}

/** To some ten kilometres. */
const near = (degrees: number) => Math.round(degrees * 10) / 10

type Ends = Pick<ChangeableTrip, 'pickupLat' | 'pickupLon' | 'dropoffLocation' | 'dropoffLat' | 'dropoffLon'>

function eraseWay({ pickupLat, pickupLon, dropoffLocation, dropoffLat, dropoffLon }: Ends) {
  return {
    pickupLocation: ERASED,
    pickupPlaceId: null,
    pickupName: null,
    pickupNote: null,
    pickupLat: near(pickupLat),
    pickupLon: near(pickupLon),
    dropoffLocation: dropoffLocation == null ? null : ERASED,
    dropoffPlaceId: null,
    dropoffName: null,
    dropoffNote: null,
    dropoffLat: dropoffLat == null ? null : near(dropoffLat),
    dropoffLon: dropoffLon == null ? null : near(dropoffLon),
  } satisfies Partial<ChangeableTrip>
}

/** Erases texts and exact places in changes, texts in assignments and steps, and all proofs of trips. */
async function eraseTrips(bookingIds: readonly string[], em: EntityManager): Promise<void> {
  for (const { id, before, after } of await findRows(em, BookingChange, {
    bookingId: { $in: [...bookingIds] },
  }))
    await em.nativeUpdate(
      BookingChange,
      { id },
      {
        before: { ...before, ...eraseWay(before) },
        after: { ...after, ...eraseWay(after) },
        reason: null,
      },
    )
  const assignments = await findRows(em, Assignment, { bookingId: { $in: [...bookingIds] } })
  const assignmentId = { $in: assignments.map(({ id }) => id) }
  await em.nativeUpdate(
    Assignment,
    { id: assignmentId },
    { overrideReason: null, releaseReason: null, news: null },
  )
  await em.nativeUpdate(TripEvent, { assignmentId }, { note: null, reason: null })
  await em.nativeUpdate(UncountedStep, { assignmentId }, { note: null })
  await em.nativeDelete(TripProof, { assignmentId })
}

/** No books need an enquiry, nor an offer that was made for it. @returns the ids. */
async function deleteEnquiries(email: string, em: EntityManager): Promise<string[]> {
  const rows = await typedQueries<{ enquiry: Enquiry }>(em)
    .selectFrom('enquiry')
    .select('id')
    .where(isOf(email))
    .execute()
  const ids = rows.map(({ id }) => id)
  const replies = await findRows(em, EnquiryReply, { enquiryId: { $in: ids } })
  await em.nativeDelete(EnquiryReply, { enquiryId: { $in: ids } })
  await em.nativeDelete(Offer, { id: { $in: replies.flatMap(({ offerId }) => offerId ?? []) } })
  await em.nativeDelete(Outbox, { enquiryId: { $in: ids } })
  await em.nativeDelete(Enquiry, { id: { $in: ids } })
  return ids
}

/** The answers to calls of the last day that hold one of these bookings or enquiries. */
async function deleteAnswers(ids: readonly string[], em: EntityManager): Promise<void> {
  if (ids.length === 0) return
  await typedQueries<{ idempotency_key: IdempotencyKey }>(em)
    .deleteFrom('idempotency_key')
    .where(sql<boolean>`response::text ~ ${ids.join('|')}`)
    .execute()
}

async function linkRequestsOf(email: string, em: EntityManager): Promise<string[]> {
  const rows = await typedQueries<{ link_request: LinkRequest }>(em)
    .selectFrom('link_request')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(email)])))
    .execute()
  return rows.map(({ id }) => id)
}
