import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const unreachable = 'This address cannot be reached.'
const correct = 'Correct the email address'

async function cardOf(facts: Parameters<typeof aBooking>[0]) {
  const server = fakeServer({ bookings: [aBooking(facts)] })
  await openAdmin(server, '/admin')
  return { server, card: await screen.findByRole('article') }
}

test('a card says at once that its address cannot be reached, and it is corrected there', async () => {
  const { server, card } = await cardOf({ customerEmail: 'ana at example.com', mail: null })
  expect(within(card).getByText(unreachable)).toBeTruthy()
  await userEvent.click(within(card).getByRole('button', { name: correct }))
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  await userEvent.click(screen.getByRole('button', { name: 'Save and send again' }))
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(server.calls).not.toContain('bookings.correctEmail')
  await userEvent.clear(email)
  await userEvent.type(email, ' ana@example.com ')
  await userEvent.click(screen.getByRole('button', { name: 'Save and send again' }))
  await waitFor(() => expect(screen.queryByText(unreachable)).toBeNull())
  expect(server.bookings[0]?.customerEmail).toBe('ana@example.com')
  expect(await screen.findByRole('link', { name: 'ana@example.com' })).toBeTruthy()
  expect(within(card).queryByRole('button', { name: correct })).toBeNull()
})

test('a good address can be corrected once a mail to it has failed', async () => {
  const { card } = await cardOf({ mail: { state: 'failed', error: 'No such user' } })
  expect(within(card).queryByText(unreachable)).toBeNull()
  expect(within(card).getByRole('button', { name: correct })).toBeTruthy()
})

test.for([
  ['Accept', 'Reserva Aceite', /confirmação enviado/],
  ['Reject', 'Reserva Rejeitada', /rejeição enviado/],
] as const)('after %s nothing says that a mail was sent where none can be', async ([act, title, sent]) => {
  const { card } = await cardOf({ customerEmail: 'no' })
  await userEvent.click(within(card).getByRole('button', { name: new RegExp(`^${act}`) }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('No email can reach this customer. Please call.')
  await userEvent.click(within(dialog).getByRole('button', { name: act }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText('Nenhum email enviado: o endereço do cliente não é válido')).toBeTruthy()
  expect(screen.queryByText(sent)).toBeNull()
})
