import type { Trip } from '@chauffeur/contract/trip'
import { lazy, useEffect } from 'react'
import { trpc } from '../api/trpc.ts'
import { noteFailure } from '../map/note-failure.ts'
import { useSite } from '../site/use-site.ts'
import { LatePart } from '../ui/late-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useInBrowser } from '../ui/use-in-browser.ts'
import { tripTexts as texts } from './trip-texts.ts'

const RouteMap = lazy(async () => ({ default: (await import('../map/route-map.tsx')).RouteMap }))
const SIZE = 'h-64 sm:h-72'

/** The way on a map, fetched late. Where it cannot be found, the page stands without it. */
export function TripMap({ trip }: { trip: Trip }) {
  const { mapStyleUrl } = useSite()
  const { bookingNumber, pickupLocation, dropoffLocation } = trip
  const { data, error } = trpc.trip.route.useQuery({ bookingNumber }, { staleTime: Infinity })
  const isInBrowser = useInBrowser()
  useEffect(() => {
    if (error) noteFailure('No route to show:', error.message)
  }, [error])
  if (error) return null
  const waiting = <Skeleton className={`${SIZE} rounded-none`} />
  return (
    <div className="print:hidden">
      {isInBrowser && data ? (
        <LatePart waiting={waiting} missing={null}>
          <RouteMap
            points={data.points}
            line={data.line}
            label={texts.map(pickupLocation, dropoffLocation)}
            styleUrl={mapStyleUrl}
            className={SIZE}
          />
        </LatePart>
      ) : (
        waiting
      )}
    </div>
  )
}
