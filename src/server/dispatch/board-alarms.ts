import type { BoardAlarm } from '@chauffeur/contract/board'
import type { Job } from '@chauffeur/domain/cars-needed'
import { alarmSentence, changeAlarm, tripAlarm } from '@chauffeur/domain/trip-alarms'
import type { TripProgress } from '../assignments/read-trip-progress.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { tripEnds } from './planned-trips.ts'

/** A trip with the cars that it needs, as the board works with it. */
export interface TripOfDay {
  readonly booking: Booking
  readonly job: Job
  readonly slots: readonly Slot[]
}

export interface Slot {
  readonly carNo: number
  readonly progress: TripProgress | undefined
  /** The drive to the pick-up, from where the driver is before. */
  readonly driveMinutes: number
}

interface Moment {
  readonly now: Date
  /** Its day by the clock of the office. */
  readonly today: string
}

/** What is wrong with these trips now, and which bookings have a change that waits; the red ones first. */
export function alarmsOf(
  trips: readonly TripOfDay[],
  changing: readonly Booking[],
  moment: Moment,
): BoardAlarm[] {
  const wrong = trips
    .filter(({ booking }) => booking.status === 'confirmed')
    .flatMap((trip) => trip.slots.flatMap((slot) => alarmOf(trip, slot, moment.now) ?? []))
  const waiting = changing.map((booking) => alarmOfChange(booking, moment))
  return [...wrong, ...waiting].toSorted((a, b) => Number(b.level === 'red') - Number(a.level === 'red'))
}

function alarmOfChange(booking: Booking, { now, today }: Moment): BoardAlarm {
  const alarm = changeAlarm(booking.pickupAt, now)
  const { id, number, pickupDate, pickupTime } = booking
  return {
    bookingId: id,
    bookingNumber: number,
    carNo: null,
    kind: alarm.kind,
    level: alarm.level,
    sentence: alarmSentence(alarm, {
      ...(pickupDate !== today && { day: pickupDate }),
      time: pickupTime,
      ...tripEnds(booking),
      driverName: null,
    }),
    pickupDate,
    assignmentId: null,
    driverName: null,
    driverPhone: null,
    version: 0,
  }
}

function alarmOf(
  { booking, job }: TripOfDay,
  { carNo, progress, driveMinutes }: Slot,
  now: Date,
): BoardAlarm | undefined {
  const driver = progress?.driver
  const alarm = tripAlarm(
    {
      state: driver ? progress.state : null,
      pickupAt: booking.pickupAt,
      endsAt: new Date(job.end),
      driveMinutes,
    },
    now,
  )
  if (!alarm) return undefined
  const sentence = alarmSentence(alarm, {
    time: booking.pickupTime,
    ...tripEnds(booking),
    driverName: driver?.name ?? null,
  })
  return {
    bookingId: booking.id,
    bookingNumber: booking.number,
    carNo,
    kind: alarm.kind,
    level: alarm.level,
    sentence,
    pickupDate: booking.pickupDate,
    assignmentId: progress?.assignment.id ?? null,
    driverName: driver?.name ?? null,
    driverPhone: driver?.phoneE164 ?? null,
    version: progress?.assignment.version ?? 0,
  }
}
