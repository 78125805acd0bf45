import type { Car } from '@chauffeur/contract/cars'
import { UsersIcon } from '../../ui/icons.tsx'
import { ResourceList } from '../common/resource-list.tsx'
import { ResourceTab } from '../common/resource-tab.tsx'
import { carTexts } from './car-texts.ts'
import { DriverCard } from './driver-card.tsx'
import { DriverDialog } from './driver-dialog.tsx'
import { useDrivers } from './use-cars.ts'

export function DriversSection({ cars }: { cars: readonly Car[] }) {
  const { drivers, state } = useDrivers()
  return (
    <ResourceTab
      titleId="drivers-title"
      title={carTexts.drivers}
      lead={null}
      action={<DriverDialog cars={cars} />}
      rowCount={drivers?.length}
    >
      <ResourceList
        what={carTexts.driversWhat}
        rows={drivers}
        state={state}
        icon={<UsersIcon className="size-7" />}
        empty={carTexts.noDrivers}
      >
        {(drivers) => (
          <ul aria-label={carTexts.driverList} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {drivers.map((driver) => (
              <li key={driver.id} className="min-w-0">
                <DriverCard driver={driver} cars={cars} />
              </li>
            ))}
          </ul>
        )}
      </ResourceList>
    </ResourceTab>
  )
}
