import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import type { Base, BlockReason, DriverLanguage } from '@chauffeur/domain/cars'
import { trpc } from '../../api/trpc.ts'
import type { FieldProblems } from '../../common/use-form-problems.ts'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import { problemsOfRefusal } from '../common/field-problems.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { carTexts } from './car-texts.ts'

export function useCars() {
  const query = trpc.cars.list.useQuery()
  return { cars: query.data, state: readState(query) }
}

export function useDrivers() {
  const query = trpc.drivers.list.useQuery()
  return { drivers: query.data, state: readState(query) }
}

interface Saving {
  readonly onDone: () => void
  readonly onRefused: (problems: FieldProblems) => void
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
export function useSaveCar(car: Car | undefined, { onDone, onRefused }: Saving) {
  const { client, cars, capacity } = trpc.useUtils()
  return useAct({
    act: (draft: CarDraft) =>
      car
        ? client.cars.change.mutate({ id: car.id, version: car.version, ...draft })
        : client.cars.create.mutate(draft),
    done: carTexts.done.car,
    failed: (error) => toastUnlessAtFields(carTexts.failed.car, error),
    refresh: () => Promise.all([cars.list.invalidate(), capacity.plan.invalidate()]),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
  })
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
export function useSaveDriver(driver: Driver | undefined, { onDone, onRefused }: Saving) {
  const { client, drivers } = trpc.useUtils()
  return useAct({
    act: (draft: DriverDraft) =>
      driver
        ? client.drivers.change.mutate({ id: driver.id, version: driver.version, ...draft })
        : client.drivers.create.mutate(draft),
    done: carTexts.done.driver,
    failed: (error) => toastUnlessAtFields(carTexts.failed.driver, error),
    refresh: () => drivers.list.invalidate(),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
  })
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

export function useBlock({ kind, id }: Blocked, { onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  return useAct<BlockDraft, unknown>({
    act: (draft) => client[kind].block.mutate({ id, ...draft }),
    done: carTexts.done.block,
    failed: (error) => toastUnlessAtFields(carTexts.failed.block, error),
    refresh: useRefreshBoth(),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
  })
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
