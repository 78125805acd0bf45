import type { ChangeEndReason } from '@chauffeur/domain/trip-change'
import { changedLines } from '../bookings/changed-lines.ts'
import type { ChangeInWords, TripInWords, AdminAct } from '../core/events.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { BookingChange, ChangeableTrip } from './booking-change.entity.ts'

/** A change as mails and the history say it. */
export function describeChange(
  change: BookingChange,
  more: Partial<
    Pick<ChangeInWords, 'paidCents' | 'endCode' | 'reason' | 'wasAccepted' | 'wasWithdrawn'>
  > = {},
): ChangeInWords {
  const { by, before, after, oldTotalCents, newTotalCents, settlement } = change
  return {
    by,
    lines: changedLines(before, after),
    trips: { before: tripInWords(before), after: tripInWords(after) },
    oldTotalCents,
    newTotalCents,
    settlement,
    paidCents: 0,
    endCode: change.endCode ?? null,
    reason: change.reason ?? null,
    wasAccepted: false,
    ...more,
  }
}

function tripInWords(trip: ChangeableTrip): TripInWords {
  const { pickupDate, pickupTime, pickupZone, pickupLocation, dropoffLocation } = trip
  const { pickupName, dropoffName, hireHours, vehicleName, totalCents } = trip
  const stops = trip.stops.map(({ location, duration }) => ({ location, duration }))
  return {
    pickupDate,
    pickupTime,
    pickupZone,
    pickupLocation,
    pickupName,
    dropoffLocation,
    dropoffName,
    stops,
    hireHours,
    vehicleName,
    totalCents,
  }
}

/** The facts by which the history and the mails know a change. */
export function changeEventFacts(
  { id, number }: Pick<Booking, 'id' | 'number'>,
  change: BookingChange,
  {
    name = change.byName ?? 'the customer',
    endCode = change.endCode ?? null,
    reason = change.reason ?? null,
  }: {
    readonly name?: string
    readonly endCode?: ChangeEndReason | null
    readonly reason?: string | null
  } = {},
): AdminAct & { readonly bookingId: string; readonly occasion: string } {
  return {
    admin: name,
    id,
    name: number,
    bookingId: id,
    occasion: change.id,
    details: {
      trip: { before: tripInWords(change.before), after: tripInWords(change.after) },
      ...(endCode !== null && { endCode }),
      ...(reason !== null && { reason }),
    },
  }
}
