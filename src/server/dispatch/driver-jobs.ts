import type { DriverJob, DriverJobs } from '@chauffeur/contract/driver-jobs'
import { signColour } from '@chauffeur/domain/accent'
import { JOBS_AHEAD_DAYS } from '@chauffeur/domain/driver-link'
import { DAY_MS, HOUR_MS } from '@chauffeur/domain/duration'
import { mayDriverCallGuest } from '@chauffeur/domain/phone-visibility'
import { releaseText } from '@chauffeur/words/en/trip-news'
import { forDriver, type FactsFor, type FactsWith } from '@chauffeur/domain/booking-facts'
import { e164 } from '@chauffeur/domain/phone-number'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { nameOnSign, travellerOf } from '@chauffeur/domain/traveller'
import { presentFacts } from '../bookings/booking-core.ts'
import { Booking } from '../bookings/booking.entity.ts'
import type { CashEntry } from '../cash/cash-entry.entity.ts'
import { owedOf } from '../cash/read-cash.ts'
import { presentCollected, readCarried, readCollected } from '../cash/sum-cash.ts'
import { readPushKey } from '../notices/push-key.ts'
import { stopsOf } from '../bookings/stored-booking.ts'
import { languagesOf } from '../cars/drivers.ts'
import { readMeetingPlaces, type MeetingPlaces } from '../meeting/meeting-points.ts'
import { presentGuestHere } from '../meeting/present-meeting.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { findRelated } from '../db/find-related.ts'
import { UNMANAGED } from '../db/orm.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { Assignment } from './assignment.entity.ts'
import { openLink, type LinkHolder, type PhoneContext } from './driver-links.ts'
import { isPickupAtAirport, tripEnds } from './planned-trips.ts'
import { presentNews } from './present-trip.ts'
import { standing, withProgress, type TripProgress } from './read-trip-progress.ts'
import { TripProof } from './proofs.ts'
import { findRows } from '../db/find-rows.ts'

/** How long a trip that is over, or was taken back, is still shown. */
const SHOWN_AFTER_MS = 12 * HOUR_MS

/** The jobs of whoever holds the link. */
export async function listDriverJobs(
  context: PhoneContext & { readonly firm: CurrentFirm },
): Promise<DriverJobs> {
  const holder = await openLink(context)
  const { em, clock, firm } = context
  const { phone, brandName, accentColor } = firm.current()
  const assignments = await findAssignments(holder, context)
  return {
    driverName: holder.driver?.name ?? null,
    languages: holder.driver ? languagesOf(holder.driver) : [],
    officePhone: phone,
    brandName,
    signColour: accentColor && signColour(accentColor),
    isOneJob: holder.assignmentId !== null,
    now: clock().toISOString(),
    pushKey:
      holder.driver && holder.assignmentId === null ? (await readPushKey({ em, clock })).publicKey : null,
    carried: holder.driver ? await readCarried(holder.driver.id, em) : 0,
    jobs: await presentJobs(assignments, { em, clock }),
  }
}

/** Some of them, as they are now. */
export async function presentJobs(
  assignments: readonly Assignment[],
  { em, clock }: DatabaseAccess,
): Promise<DriverJob[]> {
  const progress = await withProgress(assignments, em)
  const collected = await readCollected(
    assignments.map(({ id }) => id),
    em,
  )
  const places = await readMeetingPlaces(em)
  const bookings = await findRelated(assignments, 'bookingId', (id) => findRows(em, Booking, { id }))
  const proofs = await em.find(
    TripProof,
    { assignmentId: { $in: assignments.map(({ id }) => id) } },
    { fields: ['assignmentId'], ...UNMANAGED },
  )
  return progress
    .flatMap((trip) => {
      const booking = bookings.get(trip.assignment.bookingId)
      if (!booking) return []
      const photos = proofs.filter(({ assignmentId }) => assignmentId === trip.assignment.id).length
      return [
        presentJob(trip, {
          booking,
          places,
          photos,
          now: clock(),
          collected: collected.get(trip.assignment.id),
        }),
      ]
    })
    .toSorted((a, b) => a.pickupAt.localeCompare(b.pickupAt))
}

async function findAssignments(
  { driver, assignmentId }: LinkHolder,
  { em, clock }: DatabaseAccess,
): Promise<Assignment[]> {
  if (assignmentId !== null) return findRows(em, Assignment, { id: assignmentId })
  if (!driver) return []
  const now = clock()
  const shown = await findRows(em, Assignment, {
    driverId: driver.id,
    startsAt: { $lt: new Date(now.getTime() + JOBS_AHEAD_DAYS * DAY_MS) },
    $or: [
      { releasedAt: null, endsAt: { $gt: new Date(now.getTime() - SHOWN_AFTER_MS) } },
      { releasedAt: null, state: { $in: ['on_the_way', 'at_pickup', 'no_show_claimed', 'on_board'] } },
      { releasedAt: { $gt: new Date(now.getTime() - SHOWN_AFTER_MS) } },
    ],
  })
  // A trip that was taken back and given again is shown as it stands.
  const standing = new Set(
    shown.filter(({ releasedAt }) => releasedAt == null).map(({ bookingId }) => bookingId),
  )
  return shown.filter(({ releasedAt, bookingId }) => releasedAt == null || !standing.has(bookingId))
}

