import type { Car } from '@chauffeur/contract/cars'
import { isKept } from '@chauffeur/domain/cars'
import { FLEET } from '@chauffeur/domain/vehicles'
import { CarIcon, InfoIcon } from '../../ui/icons.tsx'
import type { ReadState } from '../common/read-state.ts'
import { ResourceList } from '../common/resource-list.tsx'
import { ResourceTab } from '../common/resource-tab.tsx'
import { CarCard } from './car-card.tsx'
import { CarDialog } from './car-dialog.tsx'
import { carTexts } from './car-texts.ts'
import { useToday } from '../common/days.ts'

export function CarsSection({ cars, state }: { cars: readonly Car[] | undefined; state: ReadState }) {
  return (
    <ResourceTab
      titleId="cars-title"
      title={carTexts.cars}
      lead={carTexts.lead}
      action={<CarDialog />}
      rowCount={cars?.length}
    >
      <ResourceList
        what={carTexts.carsWhat}
        rows={cars}
        state={state}
        icon={<CarIcon className="size-7" />}
        empty={carTexts.noCars}
      >
        {(cars) => (
          <>
            <SoldWithoutLimit cars={cars} />
            <ul aria-label={carTexts.carList} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
              {cars.map((car) => (
                <li key={car.id} className="min-w-0">
                  <CarCard car={car} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ResourceList>
    </ResourceTab>
  )
}

/** The classes without a car: they are sold without a limit. */
function SoldWithoutLimit({ cars }: { cars: readonly Car[] }) {
  const today = useToday()
  const entered = new Set(cars.filter((car) => isKept(car, today)).map(({ vehicleId }) => vehicleId))
  const open = FLEET.filter(({ id }) => !entered.has(id)).map(({ name }) => name)
  if (open.length === 0) return null
  return (
    <p className="mb-4 flex gap-2 text-sm text-soft">
      <InfoIcon className="mt-0.5 size-4.5 shrink-0 text-accent" />
      <span className="min-w-0">{carTexts.withoutLimit(open.join(', '))}</span>
    </p>
  )
}
