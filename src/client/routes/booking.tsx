import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../api/api-provider.tsx'
import { bookingHead, bookingRoute, openBooking } from '../booking/booking-route.ts'
import { bookingScreen } from '../booking/booking-screen.tsx'

export const Route = createFileRoute('/booking')({
  ...bookingRoute,
  loader: openBooking,
  head: ({ loaderData }) => bookingHead(loaderData?.site),
  component: withApi(bookingScreen('/booking')),
})
