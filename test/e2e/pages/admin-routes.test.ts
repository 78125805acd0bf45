import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from '../support/accessibility.ts'
import { escape, focused, tabTo } from '../support/keyboard.ts'
import { gone, openOfficeTab, toast } from '../support/office.ts'
import { DESKTOP, NARROW, openSite, openWindow, PHONE, ZOOMED } from '../support/visitor.ts'

const sizes = [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog')

/** The map of a dialog, which is fetched when it comes into view. */
async function seeMap(page: Page): Promise<void> {
  const below = dialog(page).getByRole('checkbox').or(dialog(page).getByRole('switch'))
  await below.first().scrollIntoViewIfNeeded()
  await dialog(page).getByRole('img', { name: /^Map / }).waitFor()
}

/** Somebody signed in, at a tab. */
async function openTab(tab: string, viewport = DESKTOP, refused: readonly number[] = []): Promise<Page> {
  const page = await openWindow(await openSite(), '/admin/login', viewport, refused)
  await openOfficeTab(page, tab)
  // The greeting covers what is looked at.
  await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  await toast(page).waitFor(gone)
  return page
}

test.for(sizes)(
  'nothing stands in the way on the stops tab, at %s',
  { timeout: 120_000 },
  async ([, size]) => {
    const page = await openTab('Stops', size)
    await page.getByRole('article').first().waitFor()
    expect(await findBarriers(page), 'cards').toEqual([])

    await button(page, /^Edit /).click()
    await page.getByRole('textbox', { name: 'Image URL' }).fill('')
    await button(page, 'Save').click()
    await page.getByText('Please fill in all fields and select at least one route').waitFor()
    expect(await findBarriers(page), 'edit in the card, refused').toEqual([])
    await button(page, 'Cancel').click()

    await button(page, /^Delete /).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await findBarriers(page), 'question before a deletion').toEqual([])
    await button(page, 'Cancel').click()

    await button(page, 'Add New Stop').click()
    await seeMap(page)
    expect(await findBarriers(page), 'dialog').toEqual([])
    await button(page, 'Add Stop').click()
    await dialog(page).getByText('This one, too').first().waitFor()
    expect(await findBarriers(page), 'dialog, refused').toEqual([])
    await button(page, 'Cancel').click()

    await page.getByRole('searchbox').fill('nowhere')
    await page.getByRole('heading', { name: 'No stop matches' }).waitFor()
    expect(await findBarriers(page), 'no stop matches').toEqual([])
  },
)

test.for(sizes)('nor on the regions tab, at %s', { timeout: 120_000 }, async ([, size]) => {
  const page = await openTab('Regions', size, [409])
  await button(page, '11 stops on Faro-Lisbon').click()
  await dialog(page).getByRole('listitem').first().waitFor()
  expect(await findBarriers(page), 'table and popover').toEqual([])
  await escape(page, dialog(page))

  await button(page, 'Edit Faro-Seville').click()
  await seeMap(page)
  await dialog(page)
    .getByRole('group', { name: 'Endpoint B (destination)' })
    .getByRole('textbox', { name: 'Search radius (km)' })
    .fill('0')
  await button(page, 'Save').click()
  await dialog(page).getByText('Invalid Endpoint A or B coordinates or radius').waitFor()
  expect(await findBarriers(page), 'dialog, refused').toEqual([])
  await button(page, 'Cancel').click()
  await dialog(page).waitFor(gone)

  await button(page, 'Add Route').click()
  await dialog(page).getByRole('textbox', { name: 'Route Name' }).fill('Algarve')
  await dialog(page)
    .getByText(/no route for stops/)
    .waitFor()
  expect(await findBarriers(page), 'name of no route').toEqual([])
  await dialog(page).getByRole('button', { name: 'Add Route' }).click()
  await page.getByRole('list', { name: 'Other regions' }).waitFor()
  await dialog(page).waitFor(gone)

  await button(page, 'Delete Faro-Sagres').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  expect(await findBarriers(page), 'deletion, refused').toEqual([])
})

