import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PlanDayInput } from '@chauffeur/contract/day-plan'
import { bookingState } from '@chauffeur/domain/booking-status'
import { BASE_POINTS } from '@chauffeur/domain/cars'
import { CAR_CHANGE_MINUTES, overlaps, type Job, type Span } from '@chauffeur/domain/cars-needed'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import type { DutyLimits } from '@chauffeur/domain/duty'
import { holdOf, type DayToPlan, type PlanTrip } from '@chauffeur/domain/plan/day-to-plan'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET, vehicleById, type VehicleId } from '@chauffeur/domain/vehicles'
import { Booking } from '../../bookings/booking.entity.ts'
import { carsNeededFor, partyOf, readRooms } from '../../bookings/cars-needed-for.ts'
import { readSettings, settingsOf } from '../../capacity/capacity-settings.ts'
import { Block } from '../../cars/blocks.ts'
import { Car, Driver } from '../../cars/car.entity.ts'
import { readDuty } from '../../cars/duty.ts'
import type { DatabaseAccess } from '../../core/transaction.ts'
import { findRows } from '../../db/find-rows.ts'
import type { EntityManager } from '../../db/orm.ts'
import type { Assignment } from '../assignment.entity.ts'
import { jobsByPlan, readPlannedTrips, type PlannedTrip } from '../planned-trips.ts'
import { readAssignments, readDeclines } from '../read-trip-progress.ts'

/** One of a booking's cars on the day that is planned. */
interface SlotOfDay {
  readonly id: string
  readonly booking: Booking
  readonly carNo: number
  readonly assignment: Assignment | undefined
  readonly isPinned: boolean
}

export interface ReadDay {
  readonly day: DayToPlan
  readonly slots: readonly SlotOfDay[]
  /** The bookings of the days beside, by the id of their trip in the plan. */
  readonly beside: ReadonlyMap<string, Booking>
  readonly cars: readonly Car[]
  readonly drivers: readonly Driver[]
}

const slotId = (bookingId: string, carNo: number) => `${bookingId}:${carNo}`
/** So many trips are measured before others have their turn: a road that nobody has asked for takes a moment. */
const MEASURED_AT_ONCE = 8

/** All that the plan of a day has to know. */
export async function readDayToPlan(
  { date, pins }: PlanDayInput,
  { em, clock }: DatabaseAccess,
): Promise<ReadDay> {
  const now = clock().getTime()
  const bookings = await findRows(
    em,
    Booking,
    { pickupDate: date, cancelledAt: null, status: { $in: ['pending', 'confirmed'] } },
    { orderBy: { pickupAt: 'asc', number: 'asc' } },
  )
  const slots = await slotsOf(bookings, pins, em)
  const jobs = await measure(bookings, em)
  const jobOf = ({ booking, assignment }: SlotOfDay): Job => {
    const job = jobs.get(booking.id)
    if (!job) throw new Error(`The booking ${booking.id} was not measured`)
    return assignment
      ? { ...job, start: assignment.startsAt.getTime(), end: assignment.endsAt.getTime() }
      : job
  }
  const planned = slots.map((slot) => ({ slot, job: jobOf(slot) }))
  const around = {
    start: Math.min(...planned.map(({ job }) => job.start)),
    end: Math.max(...planned.map(({ job }) => job.end)),
  }
  const ofDay = new Set(bookings.map(({ id }) => id))
  const beside =
    planned.length === 0
      ? []
      : (await readPlannedTrips(around, em)).filter(({ booking }) => !ofDay.has(booking.id))
  const cars = await readCars(date, [...slots, ...beside], em)
  const drivers = await readDrivers([...slots, ...beside], em)
  const blocks =
    planned.length === 0
      ? []
      : await findRows(em, Block, {
          endsAt: { $gt: new Date(around.start) },
          startsAt: { $lt: new Date(around.end) },
        })
  const declines = await readDeclines([...ofDay], em)
  const duty = await readDuty({ em })
  const counts = Map.groupBy(slots, ({ booking }) => booking.id)
  const tripOf = ({ slot, job }: (typeof planned)[number]): PlanTrip => {
    const { booking, assignment, carNo, isPinned } = slot
    const given = { carId: assignment?.carId ?? null, driverId: assignment?.driverId ?? null }
    const isBlocked = blocks.some((block) => isOf(block, given) && overlaps(spanOf(block), job))
    return {
      id: slot.id,
      bookingId: booking.id,
      cars: counts.get(booking.id)?.length ?? 1,
      job,
      vehicleId: classOf(booking),
      party: partyOf(booking),
      given,
      hold: holdOf(
        {
          state: assignment?.state ?? 'offered',
          isPinned,
          // Whatever the reason was, a car or driver who is not there cannot drive it.
          isOverridden: assignment?.overrideReason != null && !isBlocked,
          startsAt: job.start,
        },
        now,
      ),
      isBeside: false,
      isPending: bookingState(booking) === 'pending',
      declines: (declines.get(booking.id) ?? []).filter((one) => one.carNo === carNo),
    }
  }
  return {
    slots,
    beside: new Map(beside.map((trip) => [trip.assignment.id, trip.booking])),
    cars,
    drivers,
    day: {
      trips: [...planned.map(tripOf), ...beside.map(tripBeside)],
      cars: await presentCars(date, cars, blocks, em),
      drivers: drivers.map((driver) => ({
        id: driver.id,
        usualCarId: driver.usualCarId ?? null,
        away: driver.isActive ? awayOf(blocks, { driverId: driver.id }) : [ALWAYS],
        ...restOf(driver, duty, date, beside),
      })),
      basePoints: BASE_POINTS,
      duty: { spanMinutes: duty.spanMinutes, restMinutes: duty.restMinutes },
      carChangeMinutes: CAR_CHANGE_MINUTES,
      now,
    },
  }
}

