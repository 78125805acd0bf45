import { createFileRoute } from '@tanstack/react-router'
import { DevelopersPage } from '../../partner/developers/developers-page.tsx'
import { developerTabs, type DeveloperTab } from '../../partner/developers/tabs.ts'
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
