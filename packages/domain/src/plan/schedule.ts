import { roomShortage, shortageIn } from '../car-room.ts'
import { overlaps, PAUSE_AT_BASE_MS, WINDOW_HOURS } from '../cars-needed.ts'
import { HOUR_MS, MINUTE_MS } from '../duration.ts'
import type { Point } from '../geometry.ts'
import {
  HOLDS,
  mayStandIn,
  roomFor,
  type DayToPlan,
  type EmptyDrive,
  type FindEmptyDrive,
  type Pair,
  type PlanCar,
  type PlanDriver,
  type PlanTrip,
} from './day-to-plan.ts'
import { isRefused } from './taken-trip.ts'

/** A trip as it stands in a schedule, between the trips of its car and those of its driver. */
export interface Stop {
  readonly index: number
  readonly trip: PlanTrip
  readonly start: number
  readonly end: number
  /** Those that may drive it at all: of a class, a size and at a time that fit. */
  readonly cars: ReadonlySet<CarLane>
  readonly drivers: ReadonlySet<DriverLane>
  car: CarLane | undefined
  driver: DriverLane | undefined
  carBefore: Stop | undefined
  carAfter: Stop | undefined
  driverBefore: Stop | undefined
  driverAfter: Stop | undefined
}

interface Lane {
  first: Stop | undefined
  last: Stop | undefined
}
export interface CarLane extends Lane {
  readonly car: PlanCar
  /** Those who usually drive it. */
  readonly usual: readonly DriverLane[]
  /** The drives from its base and back, by the position of the trip; shared by all cars of the base. */
  readonly ofBase: BaseDrives
}
export interface DriverLane extends Lane {
  readonly driver: PlanDriver
}

interface BaseDrives {
  readonly point: Point
  readonly from: (EmptyDrive | null | undefined)[]
  readonly to: (EmptyDrive | null | undefined)[]
}

/** The weights that make one order of the goals, in empty kilometres: each outweighs all that follow. */
const WEIGHT = { dropped: 1e11, undriven: 1e9, objection: 1e7, upgrade: 1e5 } as const
/** Worth so many kilometres: nobody's trip moves for a saving that nobody notices. */
const CHANGED_DRIVER_KM = 3
const CHANGED_CAR_KM = 1
const UNUSUAL_CAR_KM = 0.5
/** For the square of each driver's hours, so that long days cost more than short ones. */
const HOURS_KM = 0.05

/**
 * Who drives what, as chains of trips: each car's and each driver's, in their order. A trip goes straight to the next where
 * car and driver are the same for both; else the car waits at its base, and whoever takes it over comes there.
 */
export class Schedule {
  readonly stops: readonly Stop[]
  readonly carLanes: readonly CarLane[]
  readonly driverLanes: readonly DriverLane[]
  readonly #day: DayToPlan
  readonly #drive: FindEmptyDrive
  readonly #legs: (EmptyDrive | null | undefined)[][]
  /** Trips that a late flight has moved over another one of their car or driver, where they have no place. */
  readonly #over: readonly Stop[]
  /** Trips that stood against a limit as they were given: any other is placed within all limits. */
  readonly #doubtful: readonly Stop[]
  /** Trips that somebody has: a plan leaves none of them without a car or a driver. */
  readonly #given: readonly Stop[]
  readonly #siblings: ReadonlyMap<string, readonly Stop[]>

