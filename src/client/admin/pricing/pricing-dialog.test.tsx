import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPrice, anHourlyPrice } from '../testing/fake-pricing.ts'
import { serveOffice } from '../testing/render-office.tsx'
import {
  amount,
  button,
  closed,
  dialog,
  openTab,
  press,
  submit,
  toast,
  type,
  vehicle,
  VITO,
} from './testing/pricing-screen.ts'

serveOffice()

test('a price is added with the fields of its type only, and the list shows it', async () => {
  const office = await openTab()
  await press('Add Pricing')
  await dialog('Add Pricing')
  expect([amount('Minimum Fare (€)').value, amount('Price per km (€)').value]).toEqual(['20', '1'])
  await userEvent.selectOptions(screen.getByLabelText('Vehicle'), VITO)
  await userEvent.click(screen.getByRole('radio', { name: 'Hourly' }))
  expect(amount('Hourly Rate (€)').value).toBe('60')
  expect(screen.queryByRole('spinbutton', { name: 'Minimum Fare (€)' })).toBeNull()
  await type('Hourly Rate (€)', '68.5')
  await submit('Add Pricing')
  await closed()
  await toast('Success')
  expect((await vehicle(VITO)).getByText('€68.50')).toBeTruthy()
  expect(office.prices.at(-1)).toMatchObject({
    vehicleName: VITO,
    serviceType: 'hourly',
    minimumFare: null,
    pricePerKm: null,
    hourlyRate: '68.50',
  })
})

test('closing the dialog forgets what was typed', async () => {
  await openTab()
  await press('Add Pricing')
  await type('Minimum Fare (€)', '99')
  await press('Cancel')
  await closed()
  await press('Add Pricing')
  expect(amount('Minimum Fare (€)').value).toBe('20')
})

test('the examples follow what is typed, and say what counts', async () => {
  await openTab()
  await press('Add Pricing')
  const example = within(await screen.findByRole('region', { name: 'Example calculation' }))
  expect(example.getByText('The minimum fare counts: 10 km × €1.00 would come to €10.00.')).toBeTruthy()
  expect(
    example.getByText('The distance counts: 50 km × €1.00, above the minimum fare of €20.00.'),
  ).toBeTruthy()
  expect([example.getByText('€20.00'), example.getByText('€50.00')]).toHaveLength(2)
  await type('Price per km (€)', '2.55')
  expect(example.getByText('€25.50')).toBeTruthy()
  expect(example.getByText('€127.50')).toBeTruthy()
  await type('Price per km (€)', '')
  expect(example.getByText('Enter amounts to see what a trip costs.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Hourly' }))
  for (const text of ['2 hours', '40 km included', '€120.00', '4 hours', '80 km included', '€240.00'])
    expect(example.getByText(text)).toBeTruthy()
  await type('Hourly Rate (€)', '0')
  expect(example.getByText(/^This comes to nothing/)).toBeTruthy()
})

test.for([
  ['Minimum Fare (€)', '', 'Please enter valid numbers for minimum fare and price per km'],
  ['Price per km (€)', '', 'Please enter valid numbers for minimum fare and price per km'],
  ['Minimum Fare (€)', '-1', 'Minimum fare and price per km must be non-negative'],
  ['Price per km (€)', '-0.1', 'Minimum fare and price per km must be non-negative'],
  ['Minimum Fare (€)', '10001', 'Minimum fare can be at most €10,000.00.'],
] as const)('adding with “%s” at “%s” is refused at its field', async ([field, value, sentence]) => {
  const office = await openTab({ prices: [] })
  await press('Add Pricing')
  await type(field, value)
  await submit('Add Pricing')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(amount(field).getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(amount(field)))
  expect(office.calls).not.toContain('pricing.create')
})

test.for([
  ['Edit Mercedes S Class, Point-to-point', 'Minimum Fare (€)', '', 'Please enter valid numbers'],
  ['Edit Mercedes S Class, Point-to-point', 'Price per km (€)', '-1', 'Values must be non-negative'],
  ['Edit Mercedes S Class, Hourly', 'Hourly Rate (€)', '-1', 'Please enter a valid hourly rate'],
] as const)('%s with %s “%s” is refused in the words for an edit', async ([name, field, value, sentence]) => {
  const office = await openTab()
  await press(name)
  await type(field, value)
  await submit('Save Changes')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(office.calls).not.toContain('pricing.change')
})

test('a second price of the same vehicle and service is a duplicate, and leads to the first', async () => {
  const office = await openTab()
  await press('Add Pricing')
  await submit('Add Pricing')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Duplicate Entry')).toBeTruthy()
  expect(
    alert.getByText(
      'Mercedes S Class with point-to-point service already exists. Please edit the existing entry.',
    ),
  ).toBeTruthy()
  expect(office.calls).not.toContain('pricing.create')
  await userEvent.click(alert.getByRole('button', { name: 'Edit the existing entry' }))
  await dialog('Edit Pricing')
  expect(amount('Minimum Fare (€)').value).toBe('75.00')
})

test('a duplicate that somebody else has made meanwhile is told by the server', async () => {
  const office = await openTab({ prices: [aPrice()] })
  await press('Set price of Mercedes S Class, Hourly')
  await dialog('Add Pricing')
  office.prices = [...office.prices, anHourlyPrice()]
  await submit('Add Pricing')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/with hourly service already exists/)).toBeTruthy()
  // The list has been read anew, so the way to the existing one is there.
  expect(await alert.findByRole('button', { name: 'Edit the existing entry' })).toBeTruthy()
})

test('a price is edited in the same dialog, also to the other service', async () => {
  const office = await openTab({ prices: [aPrice()] })
  await press('Edit Mercedes S Class, Point-to-point')
  await dialog('Edit Pricing')
  expect(screen.getByLabelText<HTMLSelectElement>('Vehicle').disabled).toBe(true)
  await type('Price per km (€)', '2.5')
  await submit('Save Changes')
  await closed()
  expect(office.prices).toEqual([aPrice({ pricePerKm: '2.50' })])

  await press('Edit Mercedes S Class, Point-to-point')
  await userEvent.click(screen.getByRole('radio', { name: 'Hourly' }))
  await submit('Save Changes')
  await closed()
  expect(office.prices).toEqual([anHourlyPrice({ id: aPrice().id, hourlyRate: '60.00' })])
})

test.for([
  ['add', 'pricing.create', 'Add Pricing', 'Add Pricing'],
  ['update', 'pricing.change', 'Edit Mercedes S Class, Hourly', 'Save Changes'],
] as const)('to %s in vain says so, and keeps what was typed', async ([verb, call, opener, name]) => {
  const office = await openTab({ prices: [anHourlyPrice()] })
  office.broken.add(call)
  await press(opener)
  await submit(name)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(`Failed to ${verb} vehicle pricing`)).toBeTruthy()
  expect(alert.getByText(/^The server could not be reached/)).toBeTruthy()
  office.broken.clear()
  await submit(name)
  await closed()
})

test('of two clicks one is sent, and the dialog waits for the answer', async () => {
  const office = await openTab({ prices: [] })
  const { promise, resolve } = Promise.withResolvers<void>()
  office.hold = promise
  await press('Add Pricing')
  const send = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Pricing' })
  await userEvent.dblClick(send)
  expect(await button('Adding...')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  await act(async () => resolve())
  await closed()
  expect(office.calls.filter((call) => call === 'pricing.create')).toHaveLength(1)
})
