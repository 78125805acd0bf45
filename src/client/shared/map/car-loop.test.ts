import { describe, expect, test } from 'vitest'
import { carAt, LOOP_MS, measureWay, type Way } from './car-loop.ts'
import type { Position } from './map-route.ts'

const NORTH_THEN_EAST: Position[] = [
  [-8, 37],
  [-8, 37.1],
  [-8 + 0.1 / Math.cos((37.1 * Math.PI) / 180), 37.1],
]

function measured(line: readonly Position[]): Way {
  const way = measureWay(line)
  if (!way) throw new Error('there is no way')
  return way
}

test('a drive takes 20 seconds, and then begins anew', () => {
  const way = measured(NORTH_THEN_EAST)
  expect(LOOP_MS).toBe(20_000)
  expect(carAt(way, 0).at).toEqual([-8, 37])
  expect(carAt(way, LOOP_MS - 1).at[0]).toBeCloseTo(-7.8746, 3)
  expect(carAt(way, LOOP_MS + 5000)).toEqual(carAt(way, 5000))
})

test('the car keeps its pace: half the time is half the way on the ground', () => {
  const [lon, lat] = carAt(measured(NORTH_THEN_EAST), LOOP_MS / 2).at
  expect(lon).toBeCloseTo(-8, 6)
  expect(lat).toBeCloseTo(37.1, 6)
})

test.each([
  ['north', [-8, 37.2], 0],
  ['east', [-7.5, 37], 90],
  ['south', [-8, 36.8], 180],
  ['west', [-8.5, 37], 270],
] as const)('to the %s it looks that way', (_, end, bearing) => {
  const way = measured([
    [-8, 37],
    [end[0], end[1]],
  ])
  for (const ms of [0, LOOP_MS / 3, LOOP_MS - 1]) expect(carAt(way, ms).bearing % 360).toBeCloseTo(bearing, 3)
})

test('it turns through a corner rather than at once', () => {
  const bearing = carAt(measured(NORTH_THEN_EAST), LOOP_MS / 2).bearing
  expect(bearing).toBeGreaterThan(20)
  expect(bearing).toBeLessThan(70)
})

test('it comes into sight at the start and leaves it at the end', () => {
  const way = measured(NORTH_THEN_EAST)
  expect(carAt(way, 0).presence).toBe(0)
  expect(carAt(way, LOOP_MS / 2).presence).toBe(1)
  expect(carAt(way, LOOP_MS - 60).presence).toBeCloseTo(0.1, 1)
})

describe('where there is nothing to drive along', () => {
  test.each([
    ['no line', []],
    ['one point', [[-8, 37]]],
    [
      'twice the same point',
      [
        [-8, 37],
        [-8, 37],
      ],
    ],
  ] as [string, Position[]][])('%s: there is no way', (_, line) => {
    expect(measureWay(line)).toBeUndefined()
  })
})

test('a corner that is there twice is passed without a jump', () => {
  const car = carAt(
    measured([
      [-8, 37],
      [-8, 37.1],
      [-8, 37.1],
      [-8, 37.2],
    ]),
    LOOP_MS / 2,
  )
  expect(car.at[1]).toBeCloseTo(37.1, 6)
  expect(car.bearing).toBeCloseTo(0, 6)
})
