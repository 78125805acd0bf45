import { expect, test } from 'vitest'
import { orderByDetour, type StopOnMap, type DetourTrip } from './detour.ts'
import { greatCircleKm, type Point } from './geometry.ts'

const PICKUP = { lat: 37.0, lon: -8.0 }
const DROPOFF = { lat: 38.0, lon: -8.0 }

// One kilometre a minute as the crow flies.
const AS_THE_CROW_FLIES: DetourTrip = { pickup: PICKUP, dropoff: DROPOFF, minutesBetween: greatCircleKm }

const stopAt = (id: string, point: Point): StopOnMap => ({ id, name: `Stop ${id}`, point })

const ids = (stops: readonly StopOnMap[]) => stops.map(({ id }) => id)

test('the stop that lengthens the way least comes first', () => {
  const stops = [
    stopAt('far', { lat: 37.5, lon: -9 }),
    stopAt('on the way', { lat: 37.4, lon: -8 }),
    stopAt('near', { lat: 37.5, lon: -8.2 }),
  ]
  expect(ids(orderByDetour(stops, AS_THE_CROW_FLIES))).toEqual(['on the way', 'near', 'far'])
})

test('the way to a stop counts as much as the way on from it', () => {
  const [first, second] = [stopAt('first', { lat: 37.3, lon: -8 }), stopAt('second', { lat: 37.6, lon: -8 })]
  const minutes = new Map([
    [first.point, { there: 10, onward: 30 }],
    [second.point, { there: 20, onward: 15 }],
  ])
  const minutesBetween = (from: Point, to: Point) => minutes.get(to)?.there ?? minutes.get(from)?.onward ?? 25
  expect(ids(orderByDetour([first, second], { ...AS_THE_CROW_FLIES, minutesBetween }))).toEqual([
    'second',
    'first',
  ])
})

test('equal detours are ordered by name', () => {
  const way = { ...AS_THE_CROW_FLIES, minutesBetween: () => 10 }
  const stops = ['c', 'a', 'b'].map((id) => stopAt(id, { lat: 37.5, lon: -8 }))
  expect(ids(orderByDetour(stops, way))).toEqual(['a', 'b', 'c'])
})

test('a stop on several routes is suggested once', () => {
  const twice = stopAt('a', { lat: 37.5, lon: -8 })
  expect(ids(orderByDetour([twice, twice], AS_THE_CROW_FLIES))).toEqual(['a'])
})

test('a stop within 1.5 km of an end is no stop on the way', () => {
  const stops = [
    stopAt('1.4 km after pick-up', { lat: 37.0126, lon: -8 }),
    stopAt('1.6 km after pick-up', { lat: 37.0144, lon: -8 }),
    stopAt('1.4 km before drop-off', { lat: 37.9874, lon: -8 }),
  ]
  expect(ids(orderByDetour(stops, AS_THE_CROW_FLIES))).toEqual(['1.6 km after pick-up'])
})

test.for([
  ['that no road reaches', (_: Point, to: Point, stop: Point) => to === stop],
  ['that no road leads on from', (from: Point, _: Point, stop: Point) => from === stop],
] as const)('a stop %s is left out', ([, isWithoutRoad]) => {
  const island = { lat: 37.5, lon: -9 }
  const minutesBetween = (from: Point, to: Point) => (isWithoutRoad(from, to, island) ? undefined : 1)
  const stops = [stopAt('island', island), stopAt('inland', { lat: 37.5, lon: -8 })]
  expect(ids(orderByDetour(stops, { pickup: PICKUP, dropoff: DROPOFF, minutesBetween }))).toEqual(['inland'])
})
