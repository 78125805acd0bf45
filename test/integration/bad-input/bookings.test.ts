import { describe, expect } from 'vitest'
import {
  badAmount,
  badCount,
  badDate,
  badNotes,
  badOptionalCount,
  badOptionalText,
  badStops,
  badText,
  badTime,
  badWord,
  badYesNo,
  type BadValue,
} from '../../support/bad-values.ts'
import { doorNames } from '../../support/doors.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, type BookingBody } from '../../support/trips.ts'

const transfer = faroToVilamoura()

/** Every field of POST /api/bookings with what it must refuse. */
const fields: readonly (readonly [field: string, values: readonly BadValue[], body: BookingBody])[] = [
  ['customerName', badText(200), transfer],
  ['customerEmail', badText(200), transfer],
  ['customerPhone', badText(200), transfer],
  ['pickupLocation', badText(300), transfer],
  ['dropoffLocation', badText(300), transfer],
  ['pickupPlaceId', badOptionalText(300), transfer],
  ['dropoffPlaceId', badOptionalText(300), transfer],
  ['stops', badStops, transfer],
  ['pickupDate', badDate, transfer],
  ['pickupTime', badTime, transfer],
  ['vehicleId', badOptionalCount(1, 5), transfer],
  ['vehicleName', badOptionalText(200), transfer],
  ['serviceType', badWord('hourly'), transfer],
  ['serviceDuration', badCount(2, 24), hireInFaro()],
  ['luggageConfig', badOptionalText(200), transfer],
  ['passengers', badCount(1, 16), transfer],
  ['flightNumber', badOptionalText(200), transfer],
  ['notes', badNotes(2000), transfer],
  ['whatsappNotifications', badYesNo, transfer],
  ['isAirportService', badYesNo, transfer],
  ['paymentMethod', badWord('cash'), transfer],
  ['totalPrice', badAmount, transfer],
  ['quoteId', badOptionalText(2000), transfer],
  ['billingAddressEnabled', badYesNo, transfer],
  ['companyName', badOptionalText(200), transfer],
  ['taxNumber', badOptionalText(200), transfer],
  ['street', badOptionalText(200), transfer],
  ['streetNumber', badOptionalText(200), transfer],
  ['city', badOptionalText(200), transfer],
  ['state', badOptionalText(200), transfer],
  ['postalCode', badOptionalText(200), transfer],
  ['country', badOptionalText(200), transfer],
  ['childSeatCount', badOptionalCount(0, 4), transfer],
  ['boosterSeatCount', badOptionalCount(0, 4), transfer],
]

const rows = fields.flatMap(([field, values, body]) =>
  values.map(({ what, value }) => ({ name: `${field} ${what}`, field, body: { ...body, [field]: value } })),
)

describe.each(doorNames)('a booking is refused by %s when', (door) => {
  test.for(rows)('$name', async ({ field, body }, { app }) => {
    const answer = await app.doors[door].ask('createBooking', body)
    expectRefused(answer)
    expect(answer.status).toBe(400)
    expect(answer.refused.details?.[0]?.field.split('.')[0]).toBe(field)
    await expectNothingStored(app)
  })

  test('everything is missing', async ({ app }) => {
    const answer = await app.doors[door].ask('createBooking', {})
    expectRefused(answer)
    expect(answer.refused.details?.map(({ field }) => field)).toEqual([
      'customerName',
      'customerEmail',
      'customerPhone',
      'pickupLocation',
      'pickupDate',
      'pickupTime',
      'serviceType',
      'passengers',
      'paymentMethod',
    ])
    await expectNothingStored(app)
  })
})

test('the server is up after all that', async ({ app }) => {
  expect(
    (await app.doors.REST.ask('createQuote', { ...transfer, pickup: 'Faro', dropoff: 'Lagos' })).status,
  ).toBe(200)
})
