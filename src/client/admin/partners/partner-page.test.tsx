import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { aWebhook } from '../testing/a-webhook.ts'
import { aKey } from '../testing/fake-keys.ts'
import { aPartner } from '../testing/fake-partners.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openPage(facts: Partial<FakeServer> = {}) {
  const server = fakeServer({ partners: [aPartner()], ...facts })
  await openAdmin(server, `/admin/partners/${aPartner().id}`)
  return server
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(where.getByRole('button', { name }))
const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))
const secretField = async () =>
  await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret of the key' })

test('a key says whose it is, what it may do, how it begins, and how it is used', async () => {
  const usage = aKey().usage.map((row, n) => ({ ...row, calls: n === 10 ? 1200 : n === 29 ? 34 : 0 }))
  const name = '<b>Lisbon</b> \u05d0\u05d1'
  await openPage({ keys: [aKey({ name, lastUsedAt: '2026-11-21T09:05:00.000Z', usage })] })
  const shown = await card(name)
  expect(shown.getByText(name).tagName).toBe('BDI')
  for (const text of [
    'In use',
    'ctk_live_AbCdEf…',
    'Ask for prices, Make bookings',
    '20 Nov 2026, 10:42',
    'maria',
    '21 Nov 2026, 09:05',
    '1,234',
    'Most on 2 Nov: 1,200.',
  ])
    expect(shown.getByText(text)).toBeTruthy()
})

test('a key that has expired is among those that have ended, and cannot be renewed', async () => {
  await openPage({ keys: [aKey({ expiresAt: '2026-01-01T00:00:00.000Z' })] })
  await userEvent.click(await screen.findByText('Keys that have ended (1)'))
  const shown = await card('Lisbon Hotels')
  expect(shown.getByText('Expired')).toBeTruthy()
  expect(shown.queryByRole('button')).toBeNull()
})

test('a new key shows its secret once, ready to be copied, and not after closing', async () => {
  const server = await openPage()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Algarve Villas')
  await user.click(form.getByRole('checkbox', { name: /^Make bookings/ }))
  await user.click(form.getByRole('button', { name: 'Make the key' }))

  const secret = (await secretField()).value
  expect(secret).toBe('ctk_live_AbCdEf-secret-1')
  expect(screen.getByText(/^It is not shown again\./)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Copy')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(secret)

  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await card('Algarve Villas')).getByText('Make bookings')).toBeTruthy()
  expect(document.body.innerHTML).not.toContain(secret)
  expect(server.keys.map(({ scopes }) => scopes)).toEqual([['book']])
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  expect((await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('')
})

test('a name that is taken is told at its field', async () => {
  await openPage({ keys: [aKey()] })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a key' }))
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Lisbon Hotels')
  await userEvent.click(form.getByRole('checkbox', { name: /^Ask for prices/ }))
  await press('Make the key', form)
  const name = form.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(form.getByText(/^There is already a key called “Lisbon Hotels”/)).toBeTruthy()
})

test('a secret that must end at once leaves no old one', async () => {
  const server = await openPage({ keys: [aKey()] })
  await press('Renew secret', await card('Lisbon Hotels'))
  const form = await dialog()
  await userEvent.click(form.getByRole('radio', { name: /^It ends at once/ }))
  await press('Renew', form)
  await secretField()
  expect(server.keys[0]?.oldSecret).toBeNull()
})

test('an act that fails says so and changes nothing', async () => {
  const server = await openPage({ keys: [aKey()] })
  server.broken.add('keys.revoke')
  await press('Revoke', await card('Lisbon Hotels'))
  await press('Revoke', await dialog('alertdialog'))
  expect((await screen.findAllByText('The key was not revoked')).length).toBeGreaterThan(0)
  expect((await card('Lisbon Hotels')).getByText('In use')).toBeTruthy()
})

test('a partner’s receivers are listed, and the one that fails says so', async () => {
  const { id, name } = aPartner()
  const failingSince = '2026-11-23T14:00:00.000Z'
  await openPage({
    webhooks: [
      aWebhook({ id: 'one', name: 'Reservations', partner: { id, name } }),
      aWebhook({ id: 'two', name: 'Desk', partner: { id, name }, failingSince }),
      aWebhook({ id: 'office', name: 'Office', failingSince }),
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Receivers' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Reservations', 'Desk'])
  expect(list.getByText('Failing')).toBeTruthy()
})

test('a partner is suspended after a question, resumed, and ended for good', async () => {
  const server = await openPage()
  for (const [label, state] of [
    ['Suspend', 'suspended'],
    ['Resume', 'live'],
    ['End', 'ended'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: label }))
    await press(label, await dialog('alertdialog'))
    await waitFor(() => expect(server.partners[0]?.state).toBe(state))
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull()
})

test('before two partners are merged, what goes over is counted', async () => {
  const other = aPartner({
    id: '00000000-0000-4000-8000-0000000000e2',
    name: 'Lisbon Hotels Lda',
    bookings: 1,
  })
  const ended = aPartner({ id: '00000000-0000-4000-8000-0000000000e3', name: 'Gone', state: 'ended' })
  const server = await openPage({ partners: [aPartner(), other, ended] })
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }))
  const form = await dialog()
  expect(form.getByText(/has 12 bookings, 1 API key and 0 receivers/)).toBeTruthy()
  await press('Merge for good', form)
  expect(form.getByText('Please choose the partner that it becomes a part of.')).toBeTruthy()
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Into/ }), other.name)
  expect(form.queryByRole('option', { name: 'Gone' })).toBeNull()
  expect(form.getByText(/has 1 booking, 1 API key/)).toBeTruthy()
  await press('Merge for good', form)
  await waitFor(() => expect(server.partners.map(({ name }) => name)).toEqual([other.name, 'Gone']))
  expect(await screen.findByRole('heading', { name: other.name })).toBeTruthy()
})

test('agents may not book until the office lets them, and then so often a day', async () => {
  const server = fakeServer({ partners: [aPartner()] })
  await openAdmin(server, '/admin/partners')
  const user = userEvent.setup()
  expect(await screen.findByText('no, a person books')).toBeTruthy()
  await press('Edit what agents may do')
  const form = await dialog()
  await user.click(form.getByRole('switch', { name: 'Agents may book by themselves' }))
  const count = form.getByRole('textbox', { name: /^Bookings a day/ })
  await user.clear(count)
  await user.type(count, '5')
  await user.click(form.getByRole('button', { name: 'Save the setting' }))
  expect(await screen.findByText('yes, after the person has agreed')).toBeTruthy()
  expect(server.agents).toEqual({ mayBook: true, bookingsPerDay: 5, version: 1 })
})
