import type { Location } from '@chauffeur/contract/locations'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCalls } from '../booking/testing/fake-calls.ts'
import { MainPage } from './main-page.tsx'
import { renderPage } from './testing/render-page.tsx'

const places: readonly Location[] = ['Faro Airport', 'Vilamoura'].map((name) => ({
  id: name,
  name,
  address: `${name}, Portugal`,
  region: 'Algarve',
  displayType: 'city',
  aliases: [],
  isGoogleResult: false,
}))

const user = userEvent.setup()
const form = () => within(screen.getByRole('form', { name: 'Get a quote' }))
const tab = (name: string) => screen.getByRole('tab', { name })

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))

test('places chosen from the suggestions open the booking with them', async () => {
  fakeCalls({ 'locations.search': () => places })
  const router = await renderPage(<MainPage />)
  for (const [label, name] of [
    ['Pick-up Location', /^Faro/],
    ['Drop-off Location', /^Vilamoura/],
  ] as const) {
    await user.click(form().getByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name }, { timeout: 30_000 }))
  }
  await user.click(form().getByRole('button', { name: 'Get Instant Quote' }))
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/book'))
  expect(router.latestLocation.searchStr).toBe(
    '?pickup=Faro+Airport%2C+Portugal&dropoff=Vilamoura%2C+Portugal&isAirport=true',
  )
})

test('a hire asks from where, for how long and when, and is sent with nothing filled in', async () => {
  const router = await renderPage(<MainPage />)
  await user.click(tab('By the Hour'))
  await form().findByText('2 hours')
  expect(form().getByRole('combobox', { name: 'From' })).toBeDefined()
  expect(form().getByRole('button', { name: /^Date/ })).toBeDefined()
  expect(form().queryByRole('combobox', { name: 'Drop-off Location' })).toBeNull()
  await user.click(form().getByRole('button', { name: 'One hour more' }))
  await user.click(form().getByRole('button', { name: 'Get Instant Quote' }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ duration: 3, serviceType: 'hourly' }))
})

test('without a script the form is sent to the booking by the names that it reads', async () => {
  await renderPage(<MainPage />)
  const element = screen.getByRole<HTMLFormElement>('form', { name: 'Get a quote' })
  expect([element.getAttribute('action'), element.method]).toEqual(['/book', 'get'])
  expect([...new FormData(element).entries()]).toEqual([
    ['pickup', ''],
    ['dropoff', ''],
    ['isAirport', 'true'],
  ])
})

test('the services open at the airport, one at a time, by a click or by the arrow keys', async () => {
  await renderPage(<MainPage />)
  const services = within(screen.getByRole('tablist', { name: 'One car for each kind of day' }))
  const chosen = () => services.getByRole('tab', { selected: true }).textContent
  expect(chosen()).toMatch(/^Airport Excellence/)
  expect(screen.getByText('Help with every piece of luggage')).toBeDefined()
  await user.click(services.getByRole('tab', { name: /^As Directed/ }))
  expect(chosen()).toMatch(/^As Directed/)
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toMatch(/^Airport Excellence/)
})
