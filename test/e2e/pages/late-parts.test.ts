import { expect, test } from 'vitest'
import { editPlaces, TRANSFER } from '../support/booking-form.ts'
import { goOffline, goOnline, OFFLINE, openPage, PHONE } from '../support/open-page.ts'

test('without a connection only the part that is fetched late is missing, and it comes after a reload', async () => {
  const page = await openPage(TRANSFER, { viewport: PHONE, expectedError: OFFLINE })
  const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
  await editPlaces(page)
  await expect.poll(() => pickup.inputValue()).toBe('Faro Airport')
  await goOffline(page)

  await page.getByRole('button', { name: /Pick-up Date/ }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  expect(await pickup.inputValue()).toBe('Faro Airport')

  await goOnline(page)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => pickup.inputValue()).toBe('Faro Airport')
  await page.getByRole('button', { name: /Pick-up Date/ }).click()
  await page.getByRole('grid').waitFor()
})
