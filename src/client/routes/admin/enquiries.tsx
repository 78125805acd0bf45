import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesPage } from '../../admin/enquiries/enquiries-page.tsx'
import { readEnquirySearch } from '../../admin/enquiries/enquiry-filter.ts'
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
    <EnquiriesPage
      shown={show}
      onShownChange={(shown) =>
        void navigate({
          search: shown === 'all' ? {} : { show: shown },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
