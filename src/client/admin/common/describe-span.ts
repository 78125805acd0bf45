import { describeDate } from '@chauffeur/domain/time'

interface Span {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
}

/** "19 January 2028, 08:00 to 12:00" */
export function describeSpan({ startDate, startTime, endDate, endTime }: Span): string {
  const end = endDate === startDate ? endTime : `${shortDay(endDate)}, ${endTime}`
  return `${shortDay(startDate)}, ${startTime} to ${end}`
}

function shortDay(day: string): string {
  return describeDate(day).split(', ')[1] ?? day
}
