import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { readLocaleBy } from '@chauffeur/words/current-locale'
import { afterEach, expect, test } from 'vitest'
import { loadWords } from '../../words/load-words.ts'
import { placeShown } from './place-shown.ts'

afterEach(() => readLocaleBy(() => DEFAULT_LOCALE))

const position = '37.15512, -8.71034'
const address = '37.15512,\u00A0-8.71034'

test.each([
  ['en', '1.6 km from Bensafrim', 'Point on the map'],
  ['pt', 'Bensafrim, a 1,6 km', 'Ponto no mapa'],
  ['es', 'Bensafrim, a 1,6 km', 'Punto en el mapa'],
] as const)('in %s a point on the map is %s', async (locale, near, nowhere) => {
  await loadWords(locale, '/')
  readLocaleBy(() => locale)
  expect(placeShown(`Bensafrim (1.6 km), ${position}`, 'any name')).toEqual({ name: near, address })
  expect(placeShown(`Bensafrim, ${position}`, null)).toEqual({ name: 'Bensafrim', address })
  expect(placeShown(position, null)).toEqual({ name: nowhere, address })
})
