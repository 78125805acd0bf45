import type { BoardAlarm, BoardTrip } from '@chauffeur/contract/board'
import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import type { RoomShortage } from '@chauffeur/domain/car-room'
import type { FlightNews } from '@chauffeur/domain/flights'
import type { Job } from '@chauffeur/domain/cars-needed'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { decisionDueAt } from '@chauffeur/domain/decide-by'
import { DAY_MS } from '@chauffeur/domain/duration'
import { wallTimeIn } from '@chauffeur/domain/time'
import {
  alarmGroup,
  byUrgency,
  changeAlarm,
  clashAlarm,
  clashesOf,
  flightAlarm,
  pendingAlarm,
  roomAlarm,
  tripAlarm,
  type AlarmReason,
  type Clash,
  type GivenTrip,
  type TripAlarm,
  type TripAway,
  type TripClash,
} from '@chauffeur/domain/trip-alarms'
import { PAST_PICKUP } from '@chauffeur/domain/trip-state'
import { alarmSentence } from '@chauffeur/words/en/trip-alarms'
import type { Booking } from '../bookings/booking.entity.ts'
import type { BookingOfDay } from '../bookings/columns-of-day.ts'
import { driveMinutes } from '../capacity/trip-to-drive.ts'
import type { Block } from '../cars/blocks.ts'
import type { Car } from '../cars/car.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { readPrepared, typedQueries } from '../db/typed-queries.ts'
import type { Assignment, TripEvent } from './assignment.entity.ts'
import { titleOf } from './planned-trips.ts'
import type { AssignedTrip, DeclinedTrip, TripProgress } from './read-trip-progress.ts'

/** A trip with the cars that it needs, as the board works with it. */
export interface TripOfDay {
  readonly booking: BookingOfDay
  readonly job: Job
  readonly slots: readonly Slot[]
  /** The news of its flight that the office is to act on. */
  readonly flight: FlightNews | null
  /** The trips that were booked with it, while it waits to be accepted. */
  readonly journey: JourneyOfBooking | undefined
}

interface Slot {
  readonly carNo: number
  readonly progress: TripProgress | undefined
  /** The drive to the pick-up, from where the driver is before. */
  readonly driveMinutes: number
  readonly declines: readonly DeclinedTrip[]
  /** From whom it was taken back just now, where nobody has it. */
  readonly takenBack: AssignedTrip | undefined
  /** The room that the party lacks in its car. */
  readonly shortage: RoomShortage | undefined
  /** While the trip is driven its car or driver is not there. */
  readonly away: Block | undefined
}

interface Moment {
  readonly now: Date
  /** Its day by the clock of the office. */
  readonly today: string
  /** The day that is looked at. */
  readonly date: string
}

/** Returns the alarms of these trips now, and of the bookings with a change that waits; the most urgent first. */
export function alarmsOf(
  trips: readonly TripOfDay[],
  changing: readonly BookingOfDay[],
  moment: Moment,
): UnmarkedAlarm[] {
  const given = trips.flatMap((trip) => trip.slots.flatMap((slot) => givenSlot(trip, slot)))
  const clashes = new Map([...clashesOf(given, driveMinutes)].map(([{ slot }, clash]) => [slot, clash]))
  const wrong = trips.flatMap((trip) =>
    trip.booking.status === 'pending'
      ? [alarmOfPending(trip, moment)]
      : [
          ...alarmOfFlight(trip, moment),
          ...trip.slots.flatMap((slot) => alarmsOfSlot(trip, { ...slot, clash: clashes.get(slot) }, moment)),
        ],
  )
  const waiting = changing.map((booking) => alarmOfChange(booking, moment))
  return [...wrong, ...waiting].toSorted((a, b) => byUrgency(a.alarm, b.alarm)).map(({ shown }) => shown)
}

/** Whether it was put off is not known yet. */
export type UnmarkedAlarm = Omit<BoardAlarm, 'putOff'>

interface GivenSlot extends GivenTrip {
  readonly booking: BookingOfDay
  readonly slot: Slot
}

