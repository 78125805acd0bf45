import type { Car } from '@chauffeur/contract/cars'
import type { User } from '@chauffeur/contract/session'
import { isKept } from '@chauffeur/domain/cars'
import { FLEET } from '@chauffeur/domain/vehicles'
import { CarIcon, InfoIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { BlackoutsSection } from '../capacity/blackouts-section.tsx'
import { PlanSection } from '../capacity/plan-section.tsx'
import { SettingsSection } from '../capacity/settings-section.tsx'
import { useToday } from '../common/days.ts'
import type { ReadState } from '../common/read-state.ts'
import { CardList, IN_COLUMNS } from '../common/resource-list.tsx'
import { ResourceSection } from '../common/resource-tab.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { CarCard } from './car-card.tsx'
import { CarDialog } from './car-dialog.tsx'
import { carTexts } from './car-texts.ts'
import { DriverCard } from './driver-card.tsx'
import { DriverDialog } from './driver-dialog.tsx'
import { useCars, useDrivers } from './use-cars.ts'

/** The firm's cars, and who drives them. */
export function CarsPage({ user }: { user: User }) {
  const { cars, state } = useCars()
  return (
    <>
      <AdminHeader user={user} title={carTexts.page} />
      <main className="mx-auto grid max-w-[90rem] gap-10 px-4 pt-6 pb-16 sm:px-6">
        <PlanSection />
        <CarsSection cars={cars} state={state} />
        <DriversSection cars={cars ?? []} />
        <SettingsSection />
        <BlackoutsSection />
      </main>
    </>
  )
}

function CarsSection({ cars, state }: { cars: readonly Car[] | undefined; state: ReadState }) {
  return (
    <ResourceSection
      titleId="cars-title"
      title={carTexts.cars}
      lead={carTexts.lead}
      action={<CarDialog />}
      what={carTexts.carsWhat}
      rows={cars}
      state={state}
      icon={<CarIcon className="size-7" />}
      empty={carTexts.noCars}
    >
      {(cars) => (
        <>
          <SoldWithoutLimit cars={cars} />
          <CardList label={carTexts.carList} rows={cars} className={IN_COLUMNS}>
            {(car) => <CarCard car={car} />}
          </CardList>
        </>
      )}
    </ResourceSection>
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

function DriversSection({ cars }: { cars: readonly Car[] }) {
  const { drivers, state } = useDrivers()
  return (
    <ResourceSection
      titleId="drivers-title"
      title={carTexts.drivers}
      lead={null}
      action={<DriverDialog cars={cars} />}
      what={carTexts.driversWhat}
      rows={drivers}
      state={state}
      icon={<UsersIcon className="size-7" />}
      empty={carTexts.noDrivers}
    >
      {(drivers) => (
        <CardList label={carTexts.driverList} rows={drivers} className={IN_COLUMNS}>
          {(driver) => <DriverCard driver={driver} cars={cars} />}
        </CardList>
      )}
    </ResourceSection>
  )
}
