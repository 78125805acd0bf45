import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { transfer } from './testing/bodies.ts'

const { pickupLocation, dropoffLocation } = transfer
const quote = { pickup: 'Villa Sol', dropoff: 'Faro', vehicleName: 'Mercedes E Class' }
const ends = { pickupLocation, dropoffLocation }

/** The calls that take coordinates, each with a body that it accepts without any. */
const calls: readonly (readonly [name: string, input: z.ZodType, body: object])[] = [
  ['createQuote', endpoints.createQuote.input, quote],
  ['createBooking', endpoints.createBooking.input, transfer],
  ['createPartnerBooking', endpoints.createPartnerBooking.input, transfer],
  ['takeBooking', endpoints.takeBooking.input, transfer],
  ['createQuoteRequest', endpoints.createQuoteRequest.input, transfer],
  ['checkOffer', endpoints.checkOffer.input, transfer],
  ['quoteTripChange', endpoints.quoteTripChange.input, ends],
  ['requestTripChange', endpoints.requestTripChange.input, { ...ends, expectedTotalCents: 4900 }],
  ['quoteBookingChange', endpoints.quoteBookingChange.input, { ...ends, id: 'x', price: 'recalculated' }],
  [
    'changeBooking',
    endpoints.changeBooking.input,
    { ...ends, id: 'x', price: 'recalculated', expectedTotal: 49, reason: 'They asked' },
  ],
]

describe.each(calls)('the coordinates of %s', (_, input, body) => {
  test('are read as place ids, and come before any that are sent', () => {
    const read = input.parse({
      ...body,
      pickupPlaceId: 'faro-airport',
      pickupLatitude: 37.155_123,
      pickupLongitude: -8.71,
      dropoffLatitude: 37,
      dropoffLongitude: 0,
    })
    expect(read).toMatchObject({
      pickupPlaceId: 'pin:37.15512,-8.71000',
      dropoffPlaceId: 'pin:37.00000,0.00000',
    })
    expect(Object.keys(Object(read)).filter((field) => field.endsWith('itude'))).toEqual([])
  })

  test.each([
    ['pickupLatitude', 'pickupLongitude', 'Pick-up latitude and longitude are needed together.'],
    ['pickupLongitude', 'pickupLatitude', 'Pick-up latitude and longitude are needed together.'],
    ['dropoffLatitude', 'dropoffLongitude', 'Drop-off latitude and longitude are needed together.'],
    ['dropoffLongitude', 'dropoffLatitude', 'Drop-off latitude and longitude are needed together.'],
  ])('are refused where %s stands alone', (given, missing, message) => {
    const { error } = input.safeParse({ ...body, [given]: 37.1 })
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[[missing], message]])
  })
})

test('a change to other coordinates needs what is called there', () => {
  const { error } = endpoints.quoteTripChange.input.safeParse({
    pickupLatitude: 37.1,
    pickupLongitude: -8.7,
    dropoffLatitude: 37.2,
    dropoffLongitude: -8.7,
  })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Pick-up location is required.',
    'Drop-off location is required.',
  ])
})
