import { parseWallTime } from '@chauffeur/domain/wall-time'
import { createFileRoute } from '@tanstack/react-router'
import { TodayPage } from '../../admin/today/today-page.tsx'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/today')({
  validateSearch: readDay,
  head: () => ({ meta: [{ title: 'Today’s work' }] }),
  component: Page,
})

function readDay({ day }: Record<string, unknown>): { day?: string } {
  return typeof day === 'string' && parseWallTime(day, '00:00') ? { day } : {}
}

function Page() {
  const { day } = Route.useSearch({ select: selectSearch(readDay) })
  const navigate = Route.useNavigate()
  return (
    <TodayPage
      day={day}
      onDayChange={(next) =>
        void navigate({ search: next === undefined ? {} : { day: next }, resetScroll: false })
      }
    />
  )
}
