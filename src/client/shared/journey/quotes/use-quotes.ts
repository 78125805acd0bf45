import { fleetFor, type Vehicle, type VehicleId } from '@chauffeur/domain/vehicles'
import { QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import type { JourneyQuote } from '@chauffeur/contract/journeys'
import type { Quote } from '@chauffeur/contract/quotes'
import { legTexts, noPriceTexts as texts } from '@chauffeur/words/en/journey'
import { skipToken, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { inferRouterInputs } from '@trpc/server'
import { trpc, UnreadableAnswer } from '../../api/trpc.ts'
import type { Draft, DraftStop } from '../draft/draft.ts'
import { parseRefusal, refusalSentence } from '../../api/refusal.ts'
import { QUOTE_KEY } from './quote-key.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { AppRouter } from '../../../../server/api/router.ts'

/** The price of the trip at hand; with a way back, of both. */
export interface Priced {
  /** Of the trip, or of the way there. */
  readonly quote: Quote
  /** Both ways, with the discount and how they can be paid. */
  readonly journey?: JourneyQuote
}

/** All that is paid, in euros. */
export function priceOf({ quote, journey }: Priced): number {
  return journey?.totalPrice ?? quote.totalPrice
}

/** A vehicle and what is known of its price for the trip at hand. */
export type VehicleQuote = { readonly vehicle: Vehicle } & (
  | { readonly state: 'waiting' | 'loading' }
  | ({ readonly state: 'priced' } & Priced)
  /** To be evaluated, or nobody knows; `why` where a person can act on the reason. */
  | {
      readonly state: 'unpriced'
      readonly why: string | undefined
      /** The code of the server's reason. */
      readonly reason: string | undefined
      /** With a way back, which of both it is about, from 1. */
      readonly leg?: number | undefined
      /** Nothing is known to be wrong with the trip: asking again may bring a price. */
      readonly mayPass: boolean
    }
)

export interface Quotes {
  readonly all: readonly VehicleQuote[]
  /** That of the chosen vehicle. */
  readonly chosen: VehicleQuote | undefined
  /** Requests again what could not be priced. */
  readonly retry: () => void
  /** Requests a new quote for one vehicle. */
  readonly refresh: (id: VehicleId) => Promise<Priced | undefined>
}

// A quote is renewed before it expires. Debounced, so that stepping from 2 to 9 hours is one request.
const REFRESH_MS = (QUOTE_LIFETIME_MINUTES - 1) * 60_000
const PAUSE_MS = 350

/**
 * One quote for each vehicle on offer, all at once. Each is cached under its own trip, so an answer to an earlier trip
 * is never shown for another. A way back counts once its places are known.
 *
 * @param asker a member of a partner is told the price of its partner.
 */
export function useQuotes(draft: Draft, back?: Draft, asker: 'guest' | 'member' = 'guest'): Quotes {
  const { client } = trpc.useUtils()
  const request = useMemo(() => tripRequest(draft), [draft])
  const backRequest = useMemo(() => back && tripRequest(back), [back])
  const question = JSON.stringify([request, backRequest])
  const isSettled = useDebounced(question, PAUSE_MS) === question
  const vehicles = fleetFor(draft.passengers)

  async function price(there: TripRequest, vehicleName: string, signal: AbortSignal): Promise<Priced> {
    if (backRequest) {
      const legs = [there, backRequest].map((leg) => ({ ...leg, vehicleName }))
      const journey = await client.journeys.quote.mutate({ legs }, { signal })
      const [first] = journey.legs
      if (!first) throw new Error('A journey has legs')
      return { quote: first.quote, journey }
    }
    const ask = asker === 'member' ? client.member.quote : client.quotes.create
    return { quote: await ask.mutate({ ...there, vehicleName }, { signal }) }
  }

  const answers = useQueries({
    queries: vehicles.map(({ name }) => ({
      queryKey: [QUOTE_KEY, asker, name, question],
      queryFn:
        request && isSettled
          ? ({ signal }: { signal: AbortSignal }) => price(request, name, signal)
          : skipToken,
      staleTime: REFRESH_MS,
      gcTime: REFRESH_MS,
      refetchInterval: REFRESH_MS,
      refetchIntervalInBackground: true,
    })),
  })

  const all = vehicles.map((vehicle, index): VehicleQuote => {
    const answer = answers[index]
    if (!request || !answer) return { vehicle, state: 'waiting' }
    if (answer.isError && !answer.isRefetching) {
      const { reason, leg } = parseRefusal(answer.error) ?? {}
      const passing = passingReason(answer.error)
      const why = passing ?? sentenceOfLeg(answer.error)
      return { vehicle, state: 'unpriced', why, reason, leg, mayPass: passing !== undefined }
    }
    if (answer.data === undefined) return { vehicle, state: 'loading' }
    return { vehicle, state: 'priced', ...answer.data }
  })

  return {
    all,
    chosen: all.find(({ vehicle }) => vehicle.id === draft.vehicleId),
    retry: () => answers.filter(({ isError }) => isError).forEach((answer) => void answer.refetch()),
    refresh: async (id) => {
      const answer = await answers[vehicles.findIndex((vehicle) => vehicle.id === id)]?.refetch()
      return answer?.isSuccess ? answer.data : undefined
    },
  }
}

const PASSING_CODES = new Set([
  'TOO_MANY_REQUESTS',
  'OVERLOADED',
  'DATABASE_UNAVAILABLE',
  'ROUTING_UNAVAILABLE',
  'PLACES_UNAVAILABLE',
])

/** Why no price came, where that has nothing to do with the trip: no connection, a fault, or too many calls. */
function passingReason(error: Error): string | undefined {
  const refusal = parseRefusal(error)
  if (!refusal) return error.cause instanceof UnreadableAnswer ? texts.fault : texts.unreached
  if (refusal.code === 'INTERNAL') return texts.fault
  return PASSING_CODES.has(refusal.code) ? refusalSentence(error) : undefined
}

/** The sentence of a refusal; where it is about one of two ways, with that before it. */
export function sentenceOfLeg(error: unknown): string | undefined {
  const sentence = refusalSentence(error)
  const leg = parseRefusal(error)?.leg
  if (sentence === undefined || leg === undefined) return sentence
  return legTexts.of(leg === 1 ? legTexts.there : legTexts.back, sentence)
}

type QuoteInput = inferRouterInputs<AppRouter>['quotes']['create']

/** All that a price depends on besides the vehicle; two equal ones have the same price. */
type TripRequest = Omit<QuoteInput, 'vehicleName'>

/** The request for a price, or undefined while the route is not known: it needs no date. */
export function tripRequest(draft: Draft): TripRequest | undefined {
  const { serviceType, pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops } = draft
  if (pickupLocation === '') return undefined
  const start = { pickup: pickupLocation, pickupPlaceId, stops: stops.map(requestedStop) }
  if (serviceType === 'hourly') return { ...start, isHourly: true, duration: draft.duration }
  if (dropoffLocation === '') return undefined
  return { ...start, dropoff: dropoffLocation, dropoffPlaceId, isHourly: false }
}

/** A stop as quotes and bookings carry it. */
export function requestedStop({ id, location, duration, latitude, longitude }: DraftStop) {
  return { id, location, duration, latitude, longitude }
}
