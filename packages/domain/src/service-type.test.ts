import { expect, test } from 'vitest'
import { isServiceType } from './service-type.ts'

test.for([
  ['hourly', true],
  ['point-to-point', true],
  ['airport', false],
  ['Hourly', false],
  ['', false],
] as const)('%j is a service with a price: %s', ([text, known]) => {
  expect(isServiceType(text)).toBe(known)
})
