import { isDriven } from '@chauffeur/domain/trip-thanks'
import type { EntityManager } from '../db/orm.ts'
import type { Assignment } from './assignment.entity.ts'
import { readAssignments } from './read-trip-progress.ts'

/** A booking whose cars have all come to an end. */
export interface DrivenBooking {
  readonly since: Date
  /** Who drove, without those who met nobody. */
  readonly driverIds: readonly string[]
}

/** Of these bookings, those that were driven. */
export async function readDriven(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, DrivenBooking>> {
  const cars = await readAssignments(bookingIds, em)
  const driven = [...Map.groupBy(cars, ({ bookingId }) => bookingId)].flatMap(([id, all]) =>
    isDriven(all.map(({ state }) => state)) ? [[id, asDriven(all)] as const] : [],
  )
  return new Map(driven)
}

function asDriven(cars: readonly Assignment[]): DrivenBooking {
  const completed = cars.filter(({ state }) => state === 'completed')
  return {
    since: new Date(Math.max(...completed.map(({ stateSince }) => stateSince.getTime()))),
    driverIds: [...new Set(completed.flatMap(({ driverId }) => driverId ?? []))],
  }
}
