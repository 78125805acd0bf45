import { randomUUID } from 'node:crypto'
import type { BlockInput, Car as CarAnswer } from '@chauffeur/contract/cars'
import type { Driver as DriverAnswer } from '@chauffeur/contract/drivers'
import { BASE_ZONES } from '@chauffeur/domain/cars'
import type { Zone } from '@chauffeur/domain/time'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Block } from './block.entity.ts'
import { Car } from './car.entity.ts'
import { Driver } from './driver.entity.ts'
import { findCar, findDriver } from './find-car.ts'
import { lockAllCars } from './lock-cars.ts'
import { readCar } from './read-cars.ts'
import { DRIVERS_ZONE, readDriver } from './read-drivers.ts'
import { spanOf } from './span-of.ts'

/** Says when a car is not there, by the clock of its base. */
export async function blockCar(input: BlockInput, admin: string, tx: Transaction): Promise<CarAnswer> {
  await lockAllCars(tx.em)
  const car = await findCar(input.id, tx.em)
  await tx.em.insert(Block, {
    ...columnsOf(input, BASE_ZONES[car.base], tx.clock()),
    carId: car.id,
    createdBy: admin,
  })
  await record(tx, 'car.blocked', { admin, id: car.id, name: car.plate, details: factsOf(input) })
  return await readCar(car, tx)
}

/** Says when a driver is not there, by Lisbon's clock. */
export async function blockDriver(input: BlockInput, admin: string, tx: Transaction): Promise<DriverAnswer> {
  const driver = await findDriver(input.id, tx.em)
  const columns = columnsOf(input, DRIVERS_ZONE, tx.clock())
  await tx.em.insert(Block, { ...columns, driverId: driver.id, createdBy: admin })
  await record(tx, 'driver.blocked', { admin, id: driver.id, name: driver.name, details: factsOf(input) })
  return await readDriver(driver, tx)
}

/** Takes back a block of a car or a driver. */
export async function removeBlock(id: string, admin: string, tx: Transaction): Promise<void> {
  const { em } = tx
  await lockAllCars(em)
  const block = isUuid(id) ? await em.findOne(Block, { id }) : null
  if (!block) throw new Refusal('NOT_FOUND', 'There is no such block.')
  await em.nativeDelete(Block, { id })
  const { startsAt, endsAt, reason } = block
  const details = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), reason }
  if (block.carId != null) {
    const { plate } = await em.findOneOrFail(Car, { id: block.carId })
    await record(tx, 'car.unblocked', { admin, id: block.carId, name: plate, details })
  }
  if (block.driverId != null) {
    const { name } = await em.findOneOrFail(Driver, { id: block.driverId })
    await record(tx, 'driver.unblocked', { admin, id: block.driverId, name, details })
  }
}

function columnsOf({ reason, note, ...span }: BlockInput, zone: Zone, now: Date) {
  return { id: randomUUID(), ...spanOf(span, zone, now), reason, note }
}

function factsOf({ startDate, startTime, endDate, endTime, reason, note }: BlockInput) {
  return { startDate, startTime, endDate, endTime, reason, note }
}
