import { expect, test } from 'vitest'
import { seatsRefusal } from './seats.ts'

test.for([
  { childSeatCount: 0, boosterSeatCount: 0, passengers: 1 },
  { childSeatCount: 1, boosterSeatCount: 1, passengers: 2 },
  { childSeatCount: 4, boosterSeatCount: 4, passengers: 8 },
])('$childSeatCount and $boosterSeatCount seats for $passengers passengers are fine', (seats) => {
  expect(seatsRefusal(seats)).toBeUndefined()
})

test('more seats than passengers are refused with both numbers', () => {
  expect(seatsRefusal({ childSeatCount: 2, boosterSeatCount: 1, passengers: 2 })).toBe(
    'There are more child and booster seats (3) than passengers (2).',
  )
})

test.for([5, -1, 1.5])('%d child seats are refused', (childSeatCount) => {
  expect(seatsRefusal({ childSeatCount, boosterSeatCount: 0, passengers: 16 })).toBe(
    'Please choose 0 to 4 child seats.',
  )
})

test('5 booster seats are refused', () => {
  expect(seatsRefusal({ childSeatCount: 0, boosterSeatCount: 5, passengers: 16 })).toBe(
    'Please choose 0 to 4 booster seats.',
  )
})
