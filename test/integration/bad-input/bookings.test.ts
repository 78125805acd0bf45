import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, type BookingBody } from '../../support/trips.ts'

const stop = { location: 'Loulé market', duration: 60 }

/**
 * A field of each kind that is wrong in each way, and the field that is named. What every single field refuses, and in
 * which words, is tested at the contract.
 */
const cases: readonly (readonly [what: string, body: BookingBody, field: string])[] = [
  ['a text is missing', faroToVilamoura({ customerName: undefined }), 'customerName'],
  ['a text is null', faroToVilamoura({ customerEmail: null }), 'customerEmail'],
  ['a text is blank', faroToVilamoura({ pickupLocation: '\u00A0\t\u2003' }), 'pickupLocation'],
  ['a text is an object', faroToVilamoura({ customerPhone: { text: '912' } }), 'customerPhone'],
  ['a text has a character too many', faroToVilamoura({ customerName: 'x'.repeat(201) }), 'customerName'],
  [
    'a line holds a line break',
    faroToVilamoura({ customerName: 'Ana\r\nBcc: all@example.org' }),
    'customerName',
  ],
  ['several lines hold a zero byte', faroToVilamoura({ notes: 'Ana\u0000Sousa' }), 'notes'],
  ['a text holds half of a character', faroToVilamoura({ city: 'Fa\uD83Dro' }), 'city'],
  ['a number is missing', faroToVilamoura({ passengers: undefined }), 'passengers'],
  ['a number is a word', faroToVilamoura({ passengers: 'three' }), 'passengers'],
  ['a number is too large', faroToVilamoura({ childSeatCount: 5 }), 'childSeatCount'],
  ['a number is a list', faroToVilamoura({ boosterSeatCount: [1] }), 'boosterSeatCount'],
  ['the hours are too few', hireInFaro({ serviceDuration: 1 }), 'serviceDuration'],
  ['an amount has a comma', faroToVilamoura({ totalPrice: '49,00' }), 'totalPrice'],
  ['a word is another one', faroToVilamoura({ paymentMethod: 'free' }), 'paymentMethod'],
  ['yes or no is neither', faroToVilamoura({ isAirportService: 'maybe' }), 'isAirportService'],
  ['there is no such day', faroToVilamoura({ pickupDate: '2027-02-30' }), 'pickupDate'],
  ['there is no such time', faroToVilamoura({ pickupTime: '24:00' }), 'pickupTime'],
  ['a list breaks off', faroToVilamoura({ stops: '[{"location":' }), 'stops'],
  ['a list holds null', faroToVilamoura({ stops: [null] }), 'stops.0'],
  ['a stop has no name', faroToVilamoura({ stops: [stop, { duration: 60 }] }), 'stops.1.location'],
  ['a stop takes 61 minutes', faroToVilamoura({ stops: [{ ...stop, duration: 61 }] }), 'stops'],
  ['a stop comes twice', faroToVilamoura({ stops: [stop, { ...stop, location: 'LOULE  market' }] }), 'stops'],
  [
    'there are six stops',
    faroToVilamoura({ stops: Array.from({ length: 6 }, (_, n) => ({ ...stop, location: `Stop ${n}` })) }),
    'stops',
  ],
]

describe.each(protocols)('a booking is refused by %s when', (protocol) => {
  test.for(cases)('%s', async ([, body, field], { app }) => {
    const answer = await app.clients[protocol].ask('createBooking', body)
    expectRefused(answer)
    expect([answer.status, answer.refused.code]).toEqual([400, 'INVALID_INPUT'])
    expect(answer.refused.details?.[0]?.field).toBe(field)
    expect(answer.refused.details?.[0]?.message).toBe(answer.refused.error)
    await expectNothingStored(app)
  })

  test('everything is missing, and every field that must be there is named', async ({ app }) => {
    const answer = await app.clients[protocol].ask('createBooking', {})
    expectRefused(answer)
    expect(answer.refused.details).toHaveLength(9)
    await expectNothingStored(app)
  })
})

test('the server is up after all that', async ({ app }) => {
  const { status } = await app.clients.REST.ask('createBooking', faroToVilamoura())
  expect(status).toBe(201)
})
