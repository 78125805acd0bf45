import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkInOrder, type Check } from '../support/check-in-order.ts'
import { chooseLocation, dayFromNow } from '../support/booking-form.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Get a quote' })
const stepper = (page: Page) => form(page).getByRole('spinbutton', { name: 'Duration' })
const day = dayFromNow(20)
const isoDay = day.toISOString().slice(0, 10)

async function takeTab(page: Page, name: string): Promise<void> {
  const tab = form(page).getByRole('tab', { name })
  await expect
    .poll(async () => {
      await tab.click()
      return tab.getAttribute('aria-selected')
    })
    .toBe('true')
}

/** Submits the form, and returns the query that /book is opened with. */
async function asked(page: Page): Promise<Record<string, string>> {
  const opened: URL[] = []
  page.on('framenavigated', (frame) => void opened.push(new URL(frame.url())))
  await form(page).getByRole('button', { name: 'Get Instant Quote' }).click()
  await page.getByRole('heading', { name: 'Reserve Your Journey' }).waitFor()
  const first = opened.find(({ pathname }) => pathname === '/book')
  return Object.fromEntries(first?.searchParams ?? [])
}

async function chooseDay(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: /^Date/ }).click()
  await page.getByRole('grid').waitFor()
  const written = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const button = page.getByRole('gridcell').getByRole('button', { name: new RegExp(`\\b${written}`) })
  if ((await button.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
  await button.click()
}

const sends = (rule: string, at: string, fill: (page: Page) => Promise<void>, query: object): Check => ({
  rule,
  at,
  check: async (page) => {
    await fill(page)
    expect(await asked(page)).toEqual(query)
  },
})

const from = (page: Page, field: string) => chooseLocation(page, field, 'faro airp', /^Faro Airport/)
const to = (page: Page) => chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
const faro = expect.stringContaining('Faro')
const vilamoura = expect.stringContaining('Vilamoura')

describe('hero quote form', () => {
  checkInOrder([
    {
      rule: 'the tabs are Airport, Point to Point and By the Hour, and Airport is open at first',
      at: '/',
      check: async (page) => {
        const tabs = form(page).getByRole('tab')
        expect(await tabs.allInnerTexts()).toEqual(['Airport', 'Point to Point', 'By the Hour'])
        expect(await tabs.first().getAttribute('aria-selected')).toBe('true')
      },
    },
    ...['Airport', 'Point to Point'].map((tab): Check => ({
      rule: `${tab} shows Pick-up Location and Drop-off Location`,
      at: '/',
      check: async (page) => {
        await takeTab(page, tab)
        await form(page).getByRole('combobox', { name: 'Pick-up Location' }).waitFor()
        await form(page).getByRole('combobox', { name: 'Drop-off Location' }).waitFor()
        expect(await form(page).getByRole('combobox').count()).toBe(2)
      },
    })),
    {
      rule: 'no field is required',
      at: '/',
      check: async (page) =>
        expect(
          await form(page)
            .getByRole('combobox')
            .and(page.locator('[aria-required=true], [required]'))
            .count(),
        ).toBe(0),
    },
    {
      rule: 'By the Hour shows From, Duration and Date',
      at: '/',
      check: async (page) => {
        await takeTab(page, 'By the Hour')
        await form(page).getByRole('combobox', { name: 'From' }).waitFor()
        await stepper(page).waitFor()
        await form(page).getByRole('button', { name: /^Date/ }).waitFor()
        expect(await form(page).getByRole('combobox').count()).toBe(1)
      },
    },
    {
      rule: 'the duration is 2 hours at first, and not less',
      check: async (page) => {
        expect(await stepper(page).innerText()).toBe('2 hours')
        expect(await form(page).getByRole('button', { name: 'One hour less' }).isDisabled()).toBe(true)
      },
    },
    {
      rule: 'the duration changes by one hour at a time',
      check: async (page) => {
        await form(page).getByRole('button', { name: 'One hour more' }).click()
        expect(await stepper(page).innerText()).toBe('3 hours')
        await form(page).getByRole('button', { name: 'One hour less' }).click()
        expect(await stepper(page).innerText()).toBe('2 hours')
      },
    },
    {
      rule: 'the duration is 24 hours at most',
      check: async (page) => {
        await stepper(page).press('End')
        expect(await stepper(page).innerText()).toBe('24 hours')
        expect(await form(page).getByRole('button', { name: 'One hour more' }).isDisabled()).toBe(true)
        await stepper(page).press('Home')
      },
    },
    {
      rule: 'the date is picked in a popover, where days before today are disabled',
      check: async (page) => {
        await form(page).getByRole('button', { name: /^Date/ }).click()
        await page.getByRole('grid').waitFor()
        expect(await page.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe(
          'true',
        )
        const days = page.getByRole('gridcell').getByRole('button')
        const today = new Date().getDate()
        for (const button of await days.all()) {
          const date = Number(await button.innerText())
          expect(await button.isDisabled(), `day ${date}`).toBe(date < today)
        }
        await page.keyboard.press('Escape')
        await page.getByRole('grid').waitFor({ state: 'detached' })
      },
    },
    {
      rule: 'one day is chosen, and written in full',
      check: async (page) => {
        await chooseDay(page)
        const written = day.toLocaleDateString('en-GB', { dateStyle: 'full' }).replace(/^(\w+) /, '$1, ')
        await form(page)
          .getByRole('button', { name: new RegExp(`^Date.*${written}`) })
          .waitFor()
        await page.getByRole('grid').waitFor({ state: 'detached' })
      },
    },
    sends('airport, nothing filled in: isAirport alone is sent', '/', (page) => takeTab(page, 'Airport'), {
      isAirport: 'true',
    }),
    sends(
      'point-to-point, nothing filled in: isAirport=false',
      '/?',
      (page) => takeTab(page, 'Point to Point'),
      { isAirport: 'false' },
    ),
    sends(
      'by the hour, nothing filled in: the default duration and serviceType',
      '/',
      (page) => takeTab(page, 'By the Hour'),
      { duration: '2', serviceType: 'hourly' },
    ),
    sends(
      "airport: pickup, dropoff, isAirport; no place id, as neither is an external provider's",
      '/?',
      async (page) => {
        await from(page, 'Pick-up Location')
        await to(page)
      },
      { pickup: faro, dropoff: vilamoura, isAirport: 'true' },
    ),
    sends(
      'text that was typed and not chosen goes along as such',
      '/',
      async (page) => {
        const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
        await pickup.fill('quinta do')
        // The list of what was found would cover the next field.
        await pickup.press('Tab')
        await to(page)
      },
      { pickupText: 'quinta do', dropoff: vilamoura, isAirport: 'true' },
    ),
    {
      rule: 'the wizard shows what was typed, and that a place is still to be chosen',
      check: async (page) => {
        const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
        await expect.poll(() => pickup.inputValue()).toBe('quinta do')
        expect(await pickup.getAttribute('aria-invalid')).toBe('true')
      },
    },
    sends(
      'point-to-point: only what is filled in',
      '/',
      async (page) => {
        await takeTab(page, 'Point to Point')
        await to(page)
      },
      { dropoff: vilamoura, isAirport: 'false' },
    ),
    sends(
      'by the hour: pickup, duration, date (yyyy-MM-dd), serviceType',
      '/?',
      async (page) => {
        await takeTab(page, 'By the Hour')
        await from(page, 'From')
        await form(page).getByRole('button', { name: 'One hour more' }).click()
        await chooseDay(page)
      },
      { pickup: faro, duration: '3', date: isoDay, serviceType: 'hourly' },
    ),
  ])
})
