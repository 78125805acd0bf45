import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import { useEffect, useReducer } from 'react'
import { useBooking } from '../state/booking-context.ts'
import { useSuggestions } from '../trip/use-suggestions.ts'

/** Takes the stops that an enquiry asked for, as far as they are on offer along the way. Shows nothing. */
export function EnquiryStops({ asked }: { asked: EnquiryTrip['stops'] }) {
  const { draft, change } = useBooking()
  const [left, goOn] = useReducer((stops: EnquiryTrip['stops']) => stops.slice(1), asked)
  const { data, isFetching } = useSuggestions(draft)
  const [next] = left

  useEffect(() => {
    if (!next || !data || isFetching) return
    goOn()
    const offer = data.find(({ name }) => name === next.location)
    if (!offer) return
    const { id, name, hourlyPrice, latitude, longitude } = offer
    change({ type: 'stop-added', stop: { id, location: name, hourlyPrice, latitude, longitude } })
    change({ type: 'stay', id, minutes: next.duration })
  }, [next, data, isFetching, change])

  return null
}