  constructor(day: DayToPlan, drive: FindEmptyDrive) {
    this.#day = day
    this.#drive = drive
    this.driverLanes = day.drivers.map((driver) => ({ driver, first: undefined, last: undefined }))
    const bases = new Map<string, BaseDrives>()
    for (const { base } of day.cars) bases.set(base, { point: day.basePoints[base], from: [], to: [] })
    this.carLanes = day.cars.map((car) => ({
      car,
      usual: this.driverLanes.filter(({ driver }) => driver.usualCarId === car.id),
      ofBase: bases.get(car.base) ?? { point: day.basePoints[car.base], from: [], to: [] },
      first: undefined,
      last: undefined,
    }))
    const trips = day.trips.toSorted((a, b) => a.job.start - b.job.start || (a.id < b.id ? -1 : 1))
    this.stops = trips.map((trip, index) => ({
      index,
      trip,
      start: trip.job.start,
      end: trip.job.end,
      cars: new Set(this.carLanes.filter(({ car }) => mayDriveCar(car, trip))),
      drivers: new Set(this.driverLanes.filter(({ driver }) => mayDrive(driver, trip))),
      car: undefined,
      driver: undefined,
      carBefore: undefined,
      carAfter: undefined,
      driverBefore: undefined,
      driverAfter: undefined,
    }))
    this.#legs = this.stops.map(() => [])
    this.#siblings = Map.groupBy(
      this.stops.filter(({ trip }) => trip.cars > 1),
      ({ trip }) => trip.bookingId,
    )
    for (const stop of this.#byFirmness()) this.#placeAsGiven(stop)
    this.#over = this.stops.filter(({ trip, car, driver }) => !car && !driver && isGiven(trip))
    this.#doubtful = this.stops.filter((stop) => this.isAgainstLimits(stop))
    this.#given = this.stops.filter(({ car, driver }) => car ?? driver)
  }

  /**
   * Gives a trip that has none a car and a driver, whatever speaks against it but another trip at that time.
   *
   * @returns whether it could.
   */
  place(stop: Stop, car: CarLane | undefined, driver: DriverLane | undefined): boolean {
    const inCar = car && gapFor(stop, car.first, 'carAfter')
    const ofDriver = driver && gapFor(stop, driver.first, 'driverAfter')
    if (inCar === null || ofDriver === null) return false
    if (car && inCar) link(stop, car, inCar, OF_CAR)
    if (driver && ofDriver) link(stop, driver, ofDriver, OF_DRIVER)
    stop.car = car
    stop.driver = driver
    return true
  }

