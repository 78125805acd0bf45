import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { anHourlyPrice } from '../testing/fake-pricing.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const booking = aBooking({ status: 'confirmed' })
const PAGE = `/admin/bookings/${booking.bookingNumber}`

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))

async function openWithNote() {
  const server = fakeServer({ bookings: [booking], notes: { [booking.id]: [] } })
  const { address } = await openAdmin(server, PAGE)
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' })
  return { server, address, note }
}

test('a page with typed text is left once that is agreed to', async () => {
  const { address, note } = await openWithNote()
  await userEvent.type(note, 'Rang twice.')
  await userEvent.click(screen.getByRole('link', { name: 'All bookings' }))
  await answer('Stay')
  expect([address(), note.value]).toEqual([PAGE, 'Rang twice.'])
  await userEvent.click(screen.getByRole('link', { name: 'All bookings' }))
  await answer('Leave without saving')
  await waitFor(() => expect(address()).toBe('/admin'))
})

test('what is saved, or empty again, is left without a question', async () => {
  const { address, note, server } = await openWithNote()
  await userEvent.type(note, 'x{Backspace}')
  await userEvent.type(note, 'Rang twice.')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(note.value).toBe(''))
  expect(server.calls).toContain('bookings.addNote')
  await userEvent.click(screen.getByRole('link', { name: 'All bookings' }))
  await waitFor(() => expect(address()).toBe('/admin'))
})

test('logging out asks, too', async () => {
  const { note, server } = await openWithNote()
  await userEvent.type(note, 'Rang twice.')
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await answer('Stay')
  expect(server.calls).not.toContain('session.logout')
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await answer('Leave without saving')
  await screen.findByRole('button', { name: 'Sign In' })
})

test('another tab of the dashboard is another page; Escape in a dialog asks, and its Cancel does not', async () => {
  const { address } = await openAdmin(fakeServer({ prices: [anHourlyPrice()] }), '/admin?tab=pricing')
  const edit = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Edit Mercedes S Class, Hourly' }))
  await edit()
  // Nothing is typed yet.
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await edit()
  await userEvent.type(screen.getByRole('spinbutton'), '1')
  await userEvent.keyboard('{Escape}')
  await answer('Stay')
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('95.001')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('tab', { name: 'Luggage Images' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Configuration/ }), '3 bags')
  await userEvent.click(screen.getByRole('tab', { name: 'Stops' }))
  await answer('Leave without saving')
  await waitFor(() => expect(address()).toBe('/admin?tab=stops'))
})
