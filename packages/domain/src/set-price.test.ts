import { expect, test } from 'vitest'
import { MAX_SET_CENTS, setPriceRefusal } from './set-price.ts'

test.each([
  [0, 'A booking needs a price above €0.'],
  [-1, 'A booking needs a price above €0.'],
  [1, undefined],
  [MAX_SET_CENTS, undefined],
  [MAX_SET_CENTS + 1, 'A booking can be at most €100,000.'],
])('the office may set a price of %i cents, unless %s', (cents, refusal) => {
  expect(setPriceRefusal(cents, 'A booking')).toBe(refusal)
})