function givenSlot({ booking, job }: TripOfDay, slot: Slot): GivenSlot[] {
  if (!slot.progress) return []
  const { state, carId = null, driverId = null, startsAt, endsAt } = slot.progress.assignment
  const planned = { ...job, start: startsAt.getTime(), end: endsAt.getTime() }
  const isLate = meetingTime(booking) > booking.pickupAt
  return [{ ...planned, booking, slot, state, carId, driverId, isLate }]
}

/** A car of a trip, and the other trip that its car or driver has then. */
type WatchedSlot = Slot & { readonly clash: Clash<GivenSlot> | undefined }

interface AlarmToSort {
  readonly alarm: TripAlarm
  readonly shown: UnmarkedAlarm
}

/** Returns the facts for the question before a decision; null for a booking that is decided. */
export function presentPending({
  booking,
  journey,
}: Pick<TripOfDay, 'booking' | 'journey'>): BoardTrip['pending'] {
  const { status, customerName, customerEmail, paymentMethod, paymentStatus, totalCents } = booking
  if (status !== 'pending') return null
  return {
    customerName,
    customerEmail,
    paymentMethod,
    paymentStatus,
    totalPrice: totalCents,
    ...(journey && { journey }),
  }
}

function alarmOfPending(trip: TripOfDay, moment: Moment): AlarmToSort {
  const alarm = pendingAlarm(trip.booking.pickupAt, moment.now, decisionDueAt(trip.booking))
  const { shown, ...rest } = presentAlarm(alarm, trip.booking, moment.date)
  return { ...rest, shown: { ...shown, pending: presentPending(trip) } }
}

function alarmOfFlight({ booking, slots, flight }: TripOfDay, moment: Moment): AlarmToSort[] {
  if (!flight || slots.some(({ progress }) => progress && PAST_PICKUP.includes(progress.state))) return []
  const alarm = flightAlarm(flight, booking.pickupAt, moment.now)
  return [presentAlarm(alarm, booking, moment.date, undefined, flight)]
}

function alarmOfChange(booking: BookingOfDay, { now, today }: Moment): AlarmToSort {
  return presentAlarm(changeAlarm(booking.pickupAt, now), booking, today)
}

function alarmsOfSlot({ booking, job }: TripOfDay, slot: WatchedSlot, moment: Moment): AlarmToSort[] {
  const { progress, driveMinutes, declines, shortage, clash, away } = slot
  const pickupAt = meetingTime(booking)
  const state = progress?.driver ? progress.state : null
  const watched = {
    state,
    isDeclined: declines.length > 0,
    pickupAt,
    endsAt: new Date(job.end),
    driveMinutes,
  }
  return [
    (clash || away) && clashAlarm(pickupAt, moment.now),
    progress && shortage && roomAlarm(progress.state, pickupAt, moment.now),
    tripAlarm(watched, moment.now),
  ].flatMap((alarm) => (alarm ? [presentAlarm(alarm, booking, moment.date, slot)] : []))
}

/** An alarm as it is shown; its day is named unless it is the known one. */
function presentAlarm(
  alarm: TripAlarm,
  booking: BookingOfDay,
  knownDay: string,
  slot?: WatchedSlot,
  flight: FlightNews | null = null,
): AlarmToSort {
  const day = metOn(booking).date
  const { kind, level, minutes } = alarm
  const { progress, declines = [], shortage, clash, away } = slot ?? {}
  const driverName = progress?.driver?.name ?? null
  const reason: AlarmReason = {
    code: kind,
    minutes,
    day: day === knownDay ? null : day,
    ...titleOf(booking),
    driverName,
    isAccepted: progress?.state !== 'offered',
    declines: declines.map((decline) => ({ driverName: decline.driverName, reason: decline.reason })),
    shortage: shortage ? { ...shortage, plate: progress?.car?.plate ?? '' } : null,
    clash: kind === 'no_longer_fits' && clash ? presentClash(clash) : null,
    away: kind === 'no_longer_fits' && away && !clash ? presentAway(away, progress, booking) : null,
    flight,
    decideIn: alarm.decideIn ?? null,
  }
  const shown: UnmarkedAlarm = {
    bookingId: booking.id,
    bookingNumber: booking.number,
    carNo: slot?.carNo ?? null,
    kind,
    group: alarmGroup(alarm),
    level,
    sentence: alarmSentence(reason),
    reason: { ...reason, declines: [...reason.declines] },
    pickupDate: day,
    assignmentId: progress?.assignment.id ?? null,
    driverName,
    driverPhone: progress?.driver?.phoneE164 ?? null,
    version: progress?.assignment.version ?? 0,
    pending: null,
  }
  return { alarm, shown }
}

