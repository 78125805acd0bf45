import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { bounds, says, stepper } from '../support/see.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'
import {
  chooseLocation,
  dayFromNow,
  disabledButton,
  choosePickupTime,
  chooseDay,
  editPlaces,
} from '../support/booking-form.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const airport = (page: Page) => page.getByRole('switch', { name: /^Airport transfer/ })
const gone = { state: 'detached' } as const

describe('step 1, by the hour', () => {
  checkInOrder([
    {
      rule: 'switching to By the Hour turns the airport off and clears flight number and drop-off',
      at: '/book?pickup=Faro+Airport&dropoff=Lisbon&isAirport=true',
      check: async (page) => {
        await page.getByRole('textbox', { name: 'Flight Number' }).fill('BA 532')
        await editPlaces(page)
        await radio(page, 'By the Hour').click()
        await field(page, 'Drop-off Location').waitFor(gone)
        await airport(page).waitFor(gone)
        await radio(page, 'Point to Point').click()
        expect(await airport(page).isChecked()).toBe(false)
        expect(await field(page, 'Drop-off Location').inputValue()).toBe('')
        await airport(page).click()
        expect(await page.getByRole('textbox', { name: 'Flight Number' }).inputValue()).toBe('')
        expect(await field(page, 'Pick-up Location').inputValue()).toBe('Faro Airport')
      },
    },
    {
      rule: 'a hire takes two hours at first',
      check: async (page) => {
        await radio(page, 'By the Hour').click()
        expect(await stepper(page, 'Duration').innerText()).toBe('2 hours')
      },
    },
    {
      rule: 'a hire takes 2 to 24 hours',
      check: bounds('Duration', ['2 hours', '24 hours'], ['One hour less', 'One hour more']),
    },
    {
      rule: 'the hire is described by duration, pick-up and 20 km an hour that are included',
      check: async (page) => {
        const card = page.getByRole('region', { name: 'Your hire' })
        await stepper(page, 'Duration').press('ArrowUp')
        await card.getByText('3 hours').waitFor()
        await card.getByText('60 km (37.3 mi)').waitFor()
        await card.getByText('Faro Airport').first().waitFor()
        await stepper(page, 'Duration').press('Home')
        await card.getByText('40 km (24.9 mi)').waitFor()
      },
    },
    {
      rule: 'the way of a hire is to be defined with the driver',
      check: says('To be defined with the driver'),
    },
  ])
})

describe("Next's conditions", () => {
  const offUntil =
    (missing: string): Check['check'] =>
    async (page) => {
      await disabledButton(page, 'Next').waitFor()
      await says(`To continue, choose ${missing}.`)(page)
    }
  checkInOrder([
    {
      rule: 'Next is disabled at first',
      at: '/book',
      check: offUntil('a pick-up location, a drop-off location, a date and a time'),
    },
    {
      rule: 'a pick-up location is not enough to go on',
      check: async (page) => {
        await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
        await offUntil('a drop-off location, a date and a time')(page)
      },
    },
    {
      rule: 'a pick-up location and a date are not enough to go on',
      check: async (page) => {
        await page.getByRole('button', { name: /^Pick-up Date/ }).click()
        await chooseDay(page, dayFromNow(14))
        await offUntil('a drop-off location and a time')(page)
      },
    },
    {
      rule: 'a transfer without a drop-off location does not go on',
      check: async (page) => {
        await choosePickupTime(page)
        await offUntil('a drop-off location')(page)
      },
    },
    {
      rule: 'a hire needs no drop-off location to go on',
      check: async (page) => {
        await radio(page, 'By the Hour').click()
        await disabledButton(page, 'Next').waitFor(gone)
        await radio(page, 'Point to Point').click()
        await disabledButton(page, 'Next').waitFor()
      },
    },
    {
      rule: 'with a drop-off location Next leads to the top of step 2',
      check: async (page) => {
        await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
        await disabledButton(page, 'Next').waitFor(gone)
        await page.getByRole('button', { name: 'Next', exact: true }).click()
        await main(page)
          .getByRole('heading', { name: /Select Your Vehicle$/ })
          .waitFor()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      },
    },
    {
      rule: 'Back leads to step 1 as it was',
      check: async (page) => {
        await page.getByRole('button', { name: 'Back', exact: true }).click()
        await main(page)
          .getByRole('heading', { name: /Service Details$/ })
          .waitFor()
        expect(await field(page, 'Pick-up Location').inputValue()).toContain('Faro')
      },
    },
  ])
})
