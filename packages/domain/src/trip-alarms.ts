import type { CarShortage } from './car-room.ts'
import { remindedAt } from './decide-by.ts'
import type { FlightNews } from './flights.ts'
import { isTripOver, type TripState } from './trip-state.ts'
import { minutesShort, type ChainRules, type Job } from './cars-needed.ts'
import { HOUR_MS } from './duration.ts'
import type { TripTitle } from './trip-title.ts'

export const alarmKinds = [
  'booking_pending',
  'declined',
  'no_longer_fits',
  'nobody_assigned',
  'not_accepted',
  'should_have_left',
  'not_at_pickup',
  'no_show_claimed',
  'still_on_board',
  'car_too_small',
  'change_requested',
  'flight_late',
  'flight_lost',
] as const
export type AlarmKind = (typeof alarmKinds)[number]
type AlarmLevel = 'amber' | 'red'

/** The groups of alarms: for the office to decide, late already, and with time left. */
export const alarmGroups = ['decide', 'late', 'later'] as const
export type AlarmGroup = (typeof alarmGroups)[number]

/** Something that is wrong with a trip now. It is computed when somebody looks, and never stored. */
export interface TripAlarm {
  readonly kind: AlarmKind
  readonly level: AlarmLevel
  /** Late by so much; of what has to be done before the pick-up, until then, negative after it. */
  readonly minutes: number
  /** In so many minutes the booking is rejected by itself, where that is soon. */
  readonly decideIn?: number
}

interface WatchedTrip {
  /** Null where no driver is assigned. */
  readonly state: TripState | null
  /** Somebody was offered it and declined. */
  readonly isDeclined: boolean
  readonly pickupAt: Date
  /** When the trip is planned to be over. */
  readonly endsAt: Date
  /** The drive to the pick-up, from where the driver is before. */
  readonly driveMinutes: number
}

/** Hours before the pick-up: from when it is amber, and from when it is red. */
const NOBODY_ASSIGNED = { amber: 24, red: 6 } as const
const NOT_ACCEPTED = { amber: 12, red: 3 } as const
/** Tasks that wait for the office, however far the trip: from when they are red. */
const WAITS_FOR_OFFICE = { red: 6 } as const
const BOOKING_PENDING = { red: 24 } as const
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
      return trip.isDeclined
        ? beforehand('declined', untilPickup, WAITS_FOR_OFFICE)
        : beforehandFrom('nobody_assigned', untilPickup, NOBODY_ASSIGNED)
    case 'offered':
      return (
        late('should_have_left', leaveBy(trip), now) ??
        beforehandFrom('not_accepted', untilPickup, NOT_ACCEPTED)
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
  return beforehand('change_requested', minutesBetween(now, pickupAt), WAITS_FOR_OFFICE)
}

/** That a flight lands at another time, or not as planned at all: the guest is to be met otherwise. */
export function flightAlarm({ code }: Pick<FlightNews, 'code'>, pickupAt: Date, now: Date): TripAlarm {
  return {
    kind: code === 'meet_later' ? 'flight_late' : 'flight_lost',
    level: 'red',
    minutes: minutesBetween(now, pickupAt),
  }
}

/**
 * That a booking waits to be accepted: until then nobody drives it.
 *
 * @param due when it is rejected by itself, where it is.
 */
export function pendingAlarm(pickupAt: Date, now: Date, due: Date | null = null): TripAlarm {
  const alarm = beforehand('booking_pending', minutesBetween(now, pickupAt), BOOKING_PENDING)
  return due && now >= remindedAt(due)
    ? { ...alarm, level: 'red', decideIn: minutesBetween(now, due) }
    : alarm
}

/** That the car of a trip has too little room for its guests; undefined once they are on board. */
export function roomAlarm(state: TripState, pickupAt: Date, now: Date): TripAlarm | undefined {
  if (isTripOver(state) || state === 'on_board') return undefined
  return beforehand('car_too_small', minutesBetween(now, pickupAt), WAITS_FOR_OFFICE)
}

/** A trip with its car and driver, for as long as they are needed. Instants in milliseconds since 1970. */
export interface GivenTrip extends Job {
  readonly carId: string | null
  readonly driverId: string | null
  readonly state: TripState
  /** Its guest is met later than was booked, for a late flight. */
  readonly isLate: boolean
}

/** The car or driver that two trips share and that cannot be at both, and the trip that has it first. */
export interface Clash<T extends GivenTrip> {
  readonly other: T
  readonly of: 'car' | 'driver'
  /** 0 where they are at once, else so much too short is the time for the drive between them. Infinite without a road. */
  readonly minutes: number
}

/**
 * The trips that begin while their car or driver has another one, or too soon after one whose flight is late, each with the
 * first such. Late flights alone bring that about: when trips are given it is refused, or has a reason.
 */
export function clashesOf<T extends GivenTrip>(
  trips: readonly T[],
  drive: ChainRules['driveMinutes'],
): ReadonlyMap<T, Clash<T>> {
  const clashes = new Map<T, Clash<T>>()
  const given = trips.filter(({ state }) => !isTripOver(state)).toSorted((a, b) => a.start - b.start)
  for (const [index, trip] of given.entries())
    for (const later of given.slice(index + 1)) {
      const isAtOnce = later.start < trip.end
      if (!isAtOnce && (!trip.isLate || later.start - trip.end > NEAR_MS)) break
      const of = sharedBy(trip, later)
      const minutes = isAtOnce || !of ? 0 : minutesShort(trip, later, drive)
      if (!of || (!isAtOnce && minutes === 0)) continue
      // Who is on board already is driven: the other one has to go.
      const [kept, moved] = later.state === 'on_board' ? [later, trip] : [trip, later]
      if (moved.state !== 'on_board' && !clashes.has(moved)) clashes.set(moved, { other: kept, of, minutes })
    }
  return clashes
}

