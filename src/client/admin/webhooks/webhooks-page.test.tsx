import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aFailedDelivery, aWebhook } from '../testing/a-webhook.ts'
import { aPartner } from '../testing/fake-partners.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openPage(facts: Partial<FakeServer> = {}) {
  const server = fakeServer(facts)
  const site = await openAdmin(server, '/admin/webhooks')
  return { server, ...site }
}

const card = async (name = 'Hotel Sol') => within(await screen.findByRole('article', { name }))
const header = () => within(screen.getByRole('navigation', { name: 'Settings' }))
const refusal = async (words: string) => expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)

test('what is wrong with an address is said at its field, which gets the focus', async () => {
  const { server } = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add receiver' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Inside')
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await userEvent.type(address, 'https://10.0.0.1/')
  await userEvent.click(dialog.getByRole('button', { name: 'Add receiver' }))
  expect(await dialog.findByText(/private network, which is never called/)).toBeTruthy()
  expect(address.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(server.webhooks).toEqual([])
})

test('a receiver that does not take its messages says why, and the header counts it', async () => {
  const failing = aWebhook({ failingSince: '2026-11-23T14:00:00.000Z' })
  await openPage({ webhooks: [failing], deliveries: [aFailedDelivery()] })
  const shown = await card()
  for (const words of ['Failing', 'Given up', 'The receiver answered 500.', 'https://sol.example/hooks'])
    expect(shown.getByText(words)).toBeTruthy()
  expect(await header().findByRole('link', { name: 'Webhooks 1 failing' })).toBeTruthy()
})

test('a receiver is changed and switched off', async () => {
  const { server } = await openPage({ webhooks: [aWebhook()] })
  await userEvent.click((await card()).getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit receiver' }))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('value', 'Hotel Sol')
  await userEvent.clear(name)
  await userEvent.type(name, 'Hotel Lua')
  await userEvent.click(dialog.getByRole('switch', { name: 'Switched on' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await refusal('Receiver changed')
  expect(server.webhooks).toMatchObject([{ name: 'Hotel Lua', enabled: false, events: aWebhook().events }])
  expect((await card('Hotel Lua')).getByText('Off')).toBeTruthy()
})

test('a receiver is given to a partner, and its card says whose bookings it hears of', async () => {
  const { server } = await openPage({
    webhooks: [aWebhook()],
    partners: [aPartner(), aPartner({ id: 'old', name: 'Gone Hotels', state: 'ended' })],
  })
  expect((await card()).getByText('All bookings')).toBeTruthy()
  await userEvent.click((await card()).getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit receiver' }))
  const choice = await dialog.findByRole('combobox', { name: 'Which bookings' })
  expect(dialog.getByText(/^It hears of every booking, with the names and phone numbers/)).toBeTruthy()
  await dialog.findByRole('option', { name: 'Only those of Lisbon Hotels Group' })
  expect(dialog.queryByRole('option', { name: /Gone Hotels/ })).toBeNull()
  await userEvent.selectOptions(choice, 'Only those of Lisbon Hotels Group')
  expect(dialog.getByText(/^It hears only of bookings of this partner/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await refusal('Receiver changed')
  expect(server.webhooks).toMatchObject([{ partner: { id: aPartner().id, name: 'Lisbon Hotels Group' } }])
  expect((await card()).getByText('Only those of Lisbon Hotels Group')).toBeTruthy()
})

test('a new secret is made after a question, and shown', async () => {
  const { server } = await openPage({ webhooks: [aWebhook()] })
  const shown = await card()
  await userEvent.click(shown.getByRole('button', { name: 'New secret' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Make a new secret?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(server.calls).not.toContain('webhooks.rotate')
  await userEvent.click(shown.getByRole('button', { name: 'New secret' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New secret' }),
  )
  const secret = within(await screen.findByRole('dialog', { name: 'Secret of Hotel Sol' }))
  expect(secret.getByDisplayValue('whsec_1')).toBeTruthy()
  await userEvent.click(secret.getByRole('button', { name: 'Done' }))
  expect(await shown.findByText(/The old secret signs, too, until/)).toBeTruthy()
})

test('a receiver is removed after a question, and the focus stays on the page', async () => {
  const { server } = await openPage({ webhooks: [aWebhook()] })
  await userEvent.click((await card()).getByRole('button', { name: 'Remove Hotel Sol' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Hotel Sol?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'No receivers yet' })).toBeTruthy()
  expect(server.webhooks).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Receivers' })))
})
