import { expect, test } from 'vitest'
import { openSite, openWindow, PHONE } from '../support/visitor.ts'

const gone = /Failed to fetch dynamically imported module|Unable to preload|net::ERR_/

test('without a connection a part that comes late is missed, and nothing else', async () => {
  const site = await openSite()
  const page = await openWindow(site, '/book?pickup=Faro+Airport&dropoff=Vilamoura', PHONE, [], {
    expected: gone,
  })
  const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
  await expect.poll(() => pickup.inputValue()).toBe('Faro Airport')
  await page.context().setOffline(true)

  await page.getByRole('button', { name: /Pick-up Date/ }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  expect(await pickup.inputValue()).toBe('Faro Airport')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => pickup.inputValue()).toBe('Faro Airport')
  await page.getByRole('button', { name: /Pick-up Date/ }).click()
  await page.getByRole('grid').waitFor()
})
