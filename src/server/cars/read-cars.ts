import type { Car as CarAnswer } from '@chauffeur/contract/cars'
import { BASE_ZONES } from '@chauffeur/domain/cars'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'
import { Block } from './block.entity.ts'
import { Car } from './car.entity.ts'
import { presentBlock } from './present-block.ts'

/** Every car, by its class and plate, with its blocks that are not over. */
export async function listCars({ em, clock }: DatabaseAccess): Promise<CarAnswer[]> {
  const cars = await em.find(Car, {}, { orderBy: { vehicleId: 'asc', plate: 'asc' } })
  const blocks = await em.find(
    Block,
    { carId: { $ne: null }, endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )
  return cars.map((car) => presentCar(car, blocks))
}

/** One car as the office reads it. */
export async function readCar(car: Car, { em, clock }: DatabaseAccess): Promise<CarAnswer> {
  const blocks = await em.find(
    Block,
    { carId: car.id, endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )
  return presentCar(car, blocks)
}

function presentCar(car: Car, blocks: readonly Block[]): CarAnswer {
  return {
    ...carFacts(car),
    id: car.id,
    vehicleName: vehicleById(car.vehicleId)?.name ?? '',
    blocks: blocks
      .filter(({ carId }) => carId === car.id)
      .map((block) => presentBlock(block, BASE_ZONES[car.base])),
    version: car.version,
  }
}

/** What the audit trail keeps of a car. */
export function carFacts(car: Car) {
  const { plate, vehicleId, label, colour, seats, childSeats, base, activeFrom, activeUntil } = car
  return {
    plate,
    vehicleId,
    label: label ?? null,
    colour: colour ?? null,
    seats,
    childSeats: childSeats ?? null,
    base,
    activeFrom,
    activeUntil: activeUntil ?? null,
  }
}
