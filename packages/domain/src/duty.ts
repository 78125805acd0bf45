import type { Span } from './cars-needed.ts'
import { DAY_MS, MINUTE_MS } from './duration.ts'

/** How long a driver may be on duty. The law of the trade and the contract decide; the office sets it. */
export interface DutyLimits {
  /** From the first pick-up to the end of the last trip. */
  readonly spanMinutes: number
  /** Trips between which so much time lies are of two duties; 0: every trip is a duty of its own. */
  readonly restMinutes: number
}

export const DEFAULT_DUTY: DutyLimits = { spanMinutes: 13 * 60, restMinutes: 11 * 60 }

export const MIN_SPAN_MINUTES = 60
/** A duty and the rest after it fit into a day: trips further away are never of the same duty. */
export const MAX_DUTY_MINUTES = DAY_MS / MINUTE_MS

/** Why these limits cannot be; undefined where they can. */
export function dutyRefusal({ spanMinutes, restMinutes }: DutyLimits) {
  return spanMinutes + restMinutes > MAX_DUTY_MINUTES ? ({ code: 'duty_over_a_day' } as const) : undefined
}

/** The duty of a driver with one more trip: all trips that no rest parts from it, from the first start to the last end. */
export function dutyWith(trip: Span, others: readonly Span[], { restMinutes }: DutyLimits): Span {
  const rest = restMinutes * MINUTE_MS
  let { start, end } = trip
  for (const other of others.toSorted((a, b) => b.start - a.start))
    if (other.start <= trip.start && start - other.end < rest) start = Math.min(start, other.start)
  for (const other of others.toSorted((a, b) => a.start - b.start))
    if (other.start > trip.start && other.start - end < rest) end = Math.max(end, other.end)
  return { start, end }
}

/**
 * The duty that a trip makes too long, and its minutes. Undefined where it is not too long, or is as long without the trip:
 * that is nothing that the trip brings about.
 */
export function dutyMadeTooLong(
  trip: Span,
  others: readonly Span[],
  limits: DutyLimits,
): (Span & { readonly minutes: number }) | undefined {
  const { start, end } = dutyWith(trip, others, limits)
  const minutes = dutyTooLong({ start, end }, limits)
  if (minutes === undefined) return undefined
  const isAsLongWithout = others.some((other) => {
    const rest = others.filter((one) => one !== other)
    const without = dutyWith(other, rest, limits)
    return without.start <= start && without.end >= end
  })
  return isAsLongWithout ? undefined : { start, end, minutes }
}

/** The minutes of a duty that is too long; undefined of one that is not. */
export function dutyTooLong({ start, end }: Span, { spanMinutes }: DutyLimits): number | undefined {
  const minutes = Math.round((end - start) / MINUTE_MS)
  return minutes > spanMinutes ? minutes : undefined
}
