import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { escape } from '../support/keyboard.ts'
import { PHONE, goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder, type Check, openSiteForAll } from '../support/check-in-order.ts'
import { toast, gone } from '../support/admin.ts'

const REGIONS = '/admin?tab=regions'
const GENERIC = 'Invalid Endpoint A or B coordinates or radius'
const INCOMPLETE = 'An endpoint needs latitude, longitude and radius. The incomplete one was left as it was.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
const cells = (page: Page, name: string) => row(page, name).getByRole('cell').allInnerTexts()
const dialog = (page: Page) => page.getByRole('dialog')
const name = (page: Page) => dialog(page).getByRole('textbox', { name: 'Route Name' })
const routes = (page: Page) => page.getByRole('rowheader').getByText(/-/).allInnerTexts()

type End = 'A (origin)' | 'B (destination)'
const endpoint = (page: Page, end: End) => dialog(page).getByRole('group', { name: `Endpoint ${end}` })
const box = (page: Page, end: End, label: string) => endpoint(page, end).getByRole('textbox', { name: label })

async function fill(
  page: Page,
  end: End,
  [lat, lng, radius]: readonly [string, string, string],
): Promise<void> {
  await box(page, end, 'Latitude').fill(lat)
  await box(page, end, 'Longitude').fill(lng)
  await box(page, end, 'Search radius (km)').fill(radius)
}

async function values(page: Page, end: End): Promise<string[]> {
  const labels = ['Latitude', 'Longitude', 'Search radius (km)']
  return Promise.all(labels.map((label) => box(page, end, label).inputValue()))
}

async function told(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await toast(page).getByText(text, { exact: true }).waitFor()
}

async function open(page: Page, opener: string): Promise<void> {
  await button(page, opener).click()
  await name(page).waitFor()
}

