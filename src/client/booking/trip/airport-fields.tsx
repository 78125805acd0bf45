import { normaliseFlightNumber } from '@chauffeur/domain/flight-number'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { PlaneIcon } from '../../ui/icons.tsx'
import { onRelease } from '../../ui/on-release.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBooking } from '../state/booking-context.ts'
import { tripTexts } from './trip-texts.ts'

/** The airport toggle and its flight number, which may be anything: an odd one is only pointed out. */
export function AirportFields() {
  const { draft, change } = useBooking()
  const [looked, setLooked] = useState(false)
  const { isAirport, flightNumber } = draft
  const isOdd = looked && flightNumber.trim() !== '' && normaliseFlightNumber(flightNumber) === undefined
  return (
    <div className="grid gap-4">
      <Switch
        label={tripTexts.airport}
        hint={tripTexts.airportHint}
        checked={isAirport}
        onCheckedChange={(on) => change({ type: 'airport', on })}
      />
      {isAirport && (
        <Field
          label={tripTexts.flightNumber}
          warning={isOdd ? tripTexts.oddFlightNumber : undefined}
          className="max-w-sm animate-rise-in"
        >
          <TextInput
            value={flightNumber}
            onValueChange={(text) => change({ type: 'set', fields: { flightNumber: text } })}
            onFocus={() => setLooked(false)}
            onBlur={() => onRelease(() => setLooked(true))}
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
