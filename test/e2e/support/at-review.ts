import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inDays } from './booking-form.ts'
import { openPage, type Visit } from './open-page.ts'

/** The page with the review of a transfer in the E Class, as after a reload there: for tests of what comes after it. */
export async function openAtReview(customer: string, visit: Visit): Promise<Page> {
  const page = await openPage('/terms', visit)
  await comeToReview(page, customer)
  return page
}

/** Shows the same on a page of the site that is open. */
export async function comeToReview(page: Page, customer: string): Promise<void> {
  const draft = {
    serviceType: 'point-to-point',
    pickupLocation: 'Faro Airport',
    pickupIsAirport: true,
    dropoffLocation: 'Vilamoura',
    pickupDate: inDays(14),
    pickupTime: '10:30',
    passengers: 1,
    vehicleId: 2,
    passengerName: customer,
    email: 'ana@example.com',
    phone: '+351 912 345 678',
  }
  const stored = JSON.stringify({ format: 1, id: randomBytes(16).toString('hex'), revision: 0, draft })
  await page.evaluate((text) => sessionStorage.setItem('booking-draft', text), stored)
  await page.goto('/book?step=4')
  await page.getByRole('heading', { name: /Review & Confirm$/ }).waitFor()
}
