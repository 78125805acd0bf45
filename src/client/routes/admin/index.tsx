import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../../admin/dashboard/dashboard.tsx'
import { readAdminSearch } from '../../admin/dashboard/dashboard-search.ts'
import { useIsHere } from '../../admin/common/use-is-here.ts'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/')({
  validateSearch: readAdminSearch,
  head: () => ({ meta: [{ title: 'Admin Dashboard' }] }),
  component: DashboardPage,
})

function DashboardPage() {
  const search = Route.useSearch({ select: selectSearch(readAdminSearch) })
  const navigate = Route.useNavigate()
  const isHere = useIsHere()
  return (
    <Dashboard
      search={search}
      onSearchChange={(search, { inPlace }) => {
        if (isHere()) void navigate({ search, replace: inPlace, resetScroll: false })
      }}
    />
  )
}
