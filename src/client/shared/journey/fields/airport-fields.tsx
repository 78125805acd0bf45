import { flightPromise } from '@chauffeur/domain/arrival'
import { serviceKindIn } from '@chauffeur/domain/service-type'
import { currentLocale } from '../../locale/current-locale.ts'
import { arrivalTexts } from '../../firm/arrival-texts.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Switch } from '../../ui/switch.tsx'
import { isAirportPickup } from '../draft/draft.ts'
import { useBooking } from '../state/booking-context.ts'
import { FlightNumberField } from './flight-number-field.tsx'
import { tripTexts } from './trip-texts.ts'

/** The airport toggle and its flight number. */
export function AirportFields() {
  const { draft, change } = useBooking()
  const { isAirport, flightNumber } = draft
  return (
    <div className="grid gap-4">
      <Switch
        label={serviceKindIn(currentLocale(), 'airport')}
        hint={tripTexts.airportHint}
        checked={isAirport}
        onCheckedChange={(on) => change({ type: 'airport', on })}
      />
      {isAirportPickup(draft) && (
        <p className="flex animate-rise-in gap-2 text-sm">
          <CheckIcon className="mt-0.5 size-4.5 text-accent" />
          <span className="min-w-0">{flightPromise(arrivalTexts.flight).promise}</span>
        </p>
      )}
      {isAirport && (
        <FlightNumberField
          label={tripTexts.flightNumber}
          value={flightNumber}
          onChange={(text) => change({ type: 'set', fields: { flightNumber: text } })}
          className="max-w-sm animate-rise-in"
        />
      )}
    </div>
  )
}
