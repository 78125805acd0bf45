import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chooseLocation, choosePickupDay, choosePickupTime, dayFromNow } from '../support/book.ts'
import { bounds, isOff, says, stepper } from '../support/see.ts'
import { checkRows, shareSite, type Row } from '../support/table.ts'

const site = shareSite()

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const airport = (page: Page) => page.getByRole('switch', { name: /^Airport transfer/ })
const gone = { state: 'detached' } as const

describe('step 1, by the hour', () => {
  checkRows(site, [
    {
      says: 'switching to By the Hour turns the airport off and clears flight number and drop-off',
      at: '/book?pickup=Faro+Airport&dropoff=Lisbon&isAirport=true',
      see: async (page) => {
        await page.getByRole('textbox', { name: 'Flight Number' }).fill('BA 532')
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
      says: 'duration 2 hours at first',
      see: async (page) => {
        await radio(page, 'By the Hour').click()
        expect(await stepper(page, 'Duration').innerText()).toBe('2 hours')
      },
    },
    {
      says: 'hourly duration 2 to 24',
      see: bounds('Duration', ['2 hours', '24 hours'], ['One hour less', 'One hour more']),
    },
    {
      says: 'a card with duration, included distance (20 km an hour, miles = km × 0.621371) and pickup point',
      see: async (page) => {
        const card = page.getByRole('region', { name: 'Your hire' })
        await stepper(page, 'Duration').press('ArrowUp')
        await card.getByText('3 hours').waitFor()
        await card.getByText('60 km (37.3 mi)').waitFor()
        await card.getByText('Faro Airport').first().waitFor()
        await stepper(page, 'Duration').press('Home')
        await card.getByText('40 km (24.9 mi)').waitFor()
      },
    },
    { says: 'and the text "To be defined with the driver"', see: says('To be defined with the driver') },
  ])
})

describe("Next's conditions", () => {
  const offUntil =
    (missing: string): Row['see'] =>
    async (page) => {
      await isOff(page, 'Next').waitFor()
      await says(`To continue, choose ${missing}.`)(page)
    }
  checkRows(site, [
    {
      says: 'disabled at first',
      at: '/book',
      see: offUntil('a pick-up location, a drop-off location, a date and a time'),
    },
    {
      says: 'pickup location is not enough',
      see: async (page) => {
        await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
        await offUntil('a drop-off location, a date and a time')(page)
      },
    },
    {
      says: 'nor a pickup date',
      see: async (page) => {
        await choosePickupDay(page, dayFromNow(14))
        await offUntil('a drop-off location and a time')(page)
      },
    },
    {
      says: 'nor a pickup time',
      see: async (page) => {
        await choosePickupTime(page, '10', '30')
        await offUntil('a drop-off location')(page)
      },
    },
    {
      says: 'unless hourly',
      see: async (page) => {
        await radio(page, 'By the Hour').click()
        await isOff(page, 'Next').waitFor(gone)
        await radio(page, 'Point to Point').click()
        await isOff(page, 'Next').waitFor()
      },
    },
    {
      says: 'with a drop-off location it leads to step 2, at the top of the page',
      see: async (page) => {
        await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
        await isOff(page, 'Next').waitFor(gone)
        await page.getByRole('button', { name: 'Next', exact: true }).click()
        await main(page)
          .getByRole('heading', { name: /Select Your Vehicle$/ })
          .waitFor()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      },
    },
    {
      says: 'Back returns',
      see: async (page) => {
        await page.getByRole('button', { name: 'Back', exact: true }).click()
        await main(page)
          .getByRole('heading', { name: /Service Details$/ })
          .waitFor()
        expect(await field(page, 'Pick-up Location').inputValue()).toContain('Faro')
      },
    },
  ])
})
