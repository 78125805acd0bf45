import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../../shared/ui/icons.tsx'
import { AdminHeader } from './admin-header.tsx'
import { adminTabs } from './admin-tabs.ts'
import { settingsPages, tabAbout } from './office-pages.ts'

/** All that is set up, by what it is about. */
export function SettingsPage() {
  return (
    <>
      <AdminHeader title="Settings" />
      <main className="mx-auto grid max-w-[90rem] content-start gap-8 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-2">
        <SettingsGroup id="sold-title" title="What is sold">
          {adminTabs.map(
            ({ value, label }) =>
              value !== 'bookings' && (
                <li key={value} className={ROW}>
                  <Link to="/admin" search={{ tab: value }} className={LINK}>
                    <SettingsText label={label} about={tabAbout[value]} />
                  </Link>
                </li>
              ),
          )}
        </SettingsGroup>
        <SettingsGroup id="firm-title" title="Fleet and firm">
          {settingsPages.map(({ to, label, about }) => (
            <li key={to} className={ROW}>
              <Link to={to} className={LINK}>
                <SettingsText label={label} about={about} />
              </Link>
            </li>
          ))}
        </SettingsGroup>
      </main>
    </>
  )
}

const ROW = 'border-b border-line'
const LINK = 'flex min-h-14 items-center gap-3 rounded-control px-1 py-2 transition-colors hover:bg-sunken'

function SettingsGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold text-soft">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function SettingsText({ label, about }: { label: string; about: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-soft">{about}</span>
      </span>
      <ChevronRightIcon className="text-soft" />
    </>
  )
}
