import { createFileRoute } from '@tanstack/react-router'
import { BookingPage } from '../../../../admin/booking/booking-page.tsx'

export const Route = createFileRoute('/admin/bookings/$number/')({
  head: ({ params }) => ({ meta: [{ title: params.number }] }),
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <BookingPage number={number} />
}
