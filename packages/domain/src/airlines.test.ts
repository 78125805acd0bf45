import { expect, test } from 'vitest'
import { airlineOf, describeFlight } from './airlines.ts'
import { normaliseFlightNumber } from './flight-number.ts'

test.for([
  ['tp 1234', 'TAP Air Portugal, TP 1234'],
  ['TAP1234', 'TAP Air Portugal, TAP 1234'],
  ['U28123', 'easyJet, U2 8123'],
  ['FR 2612', 'Ryanair, FR 2612'],
  ['XX 1', 'XX 1'],
] as const)('%j is %s', ([typed, shown]) => {
  expect(describeFlight(normaliseFlightNumber(typed) ?? '')).toBe(shown)
})

test('an airline has two codes', () => {
  expect(airlineOf('VY')).toEqual({ iata: 'VY', icao: 'VLG', name: 'Vueling' })
  expect(airlineOf('VLG')).toBe(airlineOf('VY'))
  expect(airlineOf('')).toBeUndefined()
})
