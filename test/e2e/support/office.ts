import type { Locator, Page } from 'playwright-core'
import { ADMIN } from '../../support/config.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { dayFromNow } from './book.ts'
import { isAlive, type Site } from './visitor.ts'

/** yyyy-MM-dd, so many days from today. */
export const inDays = (days: number): string => dayFromNow(days).toISOString().slice(0, 10)

/** Asks for a trip by the documented call, in two weeks unless told otherwise; its number and id. */
export async function bookTrip(
  site: Site,
  change: Readonly<Record<string, unknown>> = {},
): Promise<{ bookingNumber: string; id: string }> {
  const { done } = await site.door.ask(
    'createBooking',
    faroToVilamoura({ pickupDate: inDays(14), ...change }),
  )
  return done
}

/** Signs in on the login page that is open. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
}

/** Signs in and opens a tab of the dashboard. */
export async function openOfficeTab(page: Page, tab: string): Promise<void> {
  await page.goto('/admin/login')
  await isAlive(page)
  await signIn(page)
  // By its key: on a phone the greeting stands over the tabs.
  await page.getByRole('tab', { name: tab, exact: true }).press('Enter')
  await page.getByRole('tabpanel', { name: tab, exact: true }).getByRole('heading', { level: 2 }).waitFor()
}

const calls = {
  prices: { list: 'listPricing', remove: 'deletePricing' },
  luggage: { list: 'listLuggageCapacities', remove: 'deleteLuggageCapacity' },
} as const

/** Deletes every row by the documented calls. */
export async function deleteEvery({ door }: Site, what: keyof typeof calls): Promise<void> {
  const { list, remove } = calls[what]
  const { headers } = await door.ask('login', ADMIN)
  const cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
  const { done } = await door.ask(list, undefined, { cookie })
  for (const { id } of done) await door.ask(remove, { id }, { cookie })
}

/** What the office is told last. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

export const gone = { state: 'detached' } as const

/** The card of a booking, by something that it says. */
export const cardOf = (page: Page, words: string): Locator =>
  page.getByRole('article').filter({ hasText: words })

/** Presses a decision and confirms it. */
export async function decide(page: Page, card: Locator, decision: 'Accept' | 'Reject'): Promise<void> {
  await card.getByRole('button', { name: decision }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: decision }).click()
}
