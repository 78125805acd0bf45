import { useQuery } from '@tanstack/react-query'
import { QUOTE_KEY } from '../../api/quote-key.ts'
import { trpc } from '../../api/trpc.ts'
import { tripRequest } from '../quotes/quote-request.ts'
import type { VehicleQuote } from '../quotes/use-quotes.ts'
import { useBooking } from '../state/booking-context.ts'

const FRESH_MS = 60_000

/** The nearest times at which a car of this class is free; undefined while one is at the time that was chosen. */
export function useFreeTimes(quote: VehicleQuote): readonly string[] | undefined {
  const { draft } = useBooking()
  const { client } = trpc.useUtils()
  const { pickupDate, pickupTime } = draft
  const trip = tripRequest(draft)
  const request = trip && { ...trip, vehicleName: quote.vehicle.name, pickupDate, pickupTime }
  const { data } = useQuery({
    queryKey: [QUOTE_KEY, 'free', JSON.stringify(request)],
    queryFn: ({ signal }) => (request ? client.quotes.create.mutate(request, { signal }) : null),
    // Only where the firm says how many cars it has.
    enabled:
      quote.state === 'priced' &&
      quote.quote.availability !== undefined &&
      pickupDate !== '' &&
      pickupTime !== '',
    staleTime: FRESH_MS,
  })
  return data?.availability === 'on_request' ? (data.nearestTimes ?? []) : undefined
}
