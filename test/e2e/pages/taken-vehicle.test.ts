import { expect, test } from 'vitest'
import { aCar } from '../../support/cars.ts'
import { bookTrip, toast } from '../support/admin.ts'
import { chooseVehicle, choosePickup, next, TRANSFER } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openAtReview } from '../support/at-review.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, openSite } from '../support/site.ts'

test('a class whose cars are taken says when one is free, and such a time can be taken', async () => {
  const site = await openSite({})
  const cookie = await adminCookie(site)
  expect((await site.client.ask('createCar', aCar(), { cookie })).status).toBe(201)
  await bookTrip({}, site)
  const page = await openPage(TRANSFER, { site })
  await choosePickup(page)
  await next(page)
  const card = page.getByRole('radio', { name: 'Mercedes E Class' })
  await page
    .getByText(/^All our E Class cars are taken at 10:30 on .+\. Free at 08:10 and 12:50\.$/)
    .waitFor()
  expect(await card.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Ask our team for the Mercedes E Class' }).waitFor()
  await inspect(page, 'a class is taken')
  await page.getByRole('button', { name: 'Take 12:50 in the Mercedes E Class' }).click()
  await expect.poll(() => card.isEnabled()).toBe(true)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await page.getByRole('textbox', { name: 'Full Name' }).waitFor()
})

test('on a phone the last car is lost at the last click: other times are in sight, uncovered, and one is booked', async () => {
  const site = await openSite({})
  const cookie = await adminCookie(site)
  expect((await site.client.ask('createCar', aCar(), { cookie })).status).toBe(201)
  const page = await openAtReview('Ana Lost', { site, viewport: PHONE, refusals: [409] })
  await page.getByRole('radio', { name: 'Cash' }).click()
  await bookTrip({}, site)
  const complete = page.getByRole('button', { name: 'Complete Reservation' })
  await complete.click()
  await toast(page).getByText('Booking Failed').waitFor()
  const take = page.getByRole('button', { name: 'Take 12:50 in the Mercedes E Class' })
  await take.waitFor()
  await expect
    .poll(() => take.evaluate((button) => document.activeElement?.contains(button) === true))
    .toBe(true)
  const isUncovered = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(() => take.evaluate(isUncovered)).toBe(true)
  await inspect(page, 'the last car is lost')
  await take.click()
  await page.getByText(/^The pick-up is at 12:50 now/).waitFor()
  await complete.click()
  await page.waitForURL(/booking-confirmation/)
  const bookings = (await site.client.ask('listBookings', {}, { cookie })).done
  expect(bookings.map(({ customerName, pickupTime }) => [customerName, pickupTime])).toContainEqual([
    'Ana Lost',
    '12:50',
  ])
})