/** No drive between two trips of one day takes longer. */
const NEAR_MS = 6 * HOUR_MS

function sharedBy(a: GivenTrip, b: GivenTrip): 'car' | 'driver' | undefined {
  if (a.carId !== null && a.carId === b.carId) return 'car'
  return a.driverId !== null && a.driverId === b.driverId ? 'driver' : undefined
}

/** That a trip has a car or driver who is with another guest then, or cannot be there in time. */
export function clashAlarm(pickupAt: Date, now: Date): TripAlarm {
  return beforehand('no_longer_fits', minutesBetween(now, pickupAt), WAITS_FOR_OFFICE)
}

/** Null: it has time until it is red, as a driver has to set out soon. */
const GROUP_OF: Readonly<Record<AlarmKind, AlarmGroup | null>> = {
  no_show_claimed: 'decide',
  booking_pending: 'decide',
  declined: 'decide',
  no_longer_fits: 'decide',
  change_requested: 'decide',
  flight_late: 'decide',
  flight_lost: 'decide',
  should_have_left: 'late',
  not_at_pickup: 'late',
  still_on_board: 'late',
  nobody_assigned: null,
  not_accepted: null,
  car_too_small: null,
}

export function alarmGroup({ kind, level }: Pick<TripAlarm, 'kind' | 'level'>): AlarmGroup {
  return GROUP_OF[kind] ?? (level === 'red' ? 'late' : 'later')
}

/** An alarm of the group "later" can be put off for so long. It is back before, where it turns late. */
export const PUT_OFF_MINUTES = 60

/**
 * The order of the office's alarms: by group. What is to be decided stands by when that has to be, behind
 * drivers who wait for a guest; in the other groups the red ones come first.
 */
export function byUrgency(a: TripAlarm, b: TripAlarm): number {
  const group = alarmGroup(a)
  return (
    alarmGroups.indexOf(group) - alarmGroups.indexOf(alarmGroup(b)) ||
    (group === 'decide'
      ? Number(isGuestMissing(b)) - Number(isGuestMissing(a)) || decideWithin(a) - decideWithin(b)
      : Number(b.level === 'red') - Number(a.level === 'red'))
  )
}

const isGuestMissing = ({ kind }: TripAlarm) => kind === 'no_show_claimed'

/** In so many minutes the guest is to be picked up, or the booking is rejected by itself. */
const decideWithin = ({ minutes, decideIn = minutes }: TripAlarm) => Math.min(minutes, decideIn)

/** More of a kind than this become one line. */
const MAX_OF_A_KIND = 3

/** Alarms as they are listed: each for itself, or those of one kind and day together where there are more than three. */
export function foldAlarms<A extends { readonly kind: AlarmKind; readonly pickupDate: string }>(
  alarms: readonly A[],
): readonly A[][] {
  const ofKind = Map.groupBy(alarms, ({ kind, pickupDate }) => `${kind} ${pickupDate}`)
  return [...ofKind.values()].flatMap((some) =>
    some.length > MAX_OF_A_KIND ? [some] : some.map((one) => [one]),
  )
}

function beforehand(kind: AlarmKind, minutes: number, { red }: { readonly red: number }): TripAlarm {
  return { kind, level: minutes <= red * 60 ? 'red' : 'amber', minutes }
}

/** The alarm of a trip still to come, from the hour on at which it turns amber. */
function beforehandFrom(
  kind: AlarmKind,
  minutes: number,
  hours: { readonly amber: number; readonly red: number },
): TripAlarm | undefined {
  return minutes > hours.amber * 60 ? undefined : beforehand(kind, minutes, hours)
}

function late(kind: AlarmKind, due: Date, now: Date): TripAlarm | undefined {
  if (now <= due) return undefined
  return { kind, level: 'red', minutes: Math.max(1, minutesBetween(due, now)) }
}

function minutesBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 60_000)
}

/** That a driver does not take a trip. */
export interface Decline {
  readonly driverName: string
  readonly reason: string | null
}

/** An alarm with all that its sentence says. */
export interface AlarmReason extends TripTitle {
  readonly code: AlarmKind
  readonly minutes: number
  /** yyyy-MM-dd, where the time does not say enough. */
  readonly day: string | null
  readonly driverName: string | null
  /** Whether the driver has said that he drives it. */
  readonly isAccepted: boolean
  /** Who has declined it, the first one first. */
  readonly declines: readonly Decline[]
  /** Why its car is too small. */
  readonly shortage: CarShortage | null
  /** The news of its flight that the office has to deal with. */
  readonly flight: FlightNews | null
  /** The trip that its car or driver has at the same time, or too shortly before. */
  readonly clash: TripClash | null
  /** Where no trip is in its way, but its car or driver is not there. */
  readonly away: TripAway | null
  /** In so many minutes it is rejected by itself, where that is soon. */
  readonly decideIn: number | null
}

/** The car's plate or the driver's name, and until when; `day`, yyyy-MM-dd, where that is another day than the trip's. */
export interface TripAway {
  readonly who: string
  readonly day: string | null
  readonly until: string
}

/** A trip at the same time or just before, with whom and until when; that day's time, by the clock of the office. */
export interface TripClash extends TripTitle {
  /** The car's plate or the driver's name. */
  readonly who: string
  readonly until: string
  /** Too short for the drive by so much; 0 where both are at once, null where no road leads from one to the other. */
  readonly minutes: number | null
}
