import { instantOf, isPast, type Zone } from './time.ts'

interface PickupDay {
  /** yyyy-MM-dd, or '' while none is chosen. */
  readonly date: string
  /** The clock of the place of pick-up. */
  readonly zone: Zone
  readonly now: Date
}

/** Whether a pick-up can be at this time of the day: it exists on the place's clock and is not past. */
export function isPickupTime(time: string, { date, zone, now }: PickupDay): boolean {
  if (date === '') return true
  const moment = instantOf({ date, time }, zone)
  return moment.kind === 'instant' && !isPast(moment.instant, now)
}
