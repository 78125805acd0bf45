import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aFailedDelivery, aWebhook } from '../testing/a-webhook.ts'
import { admin, fakeOffice, type FakeOffice } from '../testing/fake-office.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'

serveOffice()

async function openPage(facts: Partial<FakeOffice> = {}) {
  const office = fakeOffice({ user: admin, ...facts })
  for (const call of facts.broken ?? []) office.broken.add(call)
  const site = await renderOffice(office, '/admin/webhooks')
  return { office, ...site }
}

const card = async (name = 'Hotel Sol') => within(await screen.findByRole('article', { name }))
const header = () => within(screen.getByRole('navigation', { name: 'Office pages' }))
const told = async (words: string) => expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)

test('a receiver is added, and its secret is shown this once', async () => {
  const user = userEvent.setup()
  const { office } = await openPage()
  expect(await screen.findByRole('heading', { name: 'No receivers yet' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add receiver' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add receiver' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Hotel Mar')
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://mar.example/hooks')
  await user.click(dialog.getByRole('checkbox', { name: 'Booking rejected' }))
  await user.click(dialog.getByRole('button', { name: 'Add receiver' }))

  const shown = within(await screen.findByRole('dialog', { name: 'Secret of Hotel Mar' }))
  expect(shown.getByLabelText<HTMLInputElement>('Signing secret').value).toBe('whsec_1')
  expect(shown.getByText('It is shown only now. Copy it before you close this.')).toBeTruthy()
  await user.click(shown.getByRole('button', { name: 'Copy' }))
  expect(await shown.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('whsec_1')
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByDisplayValue('whsec_1')).toBeNull()
  expect(office.webhooks).toMatchObject([
    {
      name: 'Hotel Mar',
      url: 'https://mar.example/hooks',
      events: ['booking.created', 'booking.confirmed', 'payment.completed'],
    },
  ])
  expect(await card('Hotel Mar')).toBeTruthy()
})

test('what is wrong with an address is said at its field, which gets the focus', async () => {
  const { office } = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add receiver' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Inside')
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await userEvent.type(address, 'https://10.0.0.1/')
  await userEvent.click(dialog.getByRole('button', { name: 'Add receiver' }))
  expect(await dialog.findByText(/private network, which is never called/)).toBeTruthy()
  expect(address.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(office.webhooks).toEqual([])
})

test('a receiver that does not take its messages says why, and the header counts it', async () => {
  await openPage({ webhooks: [aWebhook()], deliveries: [aFailedDelivery()] })
  const shown = await card()
  for (const words of ['Failing', 'Given up', 'The receiver answered 500.', 'https://sol.example/hooks'])
    expect(shown.getByText(words)).toBeTruthy()
  expect(await header().findByRole('link', { name: 'Webhooks 1 failing' })).toBeTruthy()
})

test('a receiver that said that it is gone says so, and is switched on again', async () => {
  const gone = aWebhook({ isOn: false, goneAt: '2026-11-20T12:00:00.000Z' })
  const { office } = await openPage({ webhooks: [gone] })
  const shown = await card()
  expect(shown.getByText('Gone', { selector: 'span' })).toBeTruthy()
  expect(shown.getByText(/It answered that it is gone/)).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Send test' })).toBeNull()
  await userEvent.click(shown.getByRole('button', { name: 'Switch on' }))
  await told('Receiver switched on')
  expect(office.webhooks).toMatchObject([{ isOn: true, goneAt: null }])
  expect(await shown.findByRole('button', { name: 'Send test' })).toBeTruthy()
})

test('a receiver is changed and switched off', async () => {
  const { office } = await openPage({ webhooks: [aWebhook()] })
  await userEvent.click((await card()).getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit receiver' }))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('value', 'Hotel Sol')
  await userEvent.clear(name)
  await userEvent.type(name, 'Hotel Lua')
  await userEvent.click(dialog.getByRole('switch', { name: 'Switched on' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await told('Receiver changed')
  expect(office.webhooks).toMatchObject([{ name: 'Hotel Lua', isOn: false, events: aWebhook().events }])
  expect((await card('Hotel Lua')).getByText('Off')).toBeTruthy()
})

test('a test is sent, and how it went is seen', async () => {
  await openPage({ webhooks: [aWebhook()] })
  const shown = await card()
  expect(shown.getByText('Nothing was sent yet')).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Send test' }))
  await told('A test is on its way')
  expect(await shown.findByText('Delivered')).toBeTruthy()
  expect(shown.getByText(/^Test,/)).toBeTruthy()
})

test('a new secret is made after a question, and shown', async () => {
  const { office } = await openPage({ webhooks: [aWebhook()] })
  const shown = await card()
  await userEvent.click(shown.getByRole('button', { name: 'New secret' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Make a new secret?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(office.calls).not.toContain('webhooks.rotate')
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
  const { office } = await openPage({ webhooks: [aWebhook()] })
  await userEvent.click((await card()).getByRole('button', { name: 'Remove Hotel Sol' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Hotel Sol?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'No receivers yet' })).toBeTruthy()
  expect(office.webhooks).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Receivers' })))
})

test('a list that cannot be read says so, and is read again on request', async () => {
  const { office } = await openPage({ broken: new Set(['webhooks.list']), webhooks: [aWebhook()] })
  const problem = within(await screen.findByRole('alert'))
  office.broken.clear()
  await userEvent.click(problem.getByRole('button', { name: 'Try again' }))
  expect((await card()).getByText('On')).toBeTruthy()
})
