import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { aWebhook } from '../testing/a-webhook.ts'
import { aKey } from '../testing/fake-keys.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openPage(facts: Partial<FakeServer> = {}) {
  const server = fakeServer(facts)
  await openAdmin(server, '/admin/api-keys')
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

test('a key says how many receivers it has, and that one of them fails', async () => {
  const key = aKey()
  const apiKey = { id: key.id, name: key.name }
  const failingSince = '2026-11-23T14:00:00.000Z'
  await openPage({
    keys: [key],
    webhooks: [
      aWebhook({ id: 'one', apiKey }),
      aWebhook({ id: 'two', apiKey, failingSince }),
      aWebhook({ id: 'office', failingSince }),
    ],
  })
  const shown = await card(key.name)
  const link = await shown.findByRole('link', { name: '2 receivers of webhooks' })
  expect(link.getAttribute('href')).toBe('/admin/webhooks')
  expect(shown.getByText('1 failing')).toBeTruthy()
})

test('agents may not book until the office lets them, and then so often a day', async () => {
  const server = await openPage()
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
