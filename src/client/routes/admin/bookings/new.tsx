import { createFileRoute } from '@tanstack/react-router'
import { NewBookingPage } from '../../../admin/new-booking/new-booking-page.tsx'
import { OfficeForm } from '../../../admin/new-booking/office-form.tsx'
import { selectSearch } from '../../../shared/forms/select-search.ts'

interface NewBookingSearch {
  /** The id of the enquiry that the booking answers. */
  readonly enquiry?: string
  /** The number of a booking whose data it begins with. */
  readonly again?: string
}

function readSearch({ enquiry, again }: Record<string, unknown>): NewBookingSearch {
  if (typeof enquiry === 'string' && enquiry !== '') return { enquiry }
  return typeof again === 'string' && again !== '' ? { again } : {}
}

export const Route = createFileRoute('/admin/bookings/new')({
  validateSearch: readSearch,
  head: () => ({ meta: [{ title: 'New booking' }] }),
  component: Page,
})

function Page() {
  const { enquiry, again } = Route.useSearch({ select: selectSearch(readSearch) })
  const navigate = Route.useNavigate()
  return (
    <NewBookingPage
      enquiryId={enquiry}
      againNumber={again}
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
