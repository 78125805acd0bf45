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

const FILL_ALL = { code: 'stop_incomplete' }
const NO_POINT = { code: 'coordinates_unreadable' }
const NOT_POSITIVE = { code: 'hourly_price_not_positive' }

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
    { fields: { name: '' }, reason: FILL_ALL, wrong: ['name'] },
    { fields: { name: null }, reason: FILL_ALL, wrong: ['name'] },
    { fields: { imageUrl: ' ' }, reason: FILL_ALL, wrong: ['imageUrl'] },
    { fields: { imageUrl: undefined }, reason: FILL_ALL, wrong: ['imageUrl'] },
    { fields: { routeIds: [] }, reason: FILL_ALL, wrong: ['routeIds'] },
    { fields: { routeIds: null }, reason: FILL_ALL, wrong: ['routeIds'] },
    { fields: { hourlyPrice: '' }, reason: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: null }, reason: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: 0 }, reason: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: '-5' }, reason: FILL_ALL, wrong: ['hourlyPrice'] },
    {
      fields: { name: ' ', hourlyPrice: 'much', imageUrl: '', routeIds: [] },
      reason: FILL_ALL,
      wrong: ['name', 'hourlyPrice', 'imageUrl', 'routeIds'],
    },
    {
      fields: { hourlyPrice: '10000.01' },
      reason: { code: 'amount_too_high', amount: 'hourlyPrice', most: 1_000_000 },
      wrong: ['hourlyPrice'],
    },
    { fields: { latitude: '' }, reason: NO_POINT, wrong: ['latitude'] },
    { fields: { longitude: 'west' }, reason: NO_POINT, wrong: ['longitude'] },
    { fields: { latitude: null, longitude: null }, reason: NO_POINT, wrong: ['latitude', 'longitude'] },
    { fields: { latitude: '-90.5' }, reason: { code: 'latitude_out_of_range' }, wrong: ['latitude'] },
    {
      fields: { longitude: 180.5 },
      reason: { code: 'longitude_out_of_range' },
      wrong: ['longitude'],
    },
    {
      fields: { imageUrl: 'javascript:alert(1)' },
      reason: { code: 'image_url_unusable' },
      wrong: ['imageUrl'],
    },
  ])('with $fields is refused: $reason', ({ fields, reason, wrong }) => {
    expect(checkNewStop({ ...STOP, ...fields })).toEqual({ valid: false, reason, fields: wrong })
  })
})

describe('an edited stop', () => {
  test('is read like a new one', () => {
    expect(checkStopEdit({ ...STOP, hourlyPrice: 60 })).toEqual({ valid: true, value: READ })
  })

  test.for([
    { fields: { imageUrl: '' }, reason: FILL_ALL, wrong: ['imageUrl'] },
    { fields: { routeIds: null }, reason: FILL_ALL, wrong: ['routeIds'] },
    { fields: { routeIds: [] }, reason: FILL_ALL, wrong: ['routeIds'] },
    { fields: { hourlyPrice: '' }, reason: FILL_ALL, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: '0' }, reason: NOT_POSITIVE, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: -1 }, reason: NOT_POSITIVE, wrong: ['hourlyPrice'] },
    { fields: { hourlyPrice: 'much' }, reason: NOT_POSITIVE, wrong: ['hourlyPrice'] },
    {
      fields: { hourlyPrice: 'much', imageUrl: '' },
      reason: FILL_ALL,
      wrong: ['hourlyPrice', 'imageUrl'],
    },
  ])('with $fields is refused: $reason', ({ fields, reason, wrong }) => {
    expect(checkStopEdit({ ...STOP, ...fields })).toEqual({ valid: false, reason, fields: wrong })
  })
})
