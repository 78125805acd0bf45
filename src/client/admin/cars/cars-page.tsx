import type { User } from '@chauffeur/contract/session'
import { BlackoutsSection } from '../capacity/blackouts-section.tsx'
import { PlanSection } from '../capacity/plan-section.tsx'
import { SettingsSection } from '../capacity/settings-section.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { CarsSection } from './cars-section.tsx'
import { carTexts } from './car-texts.ts'
import { DriversSection } from './drivers-section.tsx'
import { useCars } from './use-cars.ts'

/** What the firm has to drive with: its cars, and who drives them. */
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
