import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { escape } from '../support/keyboard.ts'
import { PHONE } from '../support/open-page.ts'
import { checkInOrder, openSiteForAll } from '../support/check-in-order.ts'
import { gone, seeToast } from '../support/admin.ts'
import {
  REGIONS,
  button,
  row,
  cells,
  dialog,
  name,
  box,
  fill,
  values,
  open,
  isRefused,
} from '../support/regions-tab.ts'
import type { End } from '../support/regions-tab.ts'

const routes = (page: Page) => page.getByRole('rowheader').getByText(/-/).allInnerTexts()

const isRefusedNew = (rule: string, end: End, typed: readonly [string, string, string]) =>
  isRefused(rule, 'Add Route', (page) => fill(page, end, typed))

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
          await silves.locator('img[src="/art/coast/stacks-640.webp"]').waitFor()
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
          await seeToast(page, 'Success')
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
          await seeToast(page, 'Failed to add region')
          await dialog(page)
            .getByText('There is already a region called “faro-lisbon”. Please choose another name.')
            .waitFor()
          await button(page, 'Cancel').click()
          await dialog(page).waitFor(gone)
        },
      },
    ],
    { site, isSignedIn: true, drawsMaps: true, refusals: [409] },
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
