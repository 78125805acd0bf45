import { expect, test } from 'vitest'
import { bookingsOf } from '../support/admin.ts'
import {
  chooseDay,
  choosePickup,
  chooseVehicle,
  dayFromNow,
  fillInPassenger,
  next,
} from '../support/booking-form.ts'
import { goToPay } from '../support/online-payment.ts'
import { openPage, PHONE } from '../support/open-page.ts'

test('a traveller books there and back, pays for both once, and sees both', async () => {
  const page = await openPage('/book?pickup=Faro+Airport&dropoff=Vilamoura&isAirport=true', {
    viewport: PHONE,
  })
  await choosePickup(page)
  await page.getByRole('button', { name: /^Add the way back/ }).click()
  const back = page.getByRole('region', { name: 'The way back' })
  await back.getByRole('button', { name: /^Pick-up Date/ }).click()
  await chooseDay(page, dayFromNow(16))
  await back.getByRole('combobox', { name: 'Flight leaves at' }).fill('18:20')
  await back.getByText('We suggest 15:20: 28 minutes’ drive, and 2½ hours at the airport.').waitFor()
  await back.getByRole('button', { name: 'Take 15:20' }).click()
  await back.getByText('As suggested').waitFor()

  await page.reload()
  await back.getByText('As suggested').waitFor()
  expect(await back.getByRole('combobox', { name: 'Pick-up Location' }).inputValue()).toBe('Vilamoura')
  expect(await back.getByRole('combobox', { name: 'Pick-up Time' }).inputValue()).toBe('15:20')
  await next(page)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await fillInPassenger(page, 'Olga Regresso')
  await next(page)
  await page.getByRole('region', { name: 'Price' }).getByText('€98.00').waitFor()
  await goToPay(page)
  await page.getByRole('button', { name: /^Pay €98\.00/ }).click()
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()

  const bookings = await bookingsOf('Olga Regresso')
  expect(bookings.map(({ paymentStatus }) => paymentStatus)).toEqual(['completed', 'completed'])
  for (const { bookingNumber } of bookings) await page.getByText(bookingNumber, { exact: true }).waitFor()
  const [there, wayBack] = bookings.toSorted((a, b) => a.pickupAt.localeCompare(b.pickupAt))
  await page.getByRole('link', { name: 'The way back: See your booking' }).click()
  await page.getByText(wayBack?.bookingNumber ?? 'no way back', { exact: true }).waitFor()
  const other = page.getByRole('region', { name: 'Booked together' }).getByRole('link')
  expect(await other.innerText()).toContain(there?.bookingNumber)
  await other.click()
  await page.getByText(there?.bookingNumber ?? 'no way there', { exact: true }).waitFor()
})
