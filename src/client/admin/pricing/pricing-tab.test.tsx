import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPrice, anHourlyPrice } from '../testing/fake-pricing.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'
import { groupPricing } from './pricing-draft.ts'

async function openTab(facts: Partial<FakeServer>) {
  const server = fakeServer(facts)
  await openAdmin(server, '/admin?tab=pricing')
  await screen.findByRole('heading', { name: 'Vehicle Pricing' })
  return server
}

const vehicle = async (name: string) => within(await screen.findByRole('article', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const submit = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function type(name: string, value: string) {
  const amount = screen.getByRole('spinbutton', { name })
  await userEvent.clear(amount)
  if (value) await userEvent.type(amount, value)
}

test('a price that comes to nothing says that it is no offer', async () => {
  await openTab({ prices: [anHourlyPrice({ hourlyRate: '0.00' })] })
  expect((await vehicle('Mercedes S Class')).getByText(/^Comes to nothing/)).toBeTruthy()
})

test('a price that is gone already is taken from the list', async () => {
  const server = await openTab({ prices: [anHourlyPrice()] })
  await press('Delete Mercedes S Class, Hourly')
  server.prices = []
  await press('Delete')
  await screen.findAllByText('There is no such vehicle pricing.')
  expect(await screen.findByRole('heading', { name: 'No vehicle pricing configured yet' })).toBeTruthy()
})

test('the examples say when there is nothing to reckon with, and when it comes to nothing', async () => {
  await openTab({ prices: [] })
  await press('Add Pricing')
  const example = within(await screen.findByRole('region', { name: 'Example calculation' }))
  await type('Price per km (€)', '')
  expect(example.getByText('Enter amounts to see what a trip costs.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Hourly' }))
  await type('Hourly Rate (€)', '0')
  expect(example.getByText(/^This comes to nothing/)).toBeTruthy()
})

test('a duplicate that somebody else has made meanwhile is told by the server', async () => {
  const server = await openTab({ prices: [aPrice()] })
  await press('Set price of Mercedes S Class, Hourly')
  server.prices = [...server.prices, anHourlyPrice()]
  await submit('Add Pricing')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/with hourly service already exists/)).toBeTruthy()
  // The list has been read again, so the way to the existing one is there.
  expect(await alert.findByRole('button', { name: 'Edit the existing entry' })).toBeTruthy()
})

test('a price that is edited to the other service keeps no amount of the first', async () => {
  const server = await openTab({ prices: [aPrice()] })
  await press('Edit Mercedes S Class, Point-to-point')
  await userEvent.click(screen.getByRole('radio', { name: 'Hourly' }))
  await submit('Save Changes')
  await closed()
  expect(server.prices).toEqual([anHourlyPrice({ id: aPrice().id, hourlyRate: '60.00' })])
})

test('what could not be saved is saved by another try', async () => {
  const server = await openTab({ prices: [anHourlyPrice()], broken: new Set(['pricing.change']) })
  await press('Edit Mercedes S Class, Hourly')
  await submit('Save Changes')
  expect(
    within(await screen.findByRole('alert')).getByText(
      'The server answered with an error (502). Please try again.',
    ),
  ).toBeTruthy()
  server.broken.clear()
  await submit('Save Changes')
  await closed()
})

test('of two clicks one is sent, and the dialog waits for the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const server = await openTab({ hold: promise })
  await press('Add Pricing')
  await userEvent.dblClick(dialog().getByRole('button', { name: 'Add Pricing' }))
  expect(await screen.findByRole('button', { name: 'Adding...' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  await act(async () => resolve())
  await closed()
  expect(server.calls.filter((call) => call === 'pricing.create')).toHaveLength(1)
})

test('where every price is there, Add Pricing opens all the same, and a taken pair is refused', async () => {
  const vehicles = groupPricing([]).map(({ vehicle }) => vehicle.name)
  const server = await openTab({
    prices: vehicles.flatMap((vehicleName) => [aPrice({ vehicleName }), anHourlyPrice({ vehicleName })]),
  })
  await press('Add Pricing')
  const choice = dialog().getByRole<HTMLSelectElement>('combobox', { name: 'Vehicle' })
  expect(choice.value).toBe('Mercedes S Class')
  expect([...choice.options].map(({ text }) => text)).toEqual(vehicles)
  await userEvent.selectOptions(choice, 'Mercedes Vito')
  await userEvent.click(dialog().getByRole('radio', { name: 'Hourly' }))
  expect(dialog().getByText('There is a price for this vehicle and service already.')).toBeTruthy()
  await submit('Add Pricing')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Duplicate EntryMercedes Vito with hourly service already exists. Please edit the existing entry.Edit the existing entry',
  )
  expect(server.calls).not.toContain('pricing.create')
  await submit('Edit the existing entry')
  expect(screen.getByRole('dialog', { name: 'Edit Pricing' })).toBeTruthy()
})

test('a price that was deleted meanwhile keeps its form, says so, and can be added again', async () => {
  const server = await openTab({ prices: [anHourlyPrice()] })
  await press('Edit Mercedes S Class, Hourly')
  await type('Hourly Rate (€)', '99')
  server.prices = []
  await submit('Save Changes')
  expect((await screen.findByRole('alert')).textContent).toMatch('This price has been deleted meanwhile')
  expect(dialog().getByRole('button', { name: 'Save Changes' }).getAttribute('aria-disabled')).toBe('true')
  await submit('Add it again')
  await closed()
  expect(server.prices).toMatchObject([{ serviceType: 'hourly', hourlyRate: '99.00' }])
})

test('the discount for several trips is shown and changed', async () => {
  const server = await openTab({ prices: [aPrice()] })
  const section = within(await screen.findByRole('region', { name: 'Discount for several trips' }))
  expect(await section.findByText('none')).toBeTruthy()
  await press('Edit the discount for several trips')
  const box = dialog().getByRole('textbox', { name: 'Discount, in per cent' })
  await userEvent.clear(box)
  await userEvent.type(box, '2,5')
  await submit('Save the discount')
  await closed()
  expect(await section.findByText('2.5 %')).toBeTruthy()
  expect(server.discount).toEqual({ discountPercent: 2.5, version: 1 })
})
