import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  choosePickupDay,
  choosePickupTime,
  chooseVehicle,
  dayFromNow,
  fillInPassenger,
  next,
} from '../support/book.ts'
import { PHONE } from '../support/visitor.ts'
import { checkRows, shareSite } from '../support/table.ts'

const site = shareSite()

const isAt = (page: Page, step: RegExp) =>
  page.getByRole('heading', { level: 2, name: step }).first().waitFor()

describe('reload and the Back of the phone', () => {
  checkRows(
    site,
    [
      {
        says: 'a reload keeps what was chosen',
        at: '/book?pickup=Faro+Airport&dropoff=Vilamoura',
        see: async (page) => {
          await choosePickupDay(page, dayFromNow(14))
          await choosePickupTime(page, '10', '30')
          await page.reload()
          await isAt(page, /Service Details$/)
          const time = page.getByRole('group', { name: 'Pick-up Time' })
          await expect
            .poll(() => page.getByRole('combobox', { name: 'Drop-off Location' }).inputValue())
            .toBe('Vilamoura')
          await expect.poll(() => time.getByRole('combobox', { name: 'Hour' }).inputValue()).toBe('10')
        },
      },
      {
        says: 'a reload keeps the step',
        see: async (page) => {
          await next(page)
          await chooseVehicle(page, /E Class/)
          await next(page)
          await fillInPassenger(page)
          await page.reload()
          await isAt(page, /Passenger Information$/)
          expect(await page.getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('Ana Silva')
        },
      },
      {
        says: 'Back leads to the step before',
        see: async (page) => {
          await page.goBack()
          await isAt(page, /Select Your Vehicle$/)
          await page.getByRole('radio', { name: /E Class/, checked: true }).waitFor()
          await page.goForward()
          await isAt(page, /Passenger Information$/)
        },
      },
      {
        says: 'the choice of payment is not kept',
        see: async (page) => {
          await next(page)
          await page.getByRole('radio', { name: /^Cash/ }).click()
          await page.getByRole('radio', { name: /^Cash/, checked: true }).waitFor()
          await page.reload()
          await isAt(page, /Review & Confirm$/)
          await page.getByRole('radio', { name: /^Cash/, checked: false }).waitFor()
        },
      },
      {
        says: 'a step whose conditions are not met leads to the one that is open',
        at: '/book?step=3',
        see: async (page) => {
          await isAt(page, /Service Details$/)
          await expect.poll(() => new URL(page.url()).search).toBe('')
        },
      },
    ],
    { viewport: PHONE },
  )
})
