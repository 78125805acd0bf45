import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'
import { BASES, nearestBase } from '@chauffeur/domain/cars'
import type { TripToDrive } from './trip-to-drive.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Beside the time that is asked for, the nearest others are looked at. */
const SEARCHED_HOURS = 4
/** An earliest time is one that can be chosen. */
const STEP_MS = 5 * MINUTE_MS

/** Why a pick-up at a time is not sold, whatever cars are free. */
export type ClosedTime =
  | { readonly kind: 'no-service'; readonly sentence: string; readonly until: Date }
  | { readonly kind: 'short-notice'; readonly earliest: Date }

/** A time whose pick-ups are not sold, in milliseconds since 1970. */
export interface ClosedSpan {
  readonly starts: number
  readonly ends: number
  readonly sentence: string
}

/** The blackouts around a trip. Its parameters are of `blackoutsAround`. */
export const BLACKOUTS = `
  select extract(epoch from starts_at)::float8 * 1000 as starts, extract(epoch from ends_at)::float8 * 1000 as ends,
    sentence
  from blackout
  where ends_at > ? and starts_at <= ? and (vehicle_id is null or vehicle_id = ?) and (base is null or base = ?)
  order by starts_at, id`

export function blackoutsAround({ vehicleId, pickup, pickupAt }: TripToDrive) {
  const reach = SEARCHED_HOURS * HOUR_MS
  const [from, to] = [new Date(pickupAt.getTime() - reach), new Date(pickupAt.getTime() + reach)]
  return [from, to, vehicleId, nearestBase(pickup, BASES) ?? null] as const
}

/** Tells of the times around a trip whether its pick-up may be sold then. */
export function soldTimes(
  blackouts: readonly ClosedSpan[],
  { leadMinutes }: CapacitySettings,
  now: Date,
): (at: Date) => ClosedTime | undefined {
  return (at) => {
    const moment = at.getTime()
    const blackout = blackouts.find(({ starts, ends }) => starts <= moment && moment < ends)
    if (blackout) return { kind: 'no-service', sentence: blackout.sentence, until: new Date(blackout.ends) }
    const soonest = now.getTime() + leadMinutes * MINUTE_MS
    if (leadMinutes === 0 || moment >= soonest) return undefined
    return { kind: 'short-notice', earliest: new Date(Math.ceil(soonest / STEP_MS) * STEP_MS) }
  }
}
