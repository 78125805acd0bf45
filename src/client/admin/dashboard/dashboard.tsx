import type { User } from '@chauffeur/contract/session'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { BookingsTab } from '../bookings/bookings-tab.tsx'
import type { BookingFilters } from '../bookings/filters.ts'
import { OfficeHeader } from './office-header.tsx'

export interface DashboardProps {
  readonly user: User
  /** What the address says, and how to change it. */
  readonly search: BookingFilters
  readonly onSearchChange: (search: BookingFilters) => void
}

export function Dashboard({ user, search, onSearchChange }: DashboardProps) {
  return (
    <>
      <OfficeHeader user={user} />
      <main className="mx-auto max-w-[90rem] px-4 pt-2 pb-16 sm:px-6">
        <Tabs defaultValue="bookings">
          <TabList label="Office">
            <Tab value="bookings">Bookings</Tab>
          </TabList>
          <TabPanel value="bookings">
            <BookingsTab filters={search} onFiltersChange={onSearchChange} />
          </TabPanel>
        </Tabs>
      </main>
    </>
  )
}
