import type { BoardAlarm, BoardTrip } from '@chauffeur/contract/board'
import { alarmTitle } from '@chauffeur/words/en/trip-alarms'
import type { KnownBoard } from './use-board.ts'

/** One car of a trip whose pick-up is past, and of which nobody has told how it ended. */
export interface PastTrip {
  readonly key: string
  readonly bookingId: string
  readonly carNo: number
  readonly version: number
  readonly title: string
  readonly driverName: string | null
  /** Whether the time that it takes is over, too. */
  readonly isOver: boolean
}

/** Names one car of a booking among those of a list. */
export const keyOfTrip = (bookingId: string, carNo: number): string => `${bookingId} ${carNo}`

/** Whether nobody was given a trip until its pick-up: somebody drove it all the same, or it did not take place. */
export function isMissed({ kind, reason }: Pick<BoardAlarm, 'kind' | 'reason'>): boolean {
  return (kind === 'nobody_assigned' || kind === 'declined') && reason.minutes < 0
}

/** Whether the time that a trip takes is over. Of another day, it is not among those of the board. */
export function isTimeOver(trip: Pick<BoardTrip, 'endsAt'> | undefined, now: Date): boolean {
  return trip === undefined || Date.parse(trip.endsAt) < now.getTime()
}

/** The trips with an alarm whose pick-up is past. */
export function pastTrips({ alarms, trips }: Pick<KnownBoard, 'alarms' | 'trips'>, now: Date): PastTrip[] {
  const past = new Map<string, PastTrip>()
  for (const alarm of alarms) {
    const { bookingId, carNo, kind, version, driverName, reason } = alarm
    const trip = trips.find((one) => one.bookingId === bookingId)
    const isPast =
      isMissed(alarm) ||
      kind === 'not_at_pickup' ||
      kind === 'still_on_board' ||
      (kind === 'should_have_left' && trip !== undefined && Date.parse(trip.pickupAt) < now.getTime())
    if (!isPast || carNo === null) continue
    const key = keyOfTrip(bookingId, carNo)
    past.set(key, {
      key,
      bookingId,
      carNo,
      version,
      title: alarmTitle(reason),
      driverName,
      isOver: isTimeOver(trip, now),
    })
  }
  return [...past.values()]
}
