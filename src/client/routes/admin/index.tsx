import { createFileRoute } from '@tanstack/react-router'
import { readFilters } from '../../admin/bookings/filters.ts'
import { Dashboard } from '../../admin/dashboard/dashboard.tsx'
import { SignedInOnly } from '../../admin/session/signed-in-only.tsx'
import { readAgain } from '../../read-again.ts'

export const Route = createFileRoute('/admin/')({
  validateSearch: readFilters,
  head: () => ({ meta: [{ title: 'Admin Dashboard' }] }),
  component: DashboardPage,
})

function DashboardPage() {
  const search = Route.useSearch({ select: readAgain(readFilters) })
  const navigate = Route.useNavigate()
  return (
    <SignedInOnly>
      {(user) => (
        <Dashboard
          user={user}
          search={search}
          onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      )}
    </SignedInOnly>
  )
}
