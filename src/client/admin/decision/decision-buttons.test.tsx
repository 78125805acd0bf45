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

test('whoever accepts a leg reads when the customer is told, before and after', async () => {
  const leg = (number: string, state: 'pending' | 'confirmed', index: number) => {
    return { number, leg: index, date: '2026-12-04', state, end: null }
  }
  const legs = [leg('TR-7K3Q9X', 'pending', 1), leg('TR-9X3Q7K', 'pending', 2)]
  const journey = { number: 'JR-7K3Q9X', leg: 1, discountPercent: 0, legs }
  await openAdmin(fakeServer({ bookings: [aBooking({ status: 'pending', journey })] }), '/admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Accept TR-7K3Q9X' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/the customer is told by email once TR-9X3Q7K is decided, too\./)
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(
    await screen.findByText('Email de confirmação enviado quando todas as viagens estiverem decididas'),
  ).toBeTruthy()
  expect(screen.getByText(/The customer is told that it is confirmed once all are decided\./)).toBeTruthy()
})
