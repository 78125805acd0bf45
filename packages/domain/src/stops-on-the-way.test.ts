import { expect, test } from 'vitest'
import { greatCircleKm, type Point } from './geometry.ts'
import {
  maxDetourMetres,
  stopsOnTheWay,
  type StopOnMap,
  type WayWithStops,
  leastInsertion,
  lengthOf,
} from './stops-on-the-way.ts'
import { array, assert, double, integer, property, record } from 'fast-check'

const PICKUP = { lat: 37.0, lon: -8.0 }
const DROPOFF = { lat: 38.0, lon: -8.0 }

const asTheCrowFlies = (from: Point, to: Point) => Math.round(greatCircleKm(from, to) * 1000)
const NORTHWARD: WayWithStops = { pickup: PICKUP, dropoff: DROPOFF, metresBetween: asTheCrowFlies }

const stopAt = (id: string, point: Point): StopOnMap => ({ id, name: `Stop ${id}`, point })

const ids = (stops: readonly StopOnMap[]) => stops.map(({ id }) => id)

test('the stop that the way passes first comes first, whatever its detour', () => {
  const stops = [
    stopAt('third', { lat: 37.8, lon: -8 }),
    stopAt('second', { lat: 37.5, lon: -8.2 }),
    stopAt('first', { lat: 37.2, lon: -8.05 }),
  ]
  expect(ids(stopsOnTheWay(stops, NORTHWARD))).toEqual(['first', 'second', 'third'])
  const southward = { ...NORTHWARD, pickup: DROPOFF, dropoff: PICKUP }
  expect(ids(stopsOnTheWay(stops, southward))).toEqual(['third', 'second', 'first'])
})

test('a stop behind the pick-up comes before those ahead', () => {
  const stops = [stopAt('ahead', { lat: 37.3, lon: -8 }), stopAt('behind', { lat: 36.95, lon: -8 })]
  expect(ids(stopsOnTheWay(stops, NORTHWARD))).toEqual(['behind', 'ahead'])
})

test('of two that the way passes at once, the nearer comes first, then the one of the lower name', () => {
  const lengths = new Map([
    ['far', 15_000],
    ['b', 10_000],
    ['a', 10_000],
  ])
  const points = new Map([...lengths].map(([id]) => [id, { lat: 37.5, lon: -8.1 }]))
  const lengthTo = (point: Point) => lengths.get([...points].find(([, own]) => own === point)?.[0] ?? '')
  const metresBetween = (from: Point, to: Point) => {
    const aside = lengthTo(from) ?? lengthTo(to)
    return aside === undefined ? 100_000 : 50_000 + aside / 2
  }
  const stops = [...points].map(([id, point]) => stopAt(id, point))
  expect(ids(stopsOnTheWay(stops, { ...NORTHWARD, metresBetween }))).toEqual(['a', 'b', 'far'])
})

test('a way back to where it started offers what lies round it, the nearest first', () => {
  const stops = [stopAt('8 km', { lat: 37.072, lon: -8 }), stopAt('4 km', { lat: 37, lon: -8.045 })]
  expect(ids(stopsOnTheWay(stops, { ...NORTHWARD, dropoff: PICKUP }))).toEqual(['4 km', '8 km'])
})

test('a stop on several routes is suggested once', () => {
  const twice = stopAt('a', { lat: 37.5, lon: -8 })
  expect(ids(stopsOnTheWay([twice, twice], NORTHWARD))).toEqual(['a'])
})

test('a stop within 1.5 km of an end is no stop on the way', () => {
  const stops = [
    stopAt('1.4 km after pick-up', { lat: 37.0126, lon: -8 }),
    stopAt('1.6 km after pick-up', { lat: 37.0144, lon: -8 }),
    stopAt('1.4 km before drop-off', { lat: 37.9874, lon: -8 }),
  ]
  expect(ids(stopsOnTheWay(stops, NORTHWARD))).toEqual(['1.6 km after pick-up'])
})

test.for([
  [0, 20],
  [30, 20],
  [200, 30],
  [300, 40],
  [600, 40],
] as const)('on a way of %d km, a detour of %d km is the longest', ([direct, longest]) => {
  expect(maxDetourMetres(direct * 1000)).toBe(longest * 1000)
  const metresBetween = (from: Point, to: Point) => {
    if (from === PICKUP && to === DROPOFF) return direct * 1000
    const isLonger = from.lon === -8.6 || to.lon === -8.6
    return (direct * 1000 + longest * 1000) / 2 + (isLonger ? 1 : 0)
  }
  const stops = [stopAt('as far', { lat: 37.5, lon: -8.5 }), stopAt('farther', { lat: 37.5, lon: -8.6 })]
  expect(ids(stopsOnTheWay(stops, { ...NORTHWARD, metresBetween }))).toEqual(['as far'])
})

