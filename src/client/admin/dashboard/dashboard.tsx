import type { User } from '@chauffeur/contract/session'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { BookingsTab } from '../bookings/bookings-tab.tsx'
import { LuggageTab } from '../luggage/luggage-tab.tsx'
import { PricingTab } from '../pricing/pricing-tab.tsx'
import { RegionsTab } from '../regions/regions-tab.tsx'
import { StopsTab } from '../stops/stops-tab.tsx'
import { VehiclesTab } from '../vehicles/vehicles-tab.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { adminTabs, readAdminSearch, type AdminSearch } from './dashboard-search.ts'

export interface DashboardProps {
  readonly user: User
  /** What the address says, and how to change it; `inPlace` leaves no step for Back. */
  readonly search: AdminSearch
  readonly onSearchChange: (search: AdminSearch, how: { readonly inPlace: boolean }) => void
}

export function Dashboard({ user, search, onSearchChange }: DashboardProps) {
  const { tab, ...filters } = search
  const withTab = tab && { tab }
  return (
    <>
      <AdminHeader user={user} />
      <main className="mx-auto max-w-[90rem] px-4 pt-2 pb-16 sm:px-6">
        <Tabs
          value={tab ?? adminTabs[0].value}
          onValueChange={(tab) => onSearchChange(readAdminSearch({ ...filters, tab }), { inPlace: false })}
        >
          <TabList label="Office">
            {adminTabs.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="bookings">
            <BookingsTab
              filters={filters}
              onFiltersChange={(filters) => onSearchChange({ ...filters, ...withTab }, { inPlace: true })}
            />
          </TabPanel>
          <TabPanel value="pricing">
            <PricingTab />
          </TabPanel>
          <TabPanel value="stops">
            <StopsTab />
          </TabPanel>
          <TabPanel value="regions">
            <RegionsTab />
          </TabPanel>
          <TabPanel value="vehicles">
            <VehiclesTab />
          </TabPanel>
          <TabPanel value="luggage">
            <LuggageTab />
          </TabPanel>
        </Tabs>
      </main>
    </>
  )
}
