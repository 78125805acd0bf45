import type { BoardTrip } from '@chauffeur/contract/board'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { expect, test } from 'vitest'
import type { KnownBoard } from './use-board.ts'
import { barsOf, hoursOf } from './timeline.tsx'

const example = exampleAnswer('readBoard', 'day')
if (!example?.trips) throw new Error('the example of the board has trips')
const board: KnownBoard = { ...example, trips: example.trips }
const [trip] = board.trips
if (!trip) throw new Error('the example of the board has a trip')

test('a given trip stands in the row of its car, by the clock of the office', () => {
  expect(barsOf(board)).toMatchObject([
    {
      name: '12-AB-34',
      detail: 'black E Class',
      bars: [
        {
          startHour: 10.5,
          label: 'Ana · Vilamoura',
          shortLabel: '10:30',
          tone: 'offered',
          tripId: trip.bookingId,
        },
      ],
    },
  ])
})

test('a trip without a car stands above all cars', () => {
  const cars = trip.cars.map((car) => ({ ...car, assignment: null }))
  const [open, car] = barsOf({ ...board, trips: [{ ...trip, cars }] })
  expect(open).toMatchObject({ name: 'No car yet', bars: [{ tone: 'open' }] })
  expect(car?.bars).toEqual([])
})

test('trips that nobody has accepted stand above all others, none behind another', () => {
  const pending: BoardTrip = { ...trip, status: 'pending', cars: [] }
  const trips = ['a', 'b', 'c'].map((bookingId, index) => ({
    ...pending,
    bookingId,
    ...(index === 2 && { pickupAt: '2028-01-19T15:00:00.000Z', endsAt: '2028-01-19T16:00:00.000Z' }),
  }))
  const rows = barsOf({ ...board, trips: [...trips, trip] })
  expect(rows.map(({ name, bars }) => [name, bars.map(({ tripId, tone }) => `${tripId} ${tone}`)])).toEqual([
    ['Not accepted yet', ['a pending', 'c pending']],
    ['', ['b pending']],
    ['12-AB-34', [`${trip.bookingId} offered`]],
  ])
})

test('the hours reach from the first trip to the last, at least over a working day', () => {
  const hours = hoursOf(board)
  expect([hours[0], hours.at(-1)]).toEqual([7, 19])
  const late = { ...trip, pickupAt: '2028-01-19T23:30:00.000Z', endsAt: '2028-01-20T01:10:00.000Z' }
  expect(hoursOf({ ...board, trips: [late] }).at(-1)).toBe(25)
})
