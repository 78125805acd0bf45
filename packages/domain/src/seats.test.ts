import { expect, test } from 'vitest'
import { noSeatRefusal, seatsRefusal } from './seats.ts'

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

test.each([
  [true, 0, 0, 'Please choose at least one seat, or switch the seats off.'],
  [true, 0, 1, undefined],
  [true, 1, 0, undefined],
  [false, 0, 0, undefined],
])(
  'seats wanted (%j), %i and %i, are answered with %j',
  (seatsWanted, childSeatCount, boosterSeatCount, refusal) => {
    expect(noSeatRefusal({ seatsWanted, childSeatCount, boosterSeatCount })).toBe(refusal)
  },
)
