import { createFileRoute } from '@tanstack/react-router'
import { BookingPage } from '../../../../admin/booking/booking-page.tsx'
import { SignedInOnly } from '../../../../admin/session/signed-in-only.tsx'

export const Route = createFileRoute('/admin/bookings/$number/')({
  head: ({ params }) => ({ meta: [{ title: params.number }] }),
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <SignedInOnly>{(user) => <BookingPage user={user} number={number} />}</SignedInOnly>
}
