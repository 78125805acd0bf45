import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inDays } from './booking-form.ts'
import { bookTrip, cardOf, decide } from './admin.ts'
import { type Site } from './site.ts'

export const numbers = { ana: '', joao: '', peter: '', anaId: '' }

/** Three bookings: one with everything that a card shows, a pending and a confirmed one. */
async function fill(site: Site): Promise<void> {
  const peter = await bookTrip(
    {
      customerName: 'Peter Müller',
      customerEmail: 'peter@example.de',
      pickupDate: inDays(30),
    },
    site,
  )
  const joao = await bookTrip(
    {
      customerName: 'João Gonçalves',
      customerEmail: 'joao@exemplo.pt',
      pickupDate: inDays(20),
      paymentMethod: 'card_on_pickup',
    },
    site,
  )
  const ana = await bookTrip(
    {
      customerName: 'Ana Silva',
      customerEmail: 'ana@example.com',
      customerPhone: '+351 912 345 678',
      pickupDate: inDays(14),
      passengers: '3',
      stops: [{ location: 'Loulé market', duration: 60 }],
      luggageConfig: '3 cabin bags',
      childSeatCount: 1,
      boosterSeatCount: 2,
      flightNumber: 'TP 1901',
    },
    site,
  )
  Object.assign(numbers, {
    ana: ana.bookingNumber,
    joao: joao.bookingNumber,
    peter: peter.bookingNumber,
    anaId: ana.id,
  })
}

/** The one whose card has everything. */
export const card = (page: Page) => cardOf(page, numbers.ana)
export const shows = (words: string | RegExp) => (page: Page) =>
  card(page).getByText(words, { exact: true }).first().waitFor()

/** The value beside a label of the card. */
export const fact = (label: string, value: string) => (page: Page) =>
  expect
    .poll(async () => {
      const labels = await card(page).getByRole('term').allTextContents()
      const values = await card(page).getByRole('definition').allTextContents()
      return values[labels.indexOf(label)]
    })
    .toBe(value)

/** Who is on the list now, from the top. */
export const lists = (page: Page, ...names: string[]) =>
  expect
    .poll(() => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(names)

export const counts = (page: Page, words: string) =>
  expect.poll(() => page.getByText(/^Showing/).innerText()).toBe(words)

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const clear = (page: Page) => page.getByRole('button', { name: 'Clear filters' }).click()

/** Fills the site, accepts the booking of Peter Müller and shows the list. */
export const fillAndOpen = (site: () => Site) => async (page: Page) => {
  await fill(site())
  await page.goto('/admin')
  await decide(page, cardOf(page, numbers.peter), 'Accept')
  await cardOf(page, numbers.peter).getByText('Confirmed', { exact: true }).waitFor()
  await page.goto('/admin')
  await page.getByRole('article').first().waitFor()
}