const isRefused = (rule: string, submit: string, type: (page: Page) => Promise<unknown>): Check => ({
  rule,
  check: async (page) => {
    await type(page)
    await dialog(page).getByRole('button', { name: submit, exact: true }).click()
    await dialog(page).getByText(rule, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true')
  },
})
const isRefusedNew = (rule: string, end: End, typed: readonly [string, string, string]) =>
  isRefused(rule, 'Add Route', (page) => fill(page, end, typed))

const suggested = async (page: Page) => {
  const visitor = await page.context().newPage()
  try {
    await visitor.goto('/book?pickup=Faro+Airport&dropoff=Lisbon')
    await visitor.getByText('Estimated time').waitFor()
    await visitor.getByText(/Looking for stops/).waitFor(gone)
    return await visitor.getByRole('region', { name: 'Suggested stops' }).count()
  } finally {
    await visitor.close()
  }
}

describe('regions tab (Route Connections)', () => {
  const site = openSiteForAll()
  checkInOrder(
    [
      {
        rule: 'the table shows route, origin, destination, stops, bookings and actions',
        at: REGIONS,
        check: async (page) => {
          const table = page.getByRole('table', { name: 'Route Connections' })
          await button(page, '11 stops on Faro-Lisbon').waitFor()
          expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
            'Route',
            'Origin',
            'Destination',
            'Stops',
            'Bookings',
            'Actions',
          ])
          const [origin, destination, stops, bookings] = await cells(page, 'Faro-Lisbon')
          expect([origin, destination, stops, bookings]).toEqual([
            expect.stringMatching(/^Faro\s+80 km round 37.12, -8.15$/),
            expect.stringMatching(/^Lisbon\s+45 km round 38.74, -9.2$/),
            '11',
            '0',
          ])
          await button(page, 'Edit Faro-Lisbon').waitFor()
          await button(page, 'Delete Faro-Lisbon').waitFor()
        },
      },
      {
        rule: 'the count of bookings is always 0',
        check: async (page) => {
          for (const route of ['Faro-Sagres', 'Faro-Seville', 'Lisbon-Cascais', 'Lisbon-Seville'])
            expect((await cells(page, route))[3]).toBe('0')
        },
      },
      {
        rule: 'clicking the stops count opens a popover listing the stops with image, name, hourly price',
        check: async (page) => {
          await button(page, '11 stops on Faro-Lisbon').click()
          const popover = page.getByRole('dialog', { name: 'Stops on Faro-Lisbon' })
          const items = popover.getByRole('listitem')
          await expect.poll(() => items.count()).toBe(11)
          const silves = items.filter({ hasText: 'Silves Castle' })
          expect((await silves.innerText()).replaceAll(/\s+/g, ' ')).toBe('Silves Castle €60.00 per hour')
          await silves.locator('img[src="/art/stops/silves-castle.webp"]').waitFor()
          await escape(page, popover)
          await expect
            .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
            .toBe('11 stops on Faro-Lisbon')
        },
      },
      {
        rule: 'a new route has two optional endpoints with radii of 100 and 30 km',
        check: async (page) => {
          await open(page, 'Add Route')
          expect(await name(page).inputValue()).toBe('')
          await dialog(page).getByText('Origin-Destination, like Faro-Lisbon').waitFor()
          expect([await values(page, 'A (origin)'), await values(page, 'B (destination)')]).toEqual([
            ['', '', '100'],
            ['', '', '30'],
          ])
        },
      },
      isRefused('Please enter a region name', 'Add Route', () => Promise.resolve()),
      isRefused('Endpoint A latitude must be between -90 and 90', 'Add Route', async (page) => {
        await name(page).fill('Faro – Tavira')
        await fill(page, 'A (origin)', ['91', '-8.15', '100'])
      }),
      isRefusedNew('Endpoint A longitude must be between -180 and 180', 'A (origin)', ['37', '181', '100']),
      isRefusedNew('Endpoint A radius must be between 1 and 1000 km', 'A (origin)', ['37', '-8', '0']),
      isRefused('Endpoint B latitude must be between -90 and 90', 'Add Route', async (page) => {
        await fill(page, 'A (origin)', ['37.12', '-8.15', '80'])
        await fill(page, 'B (destination)', ['north', '-7.65', '30'])
      }),
      isRefusedNew('Endpoint B longitude must be between -180 and 180', 'B (destination)', [
        '37',
        '-181',
        '30',
      ]),
      isRefusedNew('Endpoint B radius must be between 1 and 1000 km', 'B (destination)', [
        '37',
        '-7',
        '1001',
      ]),
      {
        rule: 'the map shows the circles of both endpoints',
        check: async (page) => {
          await fill(page, 'B (destination)', ['37.13', '-7.65', '20'])
          const map = dialog(page).getByRole('img', {
            name: 'Map of 80 km round Faro and 20 km round Tavira',
          })
          await map.waitFor()
          expect(await map.evaluate((canvas) => canvas.tagName)).toBe('CANVAS')
        },
      },
      {
        rule: 'an endpoint of which a field is missing is ignored on create; success toast: Success',
        check: async (page) => {
          await box(page, 'B (destination)', 'Longitude').fill('')
          await dialog(page)
            .getByText(/^Not used until/)
            .waitFor()
          await dialog(page).getByRole('button', { name: 'Add Route', exact: true }).click()
          await told(page, 'Success')
          await dialog(page).waitFor(gone)
        },
      },
      {
        rule: 'dashes in the name are written as a hyphen',
        check: async (page) => {
          await row(page, 'Faro-Tavira').waitFor()
          expect((await cells(page, 'Faro-Tavira')).slice(0, 4)).toEqual([
            expect.stringMatching(/^Faro\s+80 km round 37.12, -8.15$/),
            expect.stringMatching(/^Tavira\s+By its name$/),
            '0',
            '0',
          ])
        },
      },
      {
        rule: 'the list of a route without stops says so',
        check: async (page) => {
          await button(page, '0 stops on Faro-Tavira').click()
          await dialog(page).getByText('No stops connected to this route', { exact: true }).waitFor()
          await escape(page, dialog(page))
        },
      },
      {
        rule: 'a region whose name has no hyphen is not in the table',
        check: async (page) => {
          await open(page, 'Add Route')
          await name(page).fill('<b>Algarve</b>')
          await dialog(page)
            .getByText(/and no route for stops/)
            .waitFor()
          await dialog(page).getByRole('button', { name: 'Add Route', exact: true }).click()
          await dialog(page).waitFor(gone)
          const others = page.getByRole('list', { name: 'Other regions' })
          await others.getByText('<b>Algarve</b>', { exact: true }).waitFor()
          expect(await routes(page)).toEqual([
            'Faro-Lisbon',
            'Faro-Sagres',
            'Faro-Seville',
            'Faro-Tavira',
            'Lisbon-Cascais',
            'Lisbon-Seville',
          ])
        },
      },
      {
        rule: 'a name that is taken is refused, and the reason stands at the name',
        check: async (page) => {
          await open(page, 'Add Route')
          await name(page).fill('faro-lisbon')
          await dialog(page).getByRole('button', { name: 'Add Route', exact: true }).click()
          await told(page, 'Failed to add region')
          await dialog(page)
            .getByText('There is already a region called “faro-lisbon”. Please choose another name.')
            .waitFor()
          await button(page, 'Cancel').click()
          await dialog(page).waitFor(gone)
        },
      },
      {
        rule: 'the dialog holds the region, and forgets what was typed when it is closed',
        check: async (page) => {
          await open(page, 'Edit Faro-Tavira')
          expect([await name(page).inputValue(), await values(page, 'A (origin)')]).toEqual([
            'Faro-Tavira',
            ['37.12', '-8.15', '80'],
          ])
          await name(page).fill('Something else')
          await button(page, 'Cancel').click()
          await dialog(page).waitFor(gone)
          await open(page, 'Edit Faro-Tavira')
          expect(await name(page).inputValue()).toBe('Faro-Tavira')
        },
      },
      isRefused('Region name cannot be empty', 'Save', (page) => name(page).fill(' ')),
      isRefused(GENERIC, 'Save', async (page) => {
        await name(page).fill('Faro-Tavira')
        await fill(page, 'A (origin)', ['37.12', '-8.15', '1001'])
      }),
      {
        rule: 'a change that is refused shows what the server says',
        check: async (page) => {
          await fill(page, 'A (origin)', ['37.12', '-8.15', '80'])
          await name(page).fill('Faro-Lisbon')
          await button(page, 'Save').click()
          await told(page, 'There is already a region called “Faro-Lisbon”. Please choose another name.')
        },
      },
      {
        rule: 'a part of an endpoint leaves the old one as it was, and that is told',
        check: async (page) => {
          await name(page).fill('Faro-Olhão')
          await box(page, 'A (origin)', 'Latitude').fill('')
          await dialog(page)
            .getByText(/^Stays as it was until/)
            .waitFor()
          await button(page, 'Save').click()
          await told(page, 'Success', INCOMPLETE)
          await dialog(page).waitFor(gone)
          expect((await cells(page, 'Faro-Olhão'))[0]).toMatch(/80 km round 37.12, -8.15/)
        },
      },
      {
        rule: 'an endpoint that is cleared is removed',
        check: async (page) => {
          await open(page, 'Edit Faro-Olhão')
          await button(page, 'Clear Endpoint A (origin)').click()
          await button(page, 'Save').click()
          await dialog(page).waitFor(gone)
          await expect.poll(async () => (await cells(page, 'Faro-Olhão'))[0]).toMatch(/^Faro\s+By its name$/)
        },
      },
      {
        rule: 'the public suggestions follow: a route that is not offered has no stops to offer',
        check: async (page) => {
          expect(await suggested(page)).toBe(1)
          await open(page, 'Edit Faro-Lisbon')
          await dialog(page).getByRole('switch', { name: 'Offered to customers' }).click()
          await button(page, 'Save').click()
          await dialog(page).waitFor(gone)
          await row(page, 'Faro-Lisbon').getByText('Inactive', { exact: true }).waitFor()
          expect(await suggested(page)).toBe(0)
        },
      },
      {
        rule: 'a route that a stop has alone is not deleted, and the question says why',
        check: async (page) => {
          await button(page, 'Delete Faro-Sagres').click()
          const question = page.getByRole('alertdialog', { name: 'Delete this region?' })
          await question.getByRole('button', { name: 'Delete', exact: true }).click()
          await told(page, 'Failed to delete region')
          await question
            .getByText(/^“Faro-Sagres” is still needed: 4 stops have no other route \(Benagil cliffs/)
            .waitFor()
          await question.getByRole('button', { name: 'Cancel' }).click()
          await question.waitFor(gone)
          await row(page, 'Faro-Sagres').waitFor()
        },
      },
      {
        rule: 'a route is deleted after a question, and its stops lose it',
        check: async (page) => {
          await button(page, 'Delete Faro-Lisbon').click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await told(page, 'Deleted')
          await row(page, 'Faro-Lisbon').waitFor(gone)
          await page.getByRole('tab', { name: 'Stops' }).click()
          const silves = page.getByRole('article', { name: 'Silves Castle' })
          await expect
            .poll(() => silves.getByRole('listitem').allInnerTexts())
            .toEqual(['Faro-Sagres', 'Lisbon-Seville'])
        },
      },
    ],
    { site, isSignedIn: true, refusals: [409] },
  )
})

