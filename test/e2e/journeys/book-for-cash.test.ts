import { expect, test } from 'vitest'
import { cardOf, decide } from '../support/admin.ts'
import { chooseVehicle, fillInPassenger, fillInTrip, next, reserve } from '../support/booking-form.ts'
import { mailSubjects } from '../support/mails.ts'
import { openPage, PHONE } from '../support/open-page.ts'

test('a traveller books a transfer on a phone, the office confirms it, and both are mailed', async () => {
  const page = await openPage('/book', { viewport: PHONE })
  await fillInTrip(page)
  await page.getByRole('button', { name: 'One passenger more' }).click()
  await next(page)
  const vehicles = page.getByRole('radiogroup', { name: 'Vehicle' }).getByRole('radio')
  await expect.poll(() => vehicles.count()).toBe(4)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await fillInPassenger(page, 'Clara Nunes')
  await next(page)
  const number = await reserve(page)
  await page.getByText('Your reservation has been successfully submitted.').first().waitFor()

  const admin = await openPage('/admin', { viewport: PHONE, isSignedIn: true })
  const card = cardOf(admin, number)
  await card.getByText('Clara Nunes').waitFor()
  await decide(admin, card, 'Accept')
  await admin.getByText('Reserva Aceite').first().waitFor()
  await card.getByText('Confirmed', { exact: true }).waitFor()
  await expect
    .poll(() => mailSubjects(number))
    .toEqual([`We have received your request ${number}`, `Your booking ${number} is confirmed`])
})
