import { expect, test } from 'vitest'
import { coordinatePair } from './fields.tsx'

test.for([
  ['37.2367, -8.1767', '37.2367', '-8.1767'],
  [' -33.9;18.42 ', '-33.9', '18.42'],
  ['37,-8', '37', '-8'],
] as const)('%s is a latitude and a longitude', ([text, latitude, longitude]) => {
  expect(coordinatePair(text)).toEqual({ latitude, longitude })
})

test.for(['37.2367', '37.2367,', 'Alte, Loulé', '1,2,3', ''])('“%s” is no pair', (text) => {
  expect(coordinatePair(text)).toBeUndefined()
})
