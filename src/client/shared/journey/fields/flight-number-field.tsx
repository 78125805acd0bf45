import { normaliseFlightNumber, spellFlightNumber } from '@chauffeur/domain/flight-number'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { useState, type ReactNode } from 'react'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import { Field } from '../../ui/field.tsx'
import { PlaneIcon } from '../../ui/icons.tsx'
import { onRelease } from '../../ui/on-release.ts'
import { TextInput } from '../../ui/text-input.tsx'

type FlightNumberFieldProps = {
  label: string
  value: string
  onChange: (flightNumber: string) => void
  error?: ReactNode
  className?: string
}

/** A flight number, which may be anything: one that looks odd is only pointed out, and any other is spelled alike. */
export function FlightNumberField({ label, value, onChange, error, className }: FlightNumberFieldProps) {
  const [touched, setTouched] = useState(false)
  const isOdd = touched && value.trim() !== '' && normaliseFlightNumber(value) === undefined
  return (
    <Field
      label={label}
      error={error}
      warning={isOdd ? itineraryTexts.oddFlightNumber : undefined}
      className={className}
    >
      <TextInput
        value={value}
        onValueChange={onChange}
        onFocus={() => setTouched(false)}
        onBlur={() =>
          onRelease(() => {
            setTouched(true)
            const spelled = spellFlightNumber(value)
            if (spelled !== value) onChange(spelled)
          })
        }
        placeholder={itineraryTexts.flightNumberPlaceholder}
        maxLength={MAX_TEXT_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        leading={<PlaneIcon />}
      />
    </Field>
  )
}
