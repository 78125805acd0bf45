import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { escape } from '../support/keyboard.ts'
import { goOffline, OFFLINE } from '../support/open-page.ts'
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
import { adminCookie, type Site } from '../support/site.ts'

const GENERIC = 'Invalid Endpoint A or B coordinates or radius'
const INCOMPLETE = 'An endpoint needs latitude, longitude and radius. The incomplete one was left as it was.'

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

/** Makes the route that the checks change. */
async function makeRoute(site: Site): Promise<void> {
  const route = {
    name: 'Faro-Tavira',
    isActive: true,
    endpointALat: '37.12',
    endpointALng: '-8.15',
    endpointARadiusKm: '80',
  }
  await site.client.ask('createRegion', route, { cookie: await adminCookie(site) })
}

describe('regions tab (Route Connections)', () => {
  const site = openSiteForAll()
  checkInOrder(
    [
      {
        rule: 'the dialog holds the region, and forgets what was typed when it is closed',
        at: REGIONS,
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
          await seeToast(page, 'There is already a region called “Faro-Lisbon”. Please choose another name.')
        },
      },
      {
        rule: 'a part of an endpoint leaves the old one as it was, and the page says so',
        check: async (page) => {
          await name(page).fill('Faro-Olhão')
          await box(page, 'A (origin)', 'Latitude').fill('')
          await dialog(page)
            .getByText(/^Stays as it was until/)
            .waitFor()
          await button(page, 'Save').click()
          await seeToast(page, 'Success', INCOMPLETE)
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
          await seeToast(page, 'Failed to delete region')
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
          await seeToast(page, 'Deleted')
          await row(page, 'Faro-Lisbon').waitFor(gone)
          await page.getByRole('tab', { name: 'Stops' }).click()
          const silves = page.getByRole('article', { name: 'Silves Castle' })
          await expect
            .poll(() => silves.getByRole('listitem').allInnerTexts())
            .toEqual(['Faro-Sagres', 'Lisbon-Seville'])
        },
      },
    ],
    { site, isSignedIn: true, refusals: [409], prepare: () => makeRoute(site()) },
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
          await seeToast(page, 'Failed to add region')
          await button(page, 'Cancel').click()
        },
      },
      {
        rule: 'a change that cannot be saved is announced',
        check: async (page) => {
          await open(page, 'Edit Faro-Sagres')
          await button(page, 'Save').click()
          await seeToast(page, 'Failed to update region')
          await button(page, 'Cancel').click()
        },
      },
      {
        rule: 'a deletion that cannot be done is announced',
        check: async (page) => {
          await button(page, 'Delete Faro-Sagres').click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await seeToast(page, 'Failed to delete region')
        },
      },
    ],
    { isSignedIn: true, expectedError: OFFLINE },
  )
})
