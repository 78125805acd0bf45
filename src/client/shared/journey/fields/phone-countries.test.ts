import { expect, test } from 'vitest'
import {
  countryOfLanguages,
  countryOfPhone,
  inCountry,
  phoneCountries,
  withCountry,
} from './country-select.tsx'

test('the countries are in the order of their names, each with its calling code', () => {
  const countries = phoneCountries()
  expect(countries.length).toBeGreaterThan(200)
  expect(countries).toContainEqual({ country: 'PT', name: 'Portugal', callingCode: '351' })
  const names = countries.map(({ name }) => name)
  expect(names.indexOf('Portugal')).toBeLessThan(names.indexOf('Spain'))
})

test.each([
  [['en-GB', 'en'], 'GB'],
  [['en', 'de-AT'], 'AT'],
  [['pt'], 'PT'],
  [[], 'PT'],
] as const)('languages %j mean a phone of %s', (languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country)
})

test.each([
  ['+351 912 345 678', 'PT'],
  ['0044 20 7946 0000', 'GB'],
  ['912 345 678', undefined],
  ['', undefined],
])('“%s” says the country %s', (phone, country) => expect(countryOfPhone(phone)).toBe(country))

test.each([
  ['a national number gets its country', '912345678', 'PT', '+351 912 345 678'],
  ['without its leading zero', '020 7946 0000', 'GB', '+44 20 7946 0000'],
  ['one with a country stays as it was typed', '+351 912345678', 'GB', '+351 912345678'],
  ['what can be no number stays', '9', 'PT', '9'],
] as const)('%s', (_, phone, country, expected) => expect(withCountry(phone, country)).toBe(expected))

test('another country changes the calling code and keeps the rest', () => {
  expect(inCountry('+351 912 345 678', 'ES')).toBe('+34 912 34 56 78')
  expect(inCountry('912 345 678', 'PT')).toBe('+351 912 345 678')
  expect(inCountry('', 'PT')).toBe('')
})
