import { parseWallTime } from '@chauffeur/domain/wall-time'
import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '../../admin/plan/plan-page.tsx'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/plan')({
  validateSearch: readDay,
  head: () => ({ meta: [{ title: 'Plan the day' }] }),
  component: Page,
})

function readDay({ day }: Record<string, unknown>): { day?: string } {
  return typeof day === 'string' && parseWallTime(day, '00:00') ? { day } : {}
}

function Page() {
  const { day } = Route.useSearch({ select: selectSearch(readDay) })
  return <PlanPage key={day} day={day} />
}
