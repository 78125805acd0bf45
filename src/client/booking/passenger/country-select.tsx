import type { CountryCode } from 'libphonenumber-js/max'
import { useEffect, useState } from 'react'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { passengerTexts } from './passenger-texts.ts'
import {
  countryOfLanguages,
  countryOfPhone,
  inCountry,
  isPhoneCountry,
  phoneCountries,
  withCountry,
} from './phone-countries.ts'

type CountrySelectProps = {
  phone: string
  onPhoneChange: (phone: string) => void
  /** While somebody types, nothing is written into the number. */
  isTyping: boolean
}

/** The country of a phone number: the number's own, else the one chosen, else the browser's. Loaded with step 3. */
export function CountrySelect({ phone, onPhoneChange, isTyping }: CountrySelectProps) {
  const [countries] = useState(phoneCountries)
  const [chosen, setChosen] = useState<CountryCode>(() => countryOfLanguages(navigator.languages))
  const country = countryOfPhone(phone) ?? chosen
  const callingCode = countries.find((entry) => entry.country === country)?.callingCode

  useEffect(() => {
    if (isTyping) return
    const whole = withCountry(phone, country)
    if (whole !== phone) onPhoneChange(whole)
  }, [isTyping, phone, country, onPhoneChange])

  return (
    <div className="control relative flex w-26! items-center gap-1.5 pr-2.5 pl-3.5">
      <span aria-hidden="true" className="min-w-0 flex-1 whitespace-nowrap">
        <span className="text-soft">{country}</span> <span className="tabular">+{callingCode}</span>
      </span>
      <ChevronDownIcon className="size-4 text-soft" />
      {/* Over the short form that stands in the box: its own would be the name of the country. */}
      <select
        aria-label={passengerTexts.phoneCountry}
        value={country}
        onChange={({ currentTarget: { value } }) => {
          if (!isPhoneCountry(value)) return
          setChosen(value)
          onPhoneChange(inCountry(phone, value))
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {countries.map((entry) => (
          <option key={entry.country} value={entry.country}>
            {passengerTexts.country(entry.name, entry.callingCode)}
          </option>
        ))}
      </select>
    </div>
  )
}
