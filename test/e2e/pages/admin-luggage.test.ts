import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkInOrder, type Check, openSiteForAll } from '../support/check-in-order.ts'
import { chooseLocation, choosePickup, next } from '../support/booking-form.ts'
import { toast, gone, deleteAll } from '../support/admin.ts'

const LUGGAGE = '/admin?tab=luggage'
const INCOMPLETE = 'Please fill in configuration and image URL'
const NOT_HTTPS = 'Image URL must begin with https:// instead of http://. Change that and try again'
const NO_ADDRESS = 'Image URL must be an https address or a path on this site'
const HOSTILE = '<img src=x onerror=alert(1)>'
const VITO = 'Mercedes Vito'

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => page.getByRole('form', { name: 'Add a luggage capacity' })
const textbox = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const add = (page: Page) => form(page).getByRole('button', { name: 'Add Luggage Capacity' }).click()
const of = (page: Page, vehicle: string) =>
  main(page).getByRole('region', { name: new RegExp(`^${vehicle}`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillIn(page: Page, config: string, imageUrl: string): Promise<void> {
  await textbox(page, 'Configuration').fill(config)
  await textbox(page, 'Image URL').fill(imageUrl)
}

async function remove(page: Page, what: string): Promise<void> {
  await button(page, `Delete ${what}`).click()
  await page.getByRole('alertdialog', { name: 'Delete this luggage capacity?' }).waitFor()
  await button(page, 'Delete').click()
  await page.getByRole('alertdialog').waitFor(gone)
  await button(page, `Delete ${what}`).waitFor(gone)
}

const isRefused = (rule: string, config: string, imageUrl: string, sentence: string): Check => ({
  rule,
  check: async (page) => {
    await fillIn(page, config, imageUrl)
    await add(page)
    await form(page).getByText(sentence, { exact: true }).waitFor()
  },
})

describe('luggage images tab', () => {
  const site = openSiteForAll()
  checkInOrder(
    [
      {
        rule: 'the configurations stand by vehicle and can be deleted',
        at: LUGGAGE,
        check: async (page) => {
          for (const vehicle of [
            'Mercedes S Class',
            'Mercedes E Class',
            'Mercedes V Class',
            VITO,
            'Sprinter',
          ])
            await expect.poll(() => of(page, vehicle).getByRole('listitem').count()).toBe(3)
          await of(page, VITO).getByText('7 large suitcases', { exact: true }).waitFor()
          await button(page, `Delete ${VITO}, 7 large suitcases`).waitFor()
        },
      },
      {
        rule: 'the form asks for vehicle, configuration and picture',
        check: async (page) => {
          const select = form(page).getByRole('combobox', { name: 'Vehicle' })
          expect(await select.getByRole('option').allInnerTexts()).toEqual([
            'Mercedes S Class',
            'Mercedes E Class',
            'Mercedes V Class',
            VITO,
            'Sprinter (or two vans)',
          ])
          await select.selectOption(VITO)
          for (const name of ['Configuration', 'Image URL'])
            expect(await textbox(page, name).inputValue()).toBe('')
        },
      },
      isRefused('configuration and picture are required', '', '', INCOMPLETE),
      isRefused('the image URL is required', '6 large', ' ', INCOMPLETE),
      isRefused('the configuration is required', '  ', '/art/a.webp', INCOMPLETE),
      isRefused(
        'an image URL without https is told how to mend',
        '6 large',
        'http://example.com/a.jpg',
        NOT_HTTPS,
      ),
      ...['javascript:alert(1)', '//evil.example/a.jpg', 'data:image/png,x'].map((address) =>
        isRefused(`the image URL ${address} is refused`, '6 large', address, NO_ADDRESS),
      ),
      {
        rule: 'a hostile image URL is never asked for',
        check: async (page) => {
          await form(page).getByText('Not an image address').waitFor()
          expect(await form(page).getByRole('img').count()).toBe(0)
        },
      },
      {
        rule: 'the preview shows the picture',
        check: async (page) => {
          await fillIn(page, HOSTILE, '/art/luggage/vito-7-large-suitcases.webp')
          const picture = form(page).getByRole('img')
          await expect
            .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
            .toBeGreaterThan(0)
        },
      },
      {
        rule: 'a configuration is added below its vehicle, and markup in it is text',
        check: async (page) => {
          await add(page)
          await toast(page).getByText('Success', { exact: true }).waitFor()
          await of(page, VITO).getByText(HOSTILE, { exact: true }).waitFor()
          await of(page, VITO).getByText('4 configurations').waitFor()
          await expect.poll(() => textbox(page, 'Configuration').inputValue()).toBe('')
        },
      },
      {
        rule: 'the same configuration of the same vehicle is refused',
        check: async (page) => {
          await fillIn(page, '7 large suitcases', '/art/other.webp')
          await add(page)
          await form(page)
            .getByText('Mercedes Vito already has the configuration “7 large suitcases”', { exact: false })
            .waitFor()
        },
      },
      {
        rule: 'a picture that does not load leaves an empty frame',
        check: async (page) => {
          await form(page).getByText('No picture at this address').waitFor()
        },
      },
      {
        rule: 'a configuration is deleted after a question',
        check: async (page) => {
          await remove(page, `${VITO}, ${HOSTILE}`)
          await toast(page).getByText('Deleted', { exact: true }).waitFor()
          await of(page, VITO).getByText('3 configurations').waitFor()
        },
      },
      {
        rule: 'the booking page offers what was added, and not what was deleted',
        check: async (page) => {
          await fillIn(page, '6 surfboards', '/art/luggage/vito-7-large-suitcases.webp')
          await add(page)
          await of(page, VITO).getByText('6 surfboards', { exact: true }).waitFor()
          await remove(page, `${VITO}, 7 large suitcases`)
          await page.goto('/book')
          await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
          await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
          await choosePickup(page)
          await next(page)
          await page.getByRole('radio', { name: VITO }).waitFor()
          await page
            .getByRole('button', { name: /^Luggage capacity/ })
            .last()
            .click()
          const offered = page.getByRole('radiogroup', { name: `Luggage in the ${VITO}` })
          await offered.getByRole('radio', { name: '6 surfboards' }).waitFor()
          expect(await offered.getByRole('radio', { name: '7 large suitcases' }).count()).toBe(0)
        },
      },
      {
        rule: 'without any configuration the tab says so',
        check: async (page) => {
          await deleteAll('luggage', site())
          await page.goto(LUGGAGE)
          await page.getByRole('heading', { name: 'No luggage capacities added yet' }).waitFor()
        },
      },
    ],
    { site, isSignedIn: true, refusals: [404, 409] },
  )
})
