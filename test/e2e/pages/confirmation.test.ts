import { text } from 'node:stream/consumers'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { toast } from '../support/admin.ts'
import { comeToReview } from '../support/at-review.ts'
import { reserve } from '../support/booking-form.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'
import { inspect } from '../support/inspect.ts'
import { goToPay } from '../support/online-payment.ts'
import { DESKTOP, NARROW, PHONE } from '../support/open-page.ts'

const booking = (page: Page) => page.getByRole('region', { name: 'Your booking' })
let number = ''

/** Whether two boxes of the page have a point in common. */
async function overlaps(page: Page, text: string): Promise<boolean> {
  const [one, other] = [await toast(page).boundingBox(), await page.getByText(text).first().boundingBox()]
  if (!one || !other) throw new Error('Both are to be seen')
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

const facts: Check = {
  rule: 'number, trip, car, price, that it is pending and what happens next are to be read',
  check: async (page) => {
    for (const fact of [
      number,
      /Faro Airport/,
      /Vilamoura/,
      'Mercedes E Class',
      /10:30 \(Lisbon time\)/,
      /^€\d+\.\d\d$/,
    ])
      await booking(page).getByText(fact).first().waitFor()
    await page.getByRole('main').getByText('Pending', { exact: true }).waitFor()
    const next = page.getByRole('region', { name: 'What happens next' })
    expect(await next.getByRole('listitem').count()).toBe(3)
  },
}

const calendar: Check = {
  rule: 'Add to calendar saves the trip as another program reads it',
  check: async (page) => {
    const saved = page.waitForEvent('download')
    await booking(page).getByRole('button', { name: 'Add to calendar' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${number}.ics`)
    const read = new ICAL.Component(ICAL.parse(await text(await file.createReadStream())))
    const event = read.getFirstSubcomponent('vevent')
    expect(event?.getFirstPropertyValue('status')).toBe('TENTATIVE')
    expect(String(event?.getFirstPropertyValue('description'))).toContain(number)
  },
}

const noBarrier: Check = {
  rule: 'it has no barrier and fits every window',
  check: (page) => inspect(page, 'booking made'),
}

describe('the confirmation of a booking in cash', () => {
  checkInOrder(
    [
      {
        rule: 'the notification covers nothing that is to be read',
        at: '/terms',
        check: async (page) => {
          await comeToReview(page, 'Carla Reis')
          number = await reserve(page)
          await toast(page).hover()
          for (const text of ['We have received your request', 'Pending', number])
            expect(await overlaps(page, text), text).toBe(false)
        },
      },
      facts,
      {
        rule: 'how it is paid is said',
        check: (page) => booking(page).getByText('In cash, to your chauffeur.').waitFor(),
      },
      {
        rule: 'the number is copied by a button, which says so',
        check: async (page) => {
          await booking(page).getByRole('button', { name: 'Copy the booking number' }).click()
          await booking(page).getByRole('status').getByText('Copied').waitFor()
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
        },
      },
      calendar,
      noBarrier,
    ],
    { viewport: PHONE, context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  )
})

/** Scrolls through the page; once it stands still, the notification must leave the booking's number free. */
async function neverCoversNumber(page: Page): Promise<void> {
  for (let top = 0; top <= 600; top += 60) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => overlaps(page, number), { message: `scrolled to ${top}` }).toBe(false)
  }
}

describe.each([NARROW, PHONE, DESKTOP])('the notification of a booking at $width px', (viewport) => {
  checkInOrder(
    [
      {
        rule: 'never covers the booking’s number, wherever the page is scrolled to',
        at: '/terms',
        check: async (page) => {
          await comeToReview(page, 'Carla Reis')
          number = await reserve(page)
          await page.getByRole('button', { name: 'Dismiss' }).focus()
          await neverCoversNumber(page)
        },
      },
      {
        rule: 'and a button leads to the booking, which this browser may change',
        check: async (page) => {
          await page.getByRole('button', { name: 'Dismiss' }).click()
          await page.getByRole('link', { name: 'See your booking' }).press('Enter')
          await page.getByRole('heading', { name: 'Your request is with us' }).waitFor()
          expect(new URL(page.url()).search).toBe(`?booking=${number}`)
          await page.getByRole('button', { name: 'Cancel this trip' }).waitFor()
        },
      },
    ],
    { viewport },
  )
})

describe('the result of an online payment in the tab that booked', () => {
  checkInOrder(
    [
      {
        rule: 'the amount paid stands with the booking',
        at: '/terms',
        check: async (page) => {
          await comeToReview(page, 'Paula Reis')
          await goToPay(page)
          await page.getByRole('button', { name: /^Pay €/ }).click()
          await page.getByRole('link', { name: 'Back to the shop' }).click()
          await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
          await booking(page).getByText('Amount Paid').waitFor()
          number = await booking(page)
            .getByText(/^TR-[2-9A-Z]{6}$/)
            .innerText()
        },
      },
      facts,
      calendar,
      noBarrier,
    ],
    { viewport: PHONE },
  )
})
