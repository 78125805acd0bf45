import type { Chauffeur } from '@chauffeur/contract/trip'
import { bookingState } from '@chauffeur/domain/booking-status'
import { isChauffeurTold } from '@chauffeur/domain/chauffeur-news'
import { includedWait } from '@chauffeur/domain/no-show'
import { carName } from '../assignments/present-trip.ts'
import { readTripProgress, type TripProgress } from '../assignments/read-trip-progress.ts'
import { isAtAirport } from '../capacity/trip-to-drive.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { OpenedTrip } from './find-trip.ts'

/** Who drives a guest, as far as the guest is told already. */
export async function readChauffeurs(
  { booking, purpose }: OpenedTrip,
  { em, clock }: DatabaseAccess,
): Promise<Chauffeur[]> {
  const { id, pickupAt, pickupLat: lat, pickupLon: lon } = booking
  if (bookingState(booking) !== 'confirmed' || !isChauffeurTold(pickupAt, clock())) return []
  const progress = (await readTripProgress([id], em)).get(id) ?? []
  const wait = includedWait({ isAtAirport: isAtAirport({ lat, lon }) })
  return progress.flatMap((one) => presentChauffeur(one, wait, purpose === 'manage') ?? [])
}

function presentChauffeur(
  { assignment, car, driver, state, times }: TripProgress,
  wait: number,
  isManaged: boolean,
): Chauffeur | undefined {
  if (!driver || state === 'offered' || state === 'released') return undefined
  return {
    carNo: assignment.carNo,
    name: driver.name,
    phone: isManaged ? driver.phoneE164 : null,
    car: car ? carName(car) : null,
    plate: car?.plate ?? null,
    state,
    onTheWayAt: times.on_the_way?.toISOString() ?? null,
    arrivedAt: times.arrived?.toISOString() ?? null,
    onBoardAt: times.on_board?.toISOString() ?? null,
    completedAt: times.completed?.toISOString() ?? null,
    includedWait: wait,
  }
}
