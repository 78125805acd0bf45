import { expect, test } from 'vitest'
import { cardOf, decide } from '../support/admin.ts'
import {
  chooseLocation,
  choosePickup,
  chooseVehicle,
  fillInPassenger,
  next,
} from '../support/booking-form.ts'
import { mailSubjects } from '../support/mails.ts'
import { openPage } from '../support/open-page.ts'

test('a hire of three hours is priced by the hour, reserved by card, and rejected by the office', async () => {
  const page = await openPage('/book')
  await page.getByRole('radio', { name: 'By the Hour' }).click()
  await page.getByText('To be defined with the driver').first().waitFor()
  await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
  await page.getByRole('button', { name: 'One hour more' }).click()
  await choosePickup(page)
  await next(page)
  await chooseVehicle(page, /V Class/)
  await next(page)
  await fillInPassenger(page, 'Hugo Reis')
  await next(page)
  const price = page.getByRole('region', { name: 'Price' })
  await expect.poll(() => price.innerText()).toMatch(/€75\.00 × 3 hours[^]*Total\s+€225\.00/)
  await page.getByRole('radio', { name: /^Card on Pickup/ }).click()
  await page.getByRole('button', { name: 'Complete Reservation' }).click()
  await page.getByRole('heading', { name: 'We have received your request' }).waitFor()
  const number = await page
    .getByRole('main')
    .getByText(/^TR-[2-9A-Z]{6}$/)
    .innerText()

  const admin = await openPage('/admin', { isSignedIn: true })
  const card = cardOf(admin, number)
  await card.getByText('Card on Pickup', { exact: true }).waitFor()
  await decide(admin, card, 'Reject')
  await admin.getByText('Reserva Rejeitada').first().waitFor()
  await card.getByText('Rejected', { exact: true }).waitFor()
  await expect
    .poll(() => mailSubjects(number))
    .toEqual([`We cannot take your booking ${number}`, `We have received your request ${number}`])
})
