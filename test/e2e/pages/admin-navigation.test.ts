import { expect, test } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { openSite } from '../support/site.ts'

const TABS = ['Bookings', 'Pricing', 'Stops', 'Regions', 'Vehicles', 'Luggage Images']

test('on a wide screen one row leads to the day’s work first, then to what is set up', async () => {
  const site = await openSite({})
  const page = await openPage('/admin', { site, isSignedIn: true })
  const nav = page.getByRole('navigation', { name: 'Office pages' })
  await page.getByRole('heading', { name: 'All Reservations' }).waitFor()
  expect(await nav.getByRole('tablist').getByRole('tab').allInnerTexts()).toEqual(TABS)
  expect(await nav.getByRole('link').allInnerTexts()).toEqual(['Today', 'Enquiries', 'Settings'])
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56)

  await nav.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await inspect(page, 'the settings')
  await page.getByRole('main').getByRole('link', { name: /^Cars/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Cars and drivers' }).waitFor()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Firm' }).click()
  await page.getByRole('heading', { level: 1, name: 'Firm' }).waitFor()
  await nav.getByRole('link', { name: 'Today' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today’s work' }).waitFor()
  expect(await nav.getByRole('link').allInnerTexts()).toEqual(['Today', 'Enquiries', ...TABS, 'Settings'])
})

test('on a phone a bar at the bottom leads to the day’s work and to the settings', async () => {
  const site = await openSite({})
  const page = await openPage('/admin/today', { site, isSignedIn: true, viewport: PHONE })
  const bar = page.getByRole('navigation', { name: 'Day’s work' })
  const current = async () => {
    const links = await bar.getByRole('link').all()
    const marks = await Promise.all(links.map((link) => link.getAttribute('aria-current')))
    return marks.map((mark) => mark === 'page')
  }
  await page.getByRole('heading', { level: 1, name: 'Today’s work' }).waitFor()
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Today', 'Bookings', 'Enquiries', 'Settings'])
  expect(await current()).toEqual([true, false, false, false])
  await bar.getByRole('link', { name: 'Settings' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pricing/ })
    .click()
  await page.getByRole('tab', { name: 'Pricing', selected: true }).waitFor()
  expect(await current()).toEqual([false, false, false, true])
  await inspect(page, 'prices')
  await bar.getByRole('link', { name: 'Bookings' }).click()
  await page.getByRole('tab', { name: 'Bookings', selected: true }).waitFor()
  expect(await current()).toEqual([false, true, false, false])
})
