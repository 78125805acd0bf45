import type { Locator, Page } from 'playwright-core'
import { ADMIN } from '../../support/config.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { inDays } from './booking-form.ts'
import { adminCookie, sharedSite, type Site } from './site.ts'

/** Books a trip by the documented call, in two weeks unless `change` says otherwise. */
export async function bookTrip(
  change: Readonly<Record<string, unknown>> = {},
  site: Site = sharedSite(),
): Promise<{ bookingNumber: string; id: string }> {
  const trip = faroToVilamoura({ pickupDate: inDays(14), ...change })
  return (await site.client.ask('createBooking', trip)).done
}

/** The bookings of a customer, by the documented call. */
export async function bookingsOf(customerName: string, site: Site = sharedSite()) {
  const { done } = await site.client.ask('listBookings', {}, { cookie: await adminCookie(site) })
  return done.filter((booking) => booking.customerName === customerName)
}

/** Signs in on the login page that is open. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
}

/** The address of a tab of the dashboard. */
export const tabAddress = (tab: 'pricing' | 'vehicles' | 'luggage' | 'stops' | 'regions') =>
  `/admin?tab=${tab}`

const lists = {
  prices: { list: 'listPricing', remove: 'deletePricing' },
  luggage: { list: 'listLuggageCapacities', remove: 'deleteLuggageCapacity' },
} as const

/** Deletes every row by the documented calls. */
export async function deleteAll(what: keyof typeof lists, site: Site): Promise<void> {
  const { list, remove } = lists[what]
  const cookie = await adminCookie(site)
  const { done } = await site.client.ask(list, undefined, { cookie })
  for (const { id } of done) await site.client.ask(remove, { id }, { cookie })
}

/** The notifications that are shown now. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

/** Waits until notifications with these texts are shown. */
export async function seeToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await toast(page).getByText(text, { exact: true }).waitFor()
}

export const gone = { state: 'detached' } as const

/** The card of a booking, by something that it says. */
export const cardOf = (page: Page, words: string): Locator =>
  page.getByRole('article').filter({ hasText: words })

/** Presses a decision and confirms it. */
export async function decide(page: Page, card: Locator, decision: 'Accept' | 'Reject'): Promise<void> {
  await card.getByRole('button', { name: decision }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: decision }).click()
}
