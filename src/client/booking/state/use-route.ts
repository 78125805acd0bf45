import { DEFAULT_STAY_MINUTES } from '@chauffeur/domain/limits'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { Draft } from '../draft/draft.ts'
import { requestedStop } from '../quotes/quote-request.ts'

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
