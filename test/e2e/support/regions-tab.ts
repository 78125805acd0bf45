import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Check } from './check-in-order.ts'

export const REGIONS = '/admin?tab=regions'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
export const cells = (page: Page, name: string) => row(page, name).getByRole('cell').allInnerTexts()
export const dialog = (page: Page) => page.getByRole('dialog')
export const name = (page: Page) => dialog(page).getByRole('textbox', { name: 'Route Name' })

export type End = 'A (origin)' | 'B (destination)'
const endpoint = (page: Page, end: End) => dialog(page).getByRole('group', { name: `Endpoint ${end}` })
export const box = (page: Page, end: End, label: string) =>
  endpoint(page, end).getByRole('textbox', { name: label })

export async function fill(
  page: Page,
  end: End,
  [lat, lng, radius]: readonly [string, string, string],
): Promise<void> {
  await box(page, end, 'Latitude').fill(lat)
  await box(page, end, 'Longitude').fill(lng)
  await box(page, end, 'Search radius (km)').fill(radius)
}

export async function values(page: Page, end: End): Promise<string[]> {
  const labels = ['Latitude', 'Longitude', 'Search radius (km)']
  return Promise.all(labels.map((label) => box(page, end, label).inputValue()))
}

export async function open(page: Page, opener: string): Promise<void> {
  await button(page, opener).click()
  await name(page).waitFor()
}

export const isRefused = (rule: string, submit: string, type: (page: Page) => Promise<unknown>): Check => ({
  rule,
  check: async (page) => {
    await type(page)
    await dialog(page).getByRole('button', { name: submit, exact: true }).click()
    await dialog(page).getByText(rule, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true')
  },
})
