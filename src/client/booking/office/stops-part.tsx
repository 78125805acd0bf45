import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import { useState } from 'react'
import { useBooking } from '../state/booking-context.ts'
import { StopsSection } from '../trip/stops-section.tsx'
import { Button } from '../../ui/button.tsx'
import { EnquiryStops } from './enquiry-stops.tsx'
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
