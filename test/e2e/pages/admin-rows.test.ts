import { expect, test } from 'vitest'
import { bookTrip } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { openSite } from '../support/site.ts'

test('the first visit shows cards, later ones rows, and a row opens beside the list', async () => {
  const site = await openSite({})
  const { bookingNumber } = await bookTrip({ customerName: 'Ana Silva' }, site)
  await bookTrip({ customerName: 'Rui Costa' }, site)
  const first = await openPage('/admin', { site, isSignedIn: true })
  await first.getByRole('article', { name: 'Ana Silva' }).waitFor()
  await first.reload()
  await first.getByRole('article', { name: 'Ana Silva' }).waitFor()

  const page = await first.context().newPage()
  await page.goto('/admin')
  const row = page.getByRole('button', { name: /Ana Silva$/ })
  await row.waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(200)
  expect(await page.getByRole('listitem').filter({ hasText: 'Ana Silva' }).innerText()).toContain('Pending')

  await row.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: `Reservation ${bookingNumber}` })
  await panel.getByRole('button', { name: `Accept ${bookingNumber}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await panel.getByText('Confirmed', { exact: true }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Ana Silva' }).getByText('No driver').waitFor()
  await inspect(page, 'a row with its panel')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.count()).toBe(0)
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.getByRole('radio', { name: 'Cards' }).click()
  await page.getByRole('article', { name: 'Ana Silva' }).waitFor()
  await page.goto('/admin')
  await page.getByRole('article', { name: 'Ana Silva' }).waitFor()
})

test('on a phone the list has cards, and a row opens below itself', async () => {
  const site = await openSite({})
  await bookTrip({ customerName: 'Ana Silva' }, site)
  const page = await openPage('/admin', { site, isSignedIn: true, viewport: PHONE })
  await page.getByRole('article', { name: 'Ana Silva' }).waitFor()
  await page.goto('/admin?view=rows')
  await page.getByRole('button', { name: /Ana Silva$/ }).click()
  await page.getByRole('article', { name: 'Ana Silva' }).waitFor()
  await inspect(page, 'an open row')
})
