import type { Vehicle } from '@chauffeur/domain/vehicles'
import { dateText } from '../../locale/formats.ts'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { useBooking } from '../state/booking-context.ts'
import { journeyPoints } from '../journey/journey-points.ts'
import { RoutePoints } from '../../ui/route-points.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { askTexts } from './ask-texts.ts'

/** The trip as the team will read it, in short. */
export function RequestedTrip({ vehicle }: { vehicle: Vehicle | undefined }) {
  const { draft } = useBooking()
  const { pickupDate, pickupTime, serviceType } = draft
  const facts = [
    pickupDate === '' ? askTexts.noTime : [dateText(pickupDate), pickupTime].filter(Boolean).join(', '),
    serviceType === 'hourly' && journeyTexts.hours(draft.duration),
    askTexts.passengers(draft.passengers),
    vehicle ? vehicleText(vehicle.name) : askTexts.anyVehicle,
  ]
  return (
    <section aria-label={askTexts.trip} className="rounded-card bg-surface p-4 text-sm">
      <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} />
      <p className="mt-3 border-t border-line pt-3 text-soft first-letter:uppercase">
        {facts.filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}
