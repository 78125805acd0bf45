import { shortageIn } from '../car-room.ts'
import {
  minutesShort,
  minutesShortForCarChange,
  overlaps,
  standsBefore,
  tripsAround,
  type ChainRules,
  type Job,
} from '../cars-needed.ts'
import { dutyMadeTooLong } from '../duty.ts'
import { roomFor, type DayToPlan, type Pair, type PlanTrip } from './day-to-plan.ts'

/** A trip with the car and the driver that it has once a plan is taken. */
export interface TakenTrip extends Pair {
  readonly trip: PlanTrip
  readonly job: Job
}

/**
 * Whether the take of a plan is refused for this trip, or needs a reason: another class alone is proposed all the same, and
 * named beside the change.
 *
 * @param all the trips of the day once the plan is taken, in the order of their starts.
 */
export function isRefused(
  { trip, job, carId, driverId }: TakenTrip,
  all: readonly TakenTrip[],
  day: DayToPlan,
  driveMinutes: ChainRules['driveMinutes'],
): boolean {
  const car = day.cars.find(({ id }) => id === carId)
  const driver = day.drivers.find(({ id }) => id === driverId)
  const others = all.filter((one) => one.trip !== trip)
  const ofCar = others.filter((one) => one.carId !== null && one.carId === carId)
  const ofDriver = others.filter((one) => one.driverId !== null && one.driverId === driverId)
  const isTooClose = [ofCar, ofDriver].some((some) => {
    const { taken, before, after } = tripsAround(job, some)
    return (
      taken !== undefined ||
      (before !== undefined && minutesShort(before.job, job, driveMinutes) > 0) ||
      (after !== undefined && minutesShort(job, after.job, driveMinutes) > 0)
    )
  })
  if (isTooClose || [car, driver].some((who) => who?.away.some((span) => overlaps(span, job)))) return true
  const jobsOfDriver = ofDriver.map((one) => one.job)
  if (driver && dutyMadeTooLong(job, jobsOfDriver, day.duty)) return true
  const rooms = others.flatMap((one) => {
    const sibling = one.trip.bookingId === trip.bookingId && day.cars.find(({ id }) => id === one.carId)
    return sibling ? roomFor(sibling, trip) : []
  })
  if (car && shortageIn(roomFor(car, trip), rooms, { vehicleId: trip.vehicleId, ...trip.party }, trip.cars))
    return true
  const { before, after } = tripsAround(job, ofDriver)
  const changes = [
    ...(before ? [{ earlier: before.job, later: job, from: before.carId, to: carId }] : []),
    ...(after ? [{ earlier: job, later: after.job, from: carId, to: after.carId }] : []),
  ]
  return changes.some(({ earlier, later, from, to }) => {
    const next = day.cars.find(({ id }) => id === to)
    if (from === null || !next || from === to) return false
    const ofNext = others.filter((one) => one.carId === to).map((one) => one.job)
    const stands = standsBefore(later, ofNext, day.basePoints[next.base])
    const short = minutesShortForCarChange(earlier, later, stands, driveMinutes)
    return short > 0 && Number.isFinite(short)
  })
}
