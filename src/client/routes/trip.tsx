import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../api/api-provider.tsx'
import { selectSearch } from '../common/select-search.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'
import { TripPage } from '../trip/trip-page.tsx'
import { pageHeads } from '../content/page-heads.ts'

export const Route = createFileRoute('/trip')({
  validateSearch: readTripSearch,
  loader: loadSite,
  head: ({ loaderData }) =>
    pageHead(loaderData, {
      ...pageHeads.trip,
      path: '/trip',
      isListed: false,
    }),
  component: withApi(Trip),
})

/** Which booking, of several that were opened in this browser; anything else is ignored. */
function readTripSearch({ booking }: Record<string, unknown>): { booking?: string } {
  return typeof booking === 'string' && isBookingNumber(booking) ? { booking } : {}
}

function Trip() {
  return <TripPage number={Route.useSearch({ select: selectSearch(readTripSearch) }).booking} />
}
