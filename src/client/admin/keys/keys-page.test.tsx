import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { admin, fakeOffice, type FakeOffice } from '../testing/fake-office.ts'
import { aKey } from '../testing/fake-keys.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'

serveOffice()

async function openPage(facts: Partial<FakeOffice> = {}) {
  const office = fakeOffice({ user: admin, ...facts })
  for (const call of facts.broken ?? []) office.broken.add(call)
  await renderOffice(office, '/admin/api-keys')
  return office
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(where.getByRole('button', { name }))
const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))
const secretField = async () =>
  await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret of the key' })

test('a key says whose it is, what it may do, how it begins, and how it is used', async () => {
  const usage = aKey().usage.map((row, n) => ({ ...row, calls: n === 10 ? 1200 : n === 29 ? 34 : 0 }))
  await openPage({ keys: [aKey({ lastUsedAt: '2026-11-21T09:05:00.000Z', usage })] })
  const shown = await card('Lisbon Hotels')
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

test('the header leads to the page, and the page says where there is no key', async () => {
  await openPage()
  expect(await screen.findByRole('heading', { name: 'No API keys in use' })).toBeTruthy()
  const header = within(screen.getByRole('navigation', { name: 'Office pages' }))
  expect(header.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/admin/api-keys')
})

test('a list that cannot be read says so, and is read again on request', async () => {
  const office = await openPage({ broken: new Set(['keys.list']), keys: [aKey()] })
  const problem = within(await screen.findByRole('alert'))
  office.broken.clear()
  await userEvent.click(problem.getByRole('button', { name: 'Try again' }))
  expect((await card('Lisbon Hotels')).getByText('Never')).toBeTruthy()
})

test('a new key shows its secret once, ready to be copied, and not after closing', async () => {
  const office = await openPage()
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
  expect(office.keys.map(({ scopes }) => scopes)).toEqual([['book']])
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  expect((await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('')
})

test('what is missing is told at its field before anything is sent', async () => {
  const office = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Make a key' }))
  const form = await dialog()
  await press('Make the key', form)
  expect(form.getByText('Please give the key a name.')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Name' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'x')
  await press('Make the key', form)
  expect(form.getByText('Please choose at least one scope.')).toBeTruthy()
  expect(office.calls).not.toContain('keys.create')
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

test('a renewed secret is shown once, and the old one with the end of its day', async () => {
  await openPage({ keys: [aKey()] })
  await press('Renew secret', await card('Lisbon Hotels'))
  await press('Renew', await dialog())
  expect((await secretField()).value).toBe('ctk_live_UvWxYz-secret-1')
  await press('Done')
  const shown = await card('Lisbon Hotels')
  expect(shown.getByText('ctk_live_UvWxYz…')).toBeTruthy()
  expect(shown.getByText('22 Nov 2026, 11:00')).toBeTruthy()

  await press('End now', shown)
  await press('End now', await dialog('alertdialog'))
  await waitFor(async () => expect((await card('Lisbon Hotels')).queryByText('Old secret')).toBeNull())
})

test('a secret that must end at once leaves no old one', async () => {
  const office = await openPage({ keys: [aKey()] })
  await press('Renew secret', await card('Lisbon Hotels'))
  const form = await dialog()
  await userEvent.click(form.getByRole('radio', { name: /^It ends at once/ }))
  await press('Renew', form)
  await secretField()
  expect(office.keys[0]?.oldSecret).toBeNull()
})

test('a key is revoked after a question, and goes to the revoked ones', async () => {
  const office = await openPage({ keys: [aKey()] })
  await press('Revoke', await card('Lisbon Hotels'))
  expect(await screen.findByRole('alertdialog', { name: 'Revoke the key “Lisbon Hotels”?' })).toBeTruthy()
  const question = await dialog('alertdialog')
  await press('Cancel', question)
  expect(office.calls).not.toContain('keys.revoke')

  await press('Revoke', await card('Lisbon Hotels'))
  await press('Revoke', await dialog('alertdialog'))
  expect(await screen.findByRole('heading', { name: 'No API keys in use' })).toBeTruthy()
  await userEvent.click(screen.getByText('Revoked keys (1)'))
  const shown = await card('Lisbon Hotels')
  expect(shown.getByText('21 Nov 2026, 11:00')).toBeTruthy()
  expect(shown.queryAllByRole('button')).toEqual([])
})

test('an act that fails says so and changes nothing', async () => {
  const office = await openPage({ keys: [aKey()] })
  office.broken.add('keys.revoke')
  await press('Revoke', await card('Lisbon Hotels'))
  await press('Revoke', await dialog('alertdialog'))
  expect((await screen.findAllByText('The key was not revoked')).length).toBeGreaterThan(0)
  expect((await card('Lisbon Hotels')).getByText('In use')).toBeTruthy()
})

test('a name is text, whatever it holds', async () => {
  await openPage({ keys: [aKey({ name: '<b>Lisbon</b> \u05d0\u05d1' })] })
  const name = (await card('<b>Lisbon</b> \u05d0\u05d1')).getByText('<b>Lisbon</b> \u05d0\u05d1')
  expect(name.tagName).toBe('BDI')
})
