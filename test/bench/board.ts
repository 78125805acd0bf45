import { randomUUID } from 'node:crypto'
import { readBoard } from '@chauffeur/contract/board'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { pickedUpAt } from '../support/trips.ts'
import { Assignment } from '../../src/server/dispatch/assignment.entity.ts'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { Car, Driver } from '../../src/server/cars/car.entity.ts'
import { openAdminClient, type AdminClient } from './admin-bookings.ts'

const TRIPS = 200
const CARS = 40
const WARM_UP = 10
const TIMES = 41
const MINUTE_MS = 60_000
/** Between two trips of one car. */
const ROUND_MINUTES = 210
const TRIP_MINUTES = 150

/** Prints how long the office waits for a day on which every car has trips. */
export async function benchBoard(): Promise<void> {
  const client = await openAdminClient(TRIPS)
  try {
    const date = new Date().toISOString().slice(0, 10)
    await planDay(client, date)
    const taken: number[] = []
    for (let time = -WARM_UP; time < TIMES; time += 1) {
      const start = performance.now()
      await client.call(readBoard.path, { date })
      if (time >= 0) taken.push(performance.now() - start)
    }
    const sorted = taken.toSorted((a, b) => a - b)
    console.log(`The board of a day with ${TRIPS} trips and ${CARS} cars: milliseconds of a call`)
    console.table({ board: { median: at(sorted, 0.5), 'of twenty, the slowest': at(sorted, 0.95) } })
  } finally {
    await client.close()
  }
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
}

/** Gives all trips to the day, and each to one of the cars and its driver. */
export async function planDay({ orm }: Pick<AdminClient, 'orm'>, date: string): Promise<void> {
  const em = orm.em.fork()
  const places = GAZETTEER.filter(({ region }) => region === 'Algarve')
  const cars = Array.from({ length: CARS }, (_, index) => ({
    id: randomUUID(),
    plate: `B-${index}`,
    plateKey: `B${index}`,
    vehicleId: 2 as const,
    seats: 4,
    base: 'Algarve' as const,
    activeFrom: '2020-01-01',
  }))
  const drivers = cars.map((car, index) => ({
    id: randomUUID(),
    name: `Driver ${index}`,
    phoneE164: '+351912345678',
    languages: ['en' as const],
    usualCarId: car.id,
    isActive: true,
  }))
  await em.insertMany(Car, cars)
  await em.insertMany(Driver, drivers)
  const bookings = await em.find(Booking, {}, { fields: ['id'], disableIdentityMap: true })
  for (const [index, { id }] of bookings.entries()) {
    const [car, driver] = [cars[index % CARS], drivers[index % CARS]]
    const [pickup, dropoff] = [places[(index * 7) % places.length], places[(index * 13 + 5) % places.length]]
    if (!car || !driver || !pickup || !dropoff) throw new Error('the day lacks cars or places')
    const minute = 4 * 60 + Math.floor(index / CARS) * ROUND_MINUTES + (index % CARS) * 4
    const pickupAt = new Date(Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS)
    await em.nativeUpdate(
      Booking,
      { id },
      {
        status: 'confirmed',
        decidedAt: pickupAt,
        decidedBy: 'admin',
        ...pickedUpAt(pickupAt),
        pickupLat: pickup.lat,
        pickupLon: pickup.lon,
        dropoffLat: dropoff.lat,
        dropoffLon: dropoff.lon,
      },
    )
    await em.insert(Assignment, {
      id: randomUUID(),
      bookingId: id,
      carNo: 1,
      carId: car.id,
      driverId: driver.id,
      startsAt: pickupAt,
      endsAt: new Date(pickupAt.getTime() + TRIP_MINUTES * MINUTE_MS),
      state: 'accepted',
      stateSince: pickupAt,
      version: 1,
      assignedBy: 'admin',
      assignedAt: pickupAt,
    })
  }
}

if (import.meta.main) await benchBoard()
