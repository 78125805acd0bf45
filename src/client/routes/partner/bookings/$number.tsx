import { createFileRoute } from '@tanstack/react-router'
import { BookingPage } from '../../../partner/booking-page.tsx'

export const Route = createFileRoute('/partner/bookings/$number')({ component: Page })

function Page() {
  const { number } = Route.useParams()
  return <BookingPage key={number} number={number} />
}
