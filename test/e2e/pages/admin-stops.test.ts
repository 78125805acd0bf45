import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { escape } from '../support/keyboard.ts'
import { checkInOrder, type Check, openSiteForAll } from '../support/check-in-order.ts'
import { gone, seeToast } from '../support/admin.ts'
import {
  STOPS,
  FILL_ALL,
  HOSTILE,
  card,
  button,
  dialog,
  names,
  field,
  submit,
  offered,
} from '../support/stops-tab.ts'

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
          await silves.locator('img[src="/art/coast/stacks-640.webp"]').waitFor()
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
        rule: 'the address of no picture is refused, and one that is not there leaves an empty frame',
        check: async (page) => {
          await dialog(page).getByText('Not an image address').waitFor()
          await field.image(page).fill('/art/nothing-here.webp')
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
          await seeToast(page, 'Success')
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
    ],
    { site, isSignedIn: true, drawsMaps: true, refusals: [404] },
  )
})
