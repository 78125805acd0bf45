import type { Page } from 'playwright-core'
import { ADMIN } from '../support/config.ts'
import { isAlive } from './visitor.ts'

/** Signs in and opens a tab of the dashboard. */
export async function openOfficeTab(page: Page, tab: string): Promise<void> {
  await page.goto('/admin/login')
  await isAlive(page)
  await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
  await page.getByRole('tabpanel', { name: tab, exact: true }).getByRole('heading', { level: 2 }).waitFor()
}

/** What the office is told last. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

export const gone = { state: 'detached' } as const