async function slotsOf(
  bookings: readonly Booking[],
  pins: PlanDayInput['pins'],
  em: EntityManager,
): Promise<SlotOfDay[]> {
  const ids = bookings.map(({ id }) => id)
  const needed = await carsNeededFor(bookings, em)
  const standing = Map.groupBy(await readAssignments(ids, em), ({ bookingId }) => bookingId)
  const pinned = new Set(pins.map(({ bookingId, carNo }) => slotId(bookingId, carNo)))
  return bookings.flatMap((booking) => {
    const known = standing.get(booking.id) ?? []
    const numbers = new Set([
      ...Array.from({ length: needed.of(booking.id) }, (_, index) => index + 1),
      ...known.map(({ carNo }) => carNo),
    ])
    return [...numbers].map((carNo) => {
      const id = slotId(booking.id, carNo)
      const assignment = known.find((one) => one.carNo === carNo)
      return { id, booking, carNo, assignment, isPinned: pinned.has(id) }
    })
  })
}

async function measure(bookings: readonly Booking[], em: EntityManager): Promise<ReadonlyMap<string, Job>> {
  const jobOf = await jobsByPlan(em)
  const jobs = new Map<string, Job>()
  for (const [index, booking] of bookings.entries()) {
    jobs.set(booking.id, jobOf(booking))
    if (index % MEASURED_AT_ONCE === MEASURED_AT_ONCE - 1) await nextTurn()
  }
  return jobs
}

function tripBeside({ assignment, booking, job }: PlannedTrip): PlanTrip {
  const { carId = null, driverId = null } = assignment
  return {
    id: assignment.id,
    bookingId: booking.id,
    cars: 1,
    job,
    vehicleId: classOf(booking),
    party: partyOf(booking),
    given: { carId, driverId },
    hold: 'fixed',
    isBeside: true,
    isPending: false,
    declines: [],
  }
}

function classOf({ id, vehicleId }: Booking): VehicleId {
  const vehicle = vehicleById(vehicleId)
  if (!vehicle) throw new Error(`The booking ${id} is of an unknown class`)
  return vehicle.id
}

type Given = readonly (SlotOfDay | PlannedTrip)[]

/** Those that drive on the day, and those that have a trip of it all the same. */
async function readCars(date: string, given: Given, em: EntityManager): Promise<Car[]> {
  const ids = given.flatMap(({ assignment }) => assignment?.carId ?? [])
  const isThere = {
    activeFrom: { $lte: date },
    $or: [{ activeUntil: null }, { activeUntil: { $gte: date } }],
  }
  return findRows(
    em,
    Car,
    { $or: [isThere, { id: { $in: ids } }] },
    { orderBy: { vehicleId: 'asc', plate: 'asc' } },
  )
}

async function readDrivers(given: Given, em: EntityManager): Promise<Driver[]> {
  const ids = given.flatMap(({ assignment }) => assignment?.driverId ?? [])
  return findRows(
    em,
    Driver,
    { $or: [{ isActive: true }, { id: { $in: ids } }] },
    { orderBy: { name: 'asc', id: 'asc' } },
  )
}

const ALWAYS: Span = { start: -Infinity, end: Infinity }

async function presentCars(
  date: string,
  cars: readonly Car[],
  blocks: readonly Block[],
  em: EntityManager,
): Promise<DayToPlan['cars']> {
  const settings = await readSettings(
    FLEET.map(({ id }) => id),
    { em },
  )
  const roomOf = await readRooms(em)
  return cars.map((car) => {
    const isThere = car.activeFrom <= date && (car.activeUntil == null || date <= car.activeUntil)
    return {
      id: car.id,
      vehicleId: car.vehicleId,
      base: car.base,
      room: roomOf(car, car),
      // Of no class that there is.
      roomInOtherClass: roomOf(car, { vehicleId: 0 }),
      turnaroundMinutes: settingsOf(car.vehicleId, settings).turnaroundMinutes,
      away: isThere ? awayOf(blocks, { carId: car.id }) : [ALWAYS],
    }
  })
}

function isOf(
  block: Block,
  { carId, driverId }: { carId?: string | null; driverId?: string | null },
): boolean {
  return (
    (block.carId != null && block.carId === carId) || (block.driverId != null && block.driverId === driverId)
  )
}

function awayOf(blocks: readonly Block[], of: { carId: string } | { driverId: string }): Span[] {
  return blocks.filter((block) => isOf(block, of)).map(spanOf)
}

function spanOf({ startsAt, endsAt }: Block): Span {
  return { start: startsAt.getTime(), end: endsAt.getTime() }
}

/** When a driver may begin after the day before, and must be back before the next. */
function restOf({ id }: Driver, { restMinutes }: DutyLimits, date: string, beside: readonly PlannedTrip[]) {
  const own = beside.filter(({ assignment }) => assignment.driverId === id)
  const rest = restMinutes * MINUTE_MS
  const isBefore = ({ job, booking }: PlannedTrip) => todayIn(booking.pickupZone, new Date(job.start)) < date
  const ends = own.filter(isBefore).map(({ job }) => job.end + rest)
  const starts = own.filter((trip) => !isBefore(trip)).map(({ job }) => job.start - rest)
  return {
    notBefore: ends.length > 0 ? Math.max(...ends) : null,
    notAfter: starts.length > 0 ? Math.min(...starts) : null,
  }
}
