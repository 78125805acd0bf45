import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { list, says } from '../support/see.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { chooseLocation } from '../support/booking-form.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Pick-up Location' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => suggestions(page).getByRole('option')

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

describe('stops and route', () => {
  const offered = (page: Page) => page.getByRole('region', { name: 'Suggested stops' })
  const add = (page: Page) => offered(page).getByRole('button', { name: /^Add a stop at / })
  const chosen = (page: Page) => offered(page).getByRole('list', { name: 'Your stops' })
  const stay = (page: Page) =>
    chosen(page)
      .getByRole('spinbutton', { name: /^Stay at / })
      .first()
  const euros = async (page: Page) => Number(/€(\d+)/.exec(await chosen(page).innerText())?.[1])
  const route = (page: Page) => page.getByRole('region', { name: 'Your route' })
  let offers = 0
  let price = 0
  checkInOrder([
    {
      rule: 'three suggested stops are shown at first',
      at: '/book?pickup=Faro+Airport&dropoff=Lisbon',
      check: async (page) => {
        await expect.poll(() => add(page).count()).toBe(3)
      },
    },
    {
      rule: '“More Suggested Stops” shows the rest',
      check: async (page) => {
        await offered(page)
          .getByRole('button', { name: /^More Suggested Stops/ })
          .click()
        offers = await add(page).count()
        expect(offers).toBeGreaterThan(3)
      },
    },
    {
      rule: 'an added stop can be removed and starts with a stay of one hour',
      check: async (page) => {
        price = Number(/€(\d+)/.exec((await list(offered(page)))[0] ?? '')?.[1])
        await add(page).first().click()
        await chosen(page)
          .getByRole('button', { name: /^Remove / })
          .waitFor()
        expect(await stay(page).innerText()).toBe('1 hour')
        expect(await add(page).count()).toBe(offers - 1)
      },
    },
    {
      rule: 'a stop costs its hourly price times the hours of the stay',
      check: async (page) => {
        expect(await euros(page)).toBe(price)
        await chosen(page).getByRole('button', { name: 'One hour more' }).click()
        expect(await stay(page).innerText()).toBe('2 hours')
        expect(await euros(page)).toBe(2 * price)
      },
    },
    {
      rule: 'a stay takes 1 to 24 hours',
      check: async (page) => {
        await stay(page).press('End')
        expect(await stay(page).innerText()).toBe('24 hours')
        expect(await chosen(page).getByRole('button', { name: 'One hour more' }).isDisabled()).toBe(true)
        await stay(page).press('Home')
        expect(await stay(page).innerText()).toBe('1 hour')
        expect(await chosen(page).getByRole('button', { name: 'One hour less' }).isDisabled()).toBe(true)
      },
    },
    {
      rule: 'the map of the route shows the stop',
      check: async (page) => {
        await route(page).scrollIntoViewIfNeeded()
        await page
          .getByRole('img', { name: 'Map of the route from Faro Airport to Lisbon, with one stop' })
          .waitFor()
      },
    },
    {
      rule: 'the route is described by kilometres, miles, estimated time and its points',
      check: async (page) => {
        await route(page).getByText('Estimated time').waitFor()
        await route(page).getByText(/\d+ h/).first().waitFor()
        const written = await route(page)
          .getByText(/ km \(/)
          .innerText()
        const [, km, miles] = /([\d.]+) km \(([\d.]+) mi\)/.exec(written) ?? []
        expect(Number(miles)).toBeCloseTo(Number(km) * 0.621371, 0)
        expect(await list(route(page).getByRole('list', { name: 'Route points' }))).toHaveLength(3)
      },
    },
    {
      rule: 'Remove takes a stop away',
      check: async (page) => {
        await chosen(page)
          .getByRole('button', { name: /^Remove / })
          .click()
        await chosen(page).waitFor({ state: 'detached' })
        await route(page).scrollIntoViewIfNeeded()
        await page.getByRole('img', { name: /to Lisbon$/ }).waitFor()
      },
    },
    {
      rule: 'changing a location removes the chosen stops',
      check: async (page) => {
        await add(page).first().click()
        await chosen(page).waitFor()
        await page.getByRole('combobox', { name: 'Drop-off Location' }).fill('')
        await chooseLocation(page, 'Drop-off Location', 'lisbon', /^Lisbon Airport/)
        await expect.poll(() => add(page).count()).toBe(3)
        expect(await chosen(page).count()).toBe(0)
      },
    },
    {
      rule: 'a hire by the hour shows the pick-up on the map',
      check: async (page) => {
        await page.getByRole('radio', { name: 'By the Hour' }).click()
        await page.getByRole('region', { name: 'Your hire' }).scrollIntoViewIfNeeded()
        await page.getByRole('img', { name: /^Map of the pick-up at Faro Airport/ }).waitFor()
      },
    },
  ])
})
