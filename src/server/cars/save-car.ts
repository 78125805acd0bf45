import { randomUUID } from 'node:crypto'
import type { Car as CarAnswer, CarInput } from '@chauffeur/contract/cars'
import { carDaysRefusal, plateKey, plateTaken } from '@chauffeur/domain/cars'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { changesBetween } from '../core/audit/changes-between.ts'
import { checkVersion } from '../core/audit/check-version.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Car } from './car.entity.ts'
import { findCar } from './find-car.ts'
import { lockAllCars } from './lock-cars.ts'
import { carFacts, readCar } from './read-cars.ts'

/** Adds a car. */
export async function createCar(input: CarInput, admin: string, tx: Transaction): Promise<CarAnswer> {
  const { em } = tx
  await lockAllCars(em)
  const car = em.create(Car, { id: randomUUID(), ...columnsOf(input) })
  em.persist(car)
  await writePlate(input.plate, tx)
  const details = changesBetween(null, carFacts(car))
  await record(tx, 'car.created', { admin, id: car.id, name: car.plate, details })
  return await readCar(car, tx)
}

/** Changes a car. What is sold already stays sold. */
export async function changeCar(
  { id, version, ...input }: CarInput & { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<CarAnswer> {
  const { em } = tx
  await lockAllCars(em)
  const car = await findCar(id, em)
  const before = carFacts(car)
  await checkVersion('car', await readCar(car, tx), version, em)
  Object.assign(car, columnsOf(input))
  const details = changesBetween(before, carFacts(car))
  if (Object.keys(details).length === 0) return await readCar(car, tx)
  car.version += 1
  await writePlate(input.plate, tx)
  await record(tx, 'car.changed', { admin, id, name: car.plate, details })
  return await readCar(car, tx)
}

function columnsOf({ vehicleId, ...input }: CarInput) {
  const vehicle = vehicleById(vehicleId)
  if (!vehicle) throw invalid('vehicleId', 'Vehicle id must be a whole number from 1 to 5.')
  const days = carDaysRefusal(input)
  if (days !== undefined) throw invalid('activeUntil', days)
  return { ...input, vehicleId: vehicle.id, plateKey: plateKey(input.plate) }
}

/** The database says whether the plate is taken, whoever took it a moment ago. */
async function writePlate(plate: string, { em }: Transaction): Promise<void> {
  try {
    await em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    const sentence = plateTaken(plate)
    throw new Refusal('ALREADY_EXISTS', sentence, { details: [{ field: 'plate', message: sentence }] })
  }
}
