import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { presentPartnerTrip } from '../dispatch/present-trip.ts'
import { readTripProgress } from '../dispatch/read-trip-progress.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { DatabaseAccess } from '../core/transaction.ts'

/** The trips of a booking as they were told last, by car. One that nobody has touched since this is kept is as it stands. */
export async function readToldTrips(
  { id, pickupAt }: Booking,
  { em, clock }: DatabaseAccess,
): Promise<PartnerTrip[]> {
  const kept = await em.find(TripNotification, { bookingId: id }, { disableIdentityMap: true })
  const standing = (await readTripProgress([id], em)).get(id) ?? []
  const untouched = standing.filter(({ assignment: { carNo } }) => !kept.some((one) => one.carNo === carNo))
  return [
    ...kept.flatMap(({ told }) => told?.trip ?? []),
    ...untouched.flatMap((one) => presentPartnerTrip(one, pickupAt, clock()) ?? []),
  ].toSorted((a, b) => a.carNo - b.carNo)
}