test('a stop is added, changed and deleted with the keyboard alone', { timeout: 120_000 }, async () => {
  const page = await openTab('Stops')
  const article = page.getByRole('article', { name: 'Alte Waterfall' })
  await page.getByRole('searchbox', { name: 'Search stops' }).press('Shift+Tab')
  expect(await focused(page)).toBe('Add New Stop')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('checkbox').first().waitFor()
  await tabTo(page, /^Stop Name$/)
  await page.keyboard.type('Alte Waterfall')
  await tabTo(page, /^Image URL$/)
  await page.keyboard.type('/art/stops/silves-castle.webp')
  await tabTo(page, /^Latitude$/)
  await page.keyboard.type('37.2367')
  await tabTo(page, /^Longitude$/)
  await page.keyboard.type('-8.1767')
  await tabTo(page, /^Faro-Lisbon$/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Add Stop$/)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor(gone)
  await article.waitFor()
  await expect.poll(() => focused(page)).toBe('Add New Stop')

  await tabTo(page, /^Search stops$/)
  await page.keyboard.type('alte')
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await tabTo(page, /^Edit Alte Waterfall$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Image URL')
  await tabTo(page, /^Hourly Price/)
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /^Faro-Seville$/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await tabTo(page, /^Save$/)
  await page.keyboard.press('Enter')
  await article.getByText('€65.00 per hour').waitFor()
  await expect.poll(() => focused(page)).toBe('Edit Alte Waterfall')

  await tabTo(page, /^Delete Alte Waterfall$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Cancel')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await article.waitFor(gone)
  await expect.poll(() => focused(page)).toBe('Stop Suggestions')
})

test(
  'a route is added, looked at, changed and deleted with the keyboard alone',
  { timeout: 120_000 },
  async () => {
    const page = await openTab('Regions')
    const head = page.getByRole('rowheader', { name: /^Faro-Tavira/ })
    await page.getByRole('tab', { name: 'Regions' }).focus()
    await tabTo(page, /^Add Route$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await tabTo(page, /^Route Name$/)
    await page.keyboard.type('Faro-Tavira')
    await tabTo(page, /^Latitude$/)
    await page.keyboard.type('37.12')
    await tabTo(page, /^Longitude$/)
    await page.keyboard.type('-8.15')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor(gone)
    await head.waitFor()
    await expect.poll(() => focused(page)).toBe('Add Route')

    await tabTo(page, /^0 stops on Faro-Tavira$/)
    await page.keyboard.press('Enter')
    await dialog(page).getByText('No stops connected to this route').waitFor()
    await escape(page, dialog(page))
    await expect.poll(() => focused(page)).toBe('0 stops on Faro-Tavira')

    await tabTo(page, /^Edit Faro-Tavira$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await tabTo(page, /^Clear Endpoint A/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Latitude')
    await tabTo(page, /^Save$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor(gone)
    await expect.poll(() => focused(page)).toBe('Edit Faro-Tavira')
    expect(await page.getByText('By its name').count()).toBe(2)

    await tabTo(page, /^Delete Faro-Tavira$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Cancel')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await head.waitFor(gone)
    await expect.poll(() => focused(page)).toBe('Route Connections')
  },
)

test.for([
  ['320 pixels', NARROW],
  ['720 pixels', ZOOMED],
] as const)('both tabs fit a window of %s', { timeout: 120_000 }, async ([, viewport]) => {
  const page = await openTab('Stops', viewport)
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await button(page, /^Edit /).click()
  await page.getByRole('checkbox').first().waitFor()
  expect(await sideways(), 'cards').toBe(0)
  await button(page, 'Add New Stop').click()
  await seeMap(page)
  const inDialog = () => dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)
  expect(await inDialog(), 'stop dialog').toBe(0)
  await escape(page, dialog(page))

  await page.getByRole('tab', { name: 'Regions' }).click()
  await button(page, '11 stops on Faro-Lisbon').waitFor()
  expect(await sideways(), 'table').toBe(0)
  await button(page, 'Edit Faro-Lisbon').click()
  await seeMap(page)
  expect(await inDialog(), 'route dialog').toBe(0)
})
