import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { SPELL_FLIGHT_NUMBERS } from '../../../src/server/schema/migrations/0113-flight-numbers.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

test.for([
  ['ba0532', 'BA 532', 'BA 532'],
  ['EasyJet from Gatwick', null, 'EasyJet from Gatwick'],
  [null, null, null],
] as const)(
  'of a booking from before, the flight %j is kept as %j: %j',
  async ([typed, read, kept], { open }) => {
    const app = await open()
    const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
    const before = { flightNumber: typed, flightNumberNormalised: read }
    await app.database.fresh().nativeUpdate(Booking, { id }, before)
    await app.database.fresh().execute(SPELL_FLIGHT_NUMBERS)
    expect((await app.database.fresh().findOneOrFail(Booking, { id })).flightNumber).toBe(kept)
  },
)
