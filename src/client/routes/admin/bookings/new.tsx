import { createFileRoute } from '@tanstack/react-router'
import { NewBookingPage } from '../../../admin/new-booking/new-booking-page.tsx'
import { OfficeForm } from '../../../admin/new-booking/office-form.tsx'
import { selectSearch } from '../../../shared/forms/select-search.ts'

interface NewBookingSearch {
  /** The id of the enquiry that the booking answers. */
  readonly enquiry?: string
}

function readSearch({ enquiry }: Record<string, unknown>): NewBookingSearch {
  return typeof enquiry === 'string' && enquiry !== '' ? { enquiry } : {}
}

export const Route = createFileRoute('/admin/bookings/new')({
  validateSearch: readSearch,
  head: () => ({ meta: [{ title: 'New booking' }] }),
  component: Page,
})

function Page() {
  const { enquiry } = Route.useSearch({ select: selectSearch(readSearch) })
  const navigate = Route.useNavigate()
  return (
    <NewBookingPage
      enquiryId={enquiry}
      form={OfficeForm}
      onMade={({ bookingNumber: number }) =>
        void navigate({
          to: '/admin/bookings/$number',
          params: { number },
          replace: true,
          // It is saved by now.
          ignoreBlocker: true,
        })
      }
    />
  )
}
