import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Types into a location field as a person does, and takes the suggestion. */
export async function chooseLocation(page: Page, field: string, typed: string, name: RegExp): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field })
  await combobox.click()
  await combobox.pressSequentially(typed)
  await page.getByRole('option', { name }).first().click()
}

/** The day so many days from today. */
export function dayFromNow(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60_000)
}

/** Returns the day so many days from today, as yyyy-MM-dd. */
export const inDays = (days: number): string => dayFromNow(days).toISOString().slice(0, 10)

/** Takes a day of this month or the next in the calendar that is open. */
export async function chooseDay(page: Page, day: Date): Promise<void> {
  await page.getByRole('grid').waitFor()
  const written = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const button = page.getByRole('gridcell').getByRole('button', { name: new RegExp(`\\b${written}`) })
  if ((await button.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
  await button.click()
}

/** In two weeks at 10:30. */
export async function choosePickup(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pick-up Date/ }).click()
  await chooseDay(page, dayFromNow(14))
  await choosePickupTime(page)
}

/** At 10:30. */
export async function choosePickupTime(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Pick-up Time' }).click()
  await page.getByRole('option', { name: '10:30' }).click()
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** A link to a transfer of which only the pick-up's day and time are open. */
export const TRANSFER = '/book?pickup=Faro+Airport&dropoff=Vilamoura'

/** Shows the fields of the places that a link has brought. */
export async function editPlaces(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit pick-up and drop-off' }).click()
}

/** Step 1 of a transfer from Faro Airport to Vilamoura in two weeks. */
export async function fillInTrip(page: Page): Promise<void> {
  await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
  await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
  await choosePickup(page)
}

/** Step 2, once every vehicle has its price. */
export async function chooseVehicle(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => page.getByText(/^€\d+\.\d\d$/).count()).toBeGreaterThanOrEqual(4)
  await page.getByRole('radio', { name }).click()
}

/** Step 3. */
export async function fillInPassenger(page: Page, name = 'Ana Silva'): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+351 912 345 678')
}

/** From `TRANSFER` to the choice of payment, in the E Class. */
export async function goToReview(page: Page, name?: string): Promise<void> {
  await choosePickup(page)
  await next(page)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await fillInPassenger(page, name)
  await next(page)
  await page.getByRole('heading', { name: /Review & Confirm$/ }).waitFor()
}

/** Step 4: pays in cash; the number of the booking. */
export async function reserve(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /^Cash/ }).click()
  await page.getByRole('button', { name: 'Complete Reservation' }).click()
  await page.getByRole('heading', { name: 'We have received your request' }).waitFor()
  return page
    .getByRole('main')
    .getByText(/^TR-[2-9A-Z]{6}$/)
    .innerText()
}

/** The button, while it cannot be pressed. */
export const disabledButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, disabled: true })

/** All that belongs to a vehicle's card beside its name, as it is read out. */
export async function vehicleFacts(page: Page, name: string | RegExp): Promise<string> {
  return page.getByRole('radio', { name }).evaluate((card) => {
    const ids = card.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.innerText ?? '').join('\n')
  })
}
