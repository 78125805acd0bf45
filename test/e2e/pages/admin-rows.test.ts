import { DEFAULT_CAPACITY } from '@chauffeur/domain/capacity-settings'
import { expect, test } from 'vitest'
import { aCar, aDriver } from '../../support/cars.ts'
import { bookTrip, seeToast } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { focused } from '../support/keyboard.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, openSite } from '../support/site.ts'

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
  const newest = page.getByRole('button', { name: /Rui Costa$/ })
  expect((await newest.boundingBox())?.y).toBeLessThanOrEqual(200)
  expect(await page.getByRole('listitem').filter({ hasText: 'Ana Silva' }).innerText()).toContain('Pending')

  await row.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: `Reservation ${bookingNumber}` })
  await panel.getByRole('button', { name: `Accept ${bookingNumber}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await panel.getByText('Confirmed', { exact: true }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Ana Silva' }).getByText('No driver').last().waitFor()
  await inspect(page, 'a row with its panel')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.count()).toBe(0)
  await expect.poll(() => focused(page)).toMatch(/Ana Silva$/)

  await page.getByRole('radio', { name: 'Cards' }).click()
  await page.getByRole('article', { name: 'Ana Silva' }).waitFor()
  await page.goto('/admin')
  await page.getByRole('article', { name: 'Ana Silva' }).waitFor()
})

test('several bookings are accepted and given at once, and one that is refused is named', async () => {
  const site = await openSite({})
  const admin = { cookie: await adminCookie(site) }
  const { done: car } = await site.client.ask('createCar', aCar(), admin)
  await site.client.ask('createDriver', aDriver({ usualCarId: car.id }), admin)
  await site.client.ask('changeCapacitySetting', { vehicleId: 2, ...DEFAULT_CAPACITY, tolerance: 3 }, admin)
  for (const [customerName, pickupTime] of [
    ['Ana Silva', '10:00'],
    ['Rui Costa', '10:10'],
    ['Eva Reis', '18:00'],
  ])
    await bookTrip({ customerName, pickupTime }, site)
  const page = await openPage('/admin?sort=pickup&view=rows', { site, isSignedIn: true })
  const rows = page.getByRole('list', { name: 'Reservations' }).getByRole('listitem')
  await rows.filter({ hasText: 'Eva Reis' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await rows
    .filter({ hasText: 'Eva Reis' })
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Chosen reservations' })
  await bar.getByText('3 chosen').waitFor()
  await inspect(page, 'three rows are chosen')
  await page.keyboard.press('a')
  const question = page.getByRole('alertdialog', { name: 'Accept 3 reservations?' })
  await question.getByRole('button', { name: 'Accept 3' }).click()
  await seeToast(page, '3 reservations accepted')
  await expect.poll(() => bar.count()).toBe(0)

  await page.getByRole('checkbox', { name: 'Choose all that are listed' }).click()
  await bar.getByRole('button', { name: 'Assign 3' }).click()
  const whom = page.getByRole('alertdialog', { name: 'Who drives 3 trips?' })
  await whom.getByLabel('Driver').selectOption({ label: 'Ana Martins' })
  await inspect(page, 'who drives several')
  await whom.getByRole('button', { name: 'Assign 3' }).click()
  await bar.getByRole('alert').getByText('1 not done, and left as it was:').waitFor()
  await bar
    .getByRole('alert')
    .getByText(/Rui Costa.*has another trip at that time/)
    .waitFor()
  await rows.filter({ hasText: 'Eva Reis' }).getByText('Offered').last().waitFor()
  await inspect(page, 'what was refused')
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
