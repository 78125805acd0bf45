import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { says } from '../support/see.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { chooseLocation } from '../support/booking-form.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Pick-up Location' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
/** The places that were found, without the rows beneath them. */
const options = (page: Page) =>
  suggestions(page)
    .getByRole('option')
    .filter({ hasNotText: /^(Choose on the map|Not listed\?)/ })

async function search(page: Page, typed: string): Promise<void> {
  await box(page).fill('')
  await box(page).pressSequentially(typed)
}

describe('location input', () => {
  checkInOrder([
    {
      rule: 'an empty field offers ten popular locations on focus',
      at: '/book',
      check: async (page) => {
        await expect
          .poll(async () => {
            await box(page).click()
            return page.getByRole('group', { name: 'Popular Locations' }).getByRole('option').count()
          })
          .toBe(10)
      },
    },
    {
      rule: 'a click beside them closes the suggestions',
      check: async (page) => {
        await page.getByRole('heading', { name: 'Reserve Your Journey' }).click()
        await suggestions(page).waitFor({ state: 'detached' })
      },
    },
    {
      rule: 'one letter finds places, 15 at most',
      check: async (page) => {
        await search(page, 'a')
        await options(page).first().waitFor()
        expect(await options(page).count()).toBeLessThanOrEqual(15)
      },
    },
    {
      rule: 'a village is found by its name',
      check: async (page) => {
        await search(page, 'bensafrim')
        await options(page).filter({ hasText: 'Bensafrim, Algarve, Portugal' }).waitFor()
      },
    },
    {
      rule: 'a postcode that leads nowhere is answered by what to do',
      check: async (page) => {
        await search(page, '8200-591')
        await says(/Type the name of the town instead, or choose the place on the map/)(page)
        await suggestions(page).getByRole('option', { name: 'Choose on the map' }).waitFor()
      },
    },
    {
      rule: 'what was typed is marked in the suggestions',
      check: async (page) => {
        await search(page, 'albufei')
        const marked = options(page).first().locator('mark').first()
        await expect
          .poll(async () => (await marked.count()) && (await marked.innerText()).toLowerCase())
          .toBe('albufei')
      },
    },
    {
      rule: 'a place that is found by another name shows that name',
      check: async (page) => {
        await search(page, 'lisboa')
        await options(page).filter({ hasText: 'Also known as Lisboa' }).first().waitFor()
      },
    },
    {
      rule: 'a search without a result says so',
      check: async (page) => {
        await search(page, 'qqxzzy')
        await page.getByText('No locations found for "qqxzzy"').waitFor()
      },
    },
    {
      rule: 'beneath it are the map and the team, which are there for every list',
      check: async (page) => {
        expect(await suggestions(page).getByRole('option').allInnerTexts()).toEqual([
          'Choose on the map',
          'Not listed?\nPoint at it on the map, or send it to our team',
        ])
      },
    },
    {
      rule: 'blanks alone are no search: the popular locations stay',
      check: async (page) => {
        await search(page, '   ')
        await page.getByRole('group', { name: 'Popular Locations' }).waitFor()
      },
    },
    {
      rule: 'choosing a suggestion closes the list and fills in the address',
      check: async (page) => {
        await search(page, '')
        await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
        await suggestions(page).waitFor({ state: 'detached' })
        await expect.poll(() => box(page).inputValue()).toMatch(/Faro.*Portugal/)
        await says(/^To continue, choose a drop-off location/)(page)
      },
    },
    {
      rule: 'clearing the text clears the chosen place',
      check: async (page) => {
        await box(page).fill('')
        await says(/^To continue, choose a pick-up location/)(page)
      },
    },
    {
      rule: 'a search starts 300 ms after the last key and says “Searching...” until it is answered',
      at: '/book?',
      check: async (page) => {
        const asked: string[] = []
        page.on('request', (request) => void asked.push(decodeURIComponent(request.url())))
        await box(page).click()
        await options(page).first().waitFor()
        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await box(page).fill('tavira')
        await page.getByText('Searching...').first().waitFor()
        await page.clock.runFor(299)
        const questions = () => asked.filter((url) => url.includes('tavira'))
        expect(questions()).toEqual([])
        await page.clock.resume()
        await options(page).filter({ hasText: 'Tavira' }).first().waitFor()
        expect(questions()).toHaveLength(1)
      },
    },
  ])
})
