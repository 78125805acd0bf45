import type { Quote } from '@chauffeur/contract/quotes'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../locale/say.ts'
import { QUOTE_KEY } from '../../api/quote-key.ts'
import { trpc } from '../../api/trpc.ts'
import { tripRequest } from '../quotes/quote-request.ts'
import type { VehicleQuote } from '../quotes/use-quotes.ts'
import { useBooking } from '../state/booking-context.ts'

const FRESH_MS = 60_000
export const UNAVAILABLE_KEY = [QUOTE_KEY, 'unavailable'] as const

/** Why a class cannot be booked at the time that was chosen, and what the guest can do. */
export interface Unavailable {
  readonly why: string
  readonly freeTimes: readonly string[]
  readonly canAsk: boolean
  readonly canCall: boolean
}

/** Undefined while it can be booked, or nobody knows yet. */
export function useUnavailable(quote: VehicleQuote | undefined): Unavailable | undefined {
  const { draft } = useBooking()
  const { client } = trpc.useUtils()
  const { pickupDate, pickupTime } = draft
  const trip = tripRequest(draft)
  const request = quote && trip && { ...trip, vehicleName: quote.vehicle.name, pickupDate, pickupTime }
  const { data } = useQuery({
    queryKey: [...UNAVAILABLE_KEY, JSON.stringify(request)],
    queryFn: ({ signal }) => (request ? client.quotes.create.mutate(request, { signal }) : null),
    // Only where it depends on the time; an offer is for one that the office knows.
    enabled:
      quote?.state === 'priced' &&
      quote.quote.availability !== undefined &&
      pickupDate !== '' &&
      pickupTime !== '',
    staleTime: FRESH_MS,
  })
  return data ? readUnavailable(data) : undefined
}

function readUnavailable({
  availability,
  unavailableBecause,
  nearestTimes = [],
}: Quote): Unavailable | undefined {
  if (unavailableBecause === undefined) return undefined
  return {
    why: say(unavailableBecause),
    freeTimes: nearestTimes,
    canAsk: availability === 'on_request',
    canCall: availability === 'short_notice',
  }
}
