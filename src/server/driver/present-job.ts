import { jobNews, type DriverJob } from '@chauffeur/contract/driver-jobs'
import { driverCollection } from '@chauffeur/domain/driver-collection'
import { hasGuestPhone } from '@chauffeur/domain/driver-link'
import { toEuros } from '@chauffeur/domain/money'
import { nameOnSign, travellerOf } from '@chauffeur/domain/traveller'
import { standing, type TripProgress } from '../assignments/read-trip-progress.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { e164 } from '@chauffeur/domain/phone-number'
import { stopsOf } from '../bookings/stored-booking.ts'
import { readStoredList } from '../core/read-stored.ts'
import { isPickupAtAirport } from '../dispatch/missing-for-no-show.ts'
import { tripEnds } from '../dispatch/planned-trips.ts'

interface Shown {
  readonly booking: Booking
  readonly photos: number
  readonly now: Date
}

/** A trip as its driver sees it: what is needed to drive it, and nothing else of the guest. */
export function presentJob(trip: TripProgress, { booking, photos, now }: Shown): DriverJob {
  const { assignment, car } = trip
  const { from, to } = tripEnds(booking)
  const guest = travellerOf(booking)
  const isTheirs = assignment.releasedAt == null
  const mayCall = isTheirs && hasGuestPhone({ pickupAt: booking.pickupAt, endsAt: assignment.endsAt }, now)
  return {
    assignmentId: assignment.id,
    bookingNumber: booking.number,
    version: assignment.version,
    changed: assignment.changed ?? null,
    news: assignment.news
      ? readStoredList(jobNews, assignment.news, { table: 'assignment', id: assignment.id, column: 'news' })
      : null,
    state: assignment.state,
    stateSince: assignment.stateSince.toISOString(),
    endReason: assignment.releaseReason ?? null,
    endCode: assignment.releaseCode ?? null,
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupAt: booking.pickupAt.toISOString(),
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
    className: booking.vehicleName,
    plate: car?.plate ?? null,
    colour: car?.colour ?? null,
    flightNumber: booking.flightNumber ?? null,
    passengers: booking.passengers,
    childSeats: booking.childSeatCount,
    boosterSeats: booking.boosterSeatCount,
    luggage: booking.luggageConfig ?? null,
    signName: isTheirs ? nameOnSign(booking) : '',
    guestName: isTheirs ? guest.name : '',
    notes: isTheirs ? (booking.notes ?? null) : null,
    // As it is dialled from anywhere, where it reads as a number.
    guestPhone: mayCall ? (e164(guest.phone) ?? guest.phone) : null,
    // Of a guest who did not come nothing can be collected: the office decides what is owed.
    collect:
      isTheirs && assignment.carNo === 1 && assignment.state !== 'no_show' ? collectionOf(booking) : null,
    isAtAirport: isPickupAtAirport(booking),
    arrivedAt: trip.arrivedAt?.toISOString() ?? null,
    contactAttempts: trip.contactAttempts.map((at) => at.toISOString()),
    photos,
    lastStep: lastStepOf(trip),
  }
}

/** The driver of a booking's first car takes the money. */
function collectionOf({
  paymentMethod,
  paymentStatus,
  driverCents,
  totalCents,
}: Booking): DriverJob['collect'] {
  const how = driverCollection({ paymentMethod, paymentStatus, driverAmount: toEuros(driverCents) })
  if (how === 'nothing') return null
  return { how, amount: toEuros(how === 'rest' ? driverCents : totalCents) }
}

function lastStepOf({ events }: TripProgress): DriverJob['lastStep'] {
  const last = standing(events).findLast(({ outcome }) => outcome === 'moved')
  return last && last.source === 'driver'
    ? { id: last.id, type: last.type, occurredAt: last.occurredAt.toISOString() }
    : null
}
