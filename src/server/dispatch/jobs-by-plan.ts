import type { Job } from '@chauffeur/domain/cars-needed'
import { FLEET } from '@chauffeur/domain/vehicles'
import { tripToDrive, type TripOfBooking } from '../bookings/hold-car.ts'
import { readSettings, settingsOf } from '../capacity/read-settings.ts'
import { jobOf } from '../capacity/trip-to-drive.ts'
import type { EntityManager } from '../db/orm.ts'

/** When and where a booking takes a car and gives it back. */
export type JobOf = (booking: TripOfBooking) => Job

/** The jobs of bookings, with the waits that are planned for their classes now. */
export async function jobsByPlan(em: EntityManager): Promise<JobOf> {
  const settings = await readSettings(
    FLEET.map(({ id }) => id),
    { em },
  )
  return (booking) => {
    const trip = tripToDrive(booking)
    return jobOf(trip, settingsOf(trip.vehicleId, settings))
  }
}
