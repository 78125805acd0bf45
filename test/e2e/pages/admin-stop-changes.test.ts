import { describe, expect } from 'vitest'
import { goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder, openSiteForAll } from '../support/check-in-order.ts'
import { gone, seeToast } from '../support/admin.ts'
import { adminCookie, type Site } from '../support/site.ts'
import {
  STOPS,
  FILL_ALL,
  HOSTILE,
  card,
  button,
  dialog,
  editor,
  field,
  submit,
  offered,
} from '../support/stops-tab.ts'

/** Makes the stop that the checks change. */
async function makeStop(site: Site): Promise<void> {
  const cookie = await adminCookie(site)
  const { done } = await site.client.ask('listOfficeRegions', undefined, { cookie })
  const stop = {
    name: HOSTILE,
    routeIds: done.filter(({ name }) => name === 'Faro-Lisbon').map(({ id }) => id),
    imageUrl: '/art/nothing-here.webp',
    hourlyPrice: 75.5,
    latitude: '38.1',
    longitude: '-8.3',
    isActive: true,
  }
  expect((await site.client.ask('createStop', stop, { cookie })).status).toBe(201)
}

/** Switches every route on or off by the documented calls. */
async function setRoutes(site: Site, isActive: boolean): Promise<void> {
  const cookie = await adminCookie(site)
  const { done } = await site.client.ask('listOfficeRegions', undefined, { cookie })
  for (const { id } of done) await site.client.ask('changeRegion', { id, isActive }, { cookie })
}

const site = openSiteForAll()

describe('stops tab', () => {
  checkInOrder(
    [
      {
        rule: 'picture, routes and price are edited on the card',
        at: STOPS,
        check: async (page) => {
          await button(page, `Edit ${HOSTILE}`).click()
          const form = editor(page, HOSTILE)
          expect(await form.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe(
            '/art/nothing-here.webp',
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
          await seeToast(page, 'Success')
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
          await seeToast(page, 'Deleted')
          await card(page, HOSTILE).waitFor(gone)
          await expect
            .poll(() => page.evaluate(() => document.activeElement?.textContent))
            .toBe('Stop Suggestions')
        },
      },
      {
        rule: 'an edit of a stop that is gone stays open and says so, until it is given up',
        check: async (page) => {
          await button(page, 'Edit Cacela Velha').click()
          await editor(page, 'Cacela Velha').getByRole('checkbox').first().waitFor()
          const cookie = await adminCookie(site())
          const { done } = await site().client.ask('listStops', undefined, { cookie })
          const { id } = done.find(({ name }) => name === 'Cacela Velha') ?? {}
          await site().client.ask('deleteStop', { id }, { cookie })
          await button(page, 'Save').click()
          await seeToast(page, 'There is no such stop.')
          await editor(page, 'Cacela Velha')
            .getByText(/^This stop has been deleted meanwhile/)
            .waitFor()
          await button(page, 'Cancel').click()
          await card(page, 'Cacela Velha').waitFor(gone)
        },
      },
    ],
    { site, isSignedIn: true, refusals: [404], prepare: () => makeStop(site()) },
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
          await field.image(page).fill('/art/coast/road-640.webp')
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
          await seeToast(page, 'Failed to add stop suggestion')
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
          await seeToast(page, 'Failed to update stop suggestion')
          await button(page, 'Cancel').click()
        },
      },
      {
        rule: 'a deletion that cannot be done is announced',
        check: async (page) => {
          await button(page, 'Delete Silves Castle').click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await seeToast(page, 'Failed to delete stop suggestion')
        },
      },
    ],
    { isSignedIn: true, expectedError: OFFLINE },
  )
})
