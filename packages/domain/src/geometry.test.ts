import { expect, test } from 'vitest'
import { greatCircleKm, isInside, type Ring } from './geometry.ts'

test('a degree of latitude is 111.195 km', () => {
  expect(greatCircleKm({ lat: 37, lon: -8 }, { lat: 38, lon: -8 })).toBeCloseTo(111.195, 3)
})

test('a degree of longitude shrinks with the cosine of the latitude', () => {
  expect(greatCircleKm({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(111.195, 3)
  expect(greatCircleKm({ lat: 60, lon: 0 }, { lat: 60, lon: 1 })).toBeCloseTo(55.597, 2)
})

test('a point is no way from itself, and its antipode half the circumference', () => {
  expect(greatCircleKm({ lat: 37, lon: -8 }, { lat: 37, lon: -8 })).toBe(0)
  expect(greatCircleKm({ lat: 37, lon: -8 }, { lat: -37, lon: 172 })).toBeCloseTo(20_015.115, 2)
})

const ARROW: Ring = [
  [0, 0],
  [4, 0],
  [2, 2],
  [4, 4],
  [0, 4],
]

test.for([
  { point: { lat: 1, lon: 2 }, inside: true, where: 'in the body' },
  { point: { lat: 3, lon: 0.5 }, inside: true, where: 'in the left tip' },
  { point: { lat: 3, lon: 2 }, inside: false, where: 'in the notch' },
  { point: { lat: 1, lon: 5 }, inside: false, where: 'to the right' },
  { point: { lat: 1, lon: -1 }, inside: false, where: 'to the left' },
  { point: { lat: -1, lon: 2 }, inside: false, where: 'below' },
])('a point $where of a notched ring is inside: $inside', ({ point, inside }) => {
  expect(isInside(point, ARROW)).toBe(inside)
})

const WEDGE: Ring = [
  [1, 0],
  [3, 6],
  [1, 6],
]

test.for([
  { point: { lat: 2, lon: 2.9 }, inside: false, where: 'left of its slope' },
  { point: { lat: 2, lon: 3.1 }, inside: true, where: 'right of its slope' },
  { point: { lat: 2.9, lon: 5.6 }, inside: false, where: 'left of its tip' },
  { point: { lat: 2.9, lon: 5.8 }, inside: true, where: 'in its tip' },
])('a point $where is inside a wedge: $inside', ({ point, inside }) => {
  expect(isInside(point, WEDGE)).toBe(inside)
})

test('nothing is inside a ring without corners', () => {
  expect(isInside({ lat: 0, lon: 0 }, [])).toBe(false)
})
