import { describe, expect, test } from 'vitest'
import { checkNewStop, checkStopEdit } from './stop-rules.ts'

const STOP = {
  name: ' Silves Castle ',
  imageUrl: '/images/silves.webp',
  hourlyPrice: '60',
  latitude: '37.1908',
  longitude: '-8.4379',
  routeIds: ['a', 'b', 'a'],
}

const READ = {
  name: 'Silves Castle',
  imageUrl: '/images/silves.webp',
  hourlyPrice: 6000,
  point: { lat: 37.1908, lon: -8.4379 },
  routeIds: ['a', 'b'],
}

const FILL_ALL = 'Please fill in all fields and select at least one route'

describe('a new stop', () => {
  test('is read with its price in cents and each route once', () => {
    expect(checkNewStop(STOP)).toEqual({ valid: true, value: READ })
  })

  test.for([
    { fields: { name: '' }, message: FILL_ALL },
    { fields: { imageUrl: ' ' }, message: FILL_ALL },
    { fields: { routeIds: [] }, message: FILL_ALL },
    { fields: { routeIds: null }, message: FILL_ALL },
    { fields: { hourlyPrice: '' }, message: FILL_ALL },
    { fields: { hourlyPrice: 0 }, message: FILL_ALL },
    { fields: { hourlyPrice: '-5' }, message: FILL_ALL },
    { fields: { latitude: '' }, message: 'Please provide valid latitude and longitude coordinates' },
    { fields: { longitude: 'west' }, message: 'Please provide valid latitude and longitude coordinates' },
    { fields: { latitude: '-90.5' }, message: 'Latitude must be between -90 and 90' },
    { fields: { longitude: 180.5 }, message: 'Longitude must be between -180 and 180' },
    {
      fields: { imageUrl: 'javascript:alert(1)' },
      message: 'Image URL must be an https address or a path on this site',
    },
  ])('with $fields is refused: $message', ({ fields, message }) => {
    expect(checkNewStop({ ...STOP, ...fields })).toEqual({ valid: false, message })
  })
})

describe('an edited stop', () => {
  test('is read like a new one', () => {
    expect(checkStopEdit({ ...STOP, hourlyPrice: 60 })).toEqual({ valid: true, value: READ })
  })

  test.for([
    { fields: { imageUrl: '' }, message: FILL_ALL },
    { fields: { routeIds: [] }, message: FILL_ALL },
    { fields: { hourlyPrice: '' }, message: FILL_ALL },
    { fields: { hourlyPrice: '0' }, message: 'Hourly price must be a positive number' },
    { fields: { hourlyPrice: -1 }, message: 'Hourly price must be a positive number' },
    { fields: { hourlyPrice: 'much' }, message: 'Hourly price must be a positive number' },
  ])('with $fields is refused: $message', ({ fields, message }) => {
    expect(checkStopEdit({ ...STOP, ...fields })).toEqual({ valid: false, message })
  })
})
