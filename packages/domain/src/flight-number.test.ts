import { expect, test } from 'vitest'
import { flightRefusal, normaliseFlightNumber, spellFlightNumber } from './flight-number.ts'

test.for([
  ['U28123', 'U2 8123'],
  ['BA0532', 'BA 532'],
  ['ba 532', 'BA 532'],
  [' TP-1234 ', 'TP 1234'],
  ['EZY8123', 'EZY 8123'],
  ['3O 123', '3O 123'],
  ['FR  1', 'FR 1'],
  ['TP1234A', 'TP 1234A'],
  ['BA0001234', 'BA 1234'],
  ['A320', 'A3 20'],
  ['ba532', 'BA 532'],
  ['BA – 532', 'BA 532'],
  ['tp 1234 a', 'TP 1234A'],
  ['u2\u00A08123', 'U2 8123'],
] as const)('%j is the flight %s', ([typed, flight]) => {
  expect(normaliseFlightNumber(typed)).toBe(flight)
})

test.for(['', '1234', 'TP12345', '11 234', 'TP', 'BA0000', 'EasyJet 8123', 'TP 12 34', 'TP1234AB', 'TP/123'])(
  '%j reads as no flight number',
  (typed) => {
    expect(normaliseFlightNumber(typed)).toBeUndefined()
  },
)

test.for([
  ['ba532', 'BA 532'],
  ['BA 532', 'BA 532'],
  ['EasyJet from Gatwick', 'EasyJet from Gatwick'],
  ['tp 12 34', 'tp 12 34'],
  ['', ''],
] as const)('%j is kept as %j', ([typed, kept]) => {
  expect(spellFlightNumber(typed)).toBe(kept)
})

test('a partner is refused what reads as no flight number, and not that there is none', () => {
  expect(['TP 1234', null, undefined].map((text) => flightRefusal(text))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(flightRefusal('zzz')).toEqual({ code: 'flight_unreadable' })
})
