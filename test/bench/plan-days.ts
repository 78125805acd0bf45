import { CAR_CHANGE_MINUTES, tripJob, plannedDrive } from '@chauffeur/domain/cars-needed'
import type { DayToPlan, FindEmptyDrive, PlanTrip } from '@chauffeur/domain/plan/day-to-plan'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { embeddedLegs } from '@chauffeur/gateways/routing/embedded/embedded-router'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'

const findLeg = embeddedLegs()

/** Empty drives over the packaged roads, planned as the product plans them. */
export const driveByRoad: FindEmptyDrive = (from, to) => {
  const leg = findLeg(from, to)
  return leg && { km: leg.distanceMetres / 1000, minutes: plannedDrive(leg.durationSeconds / 60) }
}

const at = (id: string) => {
  const place = GAZETTEER.find((one) => one.id === id)
  if (!place) throw new Error(`the gazetteer has no ${id}`)
  return { lat: place.lat, lon: place.lon }
}
const airport = at('faro-airport')
/** Three places of the Algarve where the cars are kept. */
const basePoints = { Algarve: airport, Lisbon: at('albufeira'), Seville: at('lagos') }
const BASES = ['Algarve', 'Lisbon', 'Seville'] as const
/** By how often they are booked. */
const CLASSES: readonly VehicleId[] = [2, 2, 2, 2, 3, 3, 4, 4, 1, 5]
const SEATS: Readonly<Record<VehicleId, number>> = { 1: 3, 2: 4, 3: 7, 4: 8, 5: 16 }
const DAY = Date.UTC(2027, 6, 3)
const TURNAROUND = 20

/** A day of the Algarve as it is sold: seven of ten trips begin or end at the airport. */
export function dayOf(cars: number, trips: number, seed: number): DayToPlan {
  const random = randomFrom(seed * 7919 + cars * 31 + trips)
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  const places = GAZETTEER.filter(
    ({ region, displayType }) => region === 'Algarve' && displayType !== 'airport',
  )
  return {
    trips: Array.from({ length: trips }, (_, index): PlanTrip => {
      const kind = random()
      const from = kind < 0.35 ? airport : pick(places)
      const to = kind >= 0.35 && kind < 0.7 ? airport : pick(places)
      const vehicleId = pick(CLASSES)
      const minute = 5 * 60 + Math.floor(random() * 17 * 12) * 5
      return {
        id: `trip-${index}`,
        bookingId: `booking-${index}`,
        cars: 1,
        job: tripJob({
          pickupAt: new Date(DAY + minute * 60_000),
          pickup: from,
          dropoff: to,
          hireHours: null,
          waitMinutes: from === airport ? 45 : 15,
          driveMinutes: (findLeg(from, to)?.durationSeconds ?? 0) / 60,
          stayMinutes: 0,
        }),
        vehicleId,
        party: { passengers: 1 + Math.floor(random() * (SEATS[vehicleId] - 1)), childSeats: 0, luggage: 0 },
        given: { carId: null, driverId: null },
        hold: 'free',
        isBeside: false,
        isPending: false,
        declines: [],
      }
    }),
    cars: Array.from({ length: cars }, (_, index) => {
      const vehicleId = CLASSES[index % CLASSES.length] ?? 2
      const room = { seats: SEATS[vehicleId], childSeats: null, luggage: null }
      return {
        id: `car-${index}`,
        vehicleId,
        base: BASES[index % 4 < 2 ? 0 : index % 4 === 2 ? 1 : 2] ?? 'Algarve',
        room,
        roomInOtherClass: room,
        turnaroundMinutes: TURNAROUND,
        away: [],
      }
    }),
    drivers: Array.from({ length: cars }, (_, index) => ({
      id: `driver-${index}`,
      usualCarId: `car-${index}`,
      away: [],
      notBefore: null,
      notAfter: null,
    })),
    basePoints,
    duty: { spanMinutes: 24 * 60, restMinutes: 0 },
    carChangeMinutes: CAR_CHANGE_MINUTES,
    now: null,
  }
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
