import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../shared/api/api-provider.tsx'
import { bookingHead, bookingRoute, openBooking } from '../site/booking/booking-route.ts'
import { bookingScreen } from '../site/booking/booking-screen.tsx'

export const Route = createFileRoute('/booking')({
  ...bookingRoute,
  loader: openBooking,
  head: ({ loaderData }) => bookingHead(loaderData?.site),
  component: withApi(bookingScreen('/booking')),
})
