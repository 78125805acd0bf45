import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { bounds, says, stepper } from '../support/see.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'

const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const airport = (page: Page) => page.getByRole('switch', { name: /^Airport transfer/ })
const gone = { state: 'detached' } as const

describe('the frame', () => {
  checkInOrder([
    {
      rule: 'the page is headed “Reserve Your Journey”',
      at: '/book',
      check: (page) => page.getByRole('heading', { level: 1, name: 'Reserve Your Journey' }).waitFor(),
    },
    {
      rule: 'the four steps are listed by number and name',
      at: '/book',
      check: async (page) => {
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
      rule: 'there is a Next button, and no way back before the first step',
      at: '/book',
      check: async (page) => {
        await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
        expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
      },
    },
    {
      rule: 'a decorative picture stands where there is no route to show',
      at: '/book',
      check: (page) => page.locator('main img[alt=""][src*="/art/coast/road"]').waitFor(),
    },
  ])
})

describe('step 1, point to point', () => {
  checkInOrder([
    {
      rule: 'a trip is Point to Point or By the Hour, at first Point to Point',
      at: '/book',
      check: async (page) => {
        const choices = page.getByRole('radiogroup', { name: 'Service' }).getByRole('radio')
        expect(await choices.allInnerTexts()).toEqual(['Point to Point', 'By the Hour'])
        expect(await choices.first().isChecked()).toBe(true)
      },
    },
    ...['Pick-up Location', 'Drop-off Location'].map((name): Check => ({
      rule: `${name} with the hint of where suggestions come from`,
      at: '/book',
      check: async (page) => {
        const described = await field(page, name).getAttribute('aria-describedby')
        const hints = await Promise.all(
          (described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()),
        )
        expect(hints.join(' ')).toContain('Suggestions from Algarve, Lisboa & Sevilla')
      },
    })),
    {
      rule: 'the airport switch is off at first, and opens the flight number',
      at: '/book',
      check: async (page) => {
        expect(await airport(page).isChecked()).toBe(false)
        expect(await page.getByRole('textbox', { name: 'Flight Number' }).count()).toBe(0)
        await airport(page).click()
        await page.getByRole('textbox', { name: 'Flight Number' }).fill('BA 532')
      },
    },
    {
      rule: 'days in the past cannot be picked',
      at: '/book',
      check: async (page) => {
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
      rule: 'the pick-up time is one list of quarters, and of every fifth minute once an hour is typed',
      at: '/book',
      check: async (page) => {
        const times = page.getByRole('listbox', { name: 'Times' }).getByRole('option')
        await field(page, 'Pick-up Time').click()
        await expect.poll(() => times.count()).toBe(96)
        await field(page, 'Pick-up Time').pressSequentially('10')
        await expect.poll(() => times.count()).toBe(12)
        await field(page, 'Pick-up Time').fill('10.32')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect.poll(() => field(page, 'Pick-up Time').inputValue()).toBe('10:32')
      },
    },
    {
      rule: 'there is one passenger at first',
      at: '/book',
      check: async (page) => expect(await stepper(page, 'Passengers').innerText()).toBe('1 passenger'),
    },
    {
      rule: 'there are 1 to 16 passengers',
      at: '/book',
      check: bounds(
        'Passengers',
        ['1 passenger', '16 passengers'],
        ['One passenger less', 'One passenger more'],
      ),
    },
    {
      rule: 'child seats for 0-18 kg and booster seats for 15-36 kg are free of charge and hidden at first',
      at: '/book',
      check: async (page) => {
        const seats = page.getByRole('switch', { name: /^Child or booster seat/ })
        expect(await seats.isChecked()).toBe(false)
        await says(/Free of charge/)(page)
        await seats.click()
        await says(/0-18 kg, about 0-4 years/)(page)
        await says(/15-36 kg, about 4-10 years/)(page)
      },
    },
    ...['Child seat', 'Booster seat'].map((name): Check => ({
      rule: `${name}: 0 to 4`,
      at: '/book',
      check: async (page) => {
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
