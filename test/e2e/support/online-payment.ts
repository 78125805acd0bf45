import type { Page } from 'playwright-core'
import { checkoutOf } from '../../support/payments.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { inDays } from './booking-form.ts'
import { sharedSite } from './site.ts'

let customers = 0

/** Books a trip for 49.00 that is to be paid online, as another company's system does. */
export async function bookToPay(
  site = sharedSite(),
): Promise<{ bookingNumber: string; checkoutUrl: string; checkoutId: string }> {
  customers += 1
  const body = faroToVilamoura({
    customerEmail: `customer-${customers}@example.com`,
    pickupDate: inDays(14),
    paymentMethod: 'sumup',
  })
  const { bookingNumber, checkoutUrl = '' } = (await site.client.ask('createBooking', body)).done
  return { bookingNumber, checkoutUrl, checkoutId: checkoutOf(checkoutUrl) }
}

/** Presses a button of the simulator's page. */
export async function pressOnSimulator(
  checkoutUrl: string,
  act: 'pay' | 'decline',
  scenario = 'smooth',
): Promise<void> {
  const answer = await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ act, scenario }) })
  if (!answer.ok) throw new Error(`The simulator answered ${answer.status}`)
}

/** Chooses online payment and goes to the provider's page. */
export async function goToPay(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Online Payment/ }).click()
  await page.getByRole('button', { name: /^Complete Reservation and pay €/ }).click()
  await page.getByRole('heading', { name: 'Simulated payment' }).waitFor()
}
