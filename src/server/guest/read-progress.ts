import type { Chauffeur } from '@chauffeur/contract/trip'
import { bookingState } from '@chauffeur/domain/booking-status'
import { isChauffeurAnnounced } from '@chauffeur/domain/chauffeur-mails'
import { includedWait } from '@chauffeur/domain/no-show'
import { PAST_PICKUP, type TripState } from '@chauffeur/domain/trip-state'
import { isMissed, tripEnd, type TripEnd } from '@chauffeur/domain/trip-thanks'
import type { Assignment } from '../assignments/assignment.entity.ts'
import { carName } from '../assignments/present-trip.ts'
import { readAssignments, withProgress, type TripProgress } from '../assignments/read-trip-progress.ts'
import { isAtAirport } from '../capacity/trip-to-drive.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { carsNeededFor } from '../bookings/cars-needed-for.ts'
import type { OpenedTrip } from './find-trip.ts'

export interface ProgressOfTrip {
  /** Who drives the guest, as far as the guest may know it already. */
  readonly chauffeurs: Chauffeur[]
  /** Null while it has not ended. */
  readonly end: TripEnd | null
  readonly hasBegun: boolean
}

/** How far a guest's journey is. */
export async function readProgress(trip: OpenedTrip, { em, clock }: DatabaseAccess): Promise<ProgressOfTrip> {
  const { booking } = trip
  const assignments = await readAssignments([booking.id], em)
  const states = assignments.map(({ state }) => state)
  const { pickupAt } = booking
  const announced = assignments.filter(({ state }) => isChauffeurAnnounced({ state, pickupAt }, clock()))
  return {
    chauffeurs: bookingState(booking) === 'confirmed' ? await presentChauffeurs(trip, announced, em) : [],
    end: tripEnd(await withMissing(booking, states, em)),
    hasBegun: states.some((state) => PAST_PICKUP.includes(state)),
  }
}

/**
 * The states of the cars that the booking was sold, null of one that nobody was given. Those count only where the guest was
 * missed by all others, and are asked for only then.
 */
async function withMissing(
  booking: OpenedTrip['booking'],
  states: readonly TripState[],
  em: EntityManager,
): Promise<readonly (TripState | null)[]> {
  if (!isMissed(states)) return states
  const needed = (await carsNeededFor([booking], em)).of(booking.id)
  return [...states, ...Array.from({ length: Math.max(0, needed - states.length) }, () => null)]
}

async function presentChauffeurs(
  { booking, purpose }: OpenedTrip,
  assignments: readonly Assignment[],
  em: EntityManager,
): Promise<Chauffeur[]> {
  const { pickupLat: lat, pickupLon: lon } = booking
  const wait = includedWait({ isAtAirport: isAtAirport({ lat, lon }) })
  const progress = await withProgress(assignments, em)
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
