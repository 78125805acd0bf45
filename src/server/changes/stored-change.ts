import { z } from 'zod'
import { readStoredObject } from '../core/read-stored.ts'
import type { EntityManager } from '../db/orm.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { stopsOf } from '../bookings/stored-booking.ts'
import type { BookingChange, ChangeableTrip } from './booking-change.entity.ts'
import { findRows } from '../db/find-rows.ts'

/** Columns that were added since the first changes; a change that is older has none. */
const later = <Value extends z.ZodType>(value: Value) => value.nullish().transform((known) => known ?? null)

const trip = z.object({
  hireHours: later(z.number()),
  pickupLocation: z.string(),
  pickupPlaceId: later(z.string()),
  pickupName: later(z.string()),
  pickupLat: z.number(),
  pickupLon: z.number(),
  dropoffLocation: later(z.string()),
  dropoffPlaceId: later(z.string()),
  dropoffName: later(z.string()),
  dropoffLat: later(z.number()),
  dropoffLon: later(z.number()),
  pickupNote: later(z.string()),
  dropoffNote: later(z.string()),
  stops: z.array(
    z.object({ id: z.string(), location: z.string(), duration: z.number(), priceCents: z.number() }),
  ),
  pickupDate: z.string(),
  pickupTime: z.string(),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']),
  pickupAt: z.iso.datetime(),
  vehicleId: z.number(),
  vehicleName: z.string(),
  baseCents: z.number(),
  stopCents: z.number(),
  totalCents: z.number(),
  distance: later(z.number()),
  durationMinutes: later(z.number()),
  routeFallback: z.boolean().default(false),
}) satisfies z.ZodType<ChangeableTrip>

const incomplete = new WeakSet<BookingChange>()

/** Whether parts of it are missing: it is shown, and can be ended, and never made. */
export function isIncomplete(change: BookingChange): boolean {
  return incomplete.has(change)
}

/**
 * Changes that were read, whole: what is missing of the trip before is as the booking is, and what is missing of the trip
 * after as it was before.
 */
export async function completeChanges(
  changes: readonly BookingChange[],
  em: EntityManager,
): Promise<BookingChange[]> {
  const broken = changes.filter(
    ({ before, after }) => !trip.safeParse(before).success || !trip.safeParse(after).success,
  )
  if (broken.length === 0) return [...changes]
  const bookings = await findRows(em, Booking, { id: { $in: broken.map(({ bookingId }) => bookingId) } })
  for (const change of broken) {
    const booking = bookings.find(({ id }) => id === change.bookingId)
    if (!booking) throw new Error('A change is of a booking')
    const at = (column: string) => ({ table: 'booking_change', id: change.id, column })
    const known = readStoredObject(trip, tripOf(booking), trip.parse(tripOf(booking)), at('booking')).value
    const before = readStoredObject(trip, change.before, known, at('before')).value
    change.before = before
    change.after = readStoredObject(trip, change.after, before, at('after')).value
    incomplete.add(change)
  }
  return [...changes]
}

/** The part of a booking that a change is about. */
export function tripOf(booking: Booking): ChangeableTrip {
  return {
    hireHours: booking.hireHours ?? null,
    pickupLocation: booking.pickupLocation,
    pickupPlaceId: booking.pickupPlaceId ?? null,
    pickupName: booking.pickupName ?? null,
    pickupLat: booking.pickupLat,
    pickupLon: booking.pickupLon,
    dropoffLocation: booking.dropoffLocation ?? null,
    dropoffPlaceId: booking.dropoffPlaceId ?? null,
    dropoffName: booking.dropoffName ?? null,
    dropoffLat: booking.dropoffLat ?? null,
    dropoffLon: booking.dropoffLon ?? null,
    pickupNote: booking.pickupNote ?? null,
    dropoffNote: booking.dropoffNote ?? null,
    stops: stopsOf(booking),
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupAt: booking.pickupAt.toISOString(),
    vehicleId: booking.vehicleId,
    vehicleName: booking.vehicleName,
    baseCents: booking.baseCents,
    stopCents: booking.stopCents,
    totalCents: booking.totalCents,
    distance: booking.distance ?? null,
    durationMinutes: booking.durationMinutes ?? null,
    routeFallback: booking.routeFallback,
  }
}
