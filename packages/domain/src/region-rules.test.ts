import { describe, expect, test } from 'vitest'
import { checkNewRegion, checkRegionEdit } from './region-rules.ts'

const ENDPOINT_A = { endpointALat: '37.12', endpointALng: '-8.15', endpointARadiusKm: '80' }
const ENDPOINT_B = { endpointBLat: 38.74, endpointBLng: -9.2, endpointBRadiusKm: 45 }
const READ_A = { point: { lat: 37.12, lon: -8.15 }, radiusKm: 80 }
const READ_B = { point: { lat: 38.74, lon: -9.2 }, radiusKm: 45 }

describe('a new region', () => {
  test('is read with its name normalised and both endpoints', () => {
    expect(checkNewRegion({ name: ' Faro – Lisbon ', ...ENDPOINT_A, ...ENDPOINT_B })).toEqual({
      valid: true,
      value: { name: 'Faro-Lisbon', endpointA: READ_A, endpointB: READ_B },
    })
  })

  test.for([
    { fields: {}, missing: 'all three' },
    { fields: { ...ENDPOINT_A, endpointARadiusKm: '' }, missing: 'the radius' },
    { fields: { ...ENDPOINT_A, endpointALat: null }, missing: 'the latitude' },
    { fields: { endpointALat: '999' }, missing: 'all but a wrong latitude' },
  ])('has no endpoint A when $missing is missing', ({ fields }) => {
    expect(checkNewRegion({ name: 'Faro-Lisbon', ...fields })).toEqual({
      valid: true,
      value: { name: 'Faro-Lisbon', endpointA: undefined, endpointB: undefined },
    })
  })

  test.for([1, 1000])('can have an endpoint with a radius of %d km', (radiusKm) => {
    const fields = { name: 'Faro-Lisbon', ...ENDPOINT_A, endpointARadiusKm: radiusKm }
    expect(checkNewRegion(fields)).toMatchObject({ value: { endpointA: { ...READ_A, radiusKm } } })
  })

  test.for([
    { fields: { name: '' }, reason: { code: 'region_without_name' } },
    { fields: { name: '  ' }, reason: { code: 'region_without_name' } },
    { fields: { name: undefined }, reason: { code: 'region_without_name' } },
    { fields: { endpointALat: '90.1' }, reason: { code: 'latitude_out_of_range', end: 'A' } },
    { fields: { endpointALat: 'north' }, reason: { code: 'latitude_out_of_range', end: 'A' } },
    { fields: { endpointALng: '-181' }, reason: { code: 'longitude_out_of_range', end: 'A' } },
    {
      fields: { endpointARadiusKm: '0.9' },
      reason: { code: 'radius_out_of_range', end: 'A', min: 1, max: 1000 },
    },
    { fields: { endpointBLat: -91 }, reason: { code: 'latitude_out_of_range', end: 'B' } },
    { fields: { endpointBLng: 200 }, reason: { code: 'longitude_out_of_range', end: 'B' } },
    {
      fields: { endpointBRadiusKm: 1001 },
      reason: { code: 'radius_out_of_range', end: 'B', min: 1, max: 1000 },
    },
  ])('with $fields is refused: $reason', ({ fields, reason }) => {
    expect(checkNewRegion({ name: 'Faro-Lisbon', ...ENDPOINT_A, ...ENDPOINT_B, ...fields })).toEqual({
      valid: false,
      reason,
      fields: Object.keys(fields),
    })
  })
})

describe('an edit of a region', () => {
  test('sets an endpoint that comes whole and keeps one of which nothing comes', () => {
    expect(checkRegionEdit({ name: 'Faro-Lisbon', ...ENDPOINT_A })).toEqual({
      valid: true,
      value: {
        name: 'Faro-Lisbon',
        endpointA: { kind: 'set', endpoint: READ_A },
        endpointB: { kind: 'keep' },
      },
    })
  })

  test.for([
    { lat: null, lng: null, radius: null, kind: 'clear' },
    { lat: '', lng: '', radius: '', kind: 'keep' },
    { lat: '38', lng: '', radius: '30', kind: 'incomplete' },
    { lat: 38, lng: null, radius: 30, kind: 'incomplete' },
  ])('to $lat, $lng, $radius does this to endpoint B: $kind', ({ lat, lng, radius, kind }) => {
    const fields = { endpointBLat: lat, endpointBLng: lng, endpointBRadiusKm: radius }
    expect(checkRegionEdit({ name: 'Faro-Lisbon', ...fields })).toEqual({
      valid: true,
      value: { name: 'Faro-Lisbon', endpointA: { kind: 'keep' }, endpointB: { kind } },
    })
  })

  test.for([
    { fields: { name: ' ' }, reason: { code: 'region_name_empty' } },
    { fields: { name: null }, reason: { code: 'region_name_empty' } },
    { fields: { endpointALat: '91' }, reason: { code: 'endpoint_unusable' } },
    { fields: { endpointBRadiusKm: 0 }, reason: { code: 'endpoint_unusable' } },
    {
      fields: { endpointALng: 'west', endpointBLat: '-91', endpointBRadiusKm: 1001 },
      reason: { code: 'endpoint_unusable' },
    },
  ])('to $fields is refused: $reason', ({ fields, reason }) => {
    expect(checkRegionEdit({ name: 'Faro-Lisbon', ...ENDPOINT_A, ...ENDPOINT_B, ...fields })).toEqual({
      valid: false,
      reason,
      fields: Object.keys(fields),
    })
  })
})
