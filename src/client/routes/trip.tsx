import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '@chauffeur/words/en/frame'
import { withApi } from '../shared/api/api-provider.tsx'
import { selectSearch } from '../shared/forms/select-search.ts'
import { loadSite, pageHead } from '../site/frame/page-head.ts'
import { TripPage, type UnopenedLink } from '../site/trip/trip-page.tsx'

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
  /** Chosen in the mail after the trip; the guest sends it here. As the address has it. */
  readonly rating?: unknown
  /** Where a link led that opens nothing: none of ours, or one that a newer one has replaced. */
  readonly link?: UnopenedLink
}

function readTripSearch({ booking, rating, link }: Record<string, unknown>): TripSearch {
  return {
    ...(typeof booking === 'string' && isBookingNumber(booking) && { booking }),
    // Every page loads this file: the page itself looks whether it is a rating.
    ...(rating !== undefined && { rating }),
    ...((link === 'wrong' || link === 'ended') && { link }),
  }
}

function Trip() {
  const { booking, rating, link } = Route.useSearch({ select: selectSearch(readTripSearch) })
  const { first } = Route.useLoaderData()
  return <TripPage number={booking} rating={rating} first={first} unopened={link} />
}
