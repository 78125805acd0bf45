import { createFileRoute } from '@tanstack/react-router'
import { TodayPage } from '../../admin/today/today-page.tsx'
import { readTodaySearch } from '../../admin/today/today-search.ts'
import { useIsHere } from '../../admin/common/use-is-here.ts'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/today')({
  validateSearch: readTodaySearch,
  head: () => ({ meta: [{ title: 'Today’s work' }] }),
  component: Page,
})

function Page() {
  const search = Route.useSearch({ select: selectSearch(readTodaySearch) })
  const navigate = Route.useNavigate()
  const isHere = useIsHere()
  return (
    <TodayPage
      search={search}
      onSearchChange={(next) => {
        const replace = next.day === search.day
        if (isHere()) void navigate({ search: readTodaySearch(next), replace, resetScroll: false })
      }}
    />
  )
}
