import { createFileRoute } from '@tanstack/react-router'
import {
  developerTabs,
  DevelopersPage,
  type DeveloperTab,
} from '../../partner/developers/developers-page.tsx'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/partner/developers')({ validateSearch: readTab, component: Page })

function readTab({ tab }: Record<string, unknown>): { readonly tab?: DeveloperTab } {
  const known = developerTabs.find((one) => one === tab)
  return known ? { tab: known } : {}
}

function Page() {
  const { tab = 'keys' } = Route.useSearch({ select: selectSearch(readTab) })
  const navigate = Route.useNavigate()
  return (
    <DevelopersPage
      tab={tab}
      onChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  )
}
