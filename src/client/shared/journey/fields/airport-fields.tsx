import { flightPromise } from '@chauffeur/domain/arrival'
import { normaliseFlightNumber, spellFlightNumber } from '@chauffeur/domain/flight-number'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { serviceKindIn } from '@chauffeur/domain/service-type'
import { useState } from 'react'
import { currentLocale } from '../../locale/current-locale.ts'
import { arrivalTexts } from '../../firm/arrival-texts.ts'
import { Field } from '../../ui/field.tsx'
import { CheckIcon, PlaneIcon } from '../../ui/icons.tsx'
import { onRelease } from '../../ui/on-release.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { isAirportPickup } from '../draft/draft.ts'
import { useBooking } from '../state/booking-context.ts'
import { tripTexts } from './trip-texts.ts'

/** The airport toggle and its flight number, which may be anything: an odd one is only pointed out. */
export function AirportFields() {
  const { draft, change } = useBooking()
  const [touched, setTouched] = useState(false)
  const { isAirport, flightNumber } = draft
  const isOdd = touched && flightNumber.trim() !== '' && normaliseFlightNumber(flightNumber) === undefined
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
        <Field
          label={tripTexts.flightNumber}
          warning={isOdd ? tripTexts.oddFlightNumber : undefined}
          className="max-w-sm animate-rise-in"
        >
          <TextInput
            value={flightNumber}
            onValueChange={(text) => change({ type: 'set', fields: { flightNumber: text } })}
            onFocus={() => setTouched(false)}
            onBlur={() =>
              onRelease(() => {
                setTouched(true)
                change({ type: 'set', fields: { flightNumber: spellFlightNumber(flightNumber) } })
              })
            }
            placeholder={tripTexts.flightNumberPlaceholder}
            maxLength={MAX_TEXT_LENGTH}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            leading={<PlaneIcon />}
          />
        </Field>
      )}
    </div>
  )
}
