import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chooseLocation, choosePickupDay, choosePickupTime, dayFromNow } from '../book.ts'
import { says } from './see.ts'
import { checkRows, shareSite, type Row } from './table.ts'

const site = shareSite()

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const stepper = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const airport = (page: Page) => page.getByRole('switch', { name: /^Airport transfer/ })
const gone = { state: 'detached' } as const
const nextIsOff = (page: Page) =>
  page.getByRole('button', { name: 'Next', exact: true }).and(page.locator(':disabled, [aria-disabled=true]'))

/** The bounds of a stepper, and that the button that would go beyond them is off. */
const bounds =
  (name: string, [least, most]: readonly [string, string], [less, more]: readonly [string, string]) =>
  async (page: Page) => {
    await stepper(page, name).press('Home')
    expect(await stepper(page, name).innerText()).toBe(least)
    expect(await button(page, less).isDisabled()).toBe(true)
    await stepper(page, name).press('End')
    expect(await stepper(page, name).innerText()).toBe(most)
    expect(await button(page, more).isDisabled()).toBe(true)
    await stepper(page, name).press('Home')
  }

describe('the frame', () => {
  checkRows(site, [
    {
      says: 'heading "Reserve Your Journey"',
      at: '/book',
      see: (page) => page.getByRole('heading', { level: 1, name: 'Reserve Your Journey' }).waitFor(),
    },
    {
      says: 'a step indicator of 4 circles',
      at: '/book',
      see: async (page) => {
        const steps = page.getByRole('navigation', { name: 'Booking steps' }).getByRole('listitem')
        const names = (await steps.allInnerTexts()).map((text) => text.split('\n').filter(Boolean))
        expect(names).toEqual([
          ['1', 'Service Details'],
          ['2', 'Select Your Vehicle'],
          ['3', 'Passenger Information'],
          ['4', 'Review & Confirm'],
        ])
      },
    },
    {
      says: 'Back and Next buttons; there is no step before the first',
      at: '/book',
      see: async (page) => {
        await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
        const back = page.getByRole('button', { name: 'Back', exact: true })
        expect(await back.and(page.locator(':disabled, [aria-disabled=true]')).count()).toBe(
          await back.count(),
        )
      },
    },
    {
      says: 'a decorative image when there is nothing else to show',
      at: '/book',
      see: (page) => page.locator('main img[alt=""][src*="/art/coast/road"]').waitFor(),
    },
  ])
})

describe('step 1, point to point', () => {
  checkRows(site, [
    {
      says: 'toggle Point to Point / By the Hour, default Point to Point',
      at: '/book',
      see: async (page) => {
        const choices = page.getByRole('radiogroup', { name: 'Service' }).getByRole('radio')
        expect(await choices.allInnerTexts()).toEqual(['Point to Point', 'By the Hour'])
        expect(await choices.first().isChecked()).toBe(true)
      },
    },
    ...['Pick-up Location', 'Drop-off Location'].map((name): Row => ({
      says: `${name} with the hint of where suggestions come from`,
      at: '/book',
      see: async (page) => {
        const described = await field(page, name).getAttribute('aria-describedby')
        const hints = await Promise.all(
          (described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()),
        )
        expect(hints.join(' ')).toContain('Suggestions from Algarve, Lisboa & Sevilla')
      },
    })),
    {
      says: 'airport toggle, off at first, with a Flight Number field',
      at: '/book',
      see: async (page) => {
        expect(await airport(page).isChecked()).toBe(false)
        expect(await page.getByRole('textbox', { name: 'Flight Number' }).count()).toBe(0)
        await airport(page).click()
        await page.getByRole('textbox', { name: 'Flight Number' }).fill('BA 532')
      },
    },
    {
      says: 'pickup date picker, past dates disabled',
      at: '/book',
      see: async (page) => {
        await page.getByRole('button', { name: /^Pick-up Date/ }).click()
        await page.getByRole('grid').waitFor()
        for (const day of await page.getByRole('gridcell').getByRole('button').all()) {
          const date = Number(await day.innerText())
          expect(await day.isDisabled(), `day ${date}`).toBe(date < new Date().getDate())
        }
        await page.keyboard.press('Escape')
        await page.getByRole('grid').waitFor(gone)
      },
    },
    {
      says: 'pickup time, 24 hours in steps of 5 minutes',
      at: '/book',
      see: async (page) => {
        const time = page.getByRole('group', { name: 'Pick-up Time' })
        const options = (name: string) =>
          time.getByRole('combobox', { name }).getByRole('option').allInnerTexts()
        expect((await options('Hour')).filter((text) => /^\d/.test(text))).toHaveLength(24)
        expect((await options('Minute')).filter((text) => /^\d/.test(text))).toHaveLength(12)
      },
    },
    {
      says: 'passengers: 1 at first',
      at: '/book',
      see: async (page) => expect(await stepper(page, 'Passengers').innerText()).toBe('1 passenger'),
    },
    {
      says: 'passengers 1 to 16',
      at: '/book',
      see: bounds(
        'Passengers',
        ['1 passenger', '16 passengers'],
        ['One passenger less', 'One passenger more'],
      ),
    },
    {
      says: 'child or booster seat toggle, free, with two selectors from 0: 0-18 kg and 15-36 kg',
      at: '/book',
      see: async (page) => {
        const seats = page.getByRole('switch', { name: /^Child or booster seat/ })
        expect(await seats.isChecked()).toBe(false)
        await says(/Free of charge/)(page)
        await seats.click()
        await says(/0-18 kg, about 0-4 years/)(page)
        await says(/15-36 kg, about 4-10 years/)(page)
      },
    },
    ...['Child seat', 'Booster seat'].map((name): Row => ({
      says: `${name}: 0 to 4`,
      at: '/book',
      see: async (page) => {
        await stepper(page, 'Passengers').press('End')
        await bounds(
          name,
          ['0', '4'],
          [`One ${name.toLowerCase()} less`, `One ${name.toLowerCase()} more`],
        )(page)
      },
    })),
  ])
})

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
      await nextIsOff(page).waitFor()
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
        await nextIsOff(page).waitFor(gone)
        await radio(page, 'Point to Point').click()
        await nextIsOff(page).waitFor()
      },
    },
    {
      says: 'with a drop-off location it leads to step 2, at the top of the page',
      see: async (page) => {
        await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
        await nextIsOff(page).waitFor(gone)
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
