import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PHONE } from '../support/open-page.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { choosePickup, next, chooseVehicle, fillInPassenger } from '../support/booking-form.ts'

const isAt = (page: Page, step: RegExp) =>
  page.getByRole('heading', { level: 2, name: step }).first().waitFor()

describe('reload and the Back of the phone', () => {
  checkInOrder(
    [
      {
        rule: 'a reload keeps what was chosen',
        at: '/book?pickup=Faro+Airport&dropoff=Vilamoura',
        check: async (page) => {
          await choosePickup(page)
          await page.reload()
          await isAt(page, /Service Details$/)
          const time = page.getByRole('combobox', { name: 'Pick-up Time' })
          await expect
            .poll(() => page.getByRole('combobox', { name: 'Drop-off Location' }).inputValue())
            .toBe('Vilamoura')
          await expect.poll(() => time.inputValue()).toBe('10:30')
        },
      },
      {
        rule: 'a reload stays at the step',
        check: async (page) => {
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
        rule: 'Back leads to the step before',
        check: async (page) => {
          await page.goBack()
          await isAt(page, /Select Your Vehicle$/)
          await page.getByRole('radio', { name: /E Class/, checked: true }).waitFor()
          await page.goForward()
          await isAt(page, /Passenger Information$/)
        },
      },
      {
        rule: 'a reload forgets the choice of payment',
        check: async (page) => {
          await next(page)
          await page.getByRole('radio', { name: /^Cash/ }).click()
          await page.getByRole('radio', { name: /^Cash/, checked: true }).waitFor()
          await page.reload()
          await isAt(page, /Review & Confirm$/)
          await page.getByRole('radio', { name: /^Cash/, checked: false }).waitFor()
        },
      },
      {
        rule: 'a step whose conditions are not met leads to the one that is open',
        at: '/book?step=3',
        check: async (page) => {
          await isAt(page, /Service Details$/)
          await expect.poll(() => new URL(page.url()).search).toBe('')
        },
      },
    ],
    { viewport: PHONE },
  )
})
