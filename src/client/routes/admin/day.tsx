import { parseWallTime } from '@chauffeur/domain/wall-time'
import { createFileRoute } from '@tanstack/react-router'
import { DaySheetPage } from '../../admin/booking/print/day-sheet.tsx'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/day')({
  validateSearch: readDay,
  head: () => ({ meta: [{ title: 'Day sheet' }] }),
  component: Page,
})

function readDay({ day }: Record<string, unknown>): { day?: string } {
  return typeof day === 'string' && parseWallTime(day, '00:00') ? { day } : {}
}

function Page() {
  const { day } = Route.useSearch({ select: selectSearch(readDay) })
  const navigate = Route.useNavigate()
  return (
    <DaySheetPage
      day={day}
      onDayChange={(day) => void navigate({ search: { day }, replace: true, resetScroll: false })}
    />
  )
}