  /**
   * Leaves a trip where it was given, or without anybody, whose new car and driver would be refused when the plan is taken:
   * a trip that a late flight has moved over another one is still given to the same car and driver, while nobody else is.
   */
  leaveOutRefused(): void {
    for (;;) {
      const taken = this.stops.map((stop) => ({
        stop,
        trip: stop.trip,
        job: stop.trip.job,
        ...(this.isChanged(stop) ? this.pairOf(stop) : stop.trip.given),
      }))
      const driveMinutes = (from: Point, to: Point) => this.#drive(from, to)?.minutes
      const refused = taken.filter(
        (one) => this.isChanged(one.stop) && isRefused(one, taken, this.#day, driveMinutes),
      )
      if (refused.length === 0) return
      for (const { stop } of refused) this.remove(stop)
      // A trip that is over another one may have got its own place back only because the other was to leave it.
      for (const stop of this.#over) if (!this.isChanged(stop)) this.remove(stop)
      for (const stop of this.#byFirmness()) if (!stop.car && !stop.driver) this.#placeAsGiven(stop)
    }
  }

  /** Whether a trip goes to another car or driver than it was given to; a booking that waits is not given to anybody. */
  isChanged({ trip, car, driver }: Stop): boolean {
    if (trip.isBeside || trip.isPending || !car || !driver) return false
    return car.car.id !== trip.given.carId || driver.driver.id !== trip.given.driverId
  }

  remove(stop: Stop): void {
    if (stop.car) unlink(stop, stop.car, OF_CAR)
    if (stop.driver) unlink(stop, stop.driver, OF_DRIVER)
    stop.car = stop.driver = undefined
  }

  /** Whether whoever drives one trip in this schedule has time for another, before or after it. */
  fitsBeside(stop: Stop, other: Stop, isSameCar: boolean): boolean {
    const { car } = stop
    const [earlier, later] = other.start < stop.start ? [other, stop] : [stop, other]
    if (!car || earlier.end > later.start) return false
    return isSameCar ? this.#canGo(earlier, later, car) : this.#canGoOverBase(earlier, later, car)
  }

  /** Whether a car that may drive a trip can come to it, whoever drives. */
  isFree(stop: Stop, car: CarLane): boolean {
    const gap = gapFor(stop, car.first, 'carAfter')
    if (!gap || !stop.cars.has(car) || !this.#hasRoom(stop, car)) return false
    const { before, after } = gap
    return (!before || this.#canGo(before, stop, car)) && (!after || this.#canGo(stop, after, car))
  }

  /**
   * The car and driver with whom a trip costs least, within all limits; undefined where there are none. Tried are those who
   * drive the car before or after, whose car it usually is, who has the trip now and who has nothing yet; thoroughly,
   * everybody.
   *
   * @param isSkipped now and then passes over the best, so that another is found.
   */
  cheapest(stop: Stop, isThorough: boolean, isSkipped: () => boolean): [CarLane, DriverLane] | undefined {
    let least = Infinity
    let best: [CarLane, DriverLane] | undefined
    const idle = isThorough ? [] : this.driverLanes.filter(({ first }) => !first)
    const given = this.driverLanes.find(({ driver }) => driver.id === stop.trip.given.driverId)
    for (const car of stop.cars) {
      const gap = gapFor(stop, car.first, 'carAfter')
      if (!gap || !this.#hasRoom(stop, car) || this.#leastCost(stop, car, gap) >= least) continue
      const tried = (driver: DriverLane | undefined) => {
        if (!driver || !stop.drivers.has(driver)) return
        const cost = this.#costOf(stop, car, gap, driver)
        if (cost >= least || isSkipped()) return
        least = cost
        best = [car, driver]
      }
      if (isThorough) for (const driver of stop.drivers) tried(driver)
      else {
        const { before, after } = gap
        tried(before?.driver)
        if (after?.driver !== before?.driver) tried(after?.driver)
        for (const driver of car.usual) tried(driver)
        if (given) tried(given)
        // One who usually drives this car and has nothing yet stands for all who have nothing.
        if (!car.usual.some(({ first }) => !first)) for (const driver of idle) tried(driver)
      }
    }
    return best
  }

  /** Less than a trip costs with a car, whoever drives it. */
  #leastCost(stop: Stop, car: CarLane, { before: a, after: b }: Gap): number {
    const to = a ? this.#kmIfStraight(a, stop, car) : this.#kmFromBase(car, stop)
    const on = b ? this.#kmIfStraight(stop, b, car) : this.#kmToBase(stop, car)
    return upgradeCost(stop, car) + to + on - this.#kmOfGap(car, a, b)
  }

  #kmOfGap(car: CarLane, a: Stop | undefined, b: Stop | undefined): number {
    if (a && b) return this.#kmBetween(a, b, car)
    return a ? this.#kmToBase(a, car) : b ? this.#kmFromBase(car, b) : 0
  }

  /** Returns the cost that a trip would add; Infinity where a limit forbids it. */
  #costOf(stop: Stop, car: CarLane, { before: a, after: b }: Gap, driver: DriverLane): number {
    const duty = gapFor(stop, driver.first, 'driverAfter')
    if (!duty || this.#hasAnother(stop, car, driver)) return Infinity
    const { before: x, after: y } = duty
    const isStraightFrom = a !== undefined && a === x
    const isStraightTo = b !== undefined && b === y
    if (isStraightFrom ? !this.#canGo(a, stop, car) : !this.#canComeFromBase(stop, car, a, x)) return Infinity
    if (isStraightTo ? !this.#canGo(stop, b, car) : !this.#canGoToBase(stop, car, b, y)) return Infinity
    let cost = upgradeCost(stop, car) + changeCost(stop, car, driver) - this.#kmOfGap(car, a, b)
    cost += isStraightFrom
      ? this.#kmIfStraight(a, stop, car)
      : a
        ? this.#kmOverBase(a, stop, car)
        : this.#kmFromBase(car, stop)
    cost += isStraightTo
      ? this.#kmIfStraight(stop, b, car)
      : b
        ? this.#kmOverBase(stop, b, car)
        : this.#kmToBase(stop, car)
    // Two trips that went straight from one to the other in another car no longer do.
    if (x && y && x.car && x.car === y.car && x.carAfter === y && x.car !== car) {
      if (!this.#canGoOverBase(x, y, x.car)) return Infinity
      cost += this.#kmOverBase(x, y, x.car) - this.#kmIfStraight(x, y, x.car)
    }
    const span = this.spanOf(driver)
    const from = x && !x.trip.isBeside && span ? span.start : this.#leaves(stop, car)
    const until = y && !y.trip.isBeside && span ? span.end : this.#isBack(stop, car)
    const { notBefore, notAfter } = driver.driver
    if (until - from > this.#day.duty.spanMinutes * MINUTE_MS) return Infinity
    if (notBefore !== null && from < notBefore) return Infinity
    if (notAfter !== null && until > notAfter) return Infinity
    return cost + hoursCost(until - from) - hoursCost(span ? span.end - span.start : 0)
  }

  /** All of it, in kilometres and what outweighs them. */
  cost(): number {
    let cost = this.emptyKm()
    for (const stop of this.stops) {
      const { trip, car, driver } = stop
      if (trip.isBeside || trip.isPending) continue
      if (!this.isDriven(stop)) cost += WEIGHT.undriven
      if (car) cost += upgradeCost(stop, car)
      if (car && driver) cost += changeCost(stop, car, driver)
    }
    for (const stop of this.#given) if (isDropped(stop)) cost += WEIGHT.dropped
    for (const stop of this.#doubtful)
      if (!stop.trip.isPending && this.isAgainstLimits(stop)) cost += WEIGHT.objection
    for (const lane of this.driverLanes) {
      const span = this.spanOf(lane)
      if (span) cost += hoursCost(span.end - span.start)
    }
    return cost
  }

  /** The kilometres that all cars drive without a guest, from their bases and back. */
  emptyKm(): number {
    let km = 0
    for (const car of this.carLanes) {
      const { first, last } = car
      if (first && !first.trip.isBeside) km += this.#kmFromBase(car, first)
      for (let stop = first; stop?.carAfter; stop = stop.carAfter)
        if (!stop.trip.isBeside || !stop.carAfter.trip.isBeside)
          km += this.#kmBetween(stop, stop.carAfter, car)
      if (last && !last.trip.isBeside) km += this.#kmToBase(last, car)
    }
    return km
  }

  /** The kilometres without a guest to a pick-up. */
  kmBefore(stop: Stop): number {
    const { car, carBefore } = stop
    if (!car) return 0
    return carBefore ? this.#kmBetween(carBefore, stop, car) : this.#kmFromBase(car, stop)
  }

  /** Whether a car comes to a pick-up straight from its trip before, and not from its base. */
  comesStraight(stop: Stop): boolean {
    const { car, carBefore } = stop
    return (
      car !== undefined &&
      carBefore !== undefined &&
      isStraight(carBefore, stop) &&
      !this.#isLongPause(carBefore, stop, car)
    )
  }

  /** Whether a trip has a car and a driver who are not away at that time. One that has begun, or is pinned, counts as driven. */
  isDriven({ trip, car, driver }: Stop): boolean {
    if (!car || !driver) return false
    return trip.hold === 'fixed' || (!isAway(car.car, trip) && !isAway(driver.driver, trip))
  }

  /** Whether a limit speaks against a trip as it stands. */
  isAgainstLimits(stop: Stop): boolean {
    const { car, driver, carBefore, driverBefore } = stop
    if (stop.trip.hold === 'fixed' && stop.trip.isBeside) return false
    // Who is still open may be the same for both trips, and then goes straight from one to the next.
    const isShort = (before: Stop | undefined) =>
      before && (isHalfGiven(before) || isHalfGiven(stop)) && !this.#canDrive(before, stop)
    if (isShort(carBefore) || isShort(driverBefore)) return true
    if (!car || !driver) return false
    if (stop.trip.hold !== 'fixed' && (!stop.cars.has(car) || !stop.drivers.has(driver))) return true
    if (carBefore && carBefore === driverBefore) {
      if (!this.#canGo(carBefore, stop, car)) return true
    } else if (
      (carBefore?.driver && !this.#canGoOverBase(carBefore, stop, car)) ||
      (driverBefore?.car && !this.#canChangeCar(driverBefore, stop, driverBefore.car, car))
    )
      return true
    const span = this.spanOf(driver)
    return stop === driver.last && !!span && span.end - span.start > this.#day.duty.spanMinutes * MINUTE_MS
  }

  /** From leaving the base for the first trip of the day until being back from the last; undefined without one. */
  spanOf({ first, last }: DriverLane): { readonly start: number; readonly end: number } | undefined {
    let from = first
    while (from?.trip.isBeside) from = from.driverAfter
    let until = last
    while (until?.trip.isBeside) until = until.driverBefore
    if (!from || !until) return undefined
    return { start: this.#leaves(from, from.car), end: this.#isBack(until, until.car) }
  }

  pairOf({ car, driver }: Stop): Pair {
    return { carId: car?.car.id ?? null, driverId: driver?.driver.id ?? null }
  }

  /** A late flight may have moved one trip over another: the one that cannot change comes first. */
  #byFirmness(): Stop[] {
    const firmness = ({ trip }: Stop) => HOLDS.indexOf(trip.hold)
    return this.stops.toSorted((a, b) => firmness(a) - firmness(b))
  }

  /**
   * Whether a car or driver still has one of the trips that are over others, as nobody else drives it yet, and has no time
   * for both.
   */
  #hasAnother(stop: Stop, car: CarLane, driver: DriverLane): boolean {
    return this.#over.some((other) => {
      const { carId, driverId } = other.trip.given
      if (other === stop || other.car || (carId !== car.car.id && driverId !== driver.driver.id)) return false
      const [first, second] = other.trip.job.start < stop.trip.job.start ? [other, stop] : [stop, other]
      return !this.#canDrive(first, second)
    })
  }

  #placeAsGiven(stop: Stop): void {
    const { carId, driverId } = stop.trip.given
    this.place(
      stop,
      this.carLanes.find((lane) => lane.car.id === carId),
      this.driverLanes.find((lane) => lane.driver.id === driverId),
    )
  }

  #kmFromBase(car: CarLane, stop: Stop): number {
    return this.#fromBase(car, stop)?.km ?? 0
  }

  #kmToBase(stop: Stop, car: CarLane): number {
    return this.#toBase(stop, car)?.km ?? 0
  }

  #leaves(stop: Stop, car: CarLane | undefined): number {
    return stop.start - (car ? (this.#fromBase(car, stop)?.minutes ?? 0) * MINUTE_MS : 0)
  }

  #isBack(stop: Stop, car: CarLane | undefined): number {
    return stop.end + (car ? (this.#toBase(stop, car)?.minutes ?? 0) * MINUTE_MS : 0)
  }

  /** The cars of one booking have room for its party together. */
  #hasRoom({ trip, index }: Stop, { car }: CarLane): boolean {
    if (trip.cars === 1) return true
    const siblings = this.#siblings.get(trip.bookingId) ?? []
    const others = siblings.flatMap((one) =>
      one.index !== index && one.car ? roomFor(one.car.car, trip) : [],
    )
    return (
      shortageIn(roomFor(car, trip), others, { vehicleId: trip.vehicleId, ...trip.party }, trip.cars) ===
      undefined
    )
  }

  /** Whether there is time to go from one trip straight to the next of the same car and driver. */
  #canGo(a: Stop, b: Stop, { car }: CarLane): boolean {
    const isAsGiven = a.trip.given.carId === b.trip.given.carId && a.trip.given.carId === car.id
    const from = isAsGiven ? a.end : Math.max(a.end, this.#day.now ?? a.end)
    const spare = b.start - from - (isAsGiven ? 0 : car.turnaroundMinutes * MINUTE_MS)
    if (spare < 0) return false
    if (spare >= WINDOW_HOURS * HOUR_MS) return true
    const leg = this.#leg(a, b)
    return leg !== null && leg.minutes * MINUTE_MS <= spare
  }

  /** Whether the time between two trips is enough for the drive alone. */
  #canDrive(a: Stop, b: Stop): boolean {
    const leg = this.#leg(a, b)
    return leg !== null && a.end + leg.minutes * MINUTE_MS <= b.start
  }

  /** Whether there is time to go over the base between two trips, and to hand a car over there. */
  #canGoOverBase(a: Stop, b: Stop, car: CarLane): boolean {
    const there = this.#toBase(a, car)
    const on = this.#fromBase(car, b)
    if (!there || !on) return false
    const from = Math.max(a.end, this.#day.now ?? a.end)
    return from + (there.minutes + this.#day.carChangeMinutes + on.minutes) * MINUTE_MS <= b.start
  }

  /** Whether a driver has time to change cars between two trips: only where both are kept. */
  #canChangeCar(a: Stop, b: Stop, from: CarLane | undefined, to: CarLane): boolean {
    return (from ?? to).ofBase === to.ofBase && this.#canGoOverBase(a, b, to)
  }

  /** Whether there is time, too, where the next car was not brought to its base but stands where its last trip ended. */
  #canFetch(earlier: Stop | undefined, last: Stop | undefined, later: Stop): boolean {
    if (!earlier || !last || earlier === last || later.start - last.end >= PAUSE_AT_BASE_MS) return true
    const there = this.#drive(earlier.trip.job.to, last.trip.job.to)
    const on = this.#leg(last, later)
    if (!there || !on) return false
    const minutes = there.minutes + this.#day.carChangeMinutes + on.minutes
    return earlier.end + minutes * MINUTE_MS <= later.start
  }

  #canComeFromBase(stop: Stop, car: CarLane, a: Stop | undefined, x: Stop | undefined): boolean {
    const leg = this.#fromBase(car, stop)
    if (!leg) return false
    const { now } = this.#day
    const isAsGiven = stop.trip.given.carId === car.car.id
    if (now !== null && !isAsGiven && now + leg.minutes * MINUTE_MS > stop.start) return false
    return (
      (!a || this.#canGoOverBase(a, stop, car)) &&
      (!x || (this.#canChangeCar(x, stop, x.car, car) && this.#canFetch(x, a, stop)))
    )
  }

  #canGoToBase(stop: Stop, car: CarLane, b: Stop | undefined, y: Stop | undefined): boolean {
    if (!this.#toBase(stop, car)) return false
    return (
      (!b || (this.#canGoOverBase(stop, b, car) && this.#canFetch(b.driverBefore, stop, b))) &&
      (!y || (this.#canChangeCar(stop, y, y.car, car) && this.#canFetch(stop, y.carBefore, y)))
    )
  }

  #kmBetween(a: Stop, b: Stop, car: CarLane): number {
    return isStraight(a, b) ? this.#kmIfStraight(a, b, car) : this.#kmOverBase(a, b, car)
  }

  #kmIfStraight(a: Stop, b: Stop, car: CarLane): number {
    return this.#isLongPause(a, b, car) ? this.#kmOverBase(a, b, car) : (this.#leg(a, b)?.km ?? 0)
  }

  #kmOverBase(a: Stop, b: Stop, car: CarLane): number {
    return this.#kmToBase(a, car) + this.#kmFromBase(car, b)
  }

  #isLongPause(a: Stop, b: Stop, car: CarLane): boolean {
    return b.start - a.end >= PAUSE_AT_BASE_MS && this.#canGoOverBase(a, b, car)
  }

  #leg(a: Stop, b: Stop): EmptyDrive | null {
    const row = (this.#legs[a.index] ??= [])
    return (row[b.index] ??= this.#drive(a.trip.job.to, b.trip.job.from) ?? null)
  }

  #fromBase({ ofBase: { point, from } }: CarLane, { index, trip }: Stop): EmptyDrive | null {
    return (from[index] ??= this.#drive(point, trip.job.from) ?? null)
  }

  #toBase({ index, trip }: Stop, { ofBase: { point, to } }: CarLane): EmptyDrive | null {
    return (to[index] ??= this.#drive(trip.job.to, point) ?? null)
  }
}

function mayDriveCar(car: PlanCar, trip: PlanTrip): boolean {
  if (keepsHalf(trip) && trip.given.carId !== null) return trip.given.carId === car.id
  return (
    mayStandIn(car.vehicleId, trip.vehicleId) &&
    (trip.cars > 1 || roomShortage([roomFor(car, trip)], trip.party) === undefined) &&
    !isAway(car, trip) &&
    !trip.declines.some(({ carId }) => carId === car.id)
  )
}

function mayDrive(driver: PlanDriver, trip: PlanTrip): boolean {
  if (keepsHalf(trip) && trip.given.driverId !== null) return trip.given.driverId === driver.id
  return !isAway(driver, trip) && !trip.declines.some(({ driverId }) => driverId === driver.id)
}

function isAway({ away }: PlanCar | PlanDriver, { job }: PlanTrip): boolean {
  return away.some((span) => overlaps(span, job))
}

function isGiven({ given }: PlanTrip): boolean {
  return given.carId !== null || given.driverId !== null
}

/** Whether a trip has lost the car or the driver that it was given to. */
function isDropped({ trip: { given }, car, driver }: Stop): boolean {
  return (given.carId !== null && !car) || (given.driverId !== null && !driver)
}

/** A driver has accepted it without knowing the car, or it has a car whose driver is open. */
function keepsHalf({ hold, given }: PlanTrip): boolean {
  return hold === 'accepted' && (given.carId === null || given.driverId === null)
}

/** It has a car without a driver, or a driver without a car. */
function isHalfGiven({ car, driver }: Stop): boolean {
  return (car === undefined) !== (driver === undefined)
}

/** The places of a trip in the chain of its car, and in that of its driver. */
const OF_CAR = { before: 'carBefore', after: 'carAfter' } as const
const OF_DRIVER = { before: 'driverBefore', after: 'driverAfter' } as const
type Chain = typeof OF_CAR | typeof OF_DRIVER

function link(stop: Stop, lane: Lane, { before, after }: Gap, chain: Chain): void {
  stop[chain.before] = before
  stop[chain.after] = after
  if (before) before[chain.after] = stop
  else lane.first = stop
  if (after) after[chain.before] = stop
  else lane.last = stop
}

function unlink(stop: Stop, lane: Lane, chain: Chain): void {
  const before = stop[chain.before]
  const after = stop[chain.after]
  if (before) before[chain.after] = after
  else lane.first = after
  if (after) after[chain.before] = before
  else lane.last = before
  stop[chain.before] = stop[chain.after] = undefined
}

interface Gap {
  readonly before: Stop | undefined
  readonly after: Stop | undefined
}

/** Between which trips of a chain another one fits; null where one is at that time. */
function gapFor(stop: Stop, first: Stop | undefined, next: 'carAfter' | 'driverAfter'): Gap | null {
  let before: Stop | undefined
  let after = first
  while (after && after.start < stop.start) {
    before = after
    after = after[next]
  }
  if ((before && before.end > stop.start) || (after && after.start < stop.end)) return null
  return { before, after }
}

/** Car and driver go from one trip to the next together. */
function isStraight(a: Stop, b: Stop): boolean {
  return a.driver !== undefined && a.carAfter === b && a.driverAfter === b
}

function upgradeCost({ trip }: Stop, { car }: CarLane): number {
  return car.vehicleId === trip.vehicleId ? 0 : WEIGHT.upgrade
}

function changeCost({ trip: { given } }: Stop, { car }: CarLane, { driver }: DriverLane): number {
  return (
    (given.driverId !== null && given.driverId !== driver.id ? CHANGED_DRIVER_KM : 0) +
    (given.carId !== null && given.carId !== car.id ? CHANGED_CAR_KM : 0) +
    (driver.usualCarId !== null && driver.usualCarId !== car.id ? UNUSUAL_CAR_KM : 0)
  )
}

function hoursCost(milliseconds: number): number {
  return HOURS_KM * (milliseconds / HOUR_MS) ** 2
}
