import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Types into a location field as a person does, and takes the suggestion. */
export async function chooseLocation(page: Page, field: string, typed: string, name: RegExp): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field })
  await combobox.click()
  await combobox.pressSequentially(typed, { delay: 20 })
  await page.getByRole('option', { name }).first().click()
}

/** The day so many days from today. */
export function dayFromNow(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60_000)
}

export async function choosePickupDay(page: Page, day: Date): Promise<void> {
  await page.getByRole('button', { name: /Pick-up Date/ }).click()
  await page.getByRole('grid').waitFor()
  const written = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const label = new RegExp(`\\b${written}`)
  const dayButton = page.getByRole('gridcell').getByRole('button', { name: label })
  if ((await dayButton.count()) === 0) await page.getByRole('button', { name: /next month/i }).click()
  await dayButton.click()
}

export async function choosePickupTime(page: Page, hour: string, minute: string): Promise<void> {
  const time = page.getByRole('group', { name: 'Pick-up Time' })
  await time.getByRole('combobox', { name: 'Hour' }).selectOption(hour)
  await time.getByRole('combobox', { name: 'Minute' }).selectOption(minute)
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** Step 1 of a transfer from Faro Airport to Vilamoura in two weeks. */
export async function fillInTrip(page: Page): Promise<void> {
  await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
  await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
  await choosePickupDay(page, dayFromNow(14))
  await choosePickupTime(page, '10', '30')
}

/** Step 2, once every vehicle has its price. */
export async function chooseVehicle(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => page.getByText(/^€\d+\.\d\d$/).count()).toBeGreaterThanOrEqual(4)
  await page.getByRole('radio', { name }).click()
}

/** Step 3. */
export async function fillInPassenger(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Silva')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+351 912 345 678')
}

/** Step 4. */
export async function reserve(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Cash/ }).click()
  await page.getByRole('button', { name: 'Complete Reservation' }).click()
  await page.getByRole('heading', { name: 'Reservation Confirmed' }).waitFor()
}
