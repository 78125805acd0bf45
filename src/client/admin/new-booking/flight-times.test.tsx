import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

test('the office is asked when the flight lands, and takes the suggested pick-up, as a guest is', async () => {
  // Of a rejected one the day is filled in, too.
  const arrival = { isAirportService: true, pickupLocation: 'Faro Airport', flightNumber: 'TP 1234' }
  const booking = aBooking({ ...arrival, status: 'rejected' })
  await openAdmin(fakeServer({ bookings: [booking] }), `/admin/bookings/new?again=${booking.bookingNumber}`)
  await userEvent.type(await screen.findByRole('combobox', { name: /^Flight lands at/ }), '10:40')
  await userEvent.click(await screen.findByRole('button', { name: /^Take 11:10/ }))
  expect(await screen.findByText('As suggested')).toBeTruthy()
})
