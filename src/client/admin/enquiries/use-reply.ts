import type { Enquiry } from '@chauffeur/contract/enquiries'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import type { Zone } from '@chauffeur/domain/time'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { useCreateOnce } from '../common/use-procedure.ts'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { offeredTrip, vehicleNameOf, type OfferDraft, type ReplyRequest } from './reply-draft.ts'
import { useReplaceEnquiry } from './use-enquiries.ts'

interface Outcome {
  readonly isMailed: boolean
  readonly onDone: () => void
  readonly onFailed: (error: unknown) => void
}

/** Sends a reply. The same one goes out once, however often it is sent. */
export function useReply(shown: EnquiryFilter, { isMailed, onDone, onFailed }: Outcome) {
  const { client } = trpc.useUtils()
  const replace = useReplaceEnquiry(shown)
  return useCreateOnce<ReplyRequest, Enquiry>(client.enquiries.reply.mutate, {
    done: { title: isMailed ? 'The reply is on its way' : 'The reply is saved' },
    failed: 'The reply was not sent',
    onDone: (enquiry) => {
      replace(enquiry)
      onDone()
    },
    onFailed,
  })
}

const PAUSE_MS = 400

/** The list price of the trip, in a sentence, to compare. */
export function useListPrice(offer: OfferDraft): string {
  const { client } = trpc.useUtils()
  const { serviceType, hours, pickup, dropoff, stops } = offer
  const vehicleName = vehicleNameOf(offer)
  const isHourly = serviceType === 'hourly'
  const isKnown = pickup !== null && vehicleName !== '' && (isHourly || dropoff !== null)
  const question = useMemo(
    () => ({
      pickup: pickup?.location ?? '',
      pickupPlaceId: pickup?.placeId ?? '',
      ...(!isHourly && { dropoff: dropoff?.location ?? '', dropoffPlaceId: dropoff?.placeId ?? '' }),
      stops: stops.map(({ location, duration }) => ({ location, duration })),
      vehicleName,
      isHourly,
      ...(isHourly && { duration: hours }),
    }),
    [pickup, dropoff, stops, vehicleName, isHourly, hours],
  )
  const text = JSON.stringify(question)
  const isSettled = useDebounced(text, PAUSE_MS) === text
  const { data, error } = useQuery({
    queryKey: ['list price', text],
    queryFn: isKnown && isSettled ? () => client.quotes.create.mutate(question) : skipToken,
    retry: false,
  })
  if (!isKnown) return 'The list price is shown once places and vehicle are chosen.'
  if (data) return `List price: ${formatEuros(toCents(data.totalPrice))}`
  return error ? `No list price. ${refusalSentence(error) ?? ''}` : 'Looking up the list price...'
}

/** Why the customer could not book the offer now, once its trip is whole. */
export function useOfferCheck(offer: OfferDraft): string | undefined {
  const { client } = trpc.useUtils()
  const request = offeredTrip(offer)
  const { serviceType, pickupLocation, dropoffLocation, pickupDate, pickupTime, vehicleName } = request
  const ends = serviceType === 'hourly' ? [pickupLocation] : [pickupLocation, dropoffLocation]
  const isWhole = [...ends, pickupDate, pickupTime, vehicleName].every((text) => text !== '')
  const text = JSON.stringify(request)
  const isSettled = useDebounced(text, PAUSE_MS) === text
  const { data } = useQuery({
    queryKey: ['offer check', text],
    queryFn: isWhole && isSettled ? () => client.offers.check.mutate(request) : skipToken,
    retry: false,
    // A sale meanwhile decides.
    staleTime: 0,
  })
  return data?.unavailableBecause ?? undefined
}

/** The clock of the pick-up: Lisbon's, the office's own, until its place is known. */
export function usePickupZone({ pickup }: OfferDraft): Zone {
  const { data } = trpc.locations.geocode.useQuery(
    { location: pickup?.location ?? '', place_id: pickup?.placeId ?? '' },
    { enabled: pickup !== null, retry: false },
  )
  return data ? zoneAt(data) : 'Europe/Lisbon'
}
