import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { isChauffeurAnnounced } from '@chauffeur/domain/chauffeur-mails'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { Car } from '../cars/car.entity.ts'
import type { TripProgress } from './read-trip-progress.ts'

/**
 * How far a trip is, as other companies' systems read it: who drives and in which car from when on the guest knows it.
 * Undefined of one that was released.
 */
export function presentPartnerTrip(
  { assignment, car, driver, state, times }: TripProgress,
  pickupAt: Date,
  now: Date,
): PartnerTrip | undefined {
  if (state === 'released') return undefined
  const isAnnounced = isChauffeurAnnounced({ state, pickupAt }, now)
  return {
    carNo: assignment.carNo,
    state,
    stateSince: assignment.stateSince.toISOString(),
    driverName: (isAnnounced && driver?.name) || null,
    driverPhone: (isAnnounced && driver?.phoneE164) || null,
    plate: (isAnnounced && car?.plate) || null,
    car: isAnnounced && car ? carName(car) : null,
    onTheWayAt: times.on_the_way?.toISOString() ?? null,
    arrivedAt: times.arrived?.toISOString() ?? null,
    onBoardAt: times.on_board?.toISOString() ?? null,
    completedAt: times.completed?.toISOString() ?? null,
  }
}

/** "black Mercedes E Class" */
export function carName({ vehicleId, colour }: Car): string {
  const name = vehicleById(vehicleId)?.name ?? 'car'
  return colour ? `${colour.toLowerCase()} ${name}` : name
}
