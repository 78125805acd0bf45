import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseVehicle, fillInPassenger, fillInTrip, next, reserve } from '../support/book.ts'
import { publicPages } from '../support/public-pages.ts'
import { NARROW, openSite, openWindow, ZOOMED } from '../support/visitor.ts'

/** How far the page can be pushed sideways, in pixels. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

const sizes = [
  ['320 pixels', NARROW, 1],
  ['720 pixels, each drawn as four', ZOOMED, 2],
] as const

test.for(sizes)('every public page fits a window of %s', async ([, viewport, deviceScaleFactor]) => {
  const site = await openSite()
  const page = await openWindow(site, '/book', viewport, [404], { context: { deviceScaleFactor } })
  const tooWide: string[] = []
  for (const path of publicPages) {
    await page.goto(`${site.origin}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if ((await sidewaysScroll(page)) > 0) tooWide.push(path)
  }
  expect(tooWide).toEqual([])
})

test.for(sizes)(
  'a trip is booked in a window of %s, and no step scrolls sideways',
  async ([, viewport, deviceScaleFactor]) => {
    const page = await openWindow(await openSite(), '/book', viewport, [], { context: { deviceScaleFactor } })
    await fillInTrip(page)
    await page.getByRole('switch', { name: /^Airport transfer/ }).click()
    await page.getByRole('switch', { name: /^Child or booster seat/ }).click()
    await page.getByRole('img', { name: /^Map of the route/ }).waitFor()
    expect(await sidewaysScroll(page), 'step 1').toBe(0)
    await next(page)

    await chooseVehicle(page, /E Class/)
    await page
      .getByRole('button', { name: /^Luggage capacity/ })
      .nth(1)
      .click()
    await page
      .getByRole('radio', { name: /cabin bags/ })
      .first()
      .click()
    expect(await sidewaysScroll(page), 'step 2').toBe(0)
    await next(page)

    await fillInPassenger(page)
    await page.getByRole('switch', { name: /^Billing Address/ }).click()
    expect(await sidewaysScroll(page), 'step 3').toBe(0)
    await next(page)

    await page.getByRole('radio', { name: /^Cash/ }).waitFor()
    expect(await sidewaysScroll(page), 'step 4').toBe(0)
    await reserve(page)
    expect(await sidewaysScroll(page), 'confirmation').toBe(0)
  },
)
