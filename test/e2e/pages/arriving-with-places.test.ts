import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkInOrder } from '../support/check-in-order.ts'
import { editPlaces, TRANSFER } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { focused } from '../support/keyboard.ts'
import { PHONE } from '../support/open-page.ts'

const places = (page: Page) => page.getByRole('region', { name: 'Pick-up and drop-off' })
const field = (page: Page, name: string) => page.getByRole('combobox', { name })

describe('arriving with places on a phone', () => {
  checkInOrder(
    [
      {
        rule: 'the places are one line, and date and time are in view above the bar',
        at: TRANSFER,
        check: async (page) => {
          await places(page)
            .getByText(/Faro Airport.* → Vilamoura/)
            .waitFor()
          expect(await field(page, 'Pick-up Location').count()).toBe(0)
          const bar = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox()
          const reason = await page.getByText('To continue, choose a date and a time.').first().boundingBox()
          const top = Math.min(bar?.y ?? 0, reason?.y ?? 0)
          for (const label of ['Pick-up Date', 'Pick-up Time']) {
            const box = await page.getByText(label, { exact: true }).boundingBox()
            expect((box?.y ?? PHONE.height) + (box?.height ?? 0) + 48, label).toBeLessThan(top)
          }
        },
      },
      { rule: 'it has no barrier and fits every window', check: (page) => inspect(page, 'filled places') },
      {
        rule: 'Edit shows the fields as they are filled in, and moves the focus there',
        check: async (page) => {
          await editPlaces(page)
          expect(await field(page, 'Pick-up Location').inputValue()).toBe('Faro Airport')
          expect(await field(page, 'Drop-off Location').inputValue()).toBe('Vilamoura')
          expect(await places(page).count()).toBe(0)
          await page.keyboard.press('Tab')
          expect(await focused(page)).toMatch(/^Pick-up Location/)
        },
      },
      {
        rule: 'without a drop-off the fields are shown',
        at: '/book?pickup=Faro+Airport',
        check: async (page) => {
          await field(page, 'Drop-off Location').waitFor()
          expect(await places(page).count()).toBe(0)
        },
      },
      {
        rule: 'a hire is one line with its hours',
        at: '/book?pickup=Faro+Airport&serviceType=hourly&duration=3',
        check: async (page) => {
          await places(page).getByText('By the Hour, 3 hours').waitFor()
          expect(await page.getByRole('spinbutton', { name: 'Duration' }).count()).toBe(0)
        },
      },
      {
        rule: 'what stands behind the # is filled in, and leaves the address',
        at: `${TRANSFER}#pickupTime=10%3A30&customerName=Ana`,
        check: async (page) => {
          await expect.poll(() => field(page, 'Pick-up Time').inputValue()).toBe('10:30')
          await expect.poll(() => page.url()).not.toContain('#')
        },
      },
    ],
    { viewport: PHONE },
  )
})
