import { MAX_SEATS_PER_KIND } from './limits.ts'

/** The seats for children that a booking can include, all free of charge. */
export const seatKinds = [
  { field: 'childSeatCount', weight: '0-18 kg' },
  { field: 'boosterSeatCount', weight: '15-36 kg' },
] as const

export interface Seats {
  readonly childSeatCount: number
  readonly boosterSeatCount: number
  readonly passengers: number
}

/** Why these seats cannot be booked, or undefined when they can: 0 to 4 of each, at most one per passenger. */
export function seatsRefusal({ childSeatCount, boosterSeatCount, passengers }: Seats) {
  if (!isSeatCount(childSeatCount)) return { code: 'too_many_child_seats', most: MAX_SEATS_PER_KIND } as const
  if (!isSeatCount(boosterSeatCount))
    return { code: 'too_many_booster_seats', most: MAX_SEATS_PER_KIND } as const
  const seats = childSeatCount + boosterSeatCount
  return seats <= passengers
    ? undefined
    : ({ code: 'more_seats_than_passengers', seats, passengers } as const)
}

function isSeatCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MAX_SEATS_PER_KIND
}
