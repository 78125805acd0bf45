import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesPage } from '../../admin/enquiries/enquiries-page.tsx'
import { readEnquirySearch } from '../../admin/enquiries/enquiry-filter.ts'
import { SignedInOnly } from '../../admin/session/signed-in-only.tsx'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/enquiries')({
  validateSearch: readEnquirySearch,
  head: () => ({ meta: [{ title: 'Enquiries' }] }),
  component: Page,
})

function Page() {
  const { show = 'all' } = Route.useSearch({ select: selectSearch(readEnquirySearch) })
  const navigate = Route.useNavigate()
  return (
    <SignedInOnly>
      {(user) => (
        <EnquiriesPage
          user={user}
          shown={show}
          onShownChange={(shown) =>
            void navigate({
              search: shown === 'all' ? {} : { show: shown },
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </SignedInOnly>
  )
}
