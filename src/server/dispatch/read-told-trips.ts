import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { TripNotification } from './trip-notification.entity.ts'

/**
 * The trips of these bookings as other companies' systems were told of them last, by booking and then by car: reads and
 * messages say the same. A step is told once it cannot be taken back any more.
 */
export async function readToldTrips(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, readonly PartnerTrip[]>> {
  if (bookingIds.length === 0) return new Map()
  const kept = await findRows(
    em,
    TripNotification,
    { bookingId: { $in: bookingIds } },
    { orderBy: { bookingId: 'asc', carNo: 'asc' } },
  )
  const told = kept.flatMap(({ bookingId, told }) => (told ? [{ bookingId, trip: told.trip }] : []))
  return new Map(
    [...Map.groupBy(told, ({ bookingId }) => bookingId)].map(([id, all]) => [
      id,
      all.map(({ trip }) => trip),
    ]),
  )
}
