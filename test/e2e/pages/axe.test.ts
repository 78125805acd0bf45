import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { findBarriers } from '../support/accessibility.ts'
import {
  chooseLocation,
  choosePickupDay,
  choosePickupTime,
  chooseVehicle,
  dayFromNow,
  fillInPassenger,
  fillInTrip,
  next,
  reserve,
} from '../support/book.ts'
import { escape } from '../support/keyboard.ts'
import { publicPages } from '../support/public-pages.ts'
import { DESKTOP, openSite, openWindow, PHONE } from '../support/visitor.ts'

const sizes = [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const

/** A routing service that takes every question and never answers. */
async function silentRouting(): Promise<string> {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens on a port')
  return `http://127.0.0.1:${address.port}`
}

async function startTrip(page: Page): Promise<void> {
  await fillInTrip(page)
  await page.getByRole('switch', { name: /^Airport transfer/ }).click()
  await page.getByRole('switch', { name: /^Child or booster seat/ }).click()
}

test.for(sizes)('every public page, at %s', async ([, viewport]) => {
  const site = await openSite()
  const page = await openWindow(site, '/book', viewport, [404])
  const found: string[] = []
  for (const path of publicPages) {
    await page.goto(`${site.origin}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await findBarriers(page)).map((barrier) => `${path}: ${barrier}`))
  }
  expect(found).toEqual([])
})

test.for(sizes)('the wizard and what opens in it, at %s', { timeout: 240_000 }, async ([, viewport]) => {
  const page = await openWindow(await openSite(), '/book', viewport)

  await page.getByRole('combobox', { name: 'Pick-up Location' }).click()
  await page.getByRole('option').first().waitFor()
  expect(await findBarriers(page), 'popular locations').toEqual([])
  await page.getByRole('combobox', { name: 'Pick-up Location' }).pressSequentially('lisboa')
  await page.getByText('Also known as').first().waitFor()
  expect(await findBarriers(page), 'suggestions').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Pick-up Date/ }).click()
  await page.getByRole('grid').waitFor()
  expect(await findBarriers(page), 'calendar').toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Clear pick-up location' }).click()
  await startTrip(page)
  await page.getByRole('img', { name: /^Map of the route/ }).waitFor()
  expect(await findBarriers(page), 'step 1').toEqual([])
  await next(page)

  await chooseVehicle(page, /E Class/)
  await page
    .getByRole('button', { name: /^Luggage capacity/ })
    .first()
    .click()
  expect(await findBarriers(page), 'step 2').toEqual([])
  await next(page)

  await page.getByRole('switch', { name: /^Billing Address/ }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ana')
  await page.getByRole('textbox', { name: 'Phone' }).fill('9')
  await page.getByRole('textbox', { name: 'Full Name' }).focus()
  expect(await findBarriers(page), 'step 3 with odd formats').toEqual([])
  await fillInPassenger(page)
  await next(page)

  await page.getByRole('radio', { name: /^Cash/ }).waitFor()
  expect(await findBarriers(page), 'step 4').toEqual([])
  await reserve(page)
  await page.getByText('Your reservation has been successfully submitted.').first().waitFor()
  expect(await findBarriers(page), 'confirmation and toast').toEqual([])
})

test('an hourly hire, and a party that most vehicles are too small for', async () => {
  const page = await openWindow(await openSite(), '/book')
  await page.getByRole('radio', { name: 'By the Hour' }).click()
  await page.getByText('To be defined with the driver').first().waitFor()
  expect(await findBarriers(page), 'hourly hire').toEqual([])
  await page.getByRole('radio', { name: 'Point to Point' }).click()
  await fillInTrip(page)
  const passengers = page.getByRole('spinbutton', { name: 'Passengers' })
  await passengers.focus()
  for (let count = 1; count < 8; count += 1) await page.keyboard.press('ArrowUp')
  await next(page)
  await expect.poll(() => page.getByText('Insufficient Capacity', { exact: true }).count()).toBe(2)
  expect(await findBarriers(page), 'vehicles that are too small').toEqual([])
})

test('vehicles that wait for their price, and vehicles without one', async () => {
  const site = await openSite({ ROUTING_URL: await silentRouting(), ROUTING_FALLBACK: 'no' })
  const page = await openWindow(site, '/book', PHONE, [503])
  // The last place starts the wait, which is short.
  await choosePickupDay(page, dayFromNow(14))
  await choosePickupTime(page, '10', '30')
  await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
  await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
  await next(page)
  await page.getByText('Working out the price').first().waitFor()
  expect(await findBarriers(page), 'prices awaited').toEqual([])
  await page.getByRole('button', { name: /^Faro Airport/ }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findBarriers(page), 'summary').toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(() => page.getByText('To be evaluated by our Team').count(), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(4)
  expect(await findBarriers(page), 'prices missing').toEqual([])
})

test.for(sizes)('the office, at %s', async ([, viewport]) => {
  const site = await openSite()
  const visitor = await openWindow(site, '/book')
  await fillInTrip(visitor)
  await next(visitor)
  await chooseVehicle(visitor, /E Class/)
  await next(visitor)
  await fillInPassenger(visitor)
  await next(visitor)
  await reserve(visitor)

  const office = await openWindow(site, '/admin/login', viewport)
  await office.getByRole('heading', { level: 1 }).waitFor()
  expect(await findBarriers(office), 'login').toEqual([])
  await office.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
  await office.getByLabel('Password').fill(ADMIN.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  const card = office.getByRole('article').first()
  await card.waitFor()
  expect(await findBarriers(office), 'bookings').toEqual([])

  await card.getByRole('button', { name: 'History' }).click()
  await card.getByText('Requested by the customer').waitFor()
  expect(await findBarriers(office), 'history').toEqual([])
  await office.getByRole('button', { name: 'Calendar' }).click()
  await office.getByRole('button', { name: 'Make a link' }).waitFor()
  expect(await findBarriers(office), 'calendar without a link').toEqual([])
  await office.getByRole('button', { name: 'Make a link' }).click()
  await office.getByLabel('Address for the calendar program').waitFor()
  expect(await findBarriers(office), 'calendar with a link').toEqual([])
  await office.getByRole('button', { name: 'Renew link' }).click()
  await office.getByRole('alertdialog').waitFor()
  expect(await findBarriers(office), 'question before a renewal').toEqual([])
  await office.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await office.getByRole('alertdialog').waitFor({ state: 'detached' })
  await escape(office, office.getByRole('dialog'))

  await card.getByRole('button', { name: 'Accept' }).click()
  await office.getByRole('alertdialog').waitFor()
  expect(await findBarriers(office), 'question before an acceptance').toEqual([])
  await office.getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: 'Reject' }).click()
  await office.getByRole('alertdialog').waitFor()
  expect(await findBarriers(office), 'question before a rejection').toEqual([])
  await office.getByRole('button', { name: 'Cancel' }).click()
  await office.getByRole('combobox', { name: 'Status' }).selectOption('rejected')
  await office.getByText(/match/i).first().waitFor()
  expect(await findBarriers(office), 'no booking matches').toEqual([])
})
