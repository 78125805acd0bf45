import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, type BookingBody } from '../../support/trips.ts'

/** Bookings whose fields are each fine, and together are not: what is wrong, the body, the status, the field named. */
const cases: readonly (readonly [string, BookingBody, number, string?])[] = [
  ['its vehicle’s id and name disagree', faroToVilamoura({ vehicleId: 1 }), 400, 'vehicleId'],
  ['its vehicle has an unknown id', faroToVilamoura({ vehicleId: 6, vehicleName: '' }), 400, 'vehicleId'],
  ['its vehicle has an unknown name', faroToVilamoura({ vehicleName: 'Tesla Model S' }), 400, 'vehicleName'],
  [
    'it names no vehicle',
    faroToVilamoura({ vehicleId: undefined, vehicleName: undefined }),
    400,
    'vehicleName',
  ],
  ['three sit in an S Class', faroToVilamoura({ vehicleId: 1, vehicleName: 'S Class', passengers: 3 }), 422],
  [
    'it has more seats for children than passengers',
    faroToVilamoura({ childSeatCount: 2, boosterSeatCount: 1 }),
    400,
    'childSeatCount',
  ],
  [
    'its luggage is another vehicle’s',
    faroToVilamoura({ luggageConfig: '4 large + 4 cabin bags' }),
    400,
    'luggageConfig',
  ],
  ['its luggage is made up', faroToVilamoura({ luggageConfig: 'one piano' }), 400, 'luggageConfig'],
  ['a transfer has no drop-off', faroToVilamoura({ dropoffLocation: null }), 400, 'dropoffLocation'],
  ['a hire has no hours', hireInFaro({ serviceDuration: undefined }), 400, 'serviceDuration'],
  ['it starts at no place we know', faroToVilamoura({ pickupLocation: 'Atlantis' }), 422, 'pickupLocation'],
  ['it ends at no place we know', faroToVilamoura({ dropoffLocation: 'Atlantis' }), 422, 'dropoffLocation'],
  ['it starts yesterday', faroToVilamoura({ pickupDate: '2027-01-12' }), 400, 'pickupTime'],
  ['it starts in the last century', faroToVilamoura({ pickupDate: '1999-12-31' }), 400, 'pickupTime'],
  ['it starts in the first century', faroToVilamoura({ pickupDate: '0050-06-01' }), 400, 'pickupDate'],
  ['it starts in the year nought', faroToVilamoura({ pickupDate: '0000-01-01' }), 400, 'pickupDate'],
  [
    'it starts in an hour that the clocks skip',
    faroToVilamoura({ pickupDate: '2027-03-28', pickupTime: '01:30' }),
    400,
    'pickupTime',
  ],
  ['it starts in Huelva and is paid in cash', faroToVilamoura({ pickupLocation: 'Huelva' }), 422],
  ['its price is a cent too low', faroToVilamoura({ totalPrice: 48.99 }), 409],
  ['its quote is made up', faroToVilamoura({ quoteId: 'eyJ0b3RhbCI6MX0.AAAA' }), 400],
  ['it stops where we do not', faroToVilamoura({ stops: [{ location: 'Area 51', duration: 60 }] }), 422],
]

describe.each(protocols)('a booking is refused by %s when', (protocol) => {
  test.for(cases)('%s', async ([, body, status, field], { app }) => {
    const answer = await app.clients[protocol].ask('createBooking', body)
    expectRefused(answer)
    expect(answer.status).toBe(status)
    expect(answer.refused.details?.[0]?.field).toBe(field)
    await expectNothingStored(app)
  })
})
