import type { Suggestions } from '@chauffeur/contract/board'
import { BASE_ZONES } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { byObjections } from '@chauffeur/domain/trip-objections'
import { tripTitle } from '@chauffeur/domain/trip-title'
import { objectionText, type TripObjection } from '@chauffeur/words/en/dispatch-reasons'
import { readActiveDrivers, readDeclines } from './read-trip-progress.ts'
import { carName } from './present-trip.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { findBooking } from '../bookings/read-booking.ts'
import { Car, type Driver } from '../cars/car.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { driveToPickup, titleOf, type PlannedTrip } from './planned-trips.ts'
import {
  objectionsTo,
  ofCarChange,
  readPartyInCars,
  readTripToGive,
  shortageOf,
  withoutRepeats,
  type TripToGive,
} from './read-objections.ts'
import { findRows } from '../db/find-rows.ts'

const MAX_SUGGESTIONS = 6

/**
 * Who could drive a booking with which car, the best first, and the objections to each car and driver. A car that is too
 * small, and a driver who has declined the trip, with the car of it, are not suggested.
 */
export async function readSuggestions(
  { id, carNo }: { readonly id: string; readonly carNo: number },
  em: EntityManager,
): Promise<Suggestions> {
  const booking = await findBooking(id, em)
  const trip = await readTripToGive({ booking, carNo }, em)
  const party = await readPartyInCars({ booking, carNo }, em)
  const cars = await carsOn(booking, em)
  const drivers = await readActiveDrivers(em)
  const declines = (await readDeclines([id], em)).get(id) ?? []
  const ofCars = cars.map((car) => ({
    car,
    shortage: shortageOf(car, party) ?? null,
    ...objectionsTo({ car, driver: null }, trip),
  }))
  const ofDrivers = drivers.map((driver) => ({
    driver,
    decline: declines.findLast(({ driverId }) => driverId === driver.id),
    ...objectionsTo({ car: null, driver }, trip),
  }))
  return {
    suggestions: suggest(
      ofCars.filter(
        ({ car, ofCar, shortage }) => !ofCar && !shortage && !declines.some(({ carId }) => carId === car.id),
      ),
      ofDrivers.filter(({ ofDriver, decline }) => !ofDriver && !decline),
      trip,
    ),
    cars: ofCars.map(({ car, ofCar, objections, shortage }) => ({
      id: car.id,
      name: `${car.plate} · ${carName(car)}`,
      taken: ofCar ? tripTitle(titleOf(ofCar.booking)) : null,
      ...presentObjections(objections),
      shortage,
    })),
    drivers: ofDrivers.map(({ driver, ofDriver, objections, decline }) => ({
      id: driver.id,
      name: driver.name,
      taken: ofDriver ? tripTitle(titleOf(ofDriver.booking)) : null,
      ...presentObjections(objections),
      declined: decline ? { reason: decline.reason, at: decline.at.toISOString() } : null,
    })),
  }
}

function presentObjections(objections: readonly TripObjection[]) {
  return { warnings: objections.map(objectionText), objections: [...objections] }
}

/** Those that drive on the day of a booking. */
async function carsOn({ pickupAt }: Booking, em: EntityManager): Promise<Car[]> {
  const cars = await findRows(em, Car, {}, { orderBy: { vehicleId: 'asc', plate: 'asc' } })
  return cars.filter(({ base, activeFrom, activeUntil }) => {
    const day = todayIn(BASE_ZONES[base], pickupAt)
    return activeFrom <= day && (activeUntil == null || day <= activeUntil)
  })
}

interface FreeCar {
  readonly car: Car
  readonly objections: readonly TripObjection[]
}
interface FreeDriver {
  readonly driver: Driver
  readonly objections: readonly TripObjection[]
}

/** For each free car the best of the free drivers; of those pairs the best. */
function suggest(
  cars: readonly FreeCar[],
  drivers: readonly FreeDriver[],
  trip: TripToGive,
): Suggestions['suggestions'] {
  const known = drivers.map((free) => ({ ...free, minutesThatDay: minutesOf(free.driver, trip) }))
  return cars
    .flatMap((free) => {
      const { car } = free
      const shared = {
        carId: car.id,
        plate: car.plate,
        carName: carName(car),
        isExactClass: car.vehicleId === trip.booking.vehicleId,
        emptyMinutes: emptyMinutes(car, trip),
      }
      const [best] = known
        .map(({ driver, objections, minutesThatDay }) => ({
          ...shared,
          driverId: driver.id,
          driverName: driver.name,
          isUsual: isUsual(driver, car, trip),
          minutesThatDay,
          ...presentObjections(
            withoutRepeats([...free.objections, ...objections, ...ofCarChange(car, driver, trip)]),
          ),
        }))
        .toSorted(byMerit)
      return best ?? []
    })
    .toSorted(byMerit)
    .slice(0, MAX_SUGGESTIONS)
}

type Suggestion = Suggestions['suggestions'][number] & { readonly objections: readonly TripObjection[] }

function byMerit(a: Suggestion, b: Suggestion): number {
  return (
    byObjections(a.objections, b.objections) ||
    a.emptyMinutes - b.emptyMinutes ||
    Number(b.isUsual) - Number(a.isUsual) ||
    a.minutesThatDay - b.minutesThatDay ||
    a.plate.localeCompare(b.plate) ||
    a.driverName.localeCompare(b.driverName)
  )
}

function emptyMinutes(car: Car, { job, others, driven }: TripToGive): number {
  const completed = driven.filter(({ assignment }) => assignment.state === 'completed')
  const ofCar = [...others, ...completed].filter(({ assignment }) => assignment.carId === car.id)
  return Math.round(
    driveToPickup(
      job,
      ofCar.map((other) => other.job),
      car,
    ),
  )
}

function isUsual(driver: Driver, car: Car, trip: TripToGive): boolean {
  return (
    driver.usualCarId === car.id ||
    ofSameDay(trip).some(({ assignment }) => assignment.driverId === driver.id && assignment.carId === car.id)
  )
}

function minutesOf(driver: Driver, trip: TripToGive): number {
  return ofSameDay(trip)
    .filter(({ assignment }) => assignment.driverId === driver.id)
    .reduce((sum, { job }) => sum + Math.round((job.end - job.start) / 60_000), 0)
}

/** Those that are over, too: they were worked. */
function ofSameDay({ booking, others, driven }: TripToGive): PlannedTrip[] {
  return [...others, ...driven].filter((other) => other.booking.pickupDate === booking.pickupDate)
}
