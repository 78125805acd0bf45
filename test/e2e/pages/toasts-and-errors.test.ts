import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  chooseLocation,
  choosePickupDay,
  choosePickupTime,
  chooseVehicle,
  dayFromNow,
  fillInPassenger,
  next,
} from '../support/book.ts'
import { UNFETCHED, UNREACHABLE } from '../support/visitor.ts'
import { gone, says, toast } from '../support/see.ts'
import { checkRows, shareSite } from '../support/table.ts'

const box = (page: Page, name: string) => page.getByRole('combobox', { name })
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Reservation' })

const DAY_MS = 24 * 60 * 60_000
const trip = '/book?pickup=Faro+Airport&dropoff=Vilamoura'

async function goToReview(page: Page, day: Date): Promise<void> {
  await choosePickupDay(page, day)
  await choosePickupTime(page, '10', '30')
  await next(page)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await fillInPassenger(page)
  await next(page)
  await page.getByRole('radio', { name: /^Cash/ }).click()
}

/** A toast that has just come, while time stands still. */
async function newToast(page: Page): Promise<void> {
  await page.mouse.move(5, 500)
  await complete(page).press('Enter')
  await toast(page).waitFor()
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const { x, y, width, height } = (await toast(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [fromX, fromY] = [x + width / 3, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + pixels / 2, fromY)
  await page.mouse.move(fromX + pixels, fromY)
  await page.mouse.up()
}

describe('toasts', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      {
        says: 'booking failure: "Booking Failed", "Something went wrong. Please try again."',
        at: trip,
        see: async (page) => {
          await goToReview(page, dayFromNow(14))
          await site().kill()
          await complete(page).click()
          await toast(page).getByText('Booking Failed', { exact: true }).waitFor()
          await toast(page).getByText('Something went wrong. Please try again.').waitFor()
        },
      },
      {
        says: 'one at a time',
        see: async (page) => {
          await complete(page).click()
          await expect.poll(() => toast(page).count()).toBe(1)
        },
      },
      {
        says: 'auto-dismiss after 5000 ms',
        see: async (page) => {
          await toast(page).getByRole('button', { name: 'Dismiss' }).click()
          await toast(page).waitFor(gone)
          await page.clock.install()
          await page.clock.pauseAt(Date.now() + DAY_MS / 24)
          await newToast(page)
          await page.clock.runFor(4900)
          expect(await toast(page).count()).toBe(1)
          await page.clock.runFor(101)
          await toast(page).waitFor(gone)
        },
      },
      {
        says: 'pause on hover',
        see: async (page) => {
          await newToast(page)
          await toast(page).hover()
          await page.clock.runFor(20_000)
          expect(await toast(page).count()).toBe(1)
          await page.mouse.move(5, 500)
          await page.clock.runFor(5001)
          await toast(page).waitFor(gone)
        },
      },
      {
        says: 'pause on focus',
        see: async (page) => {
          await newToast(page)
          await toast(page).getByRole('button', { name: 'Dismiss' }).focus()
          await page.clock.runFor(20_000)
          expect(await toast(page).count()).toBe(1)
          await complete(page).focus()
          await page.clock.runFor(5001)
          await toast(page).waitFor(gone)
        },
      },
      {
        says: 'swipe right dismisses from 50 px on',
        see: async (page) => {
          await newToast(page)
          await swipe(page, 40)
          expect(await toast(page).count()).toBe(1)
          await swipe(page, 60)
          await toast(page).waitFor(gone)
        },
      },
    ],
    { expected: UNREACHABLE },
  )
})

describe('booking', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      {
        says: 'booking success: "Booking Confirmed": Your reservation has been successfully submitted.',
        at: trip,
        see: async (page) => {
          await goToReview(page, dayFromNow(14))
          await complete(page).click()
          await toast(page).getByText('Booking Confirmed', { exact: true }).waitFor()
          await toast(page).getByText('Your reservation has been successfully submitted.').waitFor()
        },
      },
      {
        says: 'booking failure: "Booking Failed" with the error message of the server',
        at: `${trip}&`,
        see: async (page) => {
          await goToReview(page, dayFromNow(14))
          await page.getByRole('button', { name: 'Edit passenger' }).click()
          await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana\u0007Silva')
          await next(page)
          await page.getByRole('radio', { name: /^Cash/ }).click()
          await complete(page).click()
          await toast(page).getByText('Booking Failed', { exact: true }).waitFor()
          await toast(page).getByText('Full name contains characters that cannot be used.').waitFor()
        },
      },
    ],
    { refused: [400] },
  )
})

describe('places and stops while the server is away', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      {
        says: 'Failed to fetch stop suggestions',
        at: '/book',
        see: async (page) => {
          await choosePickupDay(page, dayFromNow(14))
          await choosePickupTime(page, '10', '30')
          await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
          await box(page, 'Drop-off Location').click()
          await box(page, 'Drop-off Location').fill('vilamora')
          const found = page.getByRole('option', { name: /^Vilamoura Vilamoura, 8125/ }).first()
          await page.getByRole('group', { name: 'Popular Locations' }).waitFor(gone)
          await found.waitFor()
          await site().kill()
          await found.click()
          await page.getByRole('alert').getByText('Failed to fetch stop suggestions').waitFor()
        },
      },
      {
        says: 'quote failure: "To be evaluated by our Team", no map',
        see: async (page) => {
          expect(await page.getByRole('img', { name: /^Map of the route/ }).count()).toBe(0)
          await next(page)
          await expect
            .poll(() => page.getByText('To be evaluated by our Team').count())
            .toBeGreaterThanOrEqual(4)
          await page.getByRole('button', { name: 'Back', exact: true }).click()
        },
      },
      {
        says: 'Failed to search locations',
        see: async (page) => {
          await box(page, 'Pick-up Location').fill('tavira')
          await page.getByText('Failed to search locations').first().waitFor()
        },
      },
    ],
    { expected: UNFETCHED, refused: [500, 503] },
  )
})

describe('popular places while the server is away', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      {
        says: 'Failed to fetch popular locations',
        at: '/book',
        see: async (page) => {
          await page.getByRole('radio', { name: 'By the Hour' }).click()
          await says('To be defined with the driver')(page)
          await site().kill()
          await box(page, 'Pick-up Location').click()
          await page.getByText('Failed to fetch popular locations').first().waitFor()
        },
      },
    ],
    { expected: UNREACHABLE },
  )
})
