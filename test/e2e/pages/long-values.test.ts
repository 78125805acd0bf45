import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf } from '../support/admin.ts'
import {
  choosePickup,
  chooseVehicle,
  fillInPassenger,
  next,
  reserve,
  TRANSFER,
} from '../support/booking-form.ts'
import { sidewaysScroll } from '../support/inspect.ts'
import { DESKTOP, NARROW, openPage, PHONE } from '../support/open-page.ts'

/** 40 letters, 70 letters, and a link without a place to break it: as long as they come. */
const LONG = {
  name: 'Wolfeschlegelsteinhausenbergerdorffweltt',
  email: 'wolfeschlegelsteinhausen.reservations@long-travel-managemt.example.com',
  notes: `Our house: https://maps.example.com/place/${'@37.0194,-7.9304,17z/data='.repeat(6)}`,
}

/** The sizes of a window that the page is too wide for, of a wide one, a phone and the narrowest. */
async function tooWideFor(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [DESKTOP, PHONE, NARROW]) {
    await page.setViewportSize(size)
    const beyond = await sidewaysScroll(page)
    if (beyond > 0) found.push(`${size.width} pixels: ${beyond} too wide`)
  }
  return found
}

test('long names, addresses and links wrap in the wizard, the confirmation and the office', async () => {
  const page = await openPage(TRANSFER, { viewport: NARROW })
  await choosePickup(page)
  await next(page)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await fillInPassenger(page, LONG.name)
  const phone = page.getByRole('textbox', { name: 'Phone' })
  const isWhole = () => phone.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  expect(await isWhole(), 'the number of the phone').toBe(true)
  await page.getByRole('textbox', { name: 'Email' }).fill(LONG.email)
  await page.getByRole('textbox', { name: 'Special Requests (Optional)' }).fill(LONG.notes)
  await page.getByRole('switch', { name: /^Billing Address/ }).click()
  await page.getByRole('textbox', { name: 'Company Registered Name' }).fill(LONG.name.repeat(2))
  expect(await tooWideFor(page), 'step 3').toEqual([])
  await next(page)
  await page.getByText(LONG.email).waitFor()
  expect(await tooWideFor(page), 'step 4').toEqual([])
  await page.setViewportSize(PHONE)
  const number = await reserve(page)
  expect(await tooWideFor(page), 'confirmation').toEqual([])

  const admin = await openPage('/admin', { isSignedIn: true })
  const card = cardOf(admin, number)
  await card.getByText(LONG.email).waitFor()
  await card.getByRole('button', { name: 'History' }).click()
  await card.getByText(/email/i).first().waitFor()
  expect(await tooWideFor(admin), 'office').toEqual([])
})
