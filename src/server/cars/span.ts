import { instantOf, wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { invalid } from '../core/refusal.ts'

/** A time from a reading of a clock to another, as the office types it. */
export interface TypedSpan {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
}

interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The time between two readings of a clock. Refuses one that is over or ends before it begins. */
export function spanOf({ startDate, startTime, endDate, endTime }: TypedSpan, zone: Zone, now: Date): Span {
  const startsAt = instantAt(startDate, startTime, 'startTime', zone)
  const endsAt = instantAt(endDate, endTime, 'endTime', zone)
  if (endsAt <= startsAt) throw invalid('endTime', 'The end must be after the beginning.')
  if (endsAt <= now) throw invalid('endTime', 'The end is in the past.')
  return { startsAt, endsAt }
}

/** The same time as this clock reads it. */
export function typedSpan({ startsAt, endsAt }: Span, zone: Zone): TypedSpan {
  const start = wallTimeIn(zone, startsAt)
  const end = wallTimeIn(zone, endsAt)
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time }
}

function instantAt(date: string, time: string, field: string, zone: Zone): Date {
  const moment = instantOf({ date, time }, zone)
  if (moment.kind === 'instant') return moment.instant
  throw invalid(
    field,
    `The clocks go forward that night: ${time} does not exist. The next time that does is ${moment.nextValid.time}.`,
  )
}
