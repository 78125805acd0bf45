import { HOUR_MS } from '@chauffeur/domain/duration'
import { MAX_HIRE_HOURS } from '@chauffeur/domain/hire'
import { OPEN_BOOKINGS_RETRY_SECONDS } from '@chauffeur/domain/partners'
import { AT_ONCE_HOURS, MAX_CARS_AT_ONCE, NO_CAR_VEHICLE_ID } from '@chauffeur/domain/sandbox'
import { vehicleById, type VehicleId } from '@chauffeur/domain/vehicles'
import { Booking } from '../bookings/booking.entity.ts'
import { Car } from '../cars/car.entity.ts'
import { isSandbox, type Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { EntityManager } from '../db/orm.ts'
import type { BookingOwner } from '../partners/open-bookings.ts'
import { addCars, lockFleet } from './fill-fleet.ts'

/**
 * In the sandbox: has cars for each partner's own tests. A partner has at most ten bookings of a class at once, and the
 * fleet grows so that ten more of the class can always be driven, by whichever partner. Before a booking is stored.
 *
 * @throws Refusal TOO_MANY_OPEN beyond the ten.
 */
export async function provideCars(
  { partnerId }: Pick<BookingOwner, 'partnerId'>,
  trips: readonly Pick<Booking, 'vehicleId' | 'pickupAt'>[],
  em: EntityManager,
  config: Pick<Config, 'SANDBOX'>,
): Promise<void> {
  if (partnerId === null || !isSandbox(config)) return
  for (const [index, { vehicleId, pickupAt }] of trips.entries()) {
    const around = AT_ONCE_HOURS * HOUR_MS
    const at = pickupAt.getTime()
    const standing = { vehicleId, cancelledAt: null, status: { $ne: 'rejected' as const } }
    const until = new Date(at + around)
    const atOnce = { ...standing, pickupAt: { $gt: new Date(at - around), $lt: until } }
    // Those of a journey are stored after all of them were looked at.
    const before = trips
      .slice(0, index)
      .filter((one) => one.vehicleId === vehicleId && Math.abs(one.pickupAt.getTime() - at) < around)
    const own = before.length + (await em.count(Booking, { ...atOnce, partnerId }))
    if (own >= MAX_CARS_AT_ONCE) {
      const why = { code: 'sandbox_cars_shared', most: MAX_CARS_AT_ONCE, hours: AT_ONCE_HOURS } as const
      throw new Refusal('TOO_MANY_OPEN', why, {
        openBookings: own,
        openBookingsMax: MAX_CARS_AT_ONCE,
        retryAfter: OPEN_BOOKINGS_RETRY_SECONDS,
      })
    }
    // A hire may have begun long before, and still has its car.
    const since = new Date(at - around - MAX_HIRE_HOURS * HOUR_MS)
    const booked = await em.count(Booking, { ...standing, pickupAt: { $gt: since, $lt: until } })
    await growFleet(vehicleById(vehicleId)?.id, booked + before.length + 1 + MAX_CARS_AT_ONCE, em)
  }
}

/** Adds cars to a class until it has so many. A class without cars stays so: the office wants none. */
async function growFleet(vehicleId: VehicleId | undefined, wanted: number, em: EntityManager): Promise<void> {
  if (vehicleId === undefined || vehicleId === NO_CAR_VEHICLE_ID) return
  const count = () => em.count(Car, { vehicleId, activeUntil: null })
  if ((await count()) >= wanted) return
  await lockFleet(em)
  const cars = await count()
  if (cars === 0 || cars >= wanted) return
  await addCars(vehicleId, wanted - cars, em)
}
