import type { SuggestedStop } from '@chauffeur/contract/stops'
import { MAX_STOPS } from '@chauffeur/domain/limits'
import { useRef, useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useBooking } from '../state/booking-context.ts'
import { ChosenStops } from './chosen-stops.tsx'
import { StopCard } from './stop-card.tsx'
import { tripTexts } from './trip-texts.ts'

const SHOWN_AT_FIRST = 3

/** Stops on offer between the two places. Nothing stands here where there are none. */
export function StopsSection() {
  const { draft } = useBooking()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pickupLocation, dropoffLocation, pickupPlaceId, dropoffPlaceId } = draft
  const suggestions = trpc.stops.suggest.useQuery(
    {
      pickup: pickupLocation,
      dropoff: dropoffLocation,
      pickup_place_id: pickupPlaceId,
      dropoff_place_id: dropoffPlaceId,
    },
    { enabled: pickupLocation !== '' && dropoffLocation !== '' },
  )
  if (pickupLocation === '' || dropoffLocation === '') return null
  if (suggestions.isFetching)
    return (
      <p className="flex items-center gap-3 px-1 text-sm text-soft">
        <Spinner className="size-4.5 text-accent" />
        {tripTexts.stopsLoading}
      </p>
    )
  if (suggestions.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1">
        <p className="flex gap-2 text-danger">
          <WarningIcon className="mt-0.5 size-5" />
          {tripTexts.stopsFailed}
        </p>
        <Button size="small" onClick={() => void suggestions.refetch()}>
          {tripTexts.tryAgain}
        </Button>
      </div>
    )
  if (!suggestions.data || (suggestions.data.length === 0 && draft.stops.length === 0)) return null
  return (
    <Card as="section" padding="large" aria-label={tripTexts.stops} className="grid gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 text-heading">
          {tripTexts.stops}
        </h3>
        <p className="mt-1 text-sm text-soft">{tripTexts.stopsHint}</p>
      </div>
      {/* The button that was pressed leaves the page: the focus goes to the heading above both lists. */}
      <ChosenStops onRemove={() => heading.current?.focus({ preventScroll: true })} />
      {/* A new pair of places starts with the first three again. */}
      <Suggestions
        key={`${pickupLocation} ${dropoffLocation}`}
        stops={suggestions.data}
        onAdd={() => heading.current?.focus({ preventScroll: true })}
      />
    </Card>
  )
}

function Suggestions({ stops, onAdd }: { stops: readonly SuggestedStop[]; onAdd: () => void }) {
  const { draft } = useBooking()
  const [all, setAll] = useState(false)
  const open = stops.filter(({ id }) => !draft.stops.some((stop) => stop.id === id))
  const isFull = draft.stops.length >= MAX_STOPS
  const more = open.length - SHOWN_AT_FIRST
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {(all ? open : open.slice(0, SHOWN_AT_FIRST)).map((stop) => (
          <StopCard key={stop.id} stop={stop} full={isFull} onAdd={onAdd} />
        ))}
      </ul>
      {!all && more > 0 && (
        <Button aria-expanded={false} onClick={() => setAll(true)} className="justify-self-start">
          {tripTexts.moreStops} ({more})
        </Button>
      )}
    </div>
  )
}
