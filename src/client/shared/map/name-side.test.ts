import { expect, test } from 'vitest'
import type { MapPoint } from './map-route.ts'
import { nameSide } from './draw-route.ts'

const at = (lat: number, lon: number): MapPoint => ({ kind: 'stop', name: 'somewhere', lat, lon })
const faro = at(37.02, -7.97)
const lisbon = at(38.71, -9.14)
const seville = at(37.39, -5.99)

test('from south to north the names stand on the outer sides', () => {
  expect(nameSide(faro, [faro, lisbon])).toBe('east')
  expect(nameSide(lisbon, [faro, lisbon])).toBe('west')
})

test('from west to east they stand under their points', () => {
  expect(nameSide(faro, [faro, seville])).toBe('under')
  expect(nameSide(seville, [faro, seville])).toBe('under')
})

test('a place alone has its name to the east', () => {
  expect(nameSide(faro, [faro])).toBe('east')
})
