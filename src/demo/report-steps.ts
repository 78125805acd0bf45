import { createHash, randomUUID } from 'node:crypto'
import type { Board, BoardTrip } from '@chauffeur/contract/board'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { todayIn } from '@chauffeur/domain/time'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import type { Callers } from './callers.ts'

/** A driver of the demonstration, and the token of the link on their phone. */
export interface Chauffeur {
  readonly id: string
  readonly name: string
  readonly token: string
}

type BoardCar = BoardTrip['cars'][number]

/** Has the drivers of today report what is due at this time, each as punctual as they are. */
export async function reportSteps(
  callers: Callers,
  chauffeurs: readonly Chauffeur[],
  now: Date,
): Promise<void> {
  const board: Board = await callers.office().dispatch.board({ date: todayIn('Europe/Lisbon', now) })
  for (const trip of board.trips ?? [])
    for (const car of trip.cars) {
      const { assignment } = car
      const chauffeur = chauffeurs.find(({ id }) => id === assignment?.driverId)
      const type = dueStep(trip, car, now)
      if (!assignment || !chauffeur || !type) continue
      await callers.driver(chauffeur.token).driver.report({
        sentAt: null,
        events: [
          {
            id: randomUUID(),
            assignmentId: assignment.id,
            type,
            version: assignment.version,
            occurredAt: now.toISOString(),
            note: null,
            undoes: null,
          },
        ],
      })
    }
}

/** The next step of a trip, once its time has come. */
function dueStep(trip: BoardTrip, { assignment, leaveBy }: BoardCar, now: Date): TripEventType | undefined {
  if (!assignment) return undefined
  const pickup = Date.parse(trip.pickupAt)
  const late = latenessOf(trip)
  const stays = trip.from.includes('Airport') ? 25 : 5
  const since = Date.parse(assignment.stateSince)
  const steps: Partial<Record<typeof assignment.state, readonly [TripEventType, number]>> = {
    offered: ['accept', since + (20 + late) * MINUTE_MS],
    accepted: [
      'on_the_way',
      (leaveBy === null ? pickup - 30 * MINUTE_MS : Date.parse(leaveBy)) + (late - 6) * MINUTE_MS,
    ],
    on_the_way: ['arrived', pickup + (late - 8) * MINUTE_MS],
    at_pickup: ['on_board', Math.max(since + 2 * MINUTE_MS, pickup + (stays + late) * MINUTE_MS)],
    on_board: ['completed', Date.parse(assignment.endsAt) + late * MINUTE_MS],
  }
  const [type, due] = steps[assignment.state] ?? []
  return type && due !== undefined && due <= now.getTime() ? type : undefined
}

/** Minutes, from 0 to 7; of one trip in twelve half an hour, as its driver forgets the phone. */
function latenessOf({ pickupTime, guestName, from }: BoardTrip): number {
  const [first = 0] = createHash('sha256')
    .update(pickupTime + guestName + from)
    .digest()
  return first % 12 === 0 ? 30 : first % 8
}
