/**
 * Objections to giving a trip to a car and a driver that can be overridden, the least grave first. A guest who waits weighs
 * more than a driver's long day, and that more than a car of another class.
 */
const objectionCodes = [
  'other_class',
  'duty_too_long',
  'car_change_too_short',
  'break_too_short',
  'car_blocked',
  'driver_blocked',
  'no_road_between_trips',
] as const
export type ObjectionCode = (typeof objectionCodes)[number]

interface Weighed {
  readonly code: ObjectionCode
  /** By so many minutes a break is too short, or a duty too long. */
  readonly minutes?: number
}

/** Orders choices by what speaks against them: by the gravest, then by the next; of the same by the minutes. */
export function byObjections(a: readonly Weighed[], b: readonly Weighed[]): number {
  const [ofA, ofB] = [gravestFirst(a), gravestFirst(b)]
  for (const [index, one] of ofA.entries()) {
    const other = ofB[index]
    const difference = gravity(one) - (other ? gravity(other) : -1)
    if (difference !== 0) return difference
  }
  return ofA.length - ofB.length || minutesOf(ofA[0]) - minutesOf(ofB[0])
}

function gravestFirst(objections: readonly Weighed[]): readonly Weighed[] {
  return objections.toSorted((a, b) => gravity(b) - gravity(a) || minutesOf(b) - minutesOf(a))
}

const gravity = ({ code }: Weighed) => objectionCodes.indexOf(code)
const minutesOf = (objection: Weighed | undefined) => objection?.minutes ?? 0
