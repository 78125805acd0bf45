import type { BookingChange, TripOfBooking } from '../bookings/booking-change.entity.ts'
import { changedLines } from '../bookings/changed-lines.ts'
import type { ChangeInWords, TripInWords } from '../core/events.ts'

/** A change as mails and the history say it. */
export function inWords(
  change: BookingChange,
  more: Partial<Pick<ChangeInWords, 'paidCents' | 'reason' | 'wasAccepted'>> = {},
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
    reason: change.reason ?? null,
    wasAccepted: false,
    ...more,
  }
}

/** The change in one text, for the history. */
export function asNote(change: BookingChange, reason: string | null = change.reason ?? null): string {
  return [...changedLines(change.before, change.after), ...(reason ? [`Reason: ${reason}`] : [])].join('\n')
}

function tripInWords(trip: TripOfBooking): TripInWords {
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
