import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import { useEffect, useReducer, useState } from 'react'
import { StopsSection } from '../../../shared/journey/fields/stops-section.tsx'
import { useSuggestions } from '../../../shared/journey/fields/use-suggestions.ts'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { officeTexts as texts } from './office-texts.ts'

/** The stops of a transfer, which few who call ask for: shown when they are wanted, or there. */
export function StopsPart({ asked }: { readonly asked: EnquiryTrip['stops'] }) {
  const { draft } = useBooking()
  const [isWanted, setWanted] = useState(false)
  if (draft.pickupLocation === '' || draft.dropoffLocation === '') return null
  return (
    <>
      {isWanted || draft.stops.length > 0 ? (
        <StopsSection />
      ) : (
        <Button aria-expanded={false} onClick={() => setWanted(true)} className="justify-self-start">
          {texts.stops}
        </Button>
      )}
      {asked.length > 0 && <EnquiryStops asked={asked} />}
    </>
  )
}

/** Takes the stops that an enquiry asked for, as far as they are on offer along the way. Shows nothing. */
function EnquiryStops({ asked }: { asked: EnquiryTrip['stops'] }) {
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
