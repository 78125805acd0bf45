import { describeDay } from './time.ts'
import type { TripState } from './trip-state.ts'

export const alarmKinds = [
  'nobody_assigned',
  'not_accepted',
  'should_have_left',
  'not_at_pickup',
  'no_show_claimed',
  'still_on_board',
  'change_requested',
] as const
export type AlarmKind = (typeof alarmKinds)[number]
export type AlarmLevel = 'amber' | 'red'

/** What is wrong with a trip now. It is computed when somebody looks, and never stored. */
export interface TripAlarm {
  readonly kind: AlarmKind
  readonly level: AlarmLevel
  /** Late by so much; for one that nobody drives or has accepted, or whose change waits, until its pick-up. */
  readonly minutes: number
}

export interface WatchedTrip {
  /** Null where no driver is assigned. */
  readonly state: TripState | null
  readonly pickupAt: Date
  /** When the trip is planned to be over. */
  readonly endsAt: Date
  /** The drive to the pick-up, from where the driver is before. */
  readonly driveMinutes: number
}

/** Hours before the pick-up: from when it is amber, and from when it is red. */
const NOBODY_ASSIGNED = { amber: 24, red: 6 } as const
const NOT_ACCEPTED = { amber: 12, red: 3 } as const
/** A change is to be answered whenever the trip is. */
const CHANGE_REQUESTED = { red: 6 } as const
/** Before the pick-up, beside the drive. */
const SPARE_MINUTES = 10
const OVERDUE_MINUTES = 45

/** The last minute at which the driver can leave. */
export function leaveBy({ pickupAt, driveMinutes }: Pick<WatchedTrip, 'pickupAt' | 'driveMinutes'>): Date {
  return new Date(pickupAt.getTime() - (Math.ceil(driveMinutes) + SPARE_MINUTES) * 60_000)
}

/** The one alarm of a trip that matters most now; undefined where all is well. */
export function tripAlarm(trip: WatchedTrip, now: Date): TripAlarm | undefined {
  const { state, pickupAt, endsAt } = trip
  const untilPickup = minutesBetween(now, pickupAt)
  switch (state) {
    case null:
    case 'released':
      return beforehand('nobody_assigned', untilPickup, NOBODY_ASSIGNED)
    case 'offered':
      return (
        late('should_have_left', leaveBy(trip), now) ?? beforehand('not_accepted', untilPickup, NOT_ACCEPTED)
      )
    case 'accepted':
      return late('not_at_pickup', pickupAt, now) ?? late('should_have_left', leaveBy(trip), now)
    case 'on_the_way':
      return late('not_at_pickup', pickupAt, now)
    case 'no_show_claimed':
      return { kind: 'no_show_claimed', level: 'red', minutes: Math.max(0, -untilPickup) }
    case 'on_board': {
      const overdue = minutesBetween(endsAt, now)
      return overdue > OVERDUE_MINUTES
        ? { kind: 'still_on_board', level: 'amber', minutes: overdue }
        : undefined
    }
    case 'at_pickup':
    case 'completed':
    case 'no_show':
      break
  }
  return undefined
}

/** That a change of the trip waits for the office's answer. */
export function changeAlarm(pickupAt: Date, now: Date): TripAlarm {
  const minutes = minutesBetween(now, pickupAt)
  return {
    kind: 'change_requested',
    level: minutes <= CHANGE_REQUESTED.red * 60 ? 'red' : 'amber',
    minutes,
  }
}

function beforehand(
  kind: AlarmKind,
  minutes: number,
  { amber, red }: { readonly amber: number; readonly red: number },
): TripAlarm | undefined {
  if (minutes > amber * 60) return undefined
  return { kind, level: minutes <= red * 60 ? 'red' : 'amber', minutes }
}

function late(kind: AlarmKind, due: Date, now: Date): TripAlarm | undefined {
  if (now <= due) return undefined
  return { kind, level: 'red', minutes: Math.max(1, minutesBetween(due, now)) }
}

function minutesBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 60_000)
}

export interface AlarmedTrip {
  /** yyyy-MM-dd, where the time does not say enough. */
  readonly day?: string
  /** The pick-up time on its own clock. */
  readonly time: string
  readonly from: string
  /** Null for a hire. */
  readonly to: string | null
  readonly driverName: string | null
}

/** "10:00 Faro Airport → Vilamoura: Ana should have left 12 minutes ago." */
export function alarmSentence(
  { kind, minutes }: TripAlarm,
  { day, time, from, to, driverName }: AlarmedTrip,
): string {
  const when = day === undefined ? time : `${describeDay(day)}, ${time}`
  const trip = `${when} ${to === null ? from : `${from} → ${to}`}`
  const who = driverName?.split(' ')[0] ?? 'The driver'
  const said: Readonly<Record<AlarmKind, string>> = {
    nobody_assigned:
      minutes < 0
        ? `nobody is assigned, and the pick-up was ${span(-minutes)} ago.`
        : `nobody is assigned, and the pick-up is in ${span(minutes)}.`,
    not_accepted:
      minutes < 0
        ? `${who} has not accepted, and the pick-up was ${span(-minutes)} ago.`
        : `${who} has not accepted yet, and the pick-up is in ${span(minutes)}.`,
    should_have_left: `${who} should have left ${span(minutes)} ago.`,
    not_at_pickup: `${who} should have been at the pick-up ${span(minutes)} ago.`,
    no_show_claimed: `${who} says that the guest has not come. Please decide.`,
    still_on_board: `${who} should have arrived ${span(minutes)} ago.`,
    change_requested: 'a change of this trip was asked for, and waits for your answer.',
  }
  return `${trip}: ${said[kind]}`
}

function span(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const hoursText = hours === 1 ? '1 hour' : `${hours} hours`
  return rest === 0 || hours >= 3 ? hoursText : `${hoursText} ${rest} min`
}
