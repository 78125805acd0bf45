import { createHash } from 'node:crypto'
import type { Board, BoardTrip, TripOfBooking } from '@chauffeur/contract/board'
import { bookingState } from '@chauffeur/domain/booking-status'
import { OFFICE_ZONE } from '@chauffeur/domain/cars'
import { REMINDED_BEFORE_MINUTES } from '@chauffeur/domain/decide-by'
import { HOUR_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import { byMeeting, canLandLate, isOfDay, LATEST_MS, meetingTime } from '@chauffeur/domain/meeting-time'
import { includedWait } from '@chauffeur/domain/no-show'
import { todayIn } from '@chauffeur/domain/time'
import { leaveBy } from '@chauffeur/domain/trip-alarms'
import { nextSteps, PAST_PICKUP } from '@chauffeur/domain/trip-state'
import { travellerOf } from '@chauffeur/domain/traveller'
import { carName, presentAssignment, presentOnBoard } from './present-trip.ts'
import {
  readActiveDrivers,
  readProgressAndDeclines,
  type AssignedTrip,
  type TripProgress,
} from './read-trip-progress.ts'
import { isRestorable, restorableUntil } from './restore-assignment.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { presentJourney } from '../bookings/booking-core.ts'
import { columnsOfDay, type BookingOfDay } from '../bookings/columns-of-day.ts'
import { mayBeOfDay } from '../bookings/list-bookings.ts'
import { findBooking } from '../bookings/read-booking.ts'
import { presentCollected, readCarriedByDriver, readCollected } from '../cash/sum-cash.ts'
import { BookingChange } from '../changes/booking-change.entity.ts'
import { Block } from '../cars/blocks.ts'
import { Car } from '../cars/car.entity.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Assignment } from './assignment.entity.ts'
import { alarmsOf, presentPending, readOpenTrips, type TripOfDay } from './board-alarms.ts'
import { carsNeededFor, readRooms } from '../bookings/cars-needed-for.ts'
import {
  driveToPickup,
  isPickupAtAirport,
  jobsByPlan,
  readPlannedTrips,
  tripEnds,
  type PlannedTrip,
} from './planned-trips.ts'
import { shortageOf } from './read-objections.ts'
import { presentGuestHere } from '../meeting/present-meeting.ts'
import { markPutOff } from './put-off-alarms.ts'
import { readUncountedSteps } from './uncounted-steps.ts'
import { findColumns, findRows } from '../db/find-rows.ts'
import { readFlightNews } from '../flights/flight-news.ts'
import { readJourneysOf } from '../journeys/journeys-of.ts'

/** Alarms of today look so far ahead, and so far back for trips that are not over. */
const AHEAD_HOURS = 24
const BACK_HOURS = 12

/** The work of a day. With the cursor of an answer before, the trips are left out while nothing has changed. */
export async function readBoard(
  { date, changedSince }: { readonly date: string; readonly changedSince: string | null },
  { em, clock }: DatabaseAccess,
): Promise<Board> {
  const now = clock()
  const trips = await readTrips(date, now, em)
  const day = trips
    .filter(({ booking }) => isOfDay(booking, date))
    .toSorted((a, b) => byMeeting(a.booking, b.booking))
  const carried = await readCarriedByDriver(em)
  const shown = await presentTrips(day, carried, { em, clock })
  const cars = await readCars(date, em)
  const drivers = await readActiveDrivers(em)
  const others = {
    cars,
    drivers: drivers.map(({ id, name, phoneE164, usualCarId = null }) => ({
      id,
      name,
      phone: phoneE164,
      usualCarId,
      carried: carried.of(id),
    })),
  }
  const cursor = cursorOf([...shown, others])
  return {
    date,
    cursor,
    trips: cursor === changedSince ? null : shown,
    alarms: await markPutOff(
      alarmsOf(trips, await readChanging(date, now, em), { now, today: todayIn(OFFICE_ZONE, now), date }),
      now,
      em,
    ),
    uncountedSteps: await readUncountedSteps(em),
    ...others,
  }
}

/**
 * Returns a cursor; an equal one means the same trips, cars and drivers. Each part is hashed alone, as one long text of all
 * takes longer.
 */
function cursorOf(shown: readonly object[]): string {
  const hash = createHash('sha256')
  for (const one of shown) hash.update(JSON.stringify(one))
  return hash.digest('base64url').slice(0, 22)
}

async function readTrips(date: string, now: Date, em: EntityManager): Promise<TripOfDay[]> {
  const isToday = todayIn(OFFICE_ZONE, now) === date
  const from = now.getTime() - BACK_HOURS * HOUR_MS
  const until = new Date(now.getTime() + AHEAD_HOURS * HOUR_MS)
  const around = [
    { pickupAt: { $gte: new Date(from), $lte: until } },
    { pickupAt: { $gte: new Date(from - LATEST_MS), $lt: new Date(from) }, meetAt: { $ne: null } },
  ]
  const ofDay = mayBeOfDay(date)
  const open = isToday ? await readOpenTrips(now, em) : []
  const soon = new Date(now.getTime() + REMINDED_BEFORE_MINUTES * MINUTE_MS)
  const toDecide = { status: 'pending', decideBy: { $lte: soon } } as const
  const bookings = await findColumns(
    em,
    Booking,
    columnsOfDay,
    {
      cancelledAt: null,
      status: { $in: ['pending', 'confirmed'] },
      $or: isToday ? [...ofDay, ...around, { id: { $in: open } }, toDecide] : ofDay,
    },
    { orderBy: { pickupAt: 'asc', number: 'asc' } },
  )
  return withSlots(isToday ? bookings : bookings.filter((booking) => isOfDay(booking, date)), now, em)
}

/** The trip of one booking as it stands on the board; null of one that was rejected. */
export async function readTripOfBooking(
  id: string,
  { em, clock }: DatabaseAccess,
): Promise<TripOfBooking | null> {
  const booking = await findBooking(id, em)
  if (booking.status === 'rejected') return null
  // When a driver has to leave depends on the trip before.
  const [trip] = await withSlots([booking, ...(await readTripsNear(booking, em))], clock(), em)
  if (!trip) return null
  const [shown] = await presentTrips([trip], await readCarriedByDriver(em), { em, clock })
  return shown ? withHistory(shown, trip) : null
}

/** The trip with the whole of each assignment. */
function withHistory(shown: BoardTrip, { slots }: TripOfDay): TripOfBooking {
  const progressOf = new Map(slots.map(({ carNo, progress }) => [carNo, progress]))
  const cars = shown.cars.map((car) => {
    const progress = progressOf.get(car.carNo)
    const assignment = car.assignment && progress && { ...presentAssignment(progress), ...car.assignment }
    return { ...car, assignment: assignment ?? null }
  })
  return { ...shown, cars }
}

/** The other trips that the drivers of a booking have near it. */
async function readTripsNear(booking: Booking, em: EntityManager): Promise<Booking[]> {
  const planned = await readPlannedTrips((await jobsByPlan(em))(booking), em)
  const isOwn = ({ assignment }: PlannedTrip) => assignment.bookingId === booking.id
  const drivers = new Set(planned.filter(isOwn).flatMap(({ assignment }) => assignment.driverId ?? []))
  const near = planned.filter((trip) => !isOwn(trip) && drivers.has(trip.assignment.driverId ?? ''))
  return [...new Map(near.map((trip) => [trip.booking.id, trip.booking])).values()]
}

/** The bookings with each of their cars, and who has it. */
async function withSlots(
  bookings: readonly BookingOfDay[],
  now: Date,
  em: EntityManager,
): Promise<TripOfDay[]> {
  const needed = await carsNeededFor(bookings, em)
  const roomOf = await readRooms(em)
  const ids = bookings.map(({ id }) => id)
  const { progress, declines, released } = await readProgressAndDeclines(ids, em)
  const restorable = Map.groupBy(
    released.filter(({ assignment }) => isRestorable(assignment, now)),
    ({ assignment }) => assignment.bookingId,
  )
  const flights = await readFlightNews(bookings, now, em)
  const pending = bookings.filter(({ status }) => status === 'pending')
  const journeys = await readJourneysOf(
    pending.map(({ id }) => id),
    em,
  )
  const awayOf = await readAway([...progress.values()].flat(), em)
  const jobOf = await jobsByPlan(em)
  const jobs = new Map(bookings.map((booking) => [booking.id, jobOf(booking)]))
  const tripsOf = Map.groupBy([...progress.values()].flat(), ({ driver }) => driver?.id)
  const jobsOf = ({ driver }: TripProgress) =>
    driver ? (tripsOf.get(driver.id) ?? []).flatMap((trip) => jobs.get(trip.assignment.bookingId) ?? []) : []
  return bookings.map((booking) => {
    const job = jobs.get(booking.id) ?? jobOf(booking)
    const known = progress.get(booking.id) ?? []
    const count = bookingState(booking) === 'confirmed' ? needed.of(booking.id) : 0
    const numbers = new Set([
      ...Array.from({ length: count }, (_, index) => index + 1),
      ...known.map(({ assignment }) => assignment.carNo),
    ])
    const slots = [...numbers].map((carNo) => {
      const found = known.find(({ assignment }) => assignment.carNo === carNo)
      const others = known.flatMap((other) => (other !== found && other.car) || [])
      return {
        carNo,
        progress: found,
        driveMinutes: found ? driveToPickup(job, jobsOf(found), found.car) : 0,
        declines: declines.get(booking.id)?.filter((decline) => decline.carNo === carNo) ?? [],
        takenBack: found
          ? undefined
          : restorable.get(booking.id)?.findLast(({ assignment }) => assignment.carNo === carNo),
        away: found && awayOf(found),
        shortage:
          found?.car && shortageOf(found.car, { booking, others, needed: needed.of(booking.id), roomOf }),
      }
    })
    return {
      booking,
      job,
      slots,
      flight: flights.get(booking.id) ?? null,
      journey: journeys.get(booking.id),
    }
  })
}

/** The bookings with a change that the office has not answered: today all of them, else those of the day. */
async function readChanging(date: string, now: Date, em: EntityManager): Promise<BookingOfDay[]> {
  const changes = await findRows(em, BookingChange, { state: 'open', expiresAt: { $gt: now } })
  if (changes.length === 0) return []
  return findColumns(
    em,
    Booking,
    columnsOfDay,
    {
      id: { $in: changes.map(({ bookingId }) => bookingId) },
      cancelledAt: null,
      ...(todayIn(OFFICE_ZONE, now) !== date && { pickupDate: date }),
    },
    { orderBy: { pickupAt: 'asc', number: 'asc' } },
  )
}

/** The first block of a trip's car or driver while it is still to be driven. */
async function readAway(trips: readonly TripProgress[], em: EntityManager) {
  const toDrive = trips
    .filter(({ state }) => !PAST_PICKUP.includes(state))
    .map(({ assignment }) => assignment)
  const endsAt = { $gt: new Date(Math.min(...toDrive.map(({ startsAt }) => startsAt.getTime()))) }
  const blocks =
    toDrive.length === 0
      ? []
      : await findRows(
          em,
          Block,
          {
            endsAt,
            $or: [
              { carId: { $in: toDrive.flatMap(({ carId }) => carId ?? []) } },
              { driverId: { $in: toDrive.flatMap(({ driverId }) => driverId ?? []) } },
            ],
          },
          { orderBy: { startsAt: 'asc' } },
        )
  const isOf = (block: Block, { carId, driverId }: Assignment) =>
    block.carId == null ? block.driverId === driverId : block.carId === carId
  return ({ assignment }: TripProgress): Block | undefined =>
    toDrive.includes(assignment)
      ? blocks.find(
          (block) =>
            isOf(block, assignment) &&
            block.startsAt < assignment.endsAt &&
            block.endsAt > assignment.startsAt,
        )
      : undefined
}

async function presentTrips(
  trips: readonly TripOfDay[],
  carried: Cash['carried'],
  { em, clock }: DatabaseAccess,
): Promise<BoardTrip[]> {
  const given = trips.flatMap(({ slots }) => slots.flatMap(({ progress }) => progress?.assignment.id ?? []))
  const collected = await readCollected(given, em)
  return trips.map((trip) => presentTrip(trip, { carried, collected }, clock()))
}

/** The payments that drivers have collected for the trips of a board, and the cash that they carry. */
interface Cash {
  readonly collected: Awaited<ReturnType<typeof readCollected>>
  readonly carried: Awaited<ReturnType<typeof readCarriedByDriver>>
}

function presentTrip(trip: TripOfDay, cash: Cash, now: Date): BoardTrip {
  const { booking, slots, flight } = trip
  const { start, end } = trip.job
  const guest = travellerOf(booking)
  const states = slots.flatMap(({ progress }) => progress?.state ?? [])
  return {
    ...presentJourney(booking),
    bookingId: booking.id,
    status: booking.status === 'pending' ? 'pending' : 'confirmed',
    pickupDate: booking.pickupDate,
    pickupAt: new Date(start).toISOString(),
    meetAt: booking.meetAt?.toISOString() ?? null,
    canLandLate:
      bookingState(booking) === 'confirmed' &&
      canLandLate({
        isPickupAtAirport: isPickupAtAirport(booking),
        states: slots.map(({ progress }) => progress?.state ?? null),
      }),
    endsAt: new Date(end).toISOString(),
    ...tripEnds(booking),
    hireHours: booking.hireHours ?? null,
    childSeats: booking.childSeatCount + booking.boosterSeatCount,
    guestName: guest.name,
    guestPhone: guest.phone,
    flight,
    notes: booking.notes ?? null,
    includedWait: includedWait({ isAtAirport: isPickupAtAirport(booking) }),
    guestHere: presentGuestHere(booking, states, now),
    keptAmount: booking.paidCents - booking.refundCents,
    pending: presentPending(trip),
    cars: slots.map(({ carNo, progress, driveMinutes, declines, takenBack, shortage }) => ({
      carNo,
      assignment: progress ? presentOnBoard(progress) : null,
      version: progress?.assignment.version ?? 0,
      leaveBy: progress ? leaveBy({ pickupAt: meetingTime(booking), driveMinutes }).toISOString() : null,
      steps: progress ? nextSteps(progress.state, 'office') : [],
      declines: declines.map(({ driverId, driverName, reason, at }) => ({
        driverId,
        driverName,
        reason,
        at: at.toISOString(),
      })),
      takenBack: takenBack ? presentTakenBack(takenBack) : null,
      shortage: shortage ?? null,
      collected: presentCollected(progress && cash.collected.get(progress.assignment.id)),
      carried: cash.carried.of(progress?.driver?.id),
    })),
  }
}

function presentTakenBack({ assignment, driver, car }: AssignedTrip) {
  return {
    assignmentId: assignment.id,
    from: driver?.name ?? car?.plate ?? '',
    undoUntil: restorableUntil(assignment)?.toISOString() ?? assignment.stateSince.toISOString(),
  }
}

async function readCars(date: string, em: EntityManager): Promise<Board['cars']> {
  const cars = await findRows(
    em,
    Car,
    { activeFrom: { $lte: date }, $or: [{ activeUntil: null }, { activeUntil: { $gte: date } }] },
    { orderBy: { vehicleId: 'asc', plate: 'asc' } },
  )
  const noon = Date.parse(`${date}T12:00:00Z`)
  const blocks = await findRows(
    em,
    Block,
    {
      carId: { $in: cars.map(({ id }) => id) },
      startsAt: { $lt: new Date(noon + 14 * HOUR_MS) },
      endsAt: { $gt: new Date(noon - 14 * HOUR_MS) },
    },
    { orderBy: { startsAt: 'asc' } },
  )
  return cars.map((car) => ({
    id: car.id,
    plate: car.plate,
    name: carName(car),
    vehicleId: car.vehicleId,
    blocks: blocks
      .filter(({ carId }) => carId === car.id)
      .map(({ startsAt, endsAt, reason }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        reason,
      })),
  }))
}
