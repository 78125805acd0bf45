import type { TripEventType } from '@chauffeur/domain/trip-state'
import type { TripWebhook } from '@chauffeur/domain/webhooks'
import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { presentPartnerTrip } from '../assignments/present-trip.ts'
import { withProgress } from '../assignments/read-trip-progress.ts'
import type { EntityManager } from '../db/orm.ts'
import { findAssignment } from './find-assignment.ts'

/** The message that other systems get of what was reported of a trip. */
export const WEBHOOK_OF_EVENT: Readonly<Partial<Record<TripEventType, TripWebhook>>> = {
  on_the_way: 'trip.on_the_way',
  arrived: 'trip.arrived',
  on_board: 'trip.on_board',
  completed: 'trip.completed',
  no_show_confirmed: 'trip.no_show',
}

/** How far a trip is at this moment of the transaction; undefined of one that was released. */
export async function readTripFacts(
  assignmentId: string,
  em: EntityManager,
): Promise<{ readonly trip: PartnerTrip } | undefined> {
  await em.flush()
  const [progress] = await withProgress([await findAssignment(assignmentId, em)], em)
  const trip = progress && presentPartnerTrip(progress)
  return trip && { trip }
}
