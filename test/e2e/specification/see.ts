import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where the link leads. */
export async function leads(link: Locator, to: string): Promise<void> {
  expect(await link.getAttribute('href')).toBe(to)
}

/** The words stand in the page, as a whole text. */
export const says = (words: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByText(words, { exact: true }).first().waitFor()

/** The heading stands in the page. */
export const heads = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { name }).first().waitFor()

export const list = (of: Locator) => of.getByRole('listitem').allInnerTexts()
