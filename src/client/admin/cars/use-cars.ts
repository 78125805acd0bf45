import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import type { Base, BlockReason, DriverLanguage } from '@chauffeur/domain/cars'
import { trpc } from '../../shared/api/trpc.ts'
import { readState } from '../common/read-state.ts'
import type { Save } from '../common/use-draft-form.ts'
import { carTexts } from './car-texts.ts'

export function useCars() {
  const query = trpc.cars.list.useQuery()
  return { cars: query.data, state: readState(query) }
}

export function useDrivers() {
  const query = trpc.drivers.list.useQuery()
  return { drivers: query.data, state: readState(query) }
}

export interface CarDraft {
  readonly plate: string
  readonly vehicleId: number
  readonly label: string
  readonly colour: string
  readonly seats: number
  /** Null: as many as it has seats. */
  readonly childSeats: number | null
  readonly base: Base
  readonly activeFrom: string
  readonly activeUntil: string
}

/** Adds a car, or changes this one. */
export function useSaveCar(car: Car | undefined): Save<CarDraft> {
  const { client, cars, capacity } = trpc.useUtils()
  return {
    act: (draft) =>
      car
        ? client.cars.change.mutate({ id: car.id, version: car.version, ...draft })
        : client.cars.create.mutate(draft),
    done: carTexts.done.car,
    failed: carTexts.failed.car,
    refresh: () => Promise.all([cars.list.invalidate(), capacity.plan.invalidate()]),
  }
}

export interface DriverDraft {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly languages: DriverLanguage[]
  readonly usualCarId: string
  readonly isActive: boolean
}

/** Adds a driver, or changes this one. */
export function useSaveDriver(driver: Driver | undefined): Save<DriverDraft> {
  const { client, drivers } = trpc.useUtils()
  return {
    act: (draft) =>
      driver
        ? client.drivers.change.mutate({ id: driver.id, version: driver.version, ...draft })
        : client.drivers.create.mutate(draft),
    done: carTexts.done.driver,
    failed: carTexts.failed.driver,
    refresh: () => drivers.list.invalidate(),
  }
}

/** Whose block it is. */
export interface Blocked {
  readonly kind: 'cars' | 'drivers'
  readonly id: string
  /** How people call the car or the driver. */
  readonly name: string
}

export interface BlockDraft {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  readonly reason: BlockReason
  readonly note: string
}

export function useBlock({ kind, id }: Blocked): Save<BlockDraft> {
  const { client } = trpc.useUtils()
  return {
    act: (draft) => client[kind].block.mutate({ id, ...draft }),
    done: carTexts.done.block,
    failed: carTexts.failed.block,
    refresh: useRefreshBoth(),
  }
}

export function useRemoveBlock(id: string) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.cars.removeBlock.mutate({ id }),
    done: carTexts.done.remove,
    failed: carTexts.failed.remove,
    refresh: useRefreshBoth(),
  }
}

function useRefreshBoth() {
  const { cars, drivers, capacity } = trpc.useUtils()
  return () => Promise.all([cars.list.invalidate(), drivers.list.invalidate(), capacity.plan.invalidate()])
}
