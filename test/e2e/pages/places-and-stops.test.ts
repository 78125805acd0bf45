import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chooseLocation } from '../support/book.ts'
import { list, says } from '../support/see.ts'
import { checkRows, shareSite } from '../support/table.ts'

const site = shareSite()

const box = (page: Page) => page.getByRole('combobox', { name: 'Pick-up Location' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => suggestions(page).getByRole('option')

async function search(page: Page, typed: string): Promise<void> {
  await box(page).fill('')
  await box(page).pressSequentially(typed)
}

describe('location input', () => {
  checkRows(site, [
    {
      says: 'on focus without text: Popular Locations, at most 10',
      at: '/book',
      see: async (page) => {
        await expect
          .poll(async () => {
            await box(page).click()
            return page.getByRole('group', { name: 'Popular Locations' }).getByRole('option').count()
          })
          .toBe(10)
      },
    },
    {
      says: 'closes on an outside click',
      see: async (page) => {
        await page.getByRole('heading', { name: 'Reserve Your Journey' }).click()
        await suggestions(page).waitFor({ state: 'detached' })
      },
    },
    {
      says: 'one character is enough; at most 15 are found',
      see: async (page) => {
        await search(page, 'a')
        await options(page).first().waitFor()
        expect(await options(page).count()).toBeLessThanOrEqual(15)
      },
    },
    {
      says: 'typed text is highlighted',
      see: async (page) => {
        await search(page, 'albufei')
        const marked = options(page).first().locator('mark').first()
        await expect
          .poll(async () => (await marked.count()) && (await marked.innerText()).toLowerCase())
          .toBe('albufei')
      },
    },
    {
      says: 'Also known as shows a matching alias',
      see: async (page) => {
        await search(page, 'lisboa')
        await options(page).filter({ hasText: 'Also known as Lisboa' }).first().waitFor()
      },
    },
    {
      says: 'No locations found for "{query}"',
      see: async (page) => {
        await search(page, 'qqxzzy')
        await page.getByText('No locations found for "qqxzzy"').waitFor()
      },
    },
    {
      says: 'blanks alone are no search: the popular ones stay',
      see: async (page) => {
        await search(page, '   ')
        await page.getByRole('group', { name: 'Popular Locations' }).waitFor()
      },
    },
    {
      says: 'selecting closes the list and sets the text to the address',
      see: async (page) => {
        await search(page, '')
        await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
        await suggestions(page).waitFor({ state: 'detached' })
        await expect.poll(() => box(page).inputValue()).toMatch(/Faro.*Portugal/)
        await says(/^To continue, choose a drop-off location/)(page)
      },
    },
    {
      says: 'clearing the text clears the selection',
      see: async (page) => {
        await box(page).fill('')
        await says(/^To continue, choose a pick-up location/)(page)
      },
    },
    {
      says: 'Searching... until an answer, which is asked for after 300 ms',
      at: '/book?',
      see: async (page) => {
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
  checkRows(site, [
    {
      says: 'first 3 suggested stops are shown',
      at: '/book?pickup=Faro+Airport&dropoff=Lisbon',
      see: async (page) => {
        await expect.poll(() => add(page).count()).toBe(3)
      },
    },
    {
      says: 'the rest behind "More Suggested Stops"',
      see: async (page) => {
        await offered(page)
          .getByRole('button', { name: /^More Suggested Stops/ })
          .click()
        offers = await add(page).count()
        expect(offers).toBeGreaterThan(3)
      },
    },
    {
      says: 'each is addable; the list of selected stops has Remove and a stay of 60 minutes',
      see: async (page) => {
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
      says: 'stop price = hourlyPrice × hours, in steps of 60 minutes',
      see: async (page) => {
        expect(await euros(page)).toBe(price)
        await chosen(page).getByRole('button', { name: 'One hour more' }).click()
        expect(await stay(page).innerText()).toBe('2 hours')
        expect(await euros(page)).toBe(2 * price)
      },
    },
    {
      says: 'stay 60 to 1440 minutes',
      see: async (page) => {
        await stay(page).press('End')
        expect(await stay(page).innerText()).toBe('24 hours')
        expect(await chosen(page).getByRole('button', { name: 'One hour more' }).isDisabled()).toBe(true)
        await stay(page).press('Home')
        expect(await stay(page).innerText()).toBe('1 hour')
        expect(await chosen(page).getByRole('button', { name: 'One hour less' }).isDisabled()).toBe(true)
      },
    },
    {
      says: 'route preview map, with the stop',
      see: async (page) => {
        await route(page).scrollIntoViewIfNeeded()
        await page
          .getByRole('img', { name: 'Map of the route from Faro Airport to Lisbon, with one stop' })
          .waitFor()
      },
    },
    {
      says: 'route information card: distance (miles = km × 0.621371), estimated time, route points',
      see: async (page) => {
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
      says: 'Remove takes a stop away',
      see: async (page) => {
        await chosen(page)
          .getByRole('button', { name: /^Remove / })
          .click()
        await chosen(page).waitFor({ state: 'detached' })
        await route(page).scrollIntoViewIfNeeded()
        await page.getByRole('img', { name: /to Lisbon$/ }).waitFor()
      },
    },
    {
      says: 'changing a location clears selected stops',
      see: async (page) => {
        await add(page).first().click()
        await chosen(page).waitFor()
        await page.getByRole('combobox', { name: 'Drop-off Location' }).fill('')
        await chooseLocation(page, 'Drop-off Location', 'lisbon', /^Lisbon Airport/)
        await expect.poll(() => add(page).count()).toBe(3)
        expect(await chosen(page).count()).toBe(0)
      },
    },
    {
      says: 'for hourly there is no drop-off: the map shows the pick-up',
      see: async (page) => {
        await page.getByRole('radio', { name: 'By the Hour' }).click()
        await page.getByRole('region', { name: 'Your hire' }).scrollIntoViewIfNeeded()
        await page.getByRole('img', { name: /^Map of the pick-up at Faro Airport/ }).waitFor()
      },
    },
  ])
})
