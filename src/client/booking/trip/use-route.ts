import { DEFAULT_STAY_MINUTES } from '@chauffeur/domain/limits'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { Draft } from '../draft/draft.ts'
import { requestedStop } from '../quotes/quote-request.ts'

/**
 * The way of the draft as it is priced, for the map; for a hire its pick-up alone. The one before stays while a stop
 * is added or removed.
 */
export function useRoute(draft: Draft) {
  const { serviceType, pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops } = draft
  const isHourly = serviceType === 'hourly'
  const request = useMemo(
    () => ({
      pickup: pickupLocation,
      pickup_place_id: pickupPlaceId,
      ...(!isHourly && { dropoff: dropoffLocation, dropoff_place_id: dropoffPlaceId }),
      // How long the car stands somewhere does not change its way.
      stops: stops.map((stop) => ({ ...requestedStop(stop), duration: DEFAULT_STAY_MINUTES })),
    }),
    [isHourly, pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops],
  )
  const isKnown = pickupLocation !== '' && (isHourly || dropoffLocation !== '')
  return trpc.routes.read.useQuery(isKnown ? request : skipToken, { placeholderData: keepPreviousData })
}