describe('regions tab on a phone', () => {
  checkInOrder(
    [
      {
        rule: 'on a phone the table fits the screen',
        at: REGIONS,
        check: async (page) => {
          const head = row(page, 'Faro-Lisbon').getByRole('rowheader')
          expect((await head.innerText()).replaceAll(/\s+/g, ' ')).toBe('Faro-Lisbon Faro to Lisbon')
          await button(page, '11 stops on Faro-Lisbon').waitFor()
          await button(page, 'Delete Faro-Lisbon').waitFor()
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(sideways).toBe(0)
        },
      },
      {
        rule: 'on a phone the list of stops fits the screen',
        check: async (page) => {
          await button(page, '11 stops on Faro-Lisbon').click()
          await dialog(page).getByText('Silves Castle').waitFor()
          const { x = -1, width = 0 } = (await dialog(page).boundingBox()) ?? {}
          expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true])
        },
      },
    ],
    { isSignedIn: true, viewport: PHONE },
  )
})

describe('regions tab while the server is away', () => {
  checkInOrder(
    [
      {
        rule: 'stops that cannot be read are announced',
        at: REGIONS,
        check: async (page) => {
          await button(page, '8 stops on Faro-Sagres').waitFor()
          await goOffline(page)
          await button(page, '8 stops on Faro-Sagres').click()
          await dialog(page).getByText('Failed to fetch stops for this route', { exact: true }).waitFor()
          await escape(page, dialog(page))
        },
      },
      {
        rule: 'a region that cannot be added is announced',
        check: async (page) => {
          await open(page, 'Add Route')
          await name(page).fill('Faro-Tavira')
          await dialog(page).getByRole('button', { name: 'Add Route', exact: true }).click()
          await told(page, 'Failed to add region')
          await button(page, 'Cancel').click()
        },
      },
      {
        rule: 'a change that cannot be saved is announced',
        check: async (page) => {
          await open(page, 'Edit Faro-Sagres')
          await button(page, 'Save').click()
          await told(page, 'Failed to update region')
          await button(page, 'Cancel').click()
        },
      },
      {
        rule: 'a deletion that cannot be done is announced',
        check: async (page) => {
          await button(page, 'Delete Faro-Sagres').click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await told(page, 'Failed to delete region')
        },
      },
    ],
    { isSignedIn: true, expectedError: OFFLINE },
  )
})