function presentClash({ of, minutes, other: { booking, slot, end } }: Clash<GivenSlot>): TripClash {
  const { car, driver } = slot.progress ?? {}
  const who = (of === 'car' ? car?.plate : driver?.name) ?? ''
  return {
    who,
    until: wallTimeIn(booking.pickupZone, new Date(end)).time,
    minutes: Number.isFinite(minutes) ? minutes : null,
    ...titleOf(booking),
  }
}

function presentAway(
  { carId, endsAt }: Block,
  progress: TripProgress | undefined,
  booking: BookingOfDay,
): TripAway {
  const { date, time } = wallTimeIn(booking.pickupZone, endsAt)
  const who = (carId == null ? progress?.driver?.name : progress?.car?.plate) ?? ''
  return { who, day: date === metOn(booking).date ? null : date, until: time }
}

interface Tables {
  readonly booking: Booking
  readonly assignment: Assignment
  readonly trip_event: TripEvent
  readonly car: Car
  readonly block: Block
}

/**
 * The trips to come that may wait for the office whenever they are: somebody has declined them, their car may be too
 * small, or their driver or car is away. The rules decide what is wrong with each.
 */
export async function readOpenTrips(now: Date, em: EntityManager): Promise<string[]> {
  const db = typedQueries<Tables>(em)
  const given = db
    .selectFrom('assignment')
    .innerJoin('booking', 'booking.id', 'assignment.bookingId')
    .select(['booking.id', 'booking.pickupAt'])
    .where('booking.status', '=', 'confirmed')
    .where('booking.cancelledAt', 'is', null)
  const declined = given
    .innerJoin('trip_event', 'trip_event.assignmentId', 'assignment.id')
    .where('booking.pickupAt', '>', now)
    .where('trip_event.type', '=', 'decline')
  // No trip begins a day before its pick-up: by this the index of those that stand is found. By the pick-up as well the
  // database would look at each booking of the months to come.
  const standing = given
    .where('assignment.releasedAt', 'is', null)
    .where('assignment.startsAt', '>', new Date(now.getTime() - DAY_MS))
  const tooSmall = standing
    .innerJoin('car', 'car.id', 'assignment.carId')
    .where((eb) =>
      eb.or([
        eb('car.seats', '<', eb.ref('booking.passengers')),
        eb(
          eb.fn<number>('least', ['car.seats', 'car.childSeats']),
          '<',
          eb('booking.childSeatCount', '+', eb.ref('booking.boosterSeatCount')),
        ),
        eb.and([
          eb.or([eb('booking.luggageConfig', 'is not', null), eb('booking.wheelchair', '=', 'folds')]),
          eb.or([eb('car.luggage', 'is not', null), eb('booking.vehicleId', '<>', eb.ref('car.vehicleId'))]),
        ]),
      ]),
    )
  const away = (who: 'carId' | 'driverId') =>
    standing
      .innerJoin('block', `block.${who}`, `assignment.${who}`)
      .whereRef('block.startsAt', '<', 'assignment.endsAt')
      .whereRef('block.endsAt', '>', 'assignment.startsAt')
  const open = declined.union(tooSmall).union(away('carId')).union(away('driverId'))
  const rows = await readPrepared(open, em)
  return rows.filter(({ pickupAt }) => pickupAt > now).map(({ id }) => id)
}
