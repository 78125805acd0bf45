import { describeDay } from './time.ts'
import type { WallTime } from './wall-time.ts'

// The guest's sentences where a trip is not sold.

/** Where every car of a class is taken. Never how many there are, or were. */
export function noCarSentence(
  vehicleName: string,
  { date, time }: WallTime,
  nearestTimes: readonly string[],
): string {
  const name = vehicleName.replace(/^Mercedes /, '').replace(/ \(.*\)$/, '')
  const taken = `All our ${name} cars are taken at ${time} on ${describeDay(date)}.`
  return nearestTimes.length === 0 ? taken : `${taken} Free at ${nearestTimes.join(' and ')}.`
}

/** Where the pick-up is too soon. The earliest one is of this day on the clock of the pick-up, or later. */
export function shortNoticeSentence(earliest: WallTime, today: string): string {
  const day = earliest.date === today ? '' : ` on ${describeDay(earliest.date)}`
  return `For a pick-up before ${earliest.time}${day} please call us.`
}
