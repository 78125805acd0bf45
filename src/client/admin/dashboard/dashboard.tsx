import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs.tsx'
import { BookingsTab } from '../bookings/bookings-tab.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { groupStart, navLook, TabLabel } from '../frame/admin-nav.tsx'
import { adminTabs } from '../frame/admin-tabs.ts'
import { LuggageTab } from '../luggage/luggage-tab.tsx'
import { MeetingPointsSection } from '../meeting/meeting-points.tsx'
import { DiscountSection } from '../pricing/discount-section.tsx'
import { PricingTab } from '../pricing/pricing-tab.tsx'
import { RegionsTab } from '../regions/regions-tab.tsx'
import { StopsTab } from '../stops/stops-tab.tsx'
import { VehiclesTab } from '../vehicles/vehicles-tab.tsx'
import { readAdminSearch, type AdminSearch } from './dashboard-search.ts'

interface DashboardProps {
  /** From the address, and how to change it; `inPlace` adds no entry to the browser's history. */
  readonly search: AdminSearch
  readonly onSearchChange: (search: AdminSearch, how: { readonly inPlace: boolean }) => void
}

export function Dashboard({ search, onSearchChange }: DashboardProps) {
  const { tab, ...listSearch } = search
  const withTab = tab && { tab }
  return (
    <Tabs
      value={tab ?? adminTabs[0].value}
      onValueChange={(tab) => onSearchChange(readAdminSearch({ ...listSearch, tab }), { inPlace: false })}
    >
      <AdminHeader
        tabs={
          <TabList label="Office">
            {adminTabs.map(({ value, label, opensGroup }) => (
              <span key={value} role="presentation" className={opensGroup ? `flex ${groupStart}` : 'flex'}>
                <Tab value={value} className={navLook(value === adminTabs[0].value)}>
                  <TabLabel value={value} label={label} />
                </Tab>
              </span>
            ))}
          </TabList>
        }
      />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6 sm:pt-6">
        <TabPanel value="bookings">
          <BookingsTab
            search={listSearch}
            onSearchChange={(search) => onSearchChange({ ...search, ...withTab }, { inPlace: true })}
          />
        </TabPanel>
        <TabPanel value="pricing">
          <PricingTab />
          <div className="mt-8">
            <DiscountSection />
          </div>
        </TabPanel>
        <TabPanel value="stops">
          <StopsTab />
          <div className="mt-8">
            <MeetingPointsSection />
          </div>
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
      </main>
    </Tabs>
  )
}
