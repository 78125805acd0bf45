import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'

const MINUTE_MS = 60_000
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

/** Tells of a time whether a pick-up may be sold then, by the blackouts that are not over. */
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
