import { expect, test } from 'vitest'
import { carNameIn, colourIn } from './car-name.ts'

test.each([
  ['en', 'black Mercedes E Class', 'black Mercedes E Class'],
  ['pt', 'black Mercedes E Class', 'Mercedes E Class preto'],
  ['es', 'dark blue Mercedes Vito', 'Mercedes Vito azul oscuro'],
  ['es', 'champagne Mercedes Vito', 'champagne Mercedes Vito'],
  ['pt', 'Obsidian black Mercedes S Class', 'Mercedes S Class preto'],
  ['es', 'Silver Mercedes Vito', 'Mercedes Vito plateada'],
  ['pt', 'white Mercedes Vito', 'Mercedes Vito branca'],
  ['pt', 'dark grey Mercedes Vito', 'Mercedes Vito cinzento-escuro'],
  ['pt', 'black and white Mercedes E Class', 'black and white Mercedes E Class'],
  ['es', 'black car', 'black car'],
  ['pt', 'Mercedes V Class', 'Mercedes V Class'],
] as const)('in %s, %s is %s', (locale, english, said) => {
  expect(carNameIn(locale, english)).toBe(said)
})

test.each([
  ['pt', 'Black', 'preto'],
  ['es', 'dark blue', 'azul oscuro'],
  ['es', 'Champagne', undefined],
] as const)('in %s, the colour %s is %s', (locale, english, said) => {
  expect(colourIn(locale, english)).toBe(said)
})
