import { airportAt } from '@chauffeur/domain/airports'
import { LOCALES } from '@chauffeur/domain/locale'
import { airportMeetingTexts } from '@chauffeur/words/server-words'
import { expect, test } from 'vitest'
import { listAirports } from '../capacity/trip-to-drive.ts'

const airports = listAirports()

test('each airport is listed once, by its code, also one with several terminals', () => {
  const codes = airports.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)])
  expect(codes).toEqual(expect.arrayContaining(['FAO', 'LIS', 'SVQ']))
  expect(airports.find(({ code }) => code === 'LIS')?.name).toBe('Lisbon Airport (LIS)')
})

test.each(airports.map(({ code, point }) => [code, point] as const))(
  '%s is known by its place, and described in words of its own in each language',
  (code, point) => {
    expect(airportAt(point)).toBe(code)
    const [texts, others] = [airportMeetingTexts(code), airportMeetingTexts('XXX')]
    for (const locale of LOCALES) expect(texts[locale]).not.toBe(others[locale])
  },
)
