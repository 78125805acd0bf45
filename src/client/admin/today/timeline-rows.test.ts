import type { BoardTrip } from '@chauffeur/contract/board'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { expect, test } from 'vitest'
import { pendingAlarm } from '../testing/an-alarm.ts'
import type { KnownBoard } from './use-board.ts'
import { hoursOf, rowsOf } from './timeline-rows.ts'
import { neighbourOf, usualOf } from './timeline.tsx'

const example = exampleAnswer('readBoard', 'day')
if (!example?.trips) throw new Error('the example of the board has trips')
const board: KnownBoard = { ...example, trips: example.trips }
const [trip] = board.trips
if (!trip) throw new Error('the example of the board has a trip')

test('a given trip stands in the row of its car, by the clock of the office', () => {
  expect(rowsOf(board, 'cars')).toMatchObject([
    {
      name: '12-AB-34',
      detail: 'black E Class',
      bars: [
        {
          startHour: 10.5,
          label: 'Ana · → Vilamoura',
          mark: 'offered',
          trip: { bookingId: trip.bookingId },
        },
      ],
    },
  ])
})

test('a trip without a car stands above all cars', () => {
  const cars = trip.cars.map((car) => ({ ...car, assignment: null }))
  const [open, car] = rowsOf({ ...board, trips: [{ ...trip, cars }] }, 'cars')
  expect(open).toMatchObject({ name: 'No car yet', bars: [{ mark: 'no_driver' }] })
  expect(car?.bars).toEqual([])
})

test('trips that nobody has accepted stand above all others, none behind another', () => {
  const pending: BoardTrip = { ...trip, status: 'pending', cars: [] }
  const trips = ['a', 'b', 'c'].map((bookingId, index) => ({
    ...pending,
    bookingId,
    ...(index === 2 && { pickupAt: '2028-01-19T15:00:00.000Z', endsAt: '2028-01-19T16:00:00.000Z' }),
  }))
  const rows = rowsOf({ ...board, trips: [...trips, trip] }, 'cars')
  expect(
    rows.map(({ name, bars }) => [name, bars.map(({ trip, mark }) => `${trip?.bookingId} ${mark}`)]),
  ).toEqual([
    ['Not accepted yet', ['a pending', 'c pending']],
    ['', ['b pending']],
    ['12-AB-34', [`${trip.bookingId} offered`]],
  ])
})

test('two trips of one car at once stand below each other in its lane', () => {
  const [car] = trip.cars
  if (!car?.assignment) throw new Error('the trip of the example is given')
  const late = { ...trip, bookingId: 'late', cars: [{ ...car, assignment: { ...car.assignment } }] }
  expect(
    rowsOf({ ...board, trips: [trip, late] }, 'cars').map(({ name, lane, bars }) => [
      name,
      lane?.name,
      bars.map(({ key }) => key),
    ]),
  ).toEqual([
    ['12-AB-34', '12-AB-34', [`${trip.bookingId}-1`]],
    ['', '12-AB-34', ['late-1']],
  ])
})

test('the hours reach from the first trip to the last, at least over a working day', () => {
  const hours = hoursOf(board)
  expect([hours[0], hours.at(-1)]).toEqual([7, 19])
  const late = { ...trip, pickupAt: '2028-01-19T23:30:00.000Z', endsAt: '2028-01-20T01:10:00.000Z' }
  expect(hoursOf({ ...board, trips: [late] }).at(-1)).toBe(25)
})

test('by driver, a trip stands in the lane of its driver and says its car', () => {
  const lane = rowsOf(board, 'drivers').find(({ bars }) => bars.length > 0)
  expect(lane).toMatchObject({
    name: 'Ana Martins',
    detail: '1 trip',
    bars: [{ label: '12-AB-34 · → Vilamoura' }],
  })
})

test('a trip to the airport says where it begins, and one that is late says so', () => {
  const back = { ...trip, from: 'Lagos', to: 'Faro Airport' }
  const alarms = [{ ...pendingAlarm, group: 'late' as const, bookingId: trip.bookingId }]
  const [lane] = rowsOf({ ...board, trips: [back], alarms }, 'cars')
  expect(lane?.bars).toMatchObject([{ label: 'Ana · Lagos →', isLate: true }])
  const free = { ...back, cars: back.cars.map((car) => ({ ...car, assignment: null })) }
  const [open] = rowsOf({ ...board, trips: [free], alarms }, 'cars')
  expect(open?.bars).toMatchObject([{ mark: 'no_driver', isLate: false }])
})

test('arrows lead through a lane, and to the nearest trip of the next lane', () => {
  const cars = trip.cars.map((car) => ({ ...car, assignment: null }))
  const at = (bookingId: string, hour: string): BoardTrip => ({
    ...trip,
    bookingId,
    cars,
    pickupAt: `2028-01-19T${hour}:00:00.000Z`,
    endsAt: `2028-01-19T${hour}:40:00.000Z`,
  })
  const rows = rowsOf({ ...board, trips: [at('a', '08'), at('b', '12'), trip] }, 'cars')
  const [a, b] = rows[0]?.bars ?? []
  if (!a || !b) throw new Error('both stand in the first lane')
  const to = (bar: typeof a, key: string) => neighbourOf(rows, bar, key)?.trip?.bookingId
  expect([to(a, 'ArrowRight'), to(b, 'ArrowLeft'), to(a, 'ArrowLeft')]).toEqual(['b', 'a', undefined])
  expect([to(b, 'ArrowDown'), to(a, 'ArrowUp'), to(a, 'Enter')]).toEqual([
    trip.bookingId,
    undefined,
    undefined,
  ])
})

test('a trip that is dropped on a car gets its usual driver, and one on a driver the usual car', () => {
  const [ana] = board.drivers
  const [bar] = rowsOf(board, 'cars').flatMap(({ bars }) => bars)
  if (!ana || !bar?.trip) throw new Error('the example of the board has a driver and a bar')
  const drivers = [{ ...ana, usualCarId: 'her-car' }]
  const nobodys = { ...bar.trip, carId: null, driverId: null, driverName: null }
  const usual = { carId: 'her-car', driverId: ana.id, driverName: ana.name }
  expect(usualOf({ ...board, drivers }, { kind: 'car', id: 'her-car', name: '' }, nobodys)).toEqual(usual)
  expect(usualOf({ ...board, drivers }, { kind: 'driver', id: ana.id, name: ana.name }, nobodys)).toEqual(
    usual,
  )
})
