import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.for([
  ['Praça do Comércio, 1º', 'praca do comercio 1o'],
  ['  FARO   Airport (FAO) ', 'faro airport fao'],
  ['São Brás de Alportel', 'sao bras de alportel'],
  ['Sa\u0303o Bra\u0301s', 'sao bras'],
  ["Quinta d'Água–Sul", 'quinta d agua sul'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['—', ''],
] as const)('%j folds to %j', ([text, folded]) => {
  expect(fold(text)).toBe(folded)
})

// Cheaper to make than the library's own, and of every script alike.
const letters = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code))

test('what is folded stays as it is when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
