import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bookTrip, cardOf, decide, seeToast, toast } from '../support/admin.ts'
import { inDays } from '../support/booking-form.ts'
import { openSiteForAll } from '../support/check-in-order.ts'
import { inspect } from '../support/inspect.ts'
import { DESKTOP, openPage, PHONE } from '../support/open-page.ts'

const site = openSiteForAll()
const open = (path: string, viewport = DESKTOP) =>
  openPage(path, { site: site(), isSignedIn: true, viewport })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const long = {
  customerName: 'Maria Wolfeschlegelsteinhausenbergerdorff e Vasconcelos',
  customerEmail: `ana.${'sousa'.repeat(12)}@example.com`,
  flightNumber: 'TP 1901',
  childSeatCount: 1,
  luggageConfig: '3 cabin bags',
  stops: [{ location: 'Loulé market', duration: 60 }],
  notes: `Please see https://example.com/${'x'.repeat(150)} and wait at the door.`,
}

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

describe('the page of a booking', () => {
  test('has no barrier and fits every window, also with long texts', async () => {
    const { bookingNumber } = await bookTrip(long, site())
    const page = await open(`/admin/bookings/${bookingNumber}`)
    await page.getByRole('heading', { level: 1, name: `Booking ${bookingNumber}` }).waitFor()
    await page.getByRole('list', { name: 'Emails of this booking' }).waitFor()
    await page.getByRole('list', { name: 'History' }).waitFor()
    await inspect(page, 'a booking')
    await button(page, 'Send again').first().click()
    await page.getByRole('dialog').waitFor()
    await inspect(page, 'an email to be sent again')
  })

  test('decides, tells the customer, and sends the email again to a corrected address', async () => {
    const { bookingNumber } = await bookTrip({ customerName: 'Rita Lopes' }, site())
    const page = await open(`/admin/bookings/${bookingNumber}`, PHONE)
    await decide(page, page.getByRole('main'), 'Accept')
    await seeToast(page, 'Reserva Aceite')
    const mails = page.getByRole('list', { name: 'Emails of this booking' }).getByRole('listitem')
    const confirmation = mails.filter({ hasText: 'Booking confirmed' })
    await confirmation.getByText('Sent', { exact: true }).waitFor()
    await confirmation.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('rita.lopes@example.org')
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(() => confirmation.count()).toBe(2)
    await confirmation.filter({ hasText: 'rita.lopes@example.org' }).getByText('Sent').waitFor()
    await page.getByRole('link', { name: 'rita.lopes@example.org' }).waitFor()
    const received = mails.filter({ hasText: 'Request received' }).getByRole('button', { name: 'Send again' })
    expect(await received.getAttribute('title')).toBe('What it says is no longer true.')
  })
})

describe('on paper', () => {
  test('a job slip is one sheet, also with long texts', async () => {
    const { bookingNumber } = await bookTrip(long, site())
    const page = await open(`/admin/bookings/${bookingNumber}/slip`)
    await page.getByRole('article', { name: `Job slip ${bookingNumber}` }).waitFor()
    await inspect(page, 'a job slip')
    expect(await sheetsOf(page)).toBe(1)
  })

  test('a name sign fills one sheet, and the screen of a phone', async () => {
    const { bookingNumber } = await bookTrip({ customerName: 'Ana Silva' }, site())
    const page = await open(`/admin/bookings/${bookingNumber}/sign`, PHONE)
    const sign = page.getByRole('img', { name: 'Ana Silva' })
    await sign.waitFor()
    await inspect(page, 'a name sign')
    await button(page, 'Show alone').click()
    const filled = () =>
      sign.evaluate((element) => {
        const lines = [...element.querySelectorAll('text')].map((line) => line.getBoundingClientRect())
        const width = Math.max(...lines.map((line) => line.width)) / innerWidth
        const height = lines.reduce((sum, line) => sum + line.height, 0) / innerHeight
        return { share: Math.max(width, height), isInside: lines.every(({ right }) => right <= innerWidth) }
      })
    await expect.poll(async () => (await filled()).share).toBeGreaterThan(0.85)
    expect((await filled()).isInside).toBe(true)
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await expect.poll(async () => (await filled()).share).toBeGreaterThan(0.85)
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Text on the sign' }).waitFor()
    expect(await sheetsOf(page)).toBe(1)
  })

  test('a sheet of a day holds 25 trips, and more go on to another', async () => {
    const pickupDate = inDays(40)
    const book = (n: number) =>
      bookTrip(
        {
          ...(n % 3 === 0 ? long : { customerName: `Customer ${n}` }),
          pickupDate,
          pickupTime: `${String(Math.floor(n / 2) + 6).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
        },
        site(),
      )
    for (let n = 0; n < 25; n++) await book(n)
    const page = await open(`/admin/day?day=${pickupDate}`)
    const trips = page.getByRole('list', { name: 'Trips of the day' }).getByRole('listitem')
    await expect.poll(() => trips.count()).toBe(25)
    await inspect(page, 'a day sheet')
    expect(await sheetsOf(page)).toBe(1)
    for (let n = 25; n < 32; n++) await book(n)
    await page.reload()
    await expect.poll(() => trips.count()).toBe(32)
    expect(await sheetsOf(page)).toBe(2)
  })
})

/** How many things that can be pressed lie under the toast, wholly or in part. */
async function coveredBy(page: Page): Promise<number> {
  await toast(page).waitFor()
  return toast(page).evaluate((toast) => {
    const place = toast.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input, select')].filter((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      const isBeside =
        left >= place.right || right <= place.left || top >= place.bottom || bottom <= place.top
      return width > 0 && !toast.contains(element) && !isBeside
    }).length
  })
}

test('a toast covers nothing that can be pressed', async () => {
  const { bookingNumber } = await bookTrip({ customerName: 'Tomás Reis' }, site())
  const phone = await open(`/admin?q=${bookingNumber}`, PHONE)
  await decide(phone, cardOf(phone, bookingNumber), 'Accept')
  expect(await coveredBy(phone)).toBe(0)
  const page = await open('/admin?tab=luggage')
  await page.getByRole('textbox', { name: 'Configuration' }).fill('1 surfboard')
  await page.getByRole('textbox', { name: 'Image URL' }).fill('/art/luggage/v-class-8-cabin-bags.webp')
  await button(page, 'Add Luggage Capacity').click()
  expect(await coveredBy(page)).toBe(0)
})
