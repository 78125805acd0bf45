import type { SuggestedStop } from '@chauffeur/contract/routes'
import { DEFAULT_STAY_MINUTES } from '@chauffeur/domain/limits'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { Draft } from '../draft/draft.ts'
import { requestedStop } from '../quotes/use-quotes.ts'
import { useBooking } from '../state/booking-context.ts'

/**
 * The stops on offer for the trip as it is, with what each adds to it. Those of the trip before stay while a stop is added,
 * moved or removed.
 */
export function useSuggestions(draft: Draft) {
  return trpc.stops.suggest.useQuery(
    {
      pickup: draft.pickupLocation,
      dropoff: draft.dropoffLocation,
      pickup_place_id: draft.pickupPlaceId,
      dropoff_place_id: draft.dropoffPlaceId,
      // How long the car stands somewhere does not change what another stop adds.
      stops: draft.stops.map((stop) => ({ ...requestedStop(stop), duration: DEFAULT_STAY_MINUTES })),
      passengers: draft.passengers,
      vehicleName: vehicleById(draft.vehicleId ?? 0)?.name,
    },
    { placeholderData: keepPreviousData },
  )
}

/**
 * Adds stops one after the other, each where the answer for the trip as it is then puts it: a second one that is added
 * before the answer for the first is there waits for it.
 */
export function useAddStop(
  { data, isFetching }: ReturnType<typeof useSuggestions>,
  onAdded: (name: string, position: number, count: number) => void,
) {
  const { draft, change } = useBooking()
  const [waiting, changeWaiting] = useReducer(changeWaitingStops, [])
  const [next] = waiting
  const count = draft.stops.length

  useEffect(() => {
    if (!next || isFetching) return
    const { id, name, hourlyPrice, latitude, longitude } = next
    const position = data?.find((offer) => offer.id === id)?.position ?? count
    changeWaiting({ added: id })
    change({
      type: 'stop-added',
      stop: { id, location: name, hourlyPrice, latitude, longitude },
      position,
    })
    onAdded(name, position + 1, count + 1)
  }, [next, isFetching, data, count, change, onAdded])

  return {
    add: (stop: SuggestedStop) => changeWaiting({ wanted: stop }),
    isWaiting: (id: string) => waiting.some((stop) => stop.id === id),
  }
}

type WaitingChange = { readonly wanted: SuggestedStop } | { readonly added: string }

function changeWaitingStops(
  stops: readonly SuggestedStop[],
  change: WaitingChange,
): readonly SuggestedStop[] {
  return 'wanted' in change ? [...stops, change.wanted] : stops.filter(({ id }) => id !== change.added)
}