test.for([
  ['that no road reaches', (_: Point, to: Point, stop: Point) => to === stop],
  ['that no road leads on from', (from: Point, _: Point, stop: Point) => from === stop],
] as const)('a stop %s is left out', ([, isWithoutRoad]) => {
  const island = { lat: 37.5, lon: -8.05 }
  const metresBetween = (from: Point, to: Point) =>
    isWithoutRoad(from, to, island) ? undefined : asTheCrowFlies(from, to)
  const stops = [stopAt('island', island), stopAt('inland', { lat: 37.5, lon: -8 })]
  expect(ids(stopsOnTheWay(stops, { ...NORTHWARD, metresBetween }))).toEqual(['inland'])
})

test('without a road between the ends nothing is on the way', () => {
  const stops = [stopAt('a', { lat: 37.5, lon: -8 })]
  expect(stopsOnTheWay(stops, { ...NORTHWARD, metresBetween: () => undefined })).toEqual([])
})

const place = record({
  lat: double({ min: 36.9, max: 39, noNaN: true }),
  lon: double({ min: -9.5, max: -5.5, noNaN: true }),
})
// One-way streets: there and back differ.
const asymmetric = (from: Point, to: Point) =>
  Math.round(greatCircleKm(from, to) * (to.lon > from.lon ? 1300 : 1200))

const inserted = <Place>(way: readonly Place[], stop: Place, position: number) =>
  way.toSpliced(position + 1, 0, stop)

test('no other position makes the way shorter', () => {
  assert(
    property(array(place, { minLength: 2, maxLength: 7 }), place, (way, stop) => {
      const least = leastInsertion(way, stop, asymmetric)
      const lengths = way
        .slice(1)
        .map((_, position) => lengthOf(inserted(way, stop, position), asymmetric) ?? Infinity)
      expect(lengths[least?.position ?? -1]).toBe(Math.min(...lengths))
      expect(least?.position).toBe(lengths.indexOf(Math.min(...lengths)))
      expect(least?.addedMetres).toBe(Math.min(...lengths) - (lengthOf(way, asymmetric) ?? NaN))
    }),
  )
})

test('stops that lie on one straight road end up in its order, however they are added', () => {
  const along = (from: number, to: number) => Math.abs(to - from)
  assert(
    property(array(integer({ min: 1, max: 999 }), { maxLength: 5 }), (stops) => {
      const way = stops.reduce(
        (way, stop) => inserted(way, stop, leastInsertion(way, stop, along)?.position ?? -1),
        [0, 1000],
      )
      expect(way).toEqual([0, ...stops.toSorted((a, b) => a - b), 1000])
      expect(lengthOf(way, along)).toBe(1000)
    }),
  )
})

test('of equal positions the first counts', () => {
  expect(leastInsertion(['a', 'b', 'c'], 'new', () => 10)).toEqual({ position: 0, addedMetres: 10 })
})

test('a way that comes back to where it started has room for a stop', () => {
  const along = (from: number, to: number) => Math.abs(to - from)
  expect(leastInsertion([0, 0], 7, along)).toEqual({ position: 0, addedMetres: 14 })
  expect(leastInsertion([0, 7, 0], 5, along)).toEqual({ position: 0, addedMetres: 0 })
})

test('a stop behind the pick-up comes first', () => {
  const along = (from: number, to: number) => Math.abs(to - from)
  expect(leastInsertion([0, 50, 100], -5, along)).toEqual({ position: 0, addedMetres: 10 })
})

test('a position that no road leads to or on from is none', () => {
  const roads = new Map([
    ['a b', 10],
    ['b c', 10],
    ['b new', 30],
    ['new c', 30],
    ['a new', 1],
  ])
  const between = (from: string, to: string) => roads.get(`${from} ${to}`)
  expect(leastInsertion(['a', 'b', 'c'], 'new', between)).toEqual({ position: 1, addedMetres: 50 })
  expect(leastInsertion(['a', 'b'], 'new', between)).toBeUndefined()
  expect(lengthOf(['a', 'c'], between)).toBeUndefined()
})
