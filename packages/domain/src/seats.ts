import { MAX_SEATS_PER_KIND } from './limits.ts'

/** The seats for children that a booking can include, all free of charge. */
export const seatKinds = [
  { field: 'childSeatCount', name: 'Child seat', weight: '0-18 kg', age: 'about 0-4 years', price: 'FREE' },
  {
    field: 'boosterSeatCount',
    name: 'Booster seat',
    weight: '15-36 kg',
    age: 'about 4-10 years',
    price: 'FREE',
  },
] as const

export interface Seats {
  readonly childSeatCount: number
  readonly boosterSeatCount: number
  readonly passengers: number
}

/** Why these seats cannot be booked, or undefined when they can: 0 to 4 of each, at most one per passenger. */
export function seatsRefusal({ childSeatCount, boosterSeatCount, passengers }: Seats): string | undefined {
  if (!isSeatCount(childSeatCount)) return `Please choose 0 to ${MAX_SEATS_PER_KIND} child seats.`
  if (!isSeatCount(boosterSeatCount)) return `Please choose 0 to ${MAX_SEATS_PER_KIND} booster seats.`
  const seats = childSeatCount + boosterSeatCount
  if (seats <= passengers) return undefined
  return `There are more child and booster seats (${seats}) than passengers (${passengers}).`
}

function isSeatCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MAX_SEATS_PER_KIND
}
