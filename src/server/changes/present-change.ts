import type { ChangedTrip, TripChange } from '@chauffeur/contract/change-fields'
import { isOpenChange, openChangeStates } from '@chauffeur/domain/trip-change'
import { changeEnds } from '@chauffeur/words/en/changes'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { BookingChange, type ChangeableTrip } from './booking-change.entity.ts'
import { completeChanges } from './stored-change.ts'
import { findRows } from '../db/find-rows.ts'

export function presentChangedTrip(trip: ChangeableTrip): ChangedTrip {
  return {
    pickupLocation: trip.pickupLocation,
    pickupName: trip.pickupName ?? null,
    dropoffLocation: trip.dropoffLocation ?? null,
    dropoffName: trip.dropoffName ?? null,
    pickupNote: trip.pickupNote ?? null,
    dropoffNote: trip.dropoffNote ?? null,
    stops: trip.stops.map(({ id, location, duration }) => ({ id, location, duration })),
    serviceDuration: trip.hireHours == null ? null : String(trip.hireHours),
    pickupDate: trip.pickupDate,
    pickupTime: trip.pickupTime,
    pickupZone: trip.pickupZone,
    pickupAt: trip.pickupAt,
    vehicleId: trip.vehicleId,
    vehicleName: trip.vehicleName,
  }
}

export function presentChange(change: BookingChange): TripChange {
  return {
    id: change.id,
    by: change.by,
    state: change.state,
    before: presentChangedTrip(change.before),
    after: presentChangedTrip(change.after),
    oldTotalCents: change.oldTotalCents,
    newTotalCents: change.newTotalCents,
    differenceCents: change.newTotalCents - change.oldTotalCents,
    settlement: change.settlement,
    reason: change.endCode ? changeEnds[change.endCode] : (change.reason ?? null),
    reasonCode: change.endCode ?? null,
    createdAt: change.createdAt.toISOString(),
    endsAt: isOpenChange(change.state) ? change.expiresAt.toISOString() : null,
    endedAt: change.endedAt?.toISOString() ?? null,
  }
}

/** One of a booking's changes, as it stands now. */
export async function findChange(
  bookingId: string,
  id: string,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<BookingChange | null> {
  const changes = await findRows(em, BookingChange, { id, bookingId })
  const [change = null] = await completeChanges(changes, em)
  return change
}

/** The changes of a booking, the latest first. */
export async function changesOf(bookingId: string, em: EntityManager, limit = 100): Promise<BookingChange[]> {
  const orderBy = { createdAt: 'desc', id: 'desc' } as const
  const changes = await findRows(em, BookingChange, { bookingId }, { orderBy, limit })
  return completeChanges(changes, em)
}

/** The open changes of these bookings. */
export async function openChangesOf(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<BookingChange[]> {
  const changes = await findRows(em, BookingChange, {
    bookingId: { $in: [...bookingIds] },
    state: { $in: [...openChangeStates] },
  })
  return completeChanges(changes, em)
}

/** The one that is open of a booking. */
export async function openChangeOf(bookingId: string, em: EntityManager): Promise<BookingChange | undefined> {
  const [change] = await openChangesOf([bookingId], em)
  return change
}
