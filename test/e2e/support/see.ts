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

export const stepper = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })

/** The bounds of a stepper, and that the button that would go beyond them is disabled. */
export const bounds =
  (name: string, [least, most]: readonly [string, string], [less, more]: readonly [string, string]) =>
  async (page: Page) => {
    await stepper(page, name).press('Home')
    expect(await stepper(page, name).innerText()).toBe(least)
    expect(await page.getByRole('button', { name: less }).isDisabled()).toBe(true)
    await stepper(page, name).press('End')
    expect(await stepper(page, name).innerText()).toBe(most)
    expect(await page.getByRole('button', { name: more }).isDisabled()).toBe(true)
    await stepper(page, name).press('Home')
  }

const LATENCY_MS = 1_500

/** Makes every answer take its time, so that what is shown meanwhile can be seen. Returns what ends it. */
export async function onSlowLine(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', { ...line, latency: LATENCY_MS })
  return async () => {
    await browser.send('Network.emulateNetworkConditions', { ...line, latency: 0 })
    await browser.detach()
  }
}
