import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, openPage } from '../support/open-page.ts'
import {
  chooseLocation,
  choosePickupTime,
  editPlaces,
  inDays,
  next,
  TRANSFER,
} from '../support/booking-form.ts'

const map = (page: Page) => page.getByRole('img', { name: /^Map of the route/ })

/** The scripts that the page has fetched so far and that are as large as the map's library alone is. */
async function mapScripts(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, decodedBodySize }) => ({ name, size: decodedBodySize })),
  )
  return fetched.filter(({ name, size }) => name.endsWith('.js') && size > 500_000).map(({ name }) => name)
}

test.for([
  ['1440', DESKTOP],
  ['390', PHONE],
] as const)(
  'at %s pixels the route is drawn, stops change it, and an hourly hire shows its pick-up',
  async ([, viewport]) => {
    const page = await openPage('/book', { viewport, drawsMaps: true })
    await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
    expect(await mapScripts(page)).toEqual([])

    await chooseLocation(page, 'Drop-off Location', 'lisbon', /^Lisbon/)
    const route = page.getByRole('region', { name: 'Your route' })
    await route.scrollIntoViewIfNeeded()
    await map(page).waitFor()
    expect((await mapScripts(page)).length).toBeGreaterThan(0)
    const distance = async () => Number.parseFloat(/([\d.]+) km/.exec(await route.innerText())?.[1] ?? '0')
    await expect.poll(distance).toBeGreaterThan(200)
    const direct = await distance()

    const add = page.getByRole('button', { name: /^Add / })
    await add.first().click()
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .waitFor()
    await add.first().click()
    await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(2)
    await expect.poll(distance).toBeGreaterThan(direct)
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(1)

    await page.getByRole('radio', { name: 'By the Hour' }).click()
    await page.getByText('To be defined with the driver').first().waitFor()
    await page.getByRole('radio', { name: 'Point to Point' }).click()
    await page.getByRole('combobox', { name: 'Drop-off Location' }).waitFor()
  },
)

test('from the second step on the summary shows the way, where there is room for it', async () => {
  const page = await openPage(`${TRANSFER}&date=${inDays(14)}`, {
    viewport: DESKTOP,
    drawsMaps: true,
  })
  await choosePickupTime(page)
  await next(page)
  const summary = page.getByRole('complementary', { name: 'Your journey' })
  await expect.poll(() => summary.getByRole('img', { name: /^Map of the route/ }).count()).toBe(1)
  await page.setViewportSize(PHONE)
  await map(page).waitFor({ state: 'detached' })
})

test('the two ends of a transfer are swapped by one press', async () => {
  const page = await openPage(TRANSFER, { viewport: PHONE })
  const ends = async () =>
    Promise.all(
      ['Pick-up Location', 'Drop-off Location'].map((name) =>
        page.getByRole('combobox', { name }).inputValue(),
      ),
    )
  await editPlaces(page)
  const before = await ends()
  await page.getByRole('button', { name: 'Swap pick-up and drop-off' }).click()
  expect(await ends()).toEqual(before.toReversed())
})

test('typing ten letters asks for places twice at most', async () => {
  const page = await openPage('/book')
  await page.getByRole('combobox', { name: 'Pick-up Location' }).click()
  await page.getByRole('option').first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('locations.search')) asked.push(request.url())
  })
  await page
    .getByRole('combobox', { name: 'Pick-up Location' })
    .pressSequentially('quinta do l', { delay: 60 })
  await page
    .getByRole('option', { name: /^Quinta do Lago/ })
    .first()
    .waitFor()
  expect(asked.length).toBeLessThanOrEqual(2)
})
