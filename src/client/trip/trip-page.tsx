import type { Trip } from '@chauffeur/contract/trip'
import { parseRefusal, refusalSentence } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { ResultUnread } from '../site/result-unread.tsx'
import { ResultWaiting } from '../site/result-waiting.tsx'
import { SitePage } from '../site/site-page.tsx'
import type { FirstTrip } from './first-trip.ts'
import { NoTrip } from './no-trip.tsx'
import { TripView } from './trip-view.tsx'
import { tripTexts } from './trip-texts.ts'

const REFETCH_MS = 15_000
/** The whole day of the trip, which has 25 hours when clocks go back. */
const NEAR_MS = 25 * 60 * 60_000

type TripPageProps = {
  /** Of several bookings that this browser has opened; without it, the last one. */
  readonly number: string | undefined
  /** Chosen in the mail after the trip. */
  readonly rating: number | undefined
  /** What the server has read already; without it, the page reads it. */
  readonly first: FirstTrip | undefined
  /** The link that led here opens nothing. */
  readonly isLinkWrong: boolean
}

/** A booking as its guest sees it: opened by the private link, which has left a cookie. */
export function TripPage({ number, rating, first, isLinkWrong }: TripPageProps) {
  const known = first && 'code' in first ? first : undefined
  const { data, error, isFetching, refetch } = trpc.trip.read.useQuery(
    // Another link that this browser opens meanwhile does not change what stands here.
    { bookingNumber: number ?? (first && 'trip' in first ? first.trip.bookingNumber : null) },
    {
      ...(first && 'trip' in first && { initialData: first.trip }),
      enabled: known === undefined,
      refetchInterval: ({ state }) => (state.data && mayChangeSoon(state.data) ? REFETCH_MS : false),
      retry: (failures, error) => parseRefusal(error) === undefined && failures < 3,
      gcTime: 0,
      staleTime: 0,
    },
  )
  const refused = known ?? parseRefusal(error)
  if (refused?.code === 'LINK_ENDED')
    return (
      <NoTrip heading={tripTexts.ended.heading}>
        <p>{tripTexts.ended.body}</p>
      </NoTrip>
    )
  if (isLinkWrong || refused?.code === 'NOT_FOUND') {
    const { heading, body } = isLinkWrong || data ? tripTexts.wrongLink : tripTexts.missing
    return (
      <NoTrip heading={heading}>
        <p>{body}</p>
      </NoTrip>
    )
  }
  if (data)
    return (
      <SitePage isBooking>
        <TripView trip={data} rating={rating} />
      </SitePage>
    )
  if (!error) return <ResultWaiting {...tripTexts.waiting} />
  const { heading, body, again } = tripTexts.failed
  return (
    <ResultUnread heading={heading} again={again} isFetching={isFetching} onRetry={() => void refetch()}>
      {refusalSentence(error) ?? body}
    </ResultUnread>
  )
}

/** On the day of the trip, and while a change of it waits, the page stays open, and what it says may change. */
function mayChangeSoon({ pickupAt, private: own }: Trip): boolean {
  return own?.change != null || Math.abs(Date.parse(pickupAt) - Date.now()) < NEAR_MS
}
