import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MAX_TABS = 60

/** Returns the name of the focused element as a screen reader says it; empty when nothing has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    const labels = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const isField =
      element instanceof HTMLInputElement ||
      // a checkbox or a switch
      element instanceof HTMLButtonElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    const label = isField ? element.labels?.[0]?.textContent : undefined
    return (named || element?.getAttribute('aria-label') || label || element?.textContent || '').trim()
  })
}

/** Goes on with the Tab key until what it reaches is called so. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const reached = await focused(page)
    if (name.test(reached)) return
    passed.push(reached)
  }
  throw new Error(`The Tab key never reaches ${name}. It passes: ${passed.join(' | ')}`)
}

/** Closes what is open with the Escape key. A key that comes in the moment of opening, as no finger's does, is lost. */
export async function escape(page: Page, dialog: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
      return dialog.count()
    })
    .toBe(0)
}
