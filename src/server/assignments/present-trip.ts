import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { Car } from '../cars/car.entity.ts'
import type { TripProgress } from './read-trip-progress.ts'

/** How far a trip is, as other companies' systems read it; undefined of one that was released. */
export function presentPartnerTrip(progress: TripProgress): PartnerTrip | undefined {
  const { assignment, car, driver, state, times } = progress
  if (state === 'released') return undefined
  return {
    carNo: assignment.carNo,
    state,
    stateSince: assignment.stateSince.toISOString(),
    driverName: driver?.name ?? null,
    driverPhone: driver?.phoneE164 ?? null,
    plate: car?.plate ?? null,
    car: car ? carName(car) : null,
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
