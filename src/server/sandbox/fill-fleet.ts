import { randomUUID } from 'node:crypto'
import { plateKey } from '@chauffeur/domain/cars'
import { NO_CAR_VEHICLE_ID, TEST_ACTOR } from '@chauffeur/domain/sandbox'
import { FLEET } from '@chauffeur/domain/vehicles'
import { Block } from '../cars/blocks.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import type { Orm } from '../db/orm.ts'

const CARS_OF_A_CLASS = 15
const DRIVERS = 40

/**
 * Gives a new sandbox cars and drivers, so that its trips can be driven. Of one class there is but a car that is always
 * away: that is how a refusal by NO_CAR is tried. Once: afterwards they are the office's of the sandbox.
 */
export async function fillFleet(orm: Orm): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('fleet of the sandbox', 0))`)
    if ((await em.count(Car)) > 0) return
    const cars = FLEET.flatMap(({ id: vehicleId, maxPassengers }) =>
      Array.from({ length: vehicleId === NO_CAR_VEHICLE_ID ? 1 : CARS_OF_A_CLASS }, (_, index) => {
        const plate = `T${vehicleId}-${String(index + 1).padStart(2, '0')}-AA`
        const own = { plate, plateKey: plateKey(plate), vehicleId, seats: maxPassengers }
        return { ...own, id: randomUUID(), base: 'Algarve' as const, activeFrom: '2020-01-01', version: 1 }
      }),
    )
    await em.insertMany(Car, cars)
    await em.insertMany(
      Block,
      cars
        .filter(({ vehicleId }) => vehicleId === NO_CAR_VEHICLE_ID)
        .map(({ id }) => ({
          id: randomUUID(),
          carId: id,
          startsAt: new Date('2020-01-01T00:00:00Z'),
          endsAt: new Date('2100-01-01T00:00:00Z'),
          reason: 'service' as const,
          createdBy: TEST_ACTOR,
        })),
    )
    await em.insertMany(
      Driver,
      Array.from({ length: DRIVERS }, (_, index) => ({
        id: randomUUID(),
        name: `Test Driver ${index + 1}`,
        phoneE164: `+351910000${String(index).padStart(3, '0')}`,
        languages: ['en' as const, 'pt' as const],
        isActive: true,
        version: 1,
      })),
    )
  })
}
