import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { says } from '../support/see.ts'
import { goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { comeToReview } from '../support/at-review.ts'
import { chooseLocation, choosePickup, next } from '../support/booking-form.ts'
import { toast, gone } from '../support/admin.ts'

const box = (page: Page, name: string) => page.getByRole('combobox', { name })
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Reservation' })

const DAY_MS = 24 * 60 * 60_000

async function goToPayment(page: Page): Promise<void> {
  await comeToReview(page, 'Ana Silva')
  await page.getByRole('radio', { name: /^Cash/ }).click()
  // The price that is reserved is asked for once more, which must not be cut off.
  await expect.poll(() => complete(page).getAttribute('aria-disabled')).not.toBe('true')
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
  checkInOrder(
    [
      {
        rule: 'a booking that gets no answer is announced as failed',
        at: '/terms',
        check: async (page) => {
          await goToPayment(page)
          await goOffline(page)
          await complete(page).click()
          await toast(page).getByText('Booking Failed', { exact: true }).waitFor()
          await toast(page).getByText('You are offline; nothing was sent.').waitFor()
        },
      },
      {
        rule: 'one notification is shown at a time',
        check: async (page) => {
          await complete(page).click()
          await expect.poll(() => toast(page).count()).toBe(1)
        },
      },
      {
        rule: 'a notification leaves after five seconds',
        check: async (page) => {
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
        rule: 'a notification stays while the mouse is on it',
        check: async (page) => {
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
        rule: 'a notification stays while it has the focus',
        check: async (page) => {
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
        rule: 'a swipe of 50 pixels to the right dismisses a notification',
        check: async (page) => {
          await newToast(page)
          await swipe(page, 40)
          expect(await toast(page).count()).toBe(1)
          await swipe(page, 60)
          await toast(page).waitFor(gone)
        },
      },
    ],
    { expectedError: OFFLINE },
  )
})

describe('booking', () => {
  checkInOrder(
    [
      {
        rule: 'a booking is announced as confirmed',
        at: '/terms',
        check: async (page) => {
          await goToPayment(page)
          await complete(page).click()
          await toast(page).getByText('Booking Confirmed', { exact: true }).waitFor()
          await toast(page).getByText('Your reservation has been successfully submitted.').waitFor()
        },
      },
      {
        rule: 'a booking that is refused is announced with what the server says',
        at: '/privacy',
        check: async (page) => {
          await goToPayment(page)
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
    { refusals: [400] },
  )
})

describe('places and stops while the server is away', () => {
  checkInOrder(
    [
      {
        rule: 'stops that cannot be read are announced',
        at: '/book',
        check: async (page) => {
          await choosePickup(page)
          await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
          await box(page, 'Drop-off Location').click()
          await box(page, 'Drop-off Location').fill('vilamora')
          const found = page.getByRole('option', { name: /^Vilamoura Vilamoura, 8125/ }).first()
          await page.getByRole('group', { name: 'Popular Locations' }).waitFor(gone)
          await found.waitFor()
          await goOffline(page)
          await found.click()
          await page.getByRole('alert').getByText('Failed to fetch stop suggestions').waitFor()
        },
      },
      {
        rule: 'a quote that cannot be read leaves the price to the team, without a map',
        check: async (page) => {
          expect(await page.getByRole('img', { name: /^Map of the route/ }).count()).toBe(0)
          await next(page)
          await expect
            .poll(() => page.getByText('To be evaluated by our Team').count())
            .toBeGreaterThanOrEqual(4)
          await page.getByRole('button', { name: 'Back', exact: true }).click()
        },
      },
      {
        rule: 'a search that cannot be done is announced',
        check: async (page) => {
          await box(page, 'Pick-up Location').fill('tavira')
          await page.getByText('Failed to search locations').first().waitFor()
        },
      },
    ],
    { expectedError: OFFLINE, refusals: [500, 503], drawsMaps: true },
  )
})

describe('popular places while the server is away', () => {
  checkInOrder(
    [
      {
        rule: 'popular locations that cannot be read are announced',
        at: '/book',
        check: async (page) => {
          await page.getByRole('radio', { name: 'By the Hour' }).click()
          await says('To be defined with the driver')(page)
          await goOffline(page)
          await box(page, 'Pick-up Location').click()
          await page.getByText('Failed to fetch popular locations').first().waitFor()
        },
      },
    ],
    { expectedError: OFFLINE },
  )
})