interface Shown {
  readonly booking: Booking
  readonly places: MeetingPlaces
  readonly photos: number
  readonly collected: CashEntry | undefined
  readonly now: Date
}

// Who the guest is and asks for is no business of a driver whose trip it is no longer.
const NOT_TOLD = {
  notes: null,
  pickupNote: null,
  dropoffNote: null,
  wheelchair: null,
  assistanceDog: false,
  pet: false,
  helpToCar: false,
} satisfies Record<FactsFor<'driver'> & FactsWith<{ readonly isPersonal: true }>, null | false>

/** A trip as its driver sees it: what is needed to drive it, and nothing else of the guest. */
export function presentJob(
  trip: TripProgress,
  { booking, places, photos, collected, now }: Shown,
): DriverJob {
  const { assignment, car } = trip
  const { from, to } = tripEnds(booking)
  const guest = travellerOf(booking)
  const facts = presentFacts(booking, 'driver')
  const isTheirs = assignment.releasedAt == null
  const mayCall =
    isTheirs && mayDriverCallGuest({ pickupAt: booking.pickupAt, endsAt: assignment.endsAt }, now)
  return {
    assignmentId: assignment.id,
    bookingNumber: booking.number,
    version: assignment.version,
    ...presentNews(assignment),
    state: assignment.state,
    stateSince: assignment.stateSince.toISOString(),
    endReason: releaseText(assignment),
    endCode: assignment.releaseCode ?? null,
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupAt: booking.pickupAt.toISOString(),
    meetAt: isTheirs ? (booking.meetAt?.toISOString() ?? null) : null,
    landedAt: isTheirs ? (booking.landedAt?.toISOString() ?? null) : null,
    endsAt: assignment.endsAt.toISOString(),
    from: { name: from, address: booking.pickupLocation, lat: booking.pickupLat, lon: booking.pickupLon },
    to:
      to === null
        ? null
        : {
            name: to,
            address: booking.dropoffLocation ?? to,
            lat: booking.dropoffLat ?? null,
            lon: booking.dropoffLon ?? null,
          },
    hireHours: booking.hireHours ?? null,
    stops: stopsOf(booking).map(({ location, duration }) => ({ location, minutes: duration })),
    ...classesOf(booking, car),
    plate: car?.plate ?? null,
    colour: car?.colour ?? null,
    ...forDriver(isTheirs ? facts : { ...facts, ...NOT_TOLD }),
    signName: isTheirs ? nameOnSign(booking) : '',
    guestName: isTheirs ? guest.name : '',
    // As it is dialled from anywhere, where it reads as a number.
    guestPhone: mayCall ? (e164(guest.phone) ?? guest.phone) : null,
    // Of a guest who did not come nothing can be collected: the office decides what is owed.
    collect: isTheirs && assignment.state !== 'no_show' ? presentOwed(booking, assignment) : null,
    collected: presentCollected(collected),
    isAtAirport: isPickupAtAirport(booking),
    meetingPlace: isTheirs ? places.ofPickup(booking) : null,
    guestHere: isTheirs ? presentGuestHere(booking, [assignment.state], now) : null,
    arrivedAt: trip.arrivedAt?.toISOString() ?? null,
    contactAttempts: trip.contactAttempts.map((at) => at.toISOString()),
    photos,
    lastStep: lastStepOf(trip),
  }
}

/** The class of the car that drives, and the booked one where that is another. */
function classesOf({ vehicleId, vehicleName }: Booking, car: TripProgress['car']) {
  const isOther = car !== undefined && car.vehicleId !== vehicleId
  return {
    className: isOther ? (vehicleById(car.vehicleId)?.name ?? vehicleName) : vehicleName,
    bookedClassName: isOther ? vehicleName : null,
  }
}

function presentOwed(booking: Booking, assignment: Assignment): DriverJob['collect'] {
  const owed = owedOf(booking, assignment)
  return owed && { how: owed.how, amount: owed.cents }
}

function lastStepOf({ events }: TripProgress): DriverJob['lastStep'] {
  const last = standing(events).findLast(({ outcome }) => outcome === 'moved')
  return last && last.source === 'driver'
    ? { id: last.id, type: last.type, occurredAt: last.occurredAt.toISOString() }
    : null
}
