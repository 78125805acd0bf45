import { LockMode } from '@mikro-orm/core'
import { Refusal } from '../core/refusal.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Car } from './car.entity.ts'
import { Driver } from './driver.entity.ts'

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const

/** A car that is to be changed, locked. */
export async function findCar(id: string, em: EntityManager): Promise<Car> {
  const car = isUuid(id) ? await em.findOne(Car, { id }, lock) : null
  if (!car) throw new Refusal('NOT_FOUND', 'There is no such car.')
  return car
}

/** A driver who is to be changed, locked. */
export async function findDriver(id: string, em: EntityManager): Promise<Driver> {
  const driver = isUuid(id) ? await em.findOne(Driver, { id }, lock) : null
  if (!driver) throw new Refusal('NOT_FOUND', 'There is no such driver.')
  return driver
}
