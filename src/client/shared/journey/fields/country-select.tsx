import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { useEffect, useState } from 'react'
import { LANGUAGE_TAGS } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { passengerTexts } from '@chauffeur/words/en/checkout'
import { ChevronDownIcon } from '../../ui/icons.tsx'

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
    <div className="control relative flex w-28! items-center gap-1.5 pr-2.5 pl-3.5 max-[24rem]:w-16! max-[24rem]:pr-1">
      <span aria-hidden="true" className="min-w-0 flex-1 whitespace-nowrap">
        <span className="text-soft">{country}</span> {/* The number begins with it. */}
        <span className="tabular max-[24rem]:hidden">+{callingCode}</span>
      </span>
      <ChevronDownIcon className="size-4 text-soft" />
      {/* Over the short form that stands in the box: its own would be the name of the country. */}
      <select
        aria-label={passengerTexts.phoneCountry}
        value={country}
        onChange={({ currentTarget: { value } }) => {
          if (!isSupportedCountry(value)) return
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

interface PhoneCountry {
  readonly country: CountryCode
  readonly name: string
  /** Without the plus. */
  readonly callingCode: string
}

/** Where the office is. */
const HOME: CountryCode = 'PT'

/** Every country with a calling code, by its name in the language of the page. */
export function phoneCountries(): readonly PhoneCountry[] {
  const language = LANGUAGE_TAGS[currentLocale()]
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      callingCode: getCountryCallingCode(country),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** The country that the visitor's languages name, the first choice first. */
export function countryOfLanguages(languages: readonly string[]): CountryCode {
  const regions = languages.map((language) => new Intl.Locale(language).region ?? '')
  return regions.find((region) => isSupportedCountry(region)) ?? HOME
}

/** The country of a number that says it: "+44 20 7946 0000". */
export function countryOfPhone(phone: string): CountryCode | undefined {
  return parsePhoneNumberFromString(inOneForm(phone))?.country
}

/** The number with its country, where it is written without one and can be one of that country; else as it is. */
export function withCountry(phone: string, country: CountryCode): string {
  if (/^(\+|00)/.test(phone.trim())) return phone
  const number = parsePhoneNumberFromString(phone, country)
  return number?.isPossible() ? number.formatInternational() : phone
}

/** The number as one of another country. */
export function inCountry(phone: string, country: CountryCode): string {
  const number = parsePhoneNumberFromString(inOneForm(phone))
  if (!number) return withCountry(phone, country)
  const moved = `+${getCountryCallingCode(country)} ${number.nationalNumber}`
  return parsePhoneNumberFromString(moved)?.formatInternational() ?? moved
}

function inOneForm(phone: string): string {
  return phone.trim().replace(/^00/, '+')
}
