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
  loaderDeps: ({ search: { booking } }) => ({ booking }),
  loader: async ({ context, deps: { booking }, ...match }) => {
    const [site, first] = await Promise.all([loadSite(match), context.readTrip?.(booking ?? null)])
    return { site, first }
  },
  head: ({ loaderData }) =>
    pageHead(loaderData?.site, {
      ...pageHeads.trip,
      path: '/trip',
      isListed: false,
    }),
  component: withApi(Trip),
})

interface TripSearch {
  /** Of several bookings that were opened in this browser. */
  readonly booking?: string
  /** Where a link led that opens nothing. */
  readonly link?: 'wrong'
}

function readTripSearch({ booking, link }: Record<string, unknown>): TripSearch {
  return {
    ...(typeof booking === 'string' && isBookingNumber(booking) && { booking }),
    ...(link === 'wrong' && { link }),
  }
}

function Trip() {
  const { booking, link } = Route.useSearch({ select: selectSearch(readTripSearch) })
  const { first } = Route.useLoaderData()
  return <TripPage number={booking} first={first} isLinkWrong={link === 'wrong'} />
}
