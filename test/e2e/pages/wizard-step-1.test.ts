import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { bounds, says, stepper } from '../support/see.ts'
import { checkRows, shareSite, type Row } from '../support/table.ts'

const site = shareSite()

const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const airport = (page: Page) => page.getByRole('switch', { name: /^Airport transfer/ })
const gone = { state: 'detached' } as const

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
