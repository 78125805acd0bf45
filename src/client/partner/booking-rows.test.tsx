import { expect, test } from 'vitest'
import { endOf } from './booking-rows.tsx'

test('an end of a trip is called by its name, and by the first part of its address where it has none', () => {
  const address = 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal'
  expect(endOf({ name: 'Faro Airport (FAO)', address })).toBe('Faro Airport (FAO)')
  expect(endOf({ name: null, address })).toBe('Aeroporto Gago Coutinho')
})
