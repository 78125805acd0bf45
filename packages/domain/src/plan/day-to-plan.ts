import type { CarRoom, Party } from '../car-room.ts'
import type { Base } from '../cars.ts'
import type { Job, Span } from '../cars-needed.ts'
import type { DutyLimits } from '../duty.ts'
import type { Point } from '../geometry.ts'
import { isTripOver, isUnderWay, type TripState } from '../trip-state.ts'
import type { VehicleId } from '../vehicles.ts'

/** The car and the driver of a trip, by their ids; null where it has none. */
export interface Pair {
  readonly carId: string | null
  readonly driverId: string | null
}

/**
 * How firmly a trip stays with its car and driver. `fixed`: whatever speaks against it. `accepted`: as long as they can drive
 * it. `free`: it goes to whoever drives it best.
 */
type Hold = (typeof HOLDS)[number]
export const HOLDS = ['fixed', 'accepted', 'free'] as const

/** One of a booking's cars on the day that is planned. Instants in milliseconds since 1970. */
export interface PlanTrip {
  readonly id: string
  readonly bookingId: string
  /** So many cars the booking needs. */
  readonly cars: number
  readonly job: Job
  readonly vehicleId: VehicleId
  readonly party: Party
  readonly given: Pair
  readonly hold: Hold
  /** Of the days beside: it stands in the way, and counts in no figure. */
  readonly isBeside: boolean
  /** The office has not accepted its booking: it is planned last, and displaces nothing. */
  readonly isPending: boolean
  /** Who has declined it, and with which car. */
  readonly declines: readonly Pair[]
}

export interface PlanCar {
  readonly id: string
  readonly vehicleId: VehicleId
  readonly base: Base
  /** For a trip of its own class, and of another. */
  readonly room: CarRoom
  readonly roomInOtherClass: CarRoom
  /** Minutes that it needs between two trips beside the drive. */
  readonly turnaroundMinutes: number
  readonly away: readonly Span[]
}

export interface PlanDriver {
  readonly id: string
  readonly usualCarId: string | null
  readonly away: readonly Span[]
  /** When the rest after the day before is over, and when that before the next day begins; null where there is no such trip. */
  readonly notBefore: number | null
  readonly notAfter: number | null
}

export interface DayToPlan {
  readonly trips: readonly PlanTrip[]
  readonly cars: readonly PlanCar[]
  readonly drivers: readonly PlanDriver[]
  readonly basePoints: Readonly<Record<Base, Point>>
  readonly duty: DutyLimits
  readonly carChangeMinutes: number
  /** Nobody can be anywhere before; null for a day to come. */
  readonly now: number | null
}

/** A drive without a guest. */
export interface EmptyDrive {
  readonly km: number
  /** As it is planned for. */
  readonly minutes: number
}

/** Undefined where no road joins the points. It is asked often for the same points. */
export type FindEmptyDrive = (from: Point, to: Point) => EmptyDrive | undefined

interface Standing {
  readonly state: TripState
  readonly isPinned: boolean
  /** The office has given it although something speaks against it. */
  readonly isOverridden: boolean
  readonly startsAt: number
}

/** How firmly a trip stays that was given to somebody. What has begun is never planned again. */
export function holdOf({ state, isPinned, isOverridden, startsAt }: Standing, now: number): Hold {
  if (isPinned || isOverridden || isUnderWay(state) || isTripOver(state) || startsAt <= now) return 'fixed'
  return state === 'accepted' ? 'accepted' : 'free'
}

/**
 * Classes whose cars may go in place of another one, beside its own: the guest gets more than was booked, or as many seats.
 * Whether there is room for the party says `shortageIn`.
 */
const STAND_INS: Readonly<Record<VehicleId, readonly VehicleId[]>> = {
  1: [],
  2: [1, 3],
  3: [],
  4: [3],
  5: [4, 3],
}

/** For whom a car has room, when it drives a trip. */
export function roomFor(car: PlanCar, trip: Pick<PlanTrip, 'vehicleId'>): CarRoom {
  return car.vehicleId === trip.vehicleId ? car.room : car.roomInOtherClass
}

/** Whether a car of one class may drive a trip of another. */
export function mayStandIn(carClass: VehicleId, booked: VehicleId): boolean {
  return carClass === booked || STAND_INS[booked].includes(carClass)
}
