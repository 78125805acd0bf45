import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [350, 'en', '350 m'],
  [999, 'pt', '999 m'],
  [1000, 'en', '1.0 km'],
  [1649, 'en', '1.6 km'],
  [1649, 'pt', '1,6 km'],
  [12_340, 'es', '12,3 km'],
] as const)('%i metres are written in %s as %s', (metres, locale, text) => {
  expect(distanceText(metres, locale)).toBe(text)
})
