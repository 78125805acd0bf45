import { parseRefusal, refusalSentence } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { Link } from '@tanstack/react-router'
import { ResultFrame } from '../site/result-frame.tsx'
import { SitePage } from '../site/site-page.tsx'
import { Button } from '../ui/button.tsx'
import { ClockIcon, WarningIcon } from '../ui/icons.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TripView } from './trip-view.tsx'
import { tripTexts } from './trip-texts.ts'

const REFETCH_MS = 15_000
const NEAR_MS = 24 * 60 * 60_000

type TripPageProps = {
  /** Of several bookings that this browser has opened; without it, the last one. */
  readonly number: string | undefined
}

/** A booking as its guest sees it: opened by the private link, which has left a cookie. */
export function TripPage({ number }: TripPageProps) {
  const { data, error, isFetching, refetch } = trpc.trip.read.useQuery(
    { bookingNumber: number ?? null },
    {
      // On the day of the trip the page stays open, and what it says may change.
      refetchInterval: ({ state }) => (state.data && isNear(state.data.pickupAt) ? REFETCH_MS : false),
      retry: (failures, error) => parseRefusal(error) === undefined && failures < 3,
      gcTime: 0,
      staleTime: 0,
    },
  )
  if (data)
    return (
      <SitePage isBooking>
        <TripView trip={data} />
      </SitePage>
    )
  if (!error) return <Waiting />
  const code = parseRefusal(error)?.code
  if (code === 'NOT_FOUND') return <Missing />
  if (code === 'LINK_ENDED') return <Ended sentence={refusalSentence(error)} />
  const { heading, body, again } = tripTexts.failed
  return (
    <ResultFrame
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      heading={heading}
      ways={
        <Button size="large" variant="primary" busy={isFetching} onClick={() => void refetch()}>
          {again}
        </Button>
      }
    >
      <p>{refusalSentence(error) ?? body}</p>
    </ResultFrame>
  )
}

function isNear(pickupAt: string): boolean {
  return Math.abs(Date.parse(pickupAt) - Date.now()) < NEAR_MS
}

function Waiting() {
  const { heading, body, withoutScripts } = tripTexts.waiting
  return (
    <ResultFrame tone="quiet" icon={<Spinner className="size-8" />} heading={heading}>
      <p className="noscript:hidden">{body}</p>
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
    </ResultFrame>
  )
}

function Missing() {
  const { heading, body } = tripTexts.missing
  return (
    <ResultFrame tone="quiet" icon={<ClockIcon className="size-7" />} heading={heading} ways={<WriteToUs />}>
      <p>{body}</p>
    </ResultFrame>
  )
}

function Ended({ sentence }: { sentence: string | undefined }) {
  return (
    <ResultFrame
      tone="quiet"
      icon={<ClockIcon className="size-7" />}
      heading={tripTexts.ended}
      ways={<WriteToUs />}
    >
      <p>{sentence}</p>
    </ResultFrame>
  )
}

function WriteToUs() {
  return (
    <Button asChild size="large">
      <Link to="/contact">{tripTexts.writeToUs}</Link>
    </Button>
  )
}
