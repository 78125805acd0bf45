import { expect, test } from 'vitest'
import { isUncounted, stepRefusals } from './driver-link.ts'

test('what the trip as it is explains is not a step that can never be counted', () => {
  expect(stepRefusals.filter((code) => !isUncounted(code))).toEqual([
    'trip_changed',
    'does_not_fit',
    'car_taken',
    'driver_taken',
  ])
  expect(isUncounted(null)).toBe(false)
  expect(isUncounted(undefined)).toBe(false)
})
