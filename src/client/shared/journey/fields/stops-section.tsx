import { lazy, useEffect } from 'react'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import { fetchAhead, LatePart } from '../../ui/late-part.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { useBooking } from '../state/booking-context.ts'
import { Spinner } from '../../ui/spinner.tsx'

// Nobody has two places when the wizard is opened empty, so it comes while the second is looked for.
const loadStops = () => import('./stops-between.tsx')
const StopsBetween = lazy(async () => ({ default: (await loadStops()).StopsBetween }))

/** Stops on offer between the two places; nothing where there are none. */
export function StopsSection() {
  const { pickupLocation, dropoffLocation, pickupPlaceId, dropoffPlaceId } = useBooking().draft
  const hasPickup = pickupLocation !== ''
  const isInBrowser = useInBrowser()
  useEffect(() => {
    if (hasPickup) fetchAhead(loadStops)
  }, [hasPickup])
  if (!hasPickup || dropoffLocation === '') return null
  // The server waits for no part that comes late.
  if (!isInBrowser) return <StopsLoading />
  // A new pair of places starts with the first three again.
  const places = JSON.stringify([pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId])
  return (
    <LatePart waiting={<StopsLoading />}>
      <StopsBetween key={places} waiting={<StopsLoading />} />
    </LatePart>
  )
}

/** Until the stops between two places are known. */
function StopsLoading() {
  return (
    <p className="flex items-center gap-3 px-1 text-sm text-soft">
      <Spinner className="size-4.5 text-accent" />
      {itineraryTexts.stopsLoading}
    </p>
  )
}
