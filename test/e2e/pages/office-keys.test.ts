import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aDriver } from '../../support/cars.ts'
import { bookTrip } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { focused } from '../support/keyboard.ts'
import { openPage } from '../support/open-page.ts'
import { adminCookie, openSite } from '../support/site.ts'

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('single keys go to pages and through lists, and do nothing while somebody types', async () => {
  const site = await openSite({})
  await bookTrip({ customerName: 'Ana Silva' }, site)
  const { bookingNumber } = await bookTrip({ customerName: 'Rui Costa' }, site)
  const page = await openPage('/admin?view=rows', { site, isSignedIn: true })
  await page.getByRole('button', { name: /Rui Costa$/ }).waitFor()

  await press(page, 'j')
  await expect.poll(() => focused(page)).toMatch(/Rui Costa$/)
  await press(page, 'j')
  await expect.poll(() => focused(page)).toMatch(/Ana Silva$/)
  await press(page, 'k', 'Enter')
  await page.getByRole('complementary', { name: `Reservation ${bookingNumber}` }).waitFor()
  await press(page, 'a')
  await page.getByRole('alertdialog', { name: 'Confirmar Reserva?' }).waitFor()
  // In a dialog they do nothing.
  await press(page, 'n', 'Escape')
  await page.getByRole('complementary', { name: `Reservation ${bookingNumber}` }).waitFor()

  await press(page, '/')
  await expect.poll(() => focused(page)).toBe('Search')
  await page.keyboard.type('gt n?')
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('gt n?')
  await page.getByRole('heading', { level: 1 }).click()
  await press(page, 'g', 't')
  await page.getByRole('heading', { level: 1, name: 'Today’s work' }).waitFor()
  await press(page, 'n')
  await page.getByRole('heading', { level: 1, name: 'New booking' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Pick-up location')
  await page.goto('/admin/enquiries')
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()

  await press(page, '?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.waitFor()
  await inspect(page, 'all keys')
  await keys.getByRole('switch', { name: 'Keys without Ctrl or Cmd' }).click()
  await press(page, 'Escape', 'g', 'b')
  await press(page, '?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()
})

test('the box of Ctrl K finds bookings, drivers and pages, and does what is done often', async () => {
  const site = await openSite({})
  const { bookingNumber } = await bookTrip({ customerName: 'Ana Silva' }, site)
  await site.client.ask('createDriver', aDriver(), { cookie: await adminCookie(site) })
  const page = await openPage('/admin/firm', { site, isSignedIn: true })
  await page.getByRole('heading', { level: 1, name: 'Firm' }).waitFor()
  await press(page, 'Control+k')
  const box = page.getByRole('combobox', { name: /^Find a booking/ })
  await box.waitFor()
  await inspect(page, 'the box without a text')
  await page.keyboard.type('ana')
  await page.getByRole('option', { name: /^Ana Silva/ }).waitFor()
  const groups = page.getByRole('listbox').getByRole('group')
  await expect
    .poll(() => groups.evaluateAll((all) => all.map((one) => one.firstChild?.textContent)))
    .toEqual(['Drivers', 'Acts', 'Bookings'])
  await page.getByRole('option', { name: /^Call Ana Martins/ }).waitFor()
  await inspect(page, 'what the box has found')
  await page.keyboard.type(' silva')
  await page
    .getByRole('option', { name: `Accept or reject ${bookingNumber} Ana Silva`, selected: true })
    .waitFor()
  await press(page, 'ArrowDown')
  await page.getByRole('option', { name: /^Ana Silva/, selected: true }).waitFor()
  await press(page, 'Enter')
  await expect.poll(() => page.url()).toContain(`/admin/bookings/${bookingNumber}`)

  await page.getByRole('button', { name: 'Find or do' }).click()
  await page.keyboard.type('luggage')
  await press(page, 'Enter')
  await page.getByRole('tab', { name: 'Luggage Images', selected: true }).waitFor()
  await press(page, 'Control+k')
  await page.keyboard.type('late flight')
  await page.getByRole('option', { name: /^Move for late flight/, selected: true }).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('settings')
  await page.getByRole('option', { name: /^Settings/, selected: true }).waitFor()
  await press(page, 'Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
