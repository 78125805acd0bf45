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
const NO_POINT = 'Please provide valid latitude and longitude coordinates'
const NOT_POSITIVE = 'Hourly price must be a positive number'

describe('a new stop', () => {
  test('is read with its price in cents and each route once', () => {
    expect(checkNewStop(STOP)).toEqual({ valid: true, value: READ })
  })

  test('can cost 10,000 euros an hour, with spaces round the figure', () => {
    expect(checkNewStop({ ...STOP, hourlyPrice: ' 10000 ' })).toMatchObject({
      value: { hourlyPrice: 1_000_000 },
    })
  })

  test.for([
    { fields: { name: '' }, message: FILL_ALL, wrong: ['name'] },
    { fields: { name: null }, message: FILL_ALL, wrong: ['name'] },
    { fields: { imageUrl: ' ' }, message: FILL_ALL, wrong: ['imageUrl'] },
    { fields: { imageUrl: undefined }, message: FILL_ALL, wrong: ['imageUrl'] },
    { fields: { routeIds: [] }, message: FILL_ALL, wrong: ['routeIds'] },
    { fields: { routeIds: null }, message: FILL_ALL, wrong: ['routeIds'] },
    { fields: { hourlyPrice: '' }, message: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: null }, message: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: 0 }, message: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: '-5' }, message: FILL_ALL, wrong: ['hourlyPrice'] },
    {
      fields: { name: ' ', hourlyPrice: 'much', imageUrl: '', routeIds: [] },
      message: FILL_ALL,
      wrong: ['name', 'hourlyPrice', 'imageUrl', 'routeIds'],
    },
    {
      fields: { hourlyPrice: '10000.01' },
      message: 'Hourly price can be at most €10,000.00.',
      wrong: ['hourlyPrice'],
    },
    { fields: { latitude: '' }, message: NO_POINT, wrong: ['latitude'] },
    { fields: { longitude: 'west' }, message: NO_POINT, wrong: ['longitude'] },
    { fields: { latitude: null, longitude: null }, message: NO_POINT, wrong: ['latitude', 'longitude'] },
    { fields: { latitude: '-90.5' }, message: 'Latitude must be between -90 and 90', wrong: ['latitude'] },
    {
      fields: { longitude: 180.5 },
      message: 'Longitude must be between -180 and 180',
      wrong: ['longitude'],
    },
    {
      fields: { imageUrl: 'javascript:alert(1)' },
      message: 'Image URL must be an https address or a path on this site',
      wrong: ['imageUrl'],
    },
  ])('with $fields is refused: $message', ({ fields, message, wrong }) => {
    expect(checkNewStop({ ...STOP, ...fields })).toEqual({ valid: false, message, fields: wrong })
  })
})

describe('an edited stop', () => {
  test('is read like a new one', () => {
    expect(checkStopEdit({ ...STOP, hourlyPrice: 60 })).toEqual({ valid: true, value: READ })
  })

  test.for([
    { fields: { imageUrl: '' }, message: FILL_ALL, wrong: ['imageUrl'] },
    { fields: { routeIds: null }, message: FILL_ALL, wrong: ['routeIds'] },
    { fields: { routeIds: [] }, message: FILL_ALL, wrong: ['routeIds'] },
    { fields: { hourlyPrice: '' }, message: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: '0' }, message: NOT_POSITIVE, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: -1 }, message: NOT_POSITIVE, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: 'much' }, message: NOT_POSITIVE, wrong: ['hourlyPrice'] },
    {
      fields: { hourlyPrice: 'much', imageUrl: '' },
      message: FILL_ALL,
      wrong: ['hourlyPrice', 'imageUrl'],
    },
  ])('with $fields is refused: $message', ({ fields, message, wrong }) => {
    expect(checkStopEdit({ ...STOP, ...fields })).toEqual({ valid: false, message, fields: wrong })
  })
})
