import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderOver } from '../testing/render-over.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { LinkOwner } from './phone-link.tsx'

const trip: LinkOwner = {
  kind: 'trip',
  id: '05ad9c8b-7a6f-4f5e-ad3c-807f6e5d4c17',
  name: null,
  phone: null,
  about: '10:30 Faro Airport → Vilamoura',
}
const rui: LinkOwner = {
  kind: 'driver',
  id: 'd27b6a5f-4e3d-4c2b-9a09-5d4c3b2a1f14',
  name: 'Rui Costa',
  phone: '+351912345678',
}

async function openDialog(of: LinkOwner, button: string) {
  const server = fakeServer()
  renderOver(server, <LinkDialog of={of} />)
  await userEvent.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: button.replace('Phone', 'The phone') }))
  const address = () =>
    dialog.queryByRole<HTMLInputElement>('textbox', { name: 'Address for the phone' })?.value
  return { server, dialog, address }
}

const NAME = 'Trip link: 10:30 Faro Airport → Vilamoura'

test('a link of one trip is made, sent to whomever the office chooses, and ended', async () => {
  const { server, dialog, address } = await openDialog(trip, NAME)
  await userEvent.click(await dialog.findByRole('button', { name: 'Make a link' }))
  const send = await dialog.findByRole('link', { name: 'Send by WhatsApp' })
  const url = `https://www.example.com/d/secret-${trip.id}`
  expect(address()).toBe(url)
  expect(send.getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent(`Hello, here is your trip 10:30 Faro Airport → Vilamoura: ${url}`)}`,
  )
  expect(server.driverLinks.map(({ assignmentId }) => assignmentId)).toEqual([trip.id])
  await userEvent.click(await dialog.findByRole('button', { name: 'End the link' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End this link?' }))
  await userEvent.click(question.getByRole('button', { name: 'End the link' }))
  expect(await dialog.findByText('There is no link at the moment.')).toBeTruthy()
  expect(address()).toBeUndefined()
  expect(server.driverLinks).toEqual([])
})

test('a driver’s link goes to the driver’s own number, and leaves the links of trips alone', async () => {
  const { server, dialog } = await openDialog(rui, 'Phone link of Rui Costa')
  await userEvent.click(await dialog.findByRole('button', { name: 'Make a link' }))
  const send = await dialog.findByRole('link', { name: 'Send by WhatsApp' })
  expect(send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/351912345678\?text=Hello%20Rui/)
  expect(server.calls).not.toContain('driverLinks.makeForTrip')
})
