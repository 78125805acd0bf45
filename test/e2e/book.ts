import type { Page } from 'playwright-core'

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
  await page.getByRole('button', { name: 'Next' }).click()
}
