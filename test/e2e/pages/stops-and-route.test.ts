import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { list } from '../support/see.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { chooseLocation, editPlaces } from '../support/booking-form.ts'

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
  const card = (page: Page, name: string) => offered(page).getByRole('listitem').filter({ hasText: name })
  const order = async (page: Page) =>
    (await chosen(page).getByRole('listitem').allInnerTexts()).map((text) =>
      text.split('\n').slice(0, 2).join(' '),
    )
  const move = (page: Page, name: string) => chosen(page).getByRole('button', { name, exact: true })
  let offers = 0
  let price = 0
  checkInOrder(
    [
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
          price = Number(/€(\d+)\.00 per hour/.exec((await list(offered(page)))[0] ?? '')?.[1])
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
            .getByRole('img', { name: 'Map of the route from Faro Airport (FAO) to Lisbon, with one stop' })
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
        rule: 'stops are offered in the order of the way',
        check: async (page) => {
          const names = (
            await add(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
          ).map((label) => label?.replace('Add a stop at ', ''))
          const onTheRoad = [
            'Loulé market',
            'Castro Verde basilica',
            'Alcácer do Sal riverfront',
            'Belém Tower',
          ]
          expect(names.filter((name) => onTheRoad.includes(name ?? ''))).toEqual(onTheRoad)
        },
      },
      {
        rule: 'each card says what the stop adds to the direct way',
        check: async (page) => {
          await offered(page).getByText('Each card says what the stop adds to the direct route').waitFor()
          await card(page, 'Loulé market').getByText('+7 km, from +€70.73 with 1 h').waitFor()
        },
      },
      {
        rule: 'stops are put where the detour is least, in whatever order they are added',
        check: async (page) => {
          for (const name of ['Belém Tower', 'Loulé market', 'Alcácer do Sal riverfront']) {
            await offered(page)
              .getByRole('button', { name: `Add a stop at ${name}` })
              .press('Enter')
            await expect.poll(() => offered(page).getByRole('status').first().innerText()).toContain(name)
          }
          expect(await order(page)).toEqual([
            '1 Loulé market',
            '2 Alcácer do Sal riverfront',
            '3 Belém Tower',
          ])
        },
      },
      {
        rule: 'the other cards then say what they add to the trip as it is',
        check: async (page) => {
          await offered(page).getByText('to your trip with the stops above').waitFor()
          // The way to the tower leads past it.
          await card(page, 'Jerónimos Monastery').getByText('On your route, from +€60.16 with 1 h').waitFor()
        },
      },
      {
        rule: 'a stop is moved by the keyboard, keeps the focus and is announced',
        check: async (page) => {
          const up = move(page, 'Move Belém Tower up')
          await up.press('Enter')
          expect(await order(page)).toEqual([
            '1 Loulé market',
            '2 Belém Tower',
            '3 Alcácer do Sal riverfront',
          ])
          const said = offered(page).getByText('Belém Tower is now stop 2 of 3.')
          await said.waitFor({ state: 'attached' })
          expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
          await page.keyboard.press('Space')
          expect((await order(page))[0]).toBe('1 Belém Tower')
          // At the top the button stays where the keyboard is, and says why it does nothing.
          expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
          expect(await up.getAttribute('aria-disabled')).toBe('true')
          const down = move(page, 'Move Belém Tower down')
          await down.press('Enter')
          expect(await down.evaluate((button) => button === document.activeElement)).toBe(true)
          await down.press('Enter')
          expect(await order(page)).toEqual([
            '1 Loulé market',
            '2 Alcácer do Sal riverfront',
            '3 Belém Tower',
          ])
          expect(
            (await list(route(page).getByRole('list', { name: 'Route points' }))).map(
              (text) => text.split('\n')[0],
            ),
          ).toEqual([
            'Faro Airport (FAO)',
            'Loulé market',
            'Alcácer do Sal riverfront',
            'Belém Tower',
            'Lisbon',
          ])
        },
      },
      {
        rule: 'the buttons that move a stop are 44 pixels wide and high',
        check: async (page) => {
          for (const name of ['Move Loulé market up', 'Move Loulé market down']) {
            const { width, height } = (await move(page, name).boundingBox()) ?? { width: 0, height: 0 }
            expect([width, height].every((pixels) => pixels >= 44)).toBe(true)
          }
        },
      },
      {
        rule: 'changing a location removes the chosen stops',
        check: async (page) => {
          await chosen(page).waitFor()
          await editPlaces(page)
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
    ],
    { drawsMaps: true },
  )
})
