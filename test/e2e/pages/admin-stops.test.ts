import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { escape } from '../support/keyboard.ts'
import { goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder, type Check, openSiteForAll } from '../support/check-in-order.ts'
import { toast, gone } from '../support/admin.ts'
import { adminCookie, type Site } from '../support/site.ts'

const STOPS = '/admin?tab=stops'
const FILL_ALL = 'Please fill in all fields and select at least one route'
const HOSTILE = '<img src=x onerror=alert(1)> Falls'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Stop' })
const editor = (page: Page, name: string) => page.getByRole('form', { name: `Edit ${name}`, exact: true })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

const field = {
  name: (page: Page) => dialog(page).getByRole('textbox', { name: 'Stop Name' }),
  price: (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Hourly Price (€)' }),
  image: (page: Page) => dialog(page).getByRole('textbox', { name: 'Image URL' }),
  latitude: (page: Page) => dialog(page).getByRole('textbox', { name: 'Latitude' }),
  longitude: (page: Page) => dialog(page).getByRole('textbox', { name: 'Longitude' }),
  route: (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true }),
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Add Stop').click()
}

async function told(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await toast(page).getByText(text, { exact: true }).waitFor()
}

/** The field that is wrong has the focus and says why. */
const isRefused = (rule: string, type: (page: Page) => Promise<unknown>): Check => ({
  rule,
  check: async (page) => {
    await type(page)
    await submit(page)
    await dialog(page).getByText(rule, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true')
  },
})

/** What a visitor is offered between Faro Airport and Lisbon at this moment. */
async function offered(page: Page): Promise<string> {
  const visitor = await page.context().newPage()
  try {
    await visitor.goto('/book?pickup=Faro+Airport&dropoff=Lisbon')
    const stops = visitor.getByRole('region', { name: 'Suggested stops' })
    await stops.getByRole('button', { name: /^More Suggested Stops/ }).click()
    return await stops.innerText()
  } finally {
    await visitor.close()
  }
}

/** Switches every route on or off by the documented calls. */
async function setRoutes(site: Site, isActive: boolean): Promise<void> {
  const cookie = await adminCookie(site)
  const { done } = await site.door.ask('listOfficeRegions', undefined, { cookie })
  for (const { id } of done) await site.door.ask('changeRegion', { id, isActive }, { cookie })
}

const site = openSiteForAll()

describe('stops tab', () => {
  checkInOrder(
    [
      {
        rule: 'a card shows picture, name, routes and hourly price, and can be edited and deleted',
        at: STOPS,
        check: async (page) => {
          await expect.poll(() => page.getByRole('article').count()).toBe(32)
          const silves = card(page, 'Silves Castle')
          await silves.getByText('€60.00 per hour', { exact: true }).waitFor()
          expect(await silves.getByRole('listitem').allInnerTexts()).toEqual([
            'Faro-Lisbon',
            'Faro-Sagres',
            'Lisbon-Seville',
          ])
          await silves.locator('img[src="/art/stops/silves-castle.webp"]').waitFor()
          await button(page, 'Edit Silves Castle').waitFor()
          await button(page, 'Delete Silves Castle').waitFor()
        },
      },
      {
        rule: 'stops are found by name or by route',
        check: async (page) => {
          const search = page.getByRole('searchbox', { name: 'Search stops' })
          await search.fill('evora')
          await expect.poll(() => names(page)).toEqual(['Évora (Roman temple)'])
          await search.fill('lisbon-cascais')
          await expect.poll(() => page.getByRole('article').count()).toBe(7)
          await page.getByText('Showing 7 of 32 stops').waitFor()
          await search.fill('nowhere')
          await page.getByRole('heading', { name: 'No stop matches' }).waitFor()
          await search.fill('')
        },
      },
      {
        rule: 'a new stop starts with a price of 60 and is empty otherwise',
        check: async (page) => {
          await button(page, 'Add New Stop').click()
          expect(await field.price(page).inputValue()).toBe('60')
          for (const empty of [field.name, field.image, field.latitude, field.longitude])
            expect(await empty(page).inputValue()).toBe('')
          await dialog(page).getByRole('group', { name: 'Routes (select at least one)' }).waitFor()
          expect(await dialog(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
        },
      },
      {
        rule: 'only active regions whose name contains a hyphen are offered',
        check: async (page) => {
          const routes = dialog(page).getByRole('group', { name: 'Routes (select at least one)' })
          await expect
            .poll(async () => (await routes.innerText()).split(/\s*\n\s*/).filter(Boolean))
            .toEqual(['Faro-Lisbon', 'Faro-Sagres', 'Faro-Seville', 'Lisbon-Cascais', 'Lisbon-Seville'])
        },
      },
      isRefused(FILL_ALL, () => Promise.resolve()),
      {
        rule: 'name, image URL and at least one route are required: each is marked',
        check: async (page) => {
          expect(await field.name(page).getAttribute('aria-invalid')).toBe('true')
          expect(await field.image(page).getAttribute('aria-invalid')).toBe('true')
          expect(await field.route(page, 'Faro-Lisbon').getAttribute('aria-invalid')).toBe('true')
          expect(await field.price(page).getAttribute('aria-invalid')).toBeNull()
        },
      },
      {
        ...isRefused(FILL_ALL, async (page) => {
          await field.name(page).fill(HOSTILE)
          await field.image(page).fill('javascript:alert(1)')
          await field.route(page, 'Faro-Lisbon').click()
          await field.price(page).fill('0')
        }),
        rule: 'the hourly price must be above 0',
      },
      isRefused('Please provide valid latitude and longitude coordinates', (page) =>
        field.price(page).fill('75.5'),
      ),
      isRefused('Latitude must be between -90 and 90', async (page) => {
        await field.latitude(page).fill('91')
        await field.longitude(page).fill('-8.1767')
      }),
      isRefused('Longitude must be between -180 and 180', async (page) => {
        await field.latitude(page).fill('37.2367')
        await field.longitude(page).fill('-181')
      }),
      isRefused('Image URL must be an https address or a path on this site', (page) =>
        field.longitude(page).fill('-8.1767'),
      ),
      {
        rule: 'the address of no picture is told, and one that is not there leaves an empty frame',
        check: async (page) => {
          await dialog(page).getByText('Not an image address').waitFor()
          await field.image(page).fill('/art/stops/nothing-here.webp')
          await dialog(page).getByText('No picture at this address').waitFor()
        },
      },
      {
        rule: 'the point is shown on a map, and set by a click on it',
        check: async (page) => {
          const map = dialog(page).getByRole('img', { name: /^Map with/ })
          await map.waitFor()
          await expect.poll(() => map.evaluate((canvas) => canvas.tagName)).toBe('CANVAS')
          await map.click({ position: { x: 60, y: 60 } })
          await expect.poll(() => field.latitude(page).inputValue()).not.toBe('37.2367')
          expect(await field.latitude(page).inputValue()).toMatch(/^\d{2}\.\d{4}$/)
          await field.latitude(page).fill('38.1, -8.3')
          expect(await field.longitude(page).inputValue()).toBe('-8.3')
        },
      },
      {
        rule: 'a new stop is announced and shown, and markup in its name is text',
        check: async (page) => {
          await submit(page)
          await told(page, 'Success')
          await dialog(page).waitFor(gone)
          await card(page, HOSTILE).getByText('€75.50 per hour').waitFor()
          expect(await card(page, HOSTILE).getByRole('listitem').allInnerTexts()).toEqual(['Faro-Lisbon'])
        },
      },
      {
        rule: 'a dialog that is closed forgets what was typed',
        check: async (page) => {
          await button(page, 'Add New Stop').click()
          await field.name(page).fill('Half a stop')
          await field.price(page).fill('1')
          await button(page, 'Cancel').click()
          await dialog(page).waitFor(gone)
          await button(page, 'Add New Stop').click()
          expect([await field.name(page).inputValue(), await field.price(page).inputValue()]).toEqual([
            '',
            '60',
          ])
          await escape(page, dialog(page))
        },
      },
      {
        rule: 'a new stop is suggested to visitors at once',
        check: async (page) => {
          expect(await offered(page)).toContain(HOSTILE)
        },
      },
      {
        rule: 'picture, routes and price are edited on the card',
        check: async (page) => {
          await button(page, `Edit ${HOSTILE}`).click()
          const form = editor(page, HOSTILE)
          expect(await form.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe(
            '/art/stops/nothing-here.webp',
          )
          expect(await form.getByRole('spinbutton', { name: 'Hourly Price (€)' }).inputValue()).toBe('75.5')
          await form.getByRole('checkbox', { name: 'Faro-Lisbon', checked: true }).waitFor()
          expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(1)
        },
      },
      {
        rule: 'an edited stop needs a picture, a price and a route',
        check: async (page) => {
          const form = editor(page, HOSTILE)
          for (const box of [
            form.getByRole('textbox', { name: 'Image URL' }),
            form.getByRole('spinbutton', { name: 'Hourly Price (€)' }),
          ]) {
            const before = await box.inputValue()
            await box.fill('')
            await button(page, 'Save').click()
            await form.getByText(FILL_ALL, { exact: true }).waitFor()
            await box.fill(before)
          }
          await form.getByRole('checkbox', { name: 'Faro-Lisbon' }).click()
          await button(page, 'Save').click()
          await form.getByText(FILL_ALL, { exact: true }).waitFor()
          await form.getByRole('checkbox', { name: 'Faro-Seville' }).click()
        },
      },
      {
        rule: 'an edited price below zero is refused',
        check: async (page) => {
          const form = editor(page, HOSTILE)
          await form.getByRole('spinbutton').fill('-5')
          await button(page, 'Save').click()
          await form.getByText('Hourly price must be a positive number', { exact: true }).waitFor()
        },
      },
      {
        rule: 'a saved edit shows its price and route on the card',
        check: async (page) => {
          const form = editor(page, HOSTILE)
          await form.getByRole('spinbutton').fill('80')
          await form.getByRole('checkbox', { name: 'Faro-Lisbon' }).click()
          await button(page, 'Save').click()
          await told(page, 'Success')
          await form.waitFor(gone)
          await card(page, HOSTILE).getByText('€80.00 per hour').waitFor()
          expect(await card(page, HOSTILE).getByRole('listitem').allInnerTexts()).toEqual([
            'Faro-Lisbon',
            'Faro-Seville',
          ])
        },
      },
      {
        rule: 'a stop that is switched off is marked as inactive and no longer offered',
        check: async (page) => {
          expect(await card(page, HOSTILE).getByText('Inactive').count()).toBe(0)
          await button(page, `Edit ${HOSTILE}`).click()
          await editor(page, HOSTILE).getByRole('switch', { name: 'Offered to customers' }).click()
          await button(page, 'Save').click()
          await card(page, HOSTILE).getByText('Inactive', { exact: true }).waitFor()
          expect(await offered(page)).not.toContain(HOSTILE)
        },
      },
      {
        rule: 'a stop is deleted after a question',
        check: async (page) => {
          await button(page, `Delete ${HOSTILE}`).click()
          const question = page.getByRole('alertdialog', { name: 'Delete this stop?' })
          await question.getByRole('button', { name: 'Cancel' }).click()
          await question.waitFor(gone)
          await button(page, `Delete ${HOSTILE}`).click()
          await question.getByRole('button', { name: 'Delete', exact: true }).click()
          await told(page, 'Deleted')
          await card(page, HOSTILE).waitFor(gone)
          await expect
            .poll(() => page.evaluate(() => document.activeElement?.textContent))
            .toBe('Stop Suggestions')
        },
      },
      {
        rule: 'an edit of a stop that is gone shows what the server says',
        check: async (page) => {
          await button(page, 'Edit Cacela Velha').click()
          await editor(page, 'Cacela Velha').getByRole('checkbox').first().waitFor()
          const cookie = await adminCookie(site())
          const { done } = await site().door.ask('listStops', undefined, { cookie })
          const { id } = done.find(({ name }) => name === 'Cacela Velha') ?? {}
          await site().door.ask('deleteStop', { id }, { cookie })
          await button(page, 'Save').click()
          await told(page, 'There is no such stop.')
          await card(page, 'Cacela Velha').waitFor(gone)
        },
      },
    ],
    { site, isSignedIn: true, refusals: [404] },
  )
})

describe('stops tab without a route', () => {
  checkInOrder(
    [
      {
        rule: 'without an active route the dialog says so',
        at: STOPS,
        check: async (page) => {
          await setRoutes(site(), false)
          await page.reload()
          await button(page, 'Add New Stop').click()
          await dialog(page).getByText('No route connections available', { exact: true }).waitFor()
          expect(await dialog(page).getByRole('checkbox').count()).toBe(0)
          await setRoutes(site(), true)
        },
      },
    ],
    { site, isSignedIn: true },
  )
})

describe('stops tab while the server is away', () => {
  checkInOrder(
    [
      {
        rule: 'loading a stop’s routes fails: no message; the form falls back to the stop’s own region',
        at: STOPS,
        check: async (page) => {
          await card(page, 'Silves Castle').waitFor()
          await button(page, 'Add New Stop').click()
          await field.route(page, 'Faro-Lisbon').waitFor()
          await field.name(page).fill('Alte')
          await field.image(page).fill('/art/stops/silves-castle.webp')
          await field.latitude(page).fill('37.2, -8.1')
          await field.route(page, 'Faro-Lisbon').click()
          // Half fetched, the map would complain of its own.
          const map = dialog(page).getByRole('img', { name: /^Map with/ })
          await map.scrollIntoViewIfNeeded()
          await goOffline(page)
        },
      },
      {
        rule: 'a stop that cannot be added is announced, and what was typed stays',
        check: async (page) => {
          await submit(page)
          await told(page, 'Failed to add stop suggestion')
          expect(await field.name(page).inputValue()).toBe('Alte')
          await button(page, 'Cancel').click()
          await dialog(page).waitFor(gone)
        },
      },
      {
        rule: 'the form of a stop whose routes cannot be read holds the stop’s own region',
        check: async (page) => {
          await button(page, 'Edit Silves Castle').click()
          const form = editor(page, 'Silves Castle')
          await form.getByRole('checkbox', { name: 'Faro-Lisbon', checked: true }).waitFor()
          expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(1)
          expect(await form.getByRole('alert').count()).toBe(0)
        },
      },
      {
        rule: 'an edit that cannot be saved is announced',
        check: async (page) => {
          await button(page, 'Save').click()
          await told(page, 'Failed to update stop suggestion')
          await button(page, 'Cancel').click()
        },
      },
      {
        rule: 'a deletion that cannot be done is announced',
        check: async (page) => {
          await button(page, 'Delete Silves Castle').click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await told(page, 'Failed to delete stop suggestion')
        },
      },
    ],
    { isSignedIn: true, expectedError: OFFLINE },
  )
})
