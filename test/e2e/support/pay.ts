import type { Page } from 'playwright-core'
import { checkoutOf } from '../../support/payments.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { dayFromNow, fillInPassenger, fillInTrip, chooseVehicle, next } from './book.ts'
import type { Site } from './visitor.ts'

let customers = 0

/** Books a trip for 49.00 that is to be paid online, as another company's system does. */
export async function bookToPay(site: Site): Promise<{ checkoutUrl: string; checkoutId: string }> {
  customers += 1
  const body = faroToVilamoura({
    customerEmail: `customer-${customers}@example.com`,
    pickupDate: dayFromNow(14).toISOString().slice(0, 10),
    paymentMethod: 'sumup',
  })
  const { checkoutUrl = '' } = (await site.door.ask('createBooking', body)).done
  return { checkoutUrl, checkoutId: checkoutOf(checkoutUrl) }
}

/** Presses a button of the simulator's page. */
export async function pretend(
  checkoutUrl: string,
  act: 'pay' | 'decline',
  scenario = 'smooth',
): Promise<void> {
  const answer = await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ act, scenario }) })
  if (!answer.ok) throw new Error(`The simulator answered ${answer.status}`)
}

/** The wizard up to the choice of payment, from Faro Airport to Vilamoura in the E Class. */
export async function fillInToPayment(page: Page): Promise<void> {
  await fillInTrip(page)
  await next(page)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await fillInPassenger(page)
  await next(page)
}

/** Chooses online payment and goes to the provider's page. */
export async function goToPay(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Online Payment/ }).click()
  await page.getByRole('button', { name: /^Complete Reservation and pay €/ }).click()
  await page.getByRole('heading', { name: 'Simulated payment' }).waitFor()
}
