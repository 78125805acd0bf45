import { DEFAULT_STAY_MINUTES } from '@chauffeur/domain/limits'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Route } from '@chauffeur/contract/routes'
import { trpc } from '../../api/trpc.ts'
import type { Draft, DraftStop } from '../draft/draft.ts'
import { requestedStop } from '../quotes/use-quotes.ts'

/**
 * The way of the draft as it is priced, for the map; for a hire, and before there is a drop-off, its pick-up alone. The
 * one before stays while a stop is added or removed.
 */
export function useRoute(draft: Draft, isWanted = true) {
  const { pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops } = draft
  const hasDropoff = draft.serviceType !== 'hourly' && dropoffLocation !== ''
  const request = useMemo(
    () => ({
      pickup: pickupLocation,
      pickup_place_id: pickupPlaceId,
      ...(hasDropoff && { dropoff: dropoffLocation, dropoff_place_id: dropoffPlaceId }),
      // How long the car stands somewhere does not change its way.
      stops: stops.map((stop) => ({ ...requestedStop(stop), duration: DEFAULT_STAY_MINUTES })),
    }),
    [hasDropoff, pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops],
  )
  return trpc.routes.read.useQuery(isWanted && pickupLocation !== '' ? request : skipToken, {
    placeholderData: keepPreviousData,
  })
}

const NO_STOPS: readonly DraftStop[] = []

/** The draft with the names of places that came without one: a link holds their addresses only. */
export function useNamedPlaces(draft: Draft): Draft {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName } = draft
  const isNameless =
    (pickupLocation !== '' && pickupName === '') || (dropoffLocation !== '' && dropoffName === '')
  // Without the stops it stays the same question while they change.
  const { data, isPlaceholderData } = useRoute({ ...draft, stops: NO_STOPS }, isNameless)
  const points = isPlaceholderData || !isNameless ? undefined : data?.points
  return useMemo(() => (points ? withNames(draft, points) : draft), [draft, points])
}

function withNames(draft: Draft, points: Route['points']): Draft {
  const nameOf = (end: 'pickup' | 'dropoff') => points.find(({ kind }) => kind === end)?.name ?? ''
  return {
    ...draft,
    pickupName: draft.pickupName || nameOf('pickup'),
    dropoffName: draft.dropoffName || nameOf('dropoff'),
  }
}
