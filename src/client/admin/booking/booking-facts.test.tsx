import { factsFor } from '@chauffeur/domain/booking-facts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookedFacts, missingFacts } from '../../testing/booked-facts.ts'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const booking = aBooking({ ...bookedFacts, status: 'confirmed', vehicleId: 4, vehicleName: 'Vito' })

test('the page of a booking shows each fact that the office reads', async () => {
  await openAdmin(fakeServer({ bookings: [booking] }), `/admin/bookings/${booking.bookingNumber}`)
  await screen.findAllByText(bookedFacts.luggageConfig)
  // The language is chosen where the customer is corrected.
  const shown = factsFor('office').filter((name) => name !== 'locale')
  expect(missingFacts(shown, document.body.textContent)).toEqual([])
})

test('the job slip shows each fact that the table has on it', async () => {
  await openAdmin(fakeServer({ bookings: [booking] }), `/admin/bookings/${booking.bookingNumber}/slip`)
  const slip = await screen.findByRole('article', { name: /Job slip/ })
  expect(missingFacts(factsFor('slip'), slip.textContent)).toEqual([])
})
