import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ApiProvider } from '../api-provider.tsx'
import { BookingPage, type BookingPageProps } from '../booking/booking-page.tsx'
import { bookingHead, bookingRoute, openBooking } from '../booking/booking-route.ts'

export const Route = createFileRoute('/book')({
  ...bookingRoute,
  loader: openBooking,
  head: ({ loaderData }) => bookingHead(loaderData?.site),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  const onMove = useCallback<BookingPageProps['onMove']>(
    (search, { replace }) => void navigate({ search, replace }),
    [navigate],
  )
  return (
    <ApiProvider>
      <BookingPage
        search={Route.useSearch()}
        openedAt={Route.useLoaderData().openedAt}
        onMove={onMove}
        onConfirmed={() => void navigate({ to: '/booking-confirmation', replace: true })}
      />
    </ApiProvider>
  )
}
