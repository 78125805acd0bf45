import { isUnderWay, tripMove, type TripEventType, type TripState } from './trip-state.ts'

/** Reasons to ask a driver before a step that begins a trip, since it may be a slip of the thumb. */
export const stepDoubts = ['other_trip_open', 'hours_early'] as const
export type StepDoubt = (typeof stepDoubts)[number]

/** Whoever sets out so many minutes before the guest is met, or more, is asked. */
const EARLY_START_MINUTES = 180

interface DriversTrip {
  readonly assignmentId: string
  readonly state: TripState
  /** An instant, in ISO 8601. */
  readonly pickupAt: string
  /** When a guest is met whose flight is late; null or left out at the booked time. */
  readonly meetAt?: string | null
}

interface Doubts<Trip> {
  /** The trip that the driver has begun and not ended. */
  readonly openTrip: Trip | undefined
  /** So many minutes before the guest is met; undefined where that is soon. */
  readonly minutesEarly: number | undefined
}

/** Why a step of the driver may be a mistake, by all trips that he has; undefined where nothing speaks against it. */
export function doubtsAbout<Trip extends DriversTrip>(
  type: Exclude<TripEventType, 'undo'>,
  trip: Trip,
  { trips, now }: { readonly trips: readonly Trip[]; readonly now: Date },
): Doubts<Trip> | undefined {
  const move = tripMove(trip.state, type)
  if (move.kind !== 'moved' || !isUnderWay(move.to) || isUnderWay(trip.state)) return undefined
  // Of a guest who has not come the office decides: the driver cannot end that trip.
  const isOpen = ({ state }: Trip) => isUnderWay(state) && state !== 'no_show_claimed'
  const openTrip = trips.find((one) => one.assignmentId !== trip.assignmentId && isOpen(one))
  const minutes = Math.round((Date.parse(trip.meetAt ?? trip.pickupAt) - now.getTime()) / 60_000)
  const minutesEarly = minutes >= EARLY_START_MINUTES ? minutes : undefined
  return openTrip || minutesEarly !== undefined ? { openTrip, minutesEarly } : undefined
}
