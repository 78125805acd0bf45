import { lazy, useEffect } from 'react'
import type { MapPoint, Position } from '../../map/map-route.ts'
import { noteFailure } from '../../map/note-failure.ts'
import { useSite } from '../../site/use-site.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { useBooking } from '../state/booking-context.ts'
import { shortName } from '../journey/journey-points.ts'
import { tripTexts } from './trip-texts.ts'
import { useRoute } from '../state/use-route.ts'

const RouteMap = lazy(async () => ({ default: (await import('../../map/route-map.tsx')).RouteMap }))
const SIZE = 'h-72 sm:h-96'
const NO_POINTS: readonly MapPoint[] = []
const NO_LINE: readonly Position[] = []

/** The map over a card of step 1. Where the way cannot be found, the card stands alone. */
export function RoutePreview() {
  const { draft } = useBooking()
  const { mapStyleUrl } = useSite()
  const { data, error } = useRoute(draft)
  const isInBrowser = useInBrowser()
  useEffect(() => {
    if (error) noteFailure('No route to show:', error.message)
  }, [error])
  if (error || draft.pickupLocation === '') return null
  const from = shortName(draft.pickupLocation, draft.pickupName)
  const to = shortName(draft.dropoffLocation, draft.dropoffName)
  const waiting = <Skeleton className={`${SIZE} rounded-none`} />
  if (!isInBrowser) return waiting
  return (
    <LatePart waiting={waiting} missing={null}>
      <RouteMap
        points={data?.points ?? NO_POINTS}
        line={data?.line ?? NO_LINE}
        label={to === '' ? tripTexts.mapOfPickup(from) : tripTexts.mapOfRoute(from, to, draft.stops.length)}
        styleUrl={mapStyleUrl}
        className={SIZE}
      />
    </LatePart>
  )
}
