import { randomUUID } from 'node:crypto'
import type { BlockInput, Car as CarAnswer, CarInput } from '@chauffeur/contract/cars'
import { BASE_ZONES, carDaysRefusal, plateKey } from '@chauffeur/domain/cars'
import { vehicleById } from '@chauffeur/domain/vehicles'
import {
  createRow,
  editRow,
  lockRow,
  type EditedRow,
  type VersionedKind,
} from '../core/audit/versioned-row.ts'
import { aboutField, invalid } from '../core/refusal.ts'
import { record, type DatabaseAccess, type OfficeTransaction } from '../core/transaction.ts'
import { type Block, addBlock, findBlocks, presentBlock } from './blocks.ts'
import { Car } from './car.entity.ts'

const carKind: VersionedKind<Car, CarAnswer, 'car'> = {
  subject: 'car',
  present: readCar,
  describe: (car) => ({ id: car.id, name: car.plate, facts: factsOf(car) }),
  taken({ plate }) {
    return aboutField('ALREADY_EXISTS', 'plate', { code: 'plate_taken', plate })
  },
}

/** Every car, by its class and plate, with its blocks that are not over. */
export async function listCars(access: DatabaseAccess): Promise<CarAnswer[]> {
  const cars = await access.em.find(Car, {}, { orderBy: { vehicleId: 'asc', plate: 'asc' } })
  const blocks = await findBlocks({ carId: { $ne: null } }, access)
  return cars.map((car) => presentCar(car, blocks))
}

/** Adds a car. */
export async function createCar(input: CarInput, tx: OfficeTransaction): Promise<CarAnswer> {
  const car = tx.em.create(Car, { id: randomUUID(), ...columnsOf(input) })
  return await createRow(carKind, car, tx)
}

/** Changes a car. What is sold already stays sold. */
export async function changeCar(
  { id, version, ...input }: CarInput & EditedRow,
  tx: OfficeTransaction,
): Promise<CarAnswer> {
  const car = await lockRow(Car, id, 'car', tx.em)
  return await editRow(carKind, car, version, () => Object.assign(car, columnsOf(input)), tx)
}

/** Says when a car is not there, by the clock of its base. */
export async function blockCar({ id, ...block }: BlockInput, tx: OfficeTransaction): Promise<CarAnswer> {
  const car = await lockRow(Car, id, 'car', tx.em)
  const details = await addBlock(block, { carId: car.id, zone: BASE_ZONES[car.base] }, tx)
  const answer = await readCar(car, tx)
  await record(tx, 'car.blocked', { admin: tx.admin, id: car.id, name: car.plate, details })
  return answer
}

function columnsOf({ vehicleId, ...input }: CarInput) {
  const vehicle = vehicleById(vehicleId)
  if (!vehicle) throw invalid('vehicleId', { code: 'vehicle_id_unknown', id: vehicleId })
  const days = carDaysRefusal(input)
  if (days !== undefined) throw invalid('activeUntil', days)
  return { ...input, vehicleId: vehicle.id, plateKey: plateKey(input.plate) }
}

async function readCar(car: Car, access: DatabaseAccess): Promise<CarAnswer> {
  return presentCar(car, await findBlocks({ carId: car.id }, access))
}

function presentCar(car: Car, blocks: readonly Block[]): CarAnswer {
  return {
    ...factsOf(car),
    id: car.id,
    vehicleName: vehicleById(car.vehicleId)?.name ?? '',
    blocks: blocks
      .filter(({ carId }) => carId === car.id)
      .map((block) => presentBlock(block, BASE_ZONES[car.base])),
    version: car.version,
  }
}

function factsOf(car: Car) {
  const { plate, vehicleId, label, colour, seats, childSeats, luggage, base, activeFrom, activeUntil } = car
  return {
    plate,
    vehicleId,
    label: label ?? null,
    colour: colour ?? null,
    seats,
    childSeats: childSeats ?? null,
    luggage: luggage ?? null,
    base,
    activeFrom,
    activeUntil: activeUntil ?? null,
  }
}
