import type { WallTime } from './wall-time.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What a guest reads where every car of a class is taken. Never how many there are, or were. */
export function noCarSentence(
  vehicleName: string,
  { date, time }: WallTime,
  nearestTimes: readonly string[],
): string {
  const name = vehicleName.replace(/^Mercedes /, '').replace(/ \(.*\)$/, '')
  const day = dayFormat.format(new Date(`${date}T00:00Z`))
  const taken = `All our ${name} cars are taken at ${time} on ${day}.`
  return nearestTimes.length === 0 ? taken : `${taken} Free at ${nearestTimes.join(' and ')}.`
}
