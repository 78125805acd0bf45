import { expect, test } from 'vitest'
import { carsOfBooking, roomShortage, shortageIn, type CarRoom } from './car-room.ts'

const E_CLASS: CarRoom = { seats: 3, childSeats: null, luggage: 4 }
const VITO: CarRoom = { seats: 8, childSeats: 2, luggage: 15 }
const party = (passengers: number, childSeats = 0, luggage = 0) => ({ passengers, childSeats, luggage })

test.for([
  [[E_CLASS], party(3), undefined],
  [[E_CLASS], party(4), { code: 'too_few_seats', room: 3, needed: 4, cars: 1 }],
  [[E_CLASS], party(3, 3), undefined],
  [[VITO], party(8, 2), undefined],
  [[VITO], party(4, 3), { code: 'too_few_child_seats', room: 2, needed: 3, cars: 1 }],
  [
    [{ seats: 2, childSeats: 5, luggage: null }],
    party(2, 3),
    { code: 'too_few_child_seats', room: 2, needed: 3, cars: 1 },
  ],
  [[E_CLASS], party(3, 0, 4), undefined],
  [[E_CLASS], party(3, 0, 12), { code: 'too_little_luggage', room: 4, needed: 12, cars: 1 }],
  [[VITO, E_CLASS], party(8, 0, 24), { code: 'too_little_luggage', room: 19, needed: 24, cars: 2 }],
  [[VITO, { ...E_CLASS, luggage: null }], party(8, 0, 24), undefined],
  [[VITO, VITO], party(16, 4), undefined],
  [[VITO, E_CLASS], party(12), { code: 'too_few_seats', room: 11, needed: 12, cars: 2 }],
] as const)('cars %j for %j lack %j', ([cars, of, lack]) => {
  expect(roomShortage(cars, of)).toEqual(lack)
})

test.for([
  [E_CLASS, [], 2, 6, 1, 'too_few_seats'],
  // One that was sold as two vans, or may have two.
  [VITO, [], 5, 16, 2, undefined],
  [VITO, [], 5, 12, 1, undefined],
  [E_CLASS, [], 5, 12, 1, 'too_few_seats'],
  [E_CLASS, [VITO], 5, 12, 2, 'too_few_seats'],
  [{ seats: 4, childSeats: null, luggage: null }, [VITO], 5, 12, 2, undefined],
  // One that is large enough needs no other.
  [{ seats: 16, childSeats: null, luggage: null }, [], 5, 16, 1, undefined],
] as const)(
  'a car %j beside %j of class %i for %i passengers, sold as %i: %s',
  ([car, others, vehicleId, passengers, sold, code]) => {
    expect(shortageIn(car, others, { vehicleId, ...party(passengers) }, sold)?.code).toBe(code)
  },
)

test.for([
  [5, 12, 1, [], 1],
  [5, 12, 1, [VITO], 2],
  [5, 12, 1, [VITO, VITO], 2],
  [5, 12, 1, [{ seats: 16, childSeats: null, luggage: null }], 1],
  [5, 12, 2, [VITO], 2],
  [2, 6, 1, [E_CLASS], 1],
] as const)(
  'a booking of class %i for %i, sold as %i, with %j has %i cars',
  ([vehicleId, passengers, sold, chosen, count]) => {
    expect(carsOfBooking({ vehicleId, ...party(passengers) }, sold, chosen)).toBe(count)
  },
)
