import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { admin, fakeOffice } from '../testing/fake-office.ts'
import { aPrice, anHourlyPrice } from '../testing/fake-pricing.ts'
import { renderOffice, serveOffice } from '../testing/render-office.tsx'
import {
  button,
  closed,
  dialog,
  openTab,
  press,
  prices,
  submit,
  toast,
  vehicle,
  VITO,
} from './testing/pricing-screen.ts'

serveOffice()

test('each vehicle shows its prices, and says calmly where one is missing', async () => {
  await openTab()
  const sClass = await vehicle('Mercedes S Class')
  for (const text of ['Point-to-point', '€75.00', '€2.40', 'Hourly', '€95.00'])
    expect(sClass.getByText(text)).toBeTruthy()
  const vito = await vehicle(VITO)
  expect(vito.getByText('€54.00')).toBeTruthy()
  expect(
    vito.getByText('No price: the booking page shows “To be evaluated by our Team”.', { exact: false }),
  ).toBeTruthy()
  expect(screen.getByText('7 prices are missing.')).toBeTruthy()
})

test('a price that comes to nothing says that it is no offer', async () => {
  await openTab({ prices: [anHourlyPrice({ hourlyRate: '0.00' })] })
  expect((await vehicle('Mercedes S Class')).getByText(/^Comes to nothing/)).toBeTruthy()
})

test('without any price it says so', async () => {
  await openTab({ prices: [] })
  expect(await screen.findByRole('heading', { name: 'No vehicle pricing configured yet' })).toBeTruthy()
  expect(await button('Add Pricing')).toBeTruthy()
})

test('a list that cannot be read says so and can be asked for again', async () => {
  const office = fakeOffice({ user: admin, prices })
  office.broken.add('pricing.list')
  await renderOffice(office, '/admin?tab=pricing')
  expect((await screen.findByRole('alert')).textContent).toMatch('The prices could not be loaded.')
  office.broken.clear()
  await press('Try again')
  await vehicle('Mercedes S Class')
})

test('a missing price is set from its place, and the focus goes on to the list', async () => {
  await openTab({ prices: [aPrice()] })
  await press('Set price of Mercedes Vito, Hourly')
  await dialog('Add Pricing')
  expect(screen.getByLabelText<HTMLSelectElement>('Vehicle').value).toBe(VITO)
  expect(screen.getByRole('radio', { name: 'Hourly', checked: true })).toBeTruthy()
  await submit('Add Pricing')
  await closed()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Vehicle Pricing'))
})

test('a price is deleted after a question, and the focus goes on to the list', async () => {
  const office = await openTab()
  await press('Delete Mercedes S Class, Hourly')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this price?' }))
  expect(question.getByText(/Bookings and quotes already given keep their price/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await toast('Deleted')
  expect((await vehicle('Mercedes S Class')).getByText(/^No price/)).toBeTruthy()
  expect(office.prices).toHaveLength(2)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Vehicle Pricing'))
})

test('a question that is cancelled deletes nothing', async () => {
  const office = await openTab()
  await press('Delete Mercedes S Class, Hourly')
  await press('Cancel')
  expect(office.prices).toHaveLength(3)
})

test('to delete in vain says so, and a price that is gone already is taken from the list', async () => {
  const office = await openTab()
  office.broken.add('pricing.delete')
  await press('Delete Mercedes S Class, Hourly')
  await press('Delete')
  await toast('Failed to delete vehicle pricing')
  office.broken.clear()
  office.prices = [aPrice()]
  await press('Delete Mercedes S Class, Hourly')
  await press('Delete')
  await toast('There is no such vehicle pricing.')
  expect(await (await vehicle('Mercedes S Class')).findByText(/^No price/)).toBeTruthy()
})
