import { randomUUID } from 'node:crypto'
import { aCar, aDriver } from '../../support/cars.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { adminCookie, type Site } from './site.ts'

const CLASSES = [
  { vehicleId: 2, vehicleName: 'Mercedes E Class' },
  { vehicleId: 3, vehicleName: 'Mercedes V Class' },
] as const
const CARS = 12
const DRIVERS = 10
const TRIPS_OF_A_CAR = 5
const FIRST_MINUTE = 5 * 60
const BETWEEN_MINUTES = 165

/**
 * A day of 60 trips of a firm with 12 cars and 10 drivers, as it stands the evening before: 5 bookings that nobody has
 * accepted, 5 trips without a driver, 5 offered, 2 declined, the other 43 accepted.
 */
export async function fillDay(site: Site, day: string): Promise<void> {
  const office = { cookie: await adminCookie(site) }
  const { client } = site
  const carIds: string[] = []
  const driverIds: string[] = []
  for (let car = 0; car < CARS; car += 1) {
    const plate = `${10 + car}-AB-${20 + car}`
    const seats = car % 2 === 0 ? 3 : 7
    const of = aCar({ plate, vehicleId: CLASSES[car % 2]?.vehicleId, seats, label: null })
    carIds.push((await client.ask('createCar', of, office)).done.id)
  }
  for (let driver = 0; driver < DRIVERS; driver += 1) {
    const of = aDriver({
      name: `Driver${driver} Costa`,
      phone: `+351 912 345 6${70 + driver}`,
      usualCarId: carIds[driver],
    })
    driverIds.push((await client.ask('createDriver', of, office)).done.id)
  }
  for (let car = 0; car < CARS; car += 1)
    for (let turn = 0; turn < TRIPS_OF_A_CAR; turn += 1) {
      const minute = FIRST_MINUTE + turn * BETWEEN_MINUTES + Math.floor(car / 2) * 10
      const [pickupLocation, dropoffLocation] =
        turn % 2 === 0 ? ['Faro Airport', 'Albufeira'] : ['Albufeira', 'Faro Airport']
      const trip = faroToVilamoura({
        customerName: `Guest ${car} ${turn}`,
        pickupDate: day,
        pickupTime: `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`,
        pickupLocation,
        dropoffLocation,
        ...CLASSES[car % 2],
      })
      const { done } = await client.ask('takeBooking', { ...trip, confirmed: car !== 10 }, office)
      const driverId = driverIds[car]
      if (driverId === undefined) continue
      const given = await client.ask('assignTrip', { id: done.id, carId: carIds[car], driverId }, office)
      const isDeclined = car === 0 && turn < 2
      if (car !== 9)
        await client.ask(
          'recordTripEvent',
          {
            id: given.done.id,
            eventId: randomUUID(),
            type: isDeclined ? 'decline' : 'accept',
            note: isDeclined ? 'Still in Praia da Luz then.' : null,
          },
          office,
        )
    }
}

function pad(count: number): string {
  return String(count).padStart(2, '0')
}
