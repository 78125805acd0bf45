import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import {
  chooseLocation,
  choosePickup,
  chooseVehicle,
  fillInPassenger,
  fillInTrip,
  next,
  reserve,
} from '../support/booking-form.ts'
import { findBarriers, inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { openSite } from '../support/site.ts'

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

test('a transfer with everything that opens on the way has no barrier and fits every window', async () => {
  const page = await openPage('/book', { drawsMaps: true })
  const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
  await pickup.click()
  await page.getByRole('option').first().waitFor()
  await inspect(page, 'popular locations')
  await pickup.pressSequentially('lisboa')
  await page.getByText('Also known as').first().waitFor()
  await inspect(page, 'suggestions')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Pick-up Date/ }).click()
  await page.getByRole('grid').waitFor()
  await inspect(page, 'calendar')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Clear pick-up location' }).click()
  await fillInTrip(page)
  await page.getByRole('textbox', { name: 'Flight Number' }).waitFor()
  await page.getByRole('switch', { name: /^Child or booster seat/ }).click()
  await page.getByRole('spinbutton', { name: 'Child seat' }).press('ArrowUp')
  await page.getByRole('region', { name: 'Your route' }).scrollIntoViewIfNeeded()
  await page.getByRole('img', { name: /^Map of the route/ }).waitFor()
  await inspect(page, 'step 1')
  await next(page)

  await chooseVehicle(page, /E Class/)
  await page
    .getByRole('button', { name: /^Luggage capacity/ })
    .first()
    .click()
  await inspect(page, 'step 2')
  await next(page)

  await page.getByRole('switch', { name: /^Billing Address/ }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ana')
  await page.getByRole('textbox', { name: 'Phone' }).fill('9')
  await page.getByRole('textbox', { name: 'Full Name' }).focus()
  await inspect(page, 'step 3 with unusual formats')
  await fillInPassenger(page)
  await page.getByRole('textbox', { name: 'Company Registered Name' }).fill('Silva Lda')
  await next(page)

  await page.getByRole('radio', { name: /^Cash/ }).waitFor()
  await inspect(page, 'step 4')
  await reserve(page)
  await page.getByText('Your reservation has been successfully submitted.').first().waitFor()
  await inspect(page, 'confirmation and notification')
})

test('an hourly hire, and a party that most vehicles are too small for, have no barrier', async () => {
  const page = await openPage('/book')
  await page.getByRole('radio', { name: 'By the Hour' }).click()
  await page.getByText('To be defined with the driver').first().waitFor()
  await inspect(page, 'hourly hire')
  await page.getByRole('radio', { name: 'Point to Point' }).click()
  await fillInTrip(page)
  const passengers = page.getByRole('spinbutton', { name: 'Passengers' })
  await passengers.focus()
  for (let count = 1; count < 8; count += 1) await page.keyboard.press('ArrowUp')
  await next(page)
  await expect.poll(() => page.getByText('Insufficient Capacity', { exact: true }).count()).toBe(2)
  await inspect(page, 'vehicles that are too small')
})

test('vehicles that wait for their price, and vehicles without one, have no barrier', async () => {
  const site = await openSite({ ROUTING_URL: await silentRouting(), ROUTING_FALLBACK: 'no' })
  const page = await openPage('/book', { site, viewport: PHONE, refusals: [503] })
  // The last place starts the wait, which is short.
  await choosePickup(page)
  await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
  await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
  await next(page)
  await page.getByText('Working out the price').first().waitFor()
  expect(await findBarriers(page), 'prices awaited').toEqual([])
  await page.getByRole('button', { name: /^Faro Airport/ }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findBarriers(page), 'summary').toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByText('To be evaluated by our Team').count()).toBeGreaterThanOrEqual(4)
  await inspect(page, 'prices missing')
})
