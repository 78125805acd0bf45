import { expect, test } from 'vitest'
import { bookingsOf } from '../support/admin.ts'
import { goToReview, TRANSFER } from '../support/booking-form.ts'
import { mailSubjects } from '../support/mails.ts'
import { goToPay } from '../support/online-payment.ts'
import { openPage, PHONE } from '../support/open-page.ts'

test('a traveller pays online, comes back to a paid booking, and starts the next one afresh', async () => {
  const page = await openPage(TRANSFER, { viewport: PHONE })
  await goToReview(page, 'Olga Paiva')
  await goToPay(page)
  await page.getByRole('button', { name: /^Pay €49\.00/ }).click()
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await page.getByText('€49.00').waitFor()

  const bookings = await bookingsOf('Olga Paiva')
  expect(bookings.map(({ paymentStatus }) => paymentStatus)).toEqual(['completed'])
  const number = bookings[0]?.bookingNumber ?? 'no booking'
  await expect
    .poll(() => mailSubjects(number))
    .toEqual([expect.stringMatching(/^We have received/), expect.stringMatching(/^Your payment/)])

  await page.reload()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await page.getByRole('link', { name: 'Make Another Booking' }).click()
  await page.getByRole('heading', { name: /Service Details$/ }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Pick-up Location' }).inputValue()).toBe('')
})
