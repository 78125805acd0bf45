import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicPages } from '../support/public-pages.ts'
import { openPage } from '../support/open-page.ts'
import { sharedSite } from '../support/site.ts'

// The wizard needs scripts; what it shows without them is its first step as the server draws it.
const pages = publicPages.filter((path) => path !== '/book')

const services = ['Airport Excellence', 'Corporate Travel', 'Special Occasions', 'As Directed']

const cars: readonly (readonly string[])[] = [
  ['Mercedes S Class', '3 passengers', '3 pieces of luggage', 'Massage Seats', 'Chauffeur Mode'],
  ['Mercedes E Class', '3 passengers', '3 pieces of luggage', 'Heated Seats', 'Sunroof'],
  ['Mercedes V Class', '7 passengers', '8 pieces of luggage', 'WiFi', 'Ambient Lighting'],
  ['Mercedes Vito', '8 passengers', '10 pieces of luggage', 'Spacious Interior', 'Group Travel'],
]

const noScripts = { context: { javaScriptEnabled: false } } as const

test('without scripts every page shows its heading and its text, and its links lead somewhere', async () => {
  const page = await openPage('/', { ...noScripts, refusals: [404] })
  const links = new Set<string>()
  for (const path of pages) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150)
    for (const link of await page.getByRole('link').all()) {
      const address = new URL((await link.getAttribute('href')) ?? '', page.url())
      if (address.origin === sharedSite().origin) links.add(address.pathname + address.search)
    }
  }
  expect(links.size).toBeGreaterThan(8)
  for (const link of links) {
    const isLost = link.endsWith('/an-address-that-leads-nowhere')
    expect((await page.request.get(link)).status(), link).toBe(isLost ? 404 : 200)
  }
})

/** Reads the text that is visible without a click. */
const shown = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')

test('without scripts every service with its four features, and every car, can be read', async () => {
  const page = await openPage('/', noScripts)
  for (const path of ['/', '/fleet', '/services', '/home-v2', '/home-v3', '/home-v4']) {
    await page.goto(path)
    for (const service of services) {
      const heading = page.getByRole('heading', { name: service })
      await heading.waitFor()
      const holder = page.getByRole('tabpanel').or(page.getByRole('listitem')).filter({ has: heading }).last()
      const features = holder.getByRole('listitem')
      expect(await features.count(), `${path}: ${service}`).toBe(4)
      for (const feature of await features.all()) expect(await feature.isVisible()).toBe(true)
    }
    const text = await shown(page)
    for (const fact of cars.flat()) expect(text, path).toContain(fact)
  }
})

test('without scripts the wizard and the payment result say at once that they need them', async () => {
  const page = await openPage('/book', noScripts)
  await page.getByText(/^Booking here needs JavaScript/).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /^\+351/ })
      .count(),
  ).toBeGreaterThan(0)
  await page.goto('/payment-result?checkoutId=abc')
  await page.getByText(/^This page needs JavaScript.*Your payment goes on without it/).waitFor()
})

test('without scripts the quote form opens the booking with what was typed', async () => {
  const page = await openPage('/', noScripts)
  await page.getByRole('combobox', { name: 'Pick-up Location' }).fill('Faro Airport')
  await page.getByRole('button', { name: 'Get Instant Quote' }).click()
  await page.getByRole('heading', { name: 'Reserve Your Journey' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Pick-up Location' }).inputValue()).toBe('Faro Airport')
})
