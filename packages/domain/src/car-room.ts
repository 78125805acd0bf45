import { SPRINTER_ID, VITO_ID, vehicleById } from './vehicles.ts'

/** Whom a car has room for. */
export interface CarRoom {
  readonly seats: number
  /** The child and booster seats that fit; null: as many as it has seats. */
  readonly childSeats: number | null
  /** The luggage that fits, in cabin bags (`luggageRoom`); null: as much as there is. */
  readonly luggage: number | null
}

/** Who is to be driven. Each child's seat is one of the passengers'. */
export interface Party {
  readonly passengers: number
  /** Child and booster seats. */
  readonly childSeats: number
  /** In cabin bags, with a folded wheelchair; 0 where it is not known. */
  readonly luggage: number
}

export const shortageCodes = ['too_few_seats', 'too_few_child_seats', 'too_little_luggage'] as const

export type RoomShortage = {
  readonly code: (typeof shortageCodes)[number]
  /** There are so many, in all cars of the booking together; of luggage in cabin bags. */
  readonly room: number
  readonly needed: number
  readonly cars: number
}

/** A shortage of room with the plate of the chosen car. */
export type CarShortage = RoomShortage & { readonly plate: string }

/**
 * The room that a party lacks in the cars that drive it together; undefined where it has room. Nothing overrides it.
 */
export function roomShortage(
  cars: readonly CarRoom[],
  { passengers, childSeats, luggage }: Party,
): RoomShortage | undefined {
  const seats = sum(cars.map((car) => car.seats))
  if (seats < passengers) return { code: 'too_few_seats', room: seats, needed: passengers, cars: cars.length }
  const forChildren = sum(cars.map((car) => Math.min(car.seats, car.childSeats ?? car.seats)))
  if (forChildren < childSeats)
    return { code: 'too_few_child_seats', room: forChildren, needed: childSeats, cars: cars.length }
  const forLuggage = sum(cars.map((car) => car.luggage ?? Number.POSITIVE_INFINITY))
  if (forLuggage < luggage)
    return { code: 'too_little_luggage', room: forLuggage, needed: luggage, cars: cars.length }
  return undefined
}

/** A van that is not chosen yet, of those that go in a Sprinter's place. */
const OPEN_VAN: CarRoom = { seats: vehicleById(VITO_ID)?.maxPassengers ?? 0, childSeats: null, luggage: null }

/** How many cars a booking may have: as many as it was sold, and in a Sprinter's place always two. */
export function mostCars(vehicleId: number, sold: number): number {
  return vehicleId === SPRINTER_ID ? Math.max(2, sold) : sold
}

/**
 * The room that a party lacks in one of its booking's cars. Cars of it that are not chosen yet count as vans.
 *
 * @param others the booking's other cars that are chosen.
 */
export function shortageIn(
  car: CarRoom,
  others: readonly CarRoom[],
  booking: Party & { readonly vehicleId: number },
  sold: number,
): RoomShortage | undefined {
  const alone = roomShortage([car], booking)
  const open = mostCars(booking.vehicleId, sold) - 1 - others.length
  if (!alone || (others.length === 0 && open <= 0)) return alone
  return roomShortage([car, ...others, ...Array.from({ length: Math.max(0, open) }, () => OPEN_VAN)], booking)
}

/** How many cars drive a booking: those that it was sold or has, and one more where a Sprinter's are too small. */
export function carsOfBooking(
  booking: Party & { readonly vehicleId: number },
  sold: number,
  chosen: readonly CarRoom[],
): number {
  const count = Math.max(sold, chosen.length)
  const isTooSmall = chosen.length === count && roomShortage(chosen, booking) !== undefined
  return isTooSmall ? Math.max(count, Math.min(count + 1, mostCars(booking.vehicleId, sold))) : count
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
