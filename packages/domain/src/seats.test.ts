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
  expect(seatsRefusal({ childSeatCount: 2, boosterSeatCount: 1, passengers: 2 })).toEqual({
    code: 'more_seats_than_passengers',
    seats: 3,
    passengers: 2,
  })
})

test.for([5, -1, 1.5])('%d child seats are refused', (childSeatCount) => {
  expect(seatsRefusal({ childSeatCount, boosterSeatCount: 0, passengers: 16 })).toEqual({
    code: 'too_many_child_seats',
    most: 4,
  })
})

test('5 booster seats are refused', () => {
  expect(seatsRefusal({ childSeatCount: 0, boosterSeatCount: 5, passengers: 16 })).toEqual({
    code: 'too_many_booster_seats',
    most: 4,
  })
})
