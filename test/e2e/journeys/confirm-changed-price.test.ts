import { QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
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
import { changePrice } from '../support/change-price.ts'
import { openPage } from '../support/open-page.ts'

test('a price that changes while its quote runs out is shown, and booked as shown', async () => {
  const page = await openPage('about:blank')
  await page.clock.install()
  await page.goto(TRANSFER)
  await choosePickup(page)
  await next(page)
  await chooseVehicle(page, /V Class/)
  await next(page)
  await fillInPassenger(page, 'Vera Leal')
  await next(page)
  const price = page.getByRole('region', { name: 'Price' })
  await expect.poll(() => price.innerText()).toMatch(/Total\s+€\d/)
  const [, before = ''] = /Total\s+(€\d+\.\d\d)/.exec(await price.innerText()) ?? []

  await changePrice('Mercedes V Class', { minimumFare: '151', pricePerKm: '1' })
  await page.clock.fastForward(QUOTE_LIFETIME_MINUTES * 60_000)
  await page
    .getByText(
      `The price of this trip is now €151.00 (it was ${before}). Please look at it and confirm again.`,
    )
    .first()
    .waitFor()
  const number = await reserve(page)
  const admin = await openPage('/admin', { isSignedIn: true })
  await cardOf(admin, number).getByText('€151.00', { exact: true }).waitFor()
})
