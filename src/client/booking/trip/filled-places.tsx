import { serviceIn } from '@chauffeur/domain/service-type'
import { currentLocale } from '../../locale/current-locale.ts'
import { Button } from '../../ui/button.tsx'
import { EditIcon, PinIcon } from '../../ui/icons.tsx'
import { shortName } from '../journey/journey-points.ts'
import { journeyTexts } from '../journey/journey-texts.ts'
import { useBooking } from '../state/booking-context.ts'
import { tripTexts } from './trip-texts.ts'

/** The places that a link brought, in one line; without scripts their fields are shown instead. */
export function FilledPlaces() {
  const { draft, unfoldPlaces } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  const service = serviceIn(currentLocale(), {
    serviceType: draft.serviceType,
    isAirportService: draft.isAirport,
  })
  const places = [
    shortName(draft.pickupLocation, draft.pickupName),
    ...(isHourly ? [] : [shortName(draft.dropoffLocation, draft.dropoffName)]),
  ]
  return (
    <section
      aria-label={tripTexts.places}
      className="flex items-center gap-3 border-b border-line pb-5 noscript:hidden"
    >
      <PinIcon className="text-accent max-sm:hidden" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{places.join(' → ')}</p>
        <p className="text-sm text-soft">
          {isHourly ? `${service}, ${journeyTexts.hours(draft.duration)}` : service}
        </p>
      </div>
      <Button
        variant="ghost"
        size="small"
        aria-label={tripTexts.editPlaces}
        onClick={unfoldPlaces}
        className="-mr-3 min-h-11!"
      >
        <EditIcon className="size-4" />
        <span className="max-sm:sr-only">{tripTexts.edit}</span>
      </Button>
    </section>
  )
}
