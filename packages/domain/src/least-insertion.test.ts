import { array, assert, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircleKm, type Point } from './geometry.ts'
import { leastInsertion, lengthOf } from './least-insertion.ts'

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
