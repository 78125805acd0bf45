import { expect, test } from 'vitest'
import { aRegion } from '../testing/a-stop.ts'
import { areasOf, regionFields, isPart, startRegionDraft } from './region-draft.ts'

const withEnds = aRegion({
  endpointALat: 37.12,
  endpointALng: -8.15,
  endpointARadiusKm: 80,
  endpointBLat: 38.74,
  endpointBLng: -9.2,
  endpointBRadiusKm: 45,
})
const point = { latitude: '37.1', longitude: '-8.1' }
const empty = { latitude: '', longitude: '', radiusKm: '' }

test('a new route starts with a radius of 100 km and of 30 km', () => {
  const draft = startRegionDraft()
  expect([draft.name, draft.A, draft.B]).toEqual([
    '',
    { latitude: '', longitude: '', radiusKm: '100' },
    { latitude: '', longitude: '', radiusKm: '30' },
  ])
})

test('an endpoint of which only the radius stands there is not sent', () => {
  expect(regionFields({ ...startRegionDraft(), name: 'Faro-Lisbon' })).toEqual({ name: 'Faro-Lisbon' })
  expect(regionFields(startRegionDraft(aRegion()), aRegion())).toEqual({ name: 'Faro-Lisbon' })
})

test('an endpoint is sent as it was typed', () => {
  expect(
    regionFields({ ...startRegionDraft(), name: 'Faro-Lisbon', B: { ...point, radiusKm: 'far' } }),
  ).toEqual({
    name: 'Faro-Lisbon',
    endpointBLat: '37.1',
    endpointBLng: '-8.1',
    endpointBRadiusKm: 'far',
  })
})

test('an endpoint that was emptied is cleared', () => {
  expect(regionFields({ ...startRegionDraft(withEnds), A: empty }, withEnds)).toMatchObject({
    endpointALat: null,
    endpointALng: null,
    endpointARadiusKm: null,
    endpointBLat: '38.74',
  })
})

test.for([
  { endpoint: { ...empty, radiusKm: '100' }, wasSet: false, part: false },
  { endpoint: { ...empty, radiusKm: '100' }, wasSet: true, part: true },
  { endpoint: empty, wasSet: true, part: false },
  { endpoint: { ...point, radiusKm: '' }, wasSet: false, part: true },
  { endpoint: { ...empty, latitude: '37' }, wasSet: false, part: true },
  { endpoint: { ...point, radiusKm: '100' }, wasSet: true, part: false },
])('of an endpoint that was set: $wasSet, $endpoint is a part: $part', ({ endpoint, wasSet, part }) => {
  expect(isPart(endpoint, wasSet)).toBe(part)
})

test('what can be drawn is drawn, under the names of the two ends', () => {
  expect(areasOf(startRegionDraft(withEnds))).toEqual([
    { kind: 'origin', name: 'Faro', lat: 37.12, lon: -8.15, radiusKm: 80 },
    { kind: 'destination', name: 'Lisbon', lat: 38.74, lon: -9.2, radiusKm: 45 },
  ])
  const draft = { ...startRegionDraft(), A: { ...point, radiusKm: '1001' }, B: { ...point, radiusKm: '30' } }
  expect(areasOf(draft)).toEqual([
    { kind: 'destination', name: 'endpoint B', lat: 37.1, lon: -8.1, radiusKm: 30 },
  ])
})
