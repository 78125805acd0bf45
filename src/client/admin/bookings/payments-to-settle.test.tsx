import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { aPayment } from '../testing/a-payment.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const online = aBooking({ paymentMethod: 'sumup', paymentStatus: 'pending' })
const byHand = aBooking({ id: '00000000-0000-4000-8000-000000000002', bookingNumber: 'TR-2222AA' })
const dispute = { ...aPayment(), bookingNumber: online.bookingNumber, customerName: online.customerName }

test('a payment that needs a hand stands over the list, and leads to its booking', async () => {
  await openAdmin(fakeServer({ bookings: [online, byHand], paymentsToSettle: [dispute] }), '/admin')
  const notice = await screen.findByRole('region', { name: '1 online payment needs your decision' })
  expect(within(notice).getByRole('button', { name: 'Accept as paid' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await userEvent.click(within(notice).getByRole('button', { name: 'Show TR-7K3Q9X' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
})

test('nothing is said while no payment needs a hand', async () => {
  await openAdmin(fakeServer({ bookings: [online] }), '/admin')
  await screen.findByRole('article')
  expect(screen.queryByRole('region', { name: /your decision/ })).toBeNull()
})

test('the card of a booking that is paid online opens its payments, asked for only then', async () => {
  const server = fakeServer({ bookings: [online], payments: { [online.id]: [aPayment()] } })
  await openAdmin(server, '/admin')
  const card = await screen.findByRole('article')
  expect(server.calls).not.toContain('payments.list')
  await userEvent.click(within(card).getByRole('button', { name: 'Payments', expanded: false }))
  const attempts = await within(card).findByRole('list', { name: 'Online payments' })
  expect(within(attempts).getByText('To be reviewed')).toBeTruthy()
})

test('the card of a booking that is paid to the driver has no payments', async () => {
  await openAdmin(fakeServer({ bookings: [byHand] }), '/admin')
  const card = await screen.findByRole('article')
  expect(within(card).queryByRole('button', { name: 'Payments' })).toBeNull()
})
