import { memberLists, type MemberList } from '@chauffeur/domain/partner-members'
import { createFileRoute } from '@tanstack/react-router'
import { BookingsPage } from '../../../partner/bookings-page.tsx'
import { selectSearch } from '../../../shared/forms/select-search.ts'

export const Route = createFileRoute('/partner/bookings/')({
  validateSearch: readListSearch,
  component: Page,
})

interface ListSearch {
  readonly list?: MemberList
  readonly q?: string
}

function readListSearch({ list, q }: Record<string, unknown>): ListSearch {
  const known = memberLists.find((one) => one === list)
  return { ...(known && { list: known }), ...(typeof q === 'string' && q !== '' && { q }) }
}

function Page() {
  const { list = 'coming', q = '' } = Route.useSearch({ select: selectSearch(readListSearch) })
  const navigate = Route.useNavigate()
  return (
    <BookingsPage
      list={list}
      q={q}
      onChange={(next) =>
        void navigate({ search: readListSearch({ ...next }), replace: true, resetScroll: false })
      }
    />
  )
}
