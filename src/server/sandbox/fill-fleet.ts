import { randomUUID } from 'node:crypto'
import { plateKey } from '@chauffeur/domain/cars'
import { NO_CAR_VEHICLE_ID, TEST_ACTOR } from '@chauffeur/domain/sandbox'
import { FLEET, type VehicleId } from '@chauffeur/domain/vehicles'
import { Block } from '../cars/blocks.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import { lockName } from '../db/lock-name.ts'
import type { EntityManager, Orm } from '../db/orm.ts'

const CARS_OF_A_CLASS = 15

/**
 * Gives a new sandbox cars and drivers, so that its trips can be driven. Of one class there is but a car that is always
 * away: that is how a refusal by NO_CAR is tried. Once: afterwards they are the office's of the sandbox.
 */
export async function fillFleet(orm: Orm): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await lockFleet(em)
    if ((await em.count(Car)) > 0) return
    for (const { id } of FLEET) if (id !== NO_CAR_VEHICLE_ID) await addCars(id, CARS_OF_A_CLASS, em)
    const [away] = await insertCars(NO_CAR_VEHICLE_ID, 1, em)
    await em.insert(Block, {
      id: randomUUID(),
      carId: away,
      startsAt: new Date('2020-01-01T00:00:00Z'),
      endsAt: new Date('2100-01-01T00:00:00Z'),
      reason: 'service',
      createdBy: TEST_ACTOR,
    })
  })
}

/** Has nobody else add cars until the transaction ends. Before the locks of those who sell cars. */
export async function lockFleet(em: EntityManager): Promise<void> {
  await lockName('fleet of the sandbox', em)
}

/** Adds cars to a class, each with a driver. */
export async function addCars(vehicleId: VehicleId, count: number, em: EntityManager): Promise<void> {
  await insertCars(vehicleId, count, em)
  const known = await em.count(Driver)
  await em.insertMany(
    Driver,
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      name: `Test Driver ${known + index + 1}`,
      phoneE164: `+3519100${String(known + index).padStart(5, '0')}`,
      languages: ['en' as const, 'pt' as const],
      isActive: true,
      version: 1,
    })),
  )
}

/** @returns the ids of the cars. */
async function insertCars(vehicleId: VehicleId, count: number, em: EntityManager): Promise<string[]> {
  const seats = FLEET.find(({ id }) => id === vehicleId)?.maxPassengers ?? 1
  const known = await em.count(Car)
  const cars = Array.from({ length: count }, (_, index) => {
    const plate = `T${vehicleId}-${String(known + index + 1).padStart(4, '0')}`
    const own = { plate, plateKey: plateKey(plate), vehicleId, seats }
    return { ...own, id: randomUUID(), base: 'Algarve' as const, activeFrom: '2020-01-01', version: 1 }
  })
  await em.insertMany(Car, cars)
  return cars.map(({ id }) => id)
}
