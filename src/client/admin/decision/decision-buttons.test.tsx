import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

test('a booking that no car is free for is accepted once the office has said why', async () => {
  const booking = aBooking({ status: 'pending' })
  const server = fakeServer({ bookings: [booking], withoutCar: new Map([[booking.id, null]]) })
  await openAdmin(server, '/admin')
  await userEvent.click(await screen.findByRole('button', { name: `Accept ${booking.bookingNumber}` }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const accept = () => userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await accept()
  await dialog.findByText('All our E Class cars are taken.')
  await accept()
  await dialog.findByText('Please say why.')
  expect(server.withoutCar.get(booking.id)).toBe(null)
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why all the same/ }), 'A colleague drives.')
  await accept()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
  expect(server.withoutCar.get(booking.id)).toBe('A colleague drives.')
})
