import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookTrip, cardOf, decide } from '../support/admin.ts'
import { inDays } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { openSite, type Site } from '../support/site.ts'

const COUNT = 90
/** Of a thousand, the list used to have some seventy thousand. */
const MAX_NODES = 1_200

async function fill(count: number): Promise<{ site: Site; first: string }> {
  const site = await openSite({})
  const { bookingNumber } = await bookTrip({ customerName: 'The First' }, site)
  for (let made = 1; made < count; made += 1)
    await bookTrip(
      {
        customerName: `Guest ${made}`,
        pickupDate: inDays(1 + (made % 3)),
        pickupTime: `23:${String(made % 60).padStart(2, '0')}`,
      },
      site,
    )
  return { site, first: bookingNumber }
}

const nodes = (page: Page) => page.locator('[aria-label="Reservations"] *').count()

/** Scrolls to the end of what has been read, until there is no more. */
async function scrollToEnd(page: Page): Promise<number> {
  let most = 0
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      most = Math.max(most, await nodes(page))
      return page.getByRole('heading', { name: 'The First' }).or(page.getByText('The First')).count()
    })
    .toBeGreaterThan(0)
  return most
}

test('a list keeps few nodes however far it is scrolled, and loses neither its focus nor its filters', async () => {
  const { site, first } = await fill(COUNT)
  const page = await openPage('/admin', { site, isSignedIn: true })
  const top = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Accept TR-/ })
  await top.focus()
  const focusedName = await top.getAttribute('aria-label')
  expect(await scrollToEnd(page)).toBeLessThan(MAX_NODES)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(focusedName)
  await expect.poll(async () => (await page.getByRole('form', { name: 'Filters' }).boundingBox())?.y).toBe(0)
  const last = page.getByRole('listitem').filter({ hasText: first })
  expect(await last.first().getAttribute('aria-posinset')).toBe(String(COUNT))
  expect(await last.first().getAttribute('aria-setsize')).toBe(String(COUNT))

  // Decided at the far end, it stays where it was.
  const before = await cardOf(page, first).boundingBox()
  await decide(page, cardOf(page, first), 'Accept')
  await cardOf(page, first).getByText('Confirmed', { exact: true }).waitFor()
  expect((await cardOf(page, first).boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, -1)

  // Whoever reads a booking on its own page comes back to the same place.
  await cardOf(page, first).getByRole('link', { name: first }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Admin Dashboard' }).waitFor()
  await page.goBack()
  await cardOf(page, first).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5_000)

  // Another question is answered from its beginning.
  await page.getByLabel('Search', { exact: true }).fill('Guest 12')
  await expect.poll(() => page.getByText(/^Showing/).innerText()).toMatch(/^Showing 1 of 90/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)

  await page.goto('/admin?sort=pickup&view=rows')
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  const row = page.getByRole('list', { name: 'Reservations' }).getByRole('listitem').nth(1)
  expect((await row.boundingBox())?.height).toBeCloseTo(38, 0)
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(200)
  await inspect(page, 'rows')
  expect(await scrollToEnd(page)).toBeLessThan(MAX_NODES)
})

test('on a phone the first booking is in view, and the header stands in one line', async () => {
  const { site } = await fill(3)
  const page = await openPage('/admin', { site, isSignedIn: true, viewport: PHONE })
  const card = await page.getByRole('article').first().boundingBox()
  expect(card?.y).toBeLessThan(PHONE.height / 2)
  const middles = await Promise.all(
    [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Logout' })].map(
      async (part) => {
        const box = await part.boundingBox()
        return box && [box.y, box.y + box.height]
      },
    ),
  )
  const [title, logout] = middles
  expect(Number(logout?.[0])).toBeLessThan(Number(title?.[1]))
  for (const width of [390, 375, 360, 320]) {
    await page.setViewportSize({ ...PHONE, width })
    const heading = page.getByRole('heading', { level: 1 })
    await expect
      .poll(() => heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
  }
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Status', { exact: true }).waitFor()
  await inspect(page, 'the list with its filters open')
})

test('a new booking is noticed within seconds on a page that shows none', async () => {
  const site = await openSite({})
  const page = await openPage('/admin/partners', { site, isSignedIn: true })
  await expect.poll(() => page.title()).toBe('Partners')
  await bookTrip({}, site)
  await expect.poll(() => page.title(), { timeout: 30_000 }).toBe('(1) Partners')
  await page.getByRole('link', { name: 'Bookings 1 waiting' }).click()
  await expect.poll(() => page.title()).toBe('(1) Admin Dashboard')
  await page.getByRole('tab', { name: 'Bookings', selected: true }).waitFor()
})
