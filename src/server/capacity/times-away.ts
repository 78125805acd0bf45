import { BASE_ZONES, type Base } from '@chauffeur/domain/cars'
import type { Span } from '@chauffeur/domain/cars-by-hour'
import { instantOf } from '@chauffeur/domain/time'
import { asIfUtc, wallTimeAsUtc } from '@chauffeur/domain/wall-time'
import type { Block } from '../cars/block.entity.ts'
import type { Car } from '../cars/car.entity.ts'

const DAY_MS = 24 * 60 * 60_000

/** When a car is not there: before its first day, after its last, and in its blocks. */
export function timesAway(
  { base, activeFrom, activeUntil }: Pick<Car, 'base' | 'activeFrom' | 'activeUntil'>,
  blocks: readonly Pick<Block, 'startsAt' | 'endsAt'>[],
): readonly Span[] {
  const begins = clockAt(activeFrom, 0, base)
  const ends = activeUntil == null ? undefined : clockAt(nextDay(activeUntil), 0, base)
  return [
    { start: Number.NEGATIVE_INFINITY, end: begins.getTime() },
    { start: ends?.getTime() ?? Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY },
    ...blocks.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
  ]
}

/** The instant of an hour on the clock of a base; of one that the clock skips, the next that it shows. */
export function clockAt(day: string, hour: number, base: Base): Date {
  const moment = instantOf({ date: day, time: `${String(hour).padStart(2, '0')}:00` }, BASE_ZONES[base])
  return moment.kind === 'instant' ? moment.instant : clockAt(day, hour + 1, base)
}

export function nextDay(day: string): string {
  return wallTimeAsUtc(new Date(asIfUtc({ date: day, time: '00:00' }) + DAY_MS)).date
}
