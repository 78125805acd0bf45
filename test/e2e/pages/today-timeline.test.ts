import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aCar, aDriver } from '../../support/cars.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { gone } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, openSite, type Site } from '../support/site.ts'

const day = '2027-06-16'

/** Three accepted trips, the first two at nearly the same time, and two drivers with a car each. */
async function plan(site: Site): Promise<void> {
  const admin = { cookie: await adminCookie(site) }
  for (const [pickupTime, customerName] of [
    ['10:00', 'Anton Berg'],
    ['10:10', 'Bella Rossi'],
    ['15:00', 'Carl Weiss'],
  ]) {
    const trip = faroToVilamoura({ pickupDate: day, pickupTime, customerName })
    const { done } = await site.client.ask('createBooking', trip)
    await site.client.ask('acceptBooking', { id: done.id }, admin)
  }
  for (const [plate, name] of [
    ['12-AB-34', 'Ana Martins'],
    ['56-CD-78', 'Rui Costa'],
  ]) {
    const { done: car } = await site.client.ask('createCar', aCar({ plate }), admin)
    await site.client.ask('createDriver', aDriver({ name, usualCarId: car.id }), admin)
  }
}

const bars = (page: Page, lane: string) =>
  page
    .getByRole('region', { name: /over the day$/ })
    .getByRole('listitem', { name: lane })
    .getByRole('link')
const namesOf = async (page: Page, lane: string) => {
  const links = await bars(page, lane).all()
  return Promise.all(links.map((link) => link.getAttribute('aria-label')))
}

test('a trip is dragged to a car and a driver, refused as by the dialog, and given by keys', async () => {
  const site = await openSite({})
  await plan(site)
  const page = await openPage(`/admin/today?day=${day}`, { site, isSignedIn: true, refusals: [409] })
  const lane = (name: string) => page.getByRole('listitem', { name })
  await bars(page, 'No car yet').first().waitFor()
  await inspect(page, 'the timeline')

  await bars(page, 'No car yet').first().dragTo(lane('12-AB-34'))
  await expect
    .poll(() => namesOf(page, '12-AB-34'))
    .toEqual([expect.stringMatching(/^10:00 to .*: Ana · → Vilamoura, Offered$/)])

  // The next one overlaps it.
  await bars(page, 'No car yet').first().dragTo(lane('12-AB-34'))
  const dialog = page.getByRole('dialog', { name: 'Who drives?' })
  await dialog
    .getByText('The car 12-AB-34 has another trip at that time: 10:00 Faro Airport → Vilamoura.')
    .waitFor()
  await inspect(page, 'what was refused')
  await dialog.getByRole('button', { name: /^Rui Costa/ }).click()
  await dialog.waitFor(gone)
  await expect.poll(() => bars(page, '56-CD-78').count()).toBe(1)

  await page.getByRole('radio', { name: 'By driver' }).click()
  await expect
    .poll(() => namesOf(page, 'Rui Costa'))
    .toEqual([expect.stringMatching(/56-CD-78 · → Vilamoura, Offered$/)])
  await bars(page, 'Rui Costa').first().focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^15:00/)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('article:focus').textContent()).toMatch(/Carl Weiss/)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('a:focus').getAttribute('aria-label')).toMatch(/^15:00/)
  await page.keyboard.press('r')
  await dialog.getByRole('button', { name: /^Ana Martins/ }).click()
  await dialog.waitFor(gone)
  await expect.poll(() => bars(page, 'Ana Martins').count()).toBe(2)
  await bars(page, 'Ana Martins').last().dragTo(lane('Rui Costa'))
  await expect.poll(() => bars(page, 'Rui Costa').count()).toBe(2)
})

test('the list of the day is filtered and searched, and shows the guests’ phones', async () => {
  const site = await openSite({})
  await plan(site)
  const page = await openPage(`/admin/today?day=${day}`, { site, isSignedIn: true })
  const trips = page.getByRole('region', { name: 'Trips by time' }).getByRole('article')
  await expect.poll(() => trips.count()).toBe(3)
  expect(await trips.first().getByRole('link', { name: '+351 912 345 678' }).getAttribute('href')).toBe(
    'tel:+351912345678',
  )
  await page.getByRole('button', { name: 'Open 3' }).click()
  await expect.poll(() => page.url()).toContain('show=open')
  await page.getByRole('button', { name: 'Late 0' }).click()
  await page.getByText('No trip of the day matches.').waitFor()
  await page.getByRole('button', { name: 'All 3' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('bella')
  await expect.poll(() => trips.count()).toBe(1)
  await page.reload()
  await expect.poll(() => trips.count()).toBe(1)
  await inspect(page, 'the list that is searched')
  const phone = await openPage(`/admin/today?day=${day}`, { site, isSignedIn: true, viewport: PHONE })
  await phone.getByRole('article', { name: /^15:00/ }).waitFor()
  await inspect(phone, 'the list on a phone')
})

test('today’s list and timeline open at now', async () => {
  const site = await openSite({})
  await plan(site)
  const page = await openPage('/admin/today', {
    site,
    isSignedIn: true,
    now: new Date(`${day}T11:05:00Z`),
  })
  await page.getByText('Now 12:05', { exact: true }).last().waitFor()
  const [before, after] = await Promise.all(
    [/^10:10/, /^15:00/].map((name) => page.getByRole('article', { name }).boundingBox()),
  )
  const line = await page.getByText('Now 12:05', { exact: true }).last().boundingBox()
  expect(before?.y).toBeLessThan(line?.y ?? 0)
  expect(after?.y).toBeGreaterThan(line?.y ?? 0)
})
