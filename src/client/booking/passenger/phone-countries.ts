import { LANGUAGE_TAGS } from '@chauffeur/domain/locale'
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max'
import { currentLocale } from '../../locale/current-locale.ts'

export interface PhoneCountry {
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

export function isPhoneCountry(text: string): text is CountryCode {
  return isSupportedCountry(text)
}

function inOneForm(phone: string): string {
  return phone.trim().replace(/^00/, '+')
}
