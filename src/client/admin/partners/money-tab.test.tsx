import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPartner, anAccount } from '../testing/fake-partners.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const AT = '2027-01-20T09:00:00.000Z'
const line = {
  id: 'line',
  kind: 'commission',
  amount: 4.9,
  bookingId: 'booking',
  bookingNumber: 'TR-7K3Q9X',
  reference: null,
  tripDate: '2027-01-27',
  guest: 'Ana Sousa',
  kept: 49,
  vat: 2.77,
  commissionBp: 1000,
  note: null,
  at: AT,
  enteredBy: null,
  statementNumber: 'ST-7K3Q9X',
} as const
const statement = {
  id: 'statement',
  number: 'ST-7K3Q9X',
  period: '2027-01',
  state: 'draft',
  opening: 0,
  sum: 4.9,
  closing: 4.9,
  currency: 'EUR',
  sentAt: null,
  settledAt: null,
} as const

async function openMoney(account: Partial<FakeServer['account']> = {}) {
  const server = fakeServer({ partners: [aPartner()], account: anAccount(account) })
  await openAdmin(server, `/admin/partners/${aPartner().id}`)
  await userEvent.click(await screen.findByRole('tab', { name: 'Money' }))
  return server
}

const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(where.getByRole('button', { name }))
const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))

test('the account says what is owed, and what that is made of', async () => {
  await openMoney({ balance: 4.9, entries: [line], statements: [statement] })
  expect(await screen.findByText('You owe the partner')).toBeTruthy()
  const entries = within(screen.getByRole('list', { name: 'Entries' }))
  expect(entries.getByText(/10 % of €49\.00 less €2\.77 VAT/)).toBeTruthy()
  expect(entries.getByText('€4.90')).toBeTruthy()
  const csv = screen.getByRole('link', { name: 'Lines as CSV' })
  expect(csv.getAttribute('href')).toBe('/api/admin/statements/statement/lines.csv')
})

test('a statement is sent after a question, and then settled', async () => {
  const server = await openMoney({ statements: [statement] })
  for (const [label, state] of [
    ['Send', 'sent'],
    ['Settle', 'settled'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: label }))
    await press(label, await dialog('alertdialog'))
    await waitFor(() => expect(server.account.statements[0]?.state).toBe(state))
  }
})

test('a payout is entered with a note', async () => {
  const server = await openMoney({ balance: 4.9 })
  await userEvent.click(await screen.findByRole('button', { name: 'Add an entry' }))
  const form = await dialog()
  await userEvent.type(form.getByRole('spinbutton', { name: /^Amount/ }), '4.9')
  await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), 'Transfer')
  await press('Enter it', form)
  await waitFor(() => expect(server.account.balance).toBe(0))
  expect(await screen.findByText('Nothing is owed')).toBeTruthy()
})

test('a disputed line is decided with an amount and an answer', async () => {
  const dispute = {
    id: 'dispute',
    lineId: 'line',
    state: 'open',
    text: 'It was two trips.',
    answer: null,
    createdAt: AT,
    decidedAt: null,
    statementNumber: 'ST-7K3Q9X',
    line,
  } as const
  const server = await openMoney({ balance: 4.9, disputes: [dispute] })
  expect(await screen.findByText('It was two trips.')).toBeTruthy()
  await press('Decide')
  const form = await dialog()
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Decision' }), 'The partner is right')
  await userEvent.type(form.getByRole('spinbutton', { name: /^For the partner/ }), '4.9')
  await userEvent.type(form.getByRole('textbox', { name: 'Answer' }), 'Yes.')
  await press('Decide', form)
  await waitFor(() => expect(server.account.disputes).toEqual([]))
  expect(server.account.balance).toBe(9.8)
})

test('a partner is given a commission in percent', async () => {
  const server = await openMoney()
  await press('Edit')
  const form = await dialog()
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Terms' }), 'Commission')
  await userEvent.type(form.getByRole('textbox', { name: /^Commission in percent/ }), '12.5')
  await press('Save changes', form)
  await waitFor(() => expect(server.partners[0]).toMatchObject({ terms: 'commission', commissionBp: 1250 }))
  expect(await screen.findByText('12.5 % commission')).toBeTruthy()
})

test('a partner is given net terms with its price in percent and a limit of credit', async () => {
  const server = await openMoney()
  await press('Edit')
  const form = await dialog()
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: 'Terms' }),
    'Net: a price of its own, on account',
  )
  await userEvent.type(form.getByRole('textbox', { name: /^Percent below the price list/ }), '12.5')
  const limit = form.getByRole('spinbutton', { name: /^Credit limit/ })
  await userEvent.clear(limit)
  await userEvent.type(limit, '1500')
  await press('Save changes', form)
  await waitFor(() =>
    expect(server.partners[0]).toMatchObject({ terms: 'net', discountBp: 1250, creditLimit: 150_000 }),
  )
  expect(await screen.findByText('Net: 12.5 % below the list, on account')).toBeTruthy()
})
