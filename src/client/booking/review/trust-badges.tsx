import { flightPromise } from '@chauffeur/domain/arrival'
import { arrivalTexts } from '../../site/arrival-texts.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { isAirportPickup } from '../draft/is-airport-pickup.ts'
import { useBooking } from '../state/booking-context.ts'
import { reviewTexts } from './review-texts.ts'

/** What this booking comes with. */
export function TrustBadges() {
  const { draft } = useBooking()
  const { fixed, always } = reviewTexts.badges
  const { minutes } = flightPromise(arrivalTexts.flight)
  const shown = [
    ...(draft.serviceType === 'hourly' ? [] : [fixed]),
    ...(isAirportPickup(draft) ? [arrivalTexts.minutesFree(minutes)] : []),
    always,
  ]
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 px-1 text-sm text-soft">
      {shown.map((claim) => (
        <li key={claim} className="flex items-center gap-2">
          <CheckIcon className="size-4.5 text-accent" />
          {claim}
        </li>
      ))}
    </ul>
  )
}
