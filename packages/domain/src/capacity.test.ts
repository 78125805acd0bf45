import { expect, test } from 'vitest'
import { fits } from './capacity.ts'

const V_CLASS = { name: 'Mercedes V Class', maxPassengers: 7 }

test('a party up to the maximum fits', () => {
  expect(fits(V_CLASS, 7)).toEqual({ fits: true })
})

test('a larger party reads the maximum and its own number', () => {
  expect(fits(V_CLASS, 8)).toEqual({
    fits: false,
    reason: { code: 'vehicle_too_small', vehicle: 'Mercedes V Class', most: 7, passengers: 8 },
  })
})
