import type { BoardAlarm } from '@chauffeur/contract/board'
import { alarmSentence, tripAlarm } from '@chauffeur/domain/trip-alarms'
import { tripEnds } from './planned-trips.ts'
import type { Slot, TripOfDay } from './read-board.ts'

/** What is wrong with these trips now, the red ones first. */
export function alarmsOf(trips: readonly TripOfDay[], now: Date): BoardAlarm[] {
  return trips
    .filter(({ booking }) => booking.status === 'confirmed')
    .flatMap((trip) => trip.slots.flatMap((slot) => alarmOf(trip, slot, now) ?? []))
    .toSorted((a, b) => Number(b.level === 'red') - Number(a.level === 'red'))
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
