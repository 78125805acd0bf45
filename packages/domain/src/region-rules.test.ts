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
    { fields: { name: '' }, message: 'Please enter a region name' },
    { fields: { name: '  ' }, message: 'Please enter a region name' },
    { fields: { name: undefined }, message: 'Please enter a region name' },
    { fields: { endpointALat: '90.1' }, message: 'Endpoint A latitude must be between -90 and 90' },
    { fields: { endpointALat: 'north' }, message: 'Endpoint A latitude must be between -90 and 90' },
    { fields: { endpointALng: '-181' }, message: 'Endpoint A longitude must be between -180 and 180' },
    { fields: { endpointARadiusKm: '0.9' }, message: 'Endpoint A radius must be between 1 and 1000 km' },
    { fields: { endpointBLat: -91 }, message: 'Endpoint B latitude must be between -90 and 90' },
    { fields: { endpointBLng: 200 }, message: 'Endpoint B longitude must be between -180 and 180' },
    { fields: { endpointBRadiusKm: 1001 }, message: 'Endpoint B radius must be between 1 and 1000 km' },
  ])('with $fields is refused: $message', ({ fields, message }) => {
    expect(checkNewRegion({ name: 'Faro-Lisbon', ...ENDPOINT_A, ...ENDPOINT_B, ...fields })).toEqual({
      valid: false,
      message,
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
    { fields: { name: ' ' }, message: 'Region name cannot be empty' },
    { fields: { name: null }, message: 'Region name cannot be empty' },
    { fields: { endpointALat: '91' }, message: 'Invalid Endpoint A or B coordinates or radius' },
    { fields: { endpointBRadiusKm: 0 }, message: 'Invalid Endpoint A or B coordinates or radius' },
    {
      fields: { endpointALng: 'west', endpointBLat: '-91', endpointBRadiusKm: 1001 },
      message: 'Invalid Endpoint A or B coordinates or radius',
    },
  ])('to $fields is refused: $message', ({ fields, message }) => {
    expect(checkRegionEdit({ name: 'Faro-Lisbon', ...ENDPOINT_A, ...ENDPOINT_B, ...fields })).toEqual({
      valid: false,
      message,
      fields: Object.keys(fields),
    })
  })
})
