import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, NARROW, PHONE } from './open-page.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A window of 1440 pixels at 200 %. */
const ZOOMED = { width: 720, height: 450 }

/** Below this width a bar with the day's work stands at the bottom of the office's pages. */
const BAR_BELOW = 1280

/**
 * Looks at the page as it stands at every size: axe finds nothing against WCAG 2.2 AA, on a wide screen and on a phone, and
 * nothing is wider than the window, down to 320 pixels. What is open stays open.
 */
export async function inspect(page: Page, state: string): Promise<void> {
  const usual = page.viewportSize() ?? DESKTOP
  const found: string[] = []
  for (const size of [DESKTOP, ZOOMED, PHONE, NARROW]) {
    await page.setViewportSize(size)
    if (size !== DESKTOP) await closeToasts(page)
    // Wherever else it was scrolled to, something may lie half below the bar at the bottom.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    if (size.width < BAR_BELOW && (await page.getByRole('navigation', { name: 'Day’s work' }).count()) > 0)
      await scrollPastBar(page)
    const beyond = await sidewaysScroll(page)
    if (beyond > 0) found.push(`${size.width} pixels: ${beyond} pixels too wide`)
    if (size === DESKTOP || size === PHONE)
      for (const barrier of await findBarriers(page)) found.push(`${size.width} pixels: ${barrier}`)
  }
  await page.setViewportSize(usual)
  expect(found, state).toEqual([])
}

/** A toast lies over a narrow page for five seconds: whether it still does depends on how long looking takes. */
async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('[data-toasts] li')
  await toasts.evaluateAll((all) => {
    for (const toast of all) toast.querySelector('button')?.click()
  })
  await toasts.first().waitFor({ state: 'detached' })
}

const script = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Lists the violations of WCAG 2.2 AA that axe finds in the page as it stands, a line for each place. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Half faded in, nothing has its contrast; nor has a list that is paler until its next answer is there.
  await page.waitForFunction(
    () =>
      document.querySelector('ul[aria-busy=true]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
  // It is large, and stays until the page is left: to send it again takes longer than to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await script)
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // Our pages have none; looking for some takes several times as long as looking at the page.
      iframes: false,
      // No rule here reads style sheets, whose copying takes a quarter of the time.
      preload: { assets: ['media'] },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  }, WCAG_2_2_AA)
}

/** Scrolls on, as a visitor does, until the bar at the bottom covers no control by half: axe would call that one small. */
export async function scrollPastBar(page: Page): Promise<void> {
  const isClear = () =>
    page.evaluate(() => {
      const controls = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea)')]
      const isHidden = (control: Element, y: number, x: number) => {
        const there = document.elementFromPoint(x, y)
        return there !== null && !control.contains(there) && !control.parentElement?.contains(there)
      }
      const isCut = (control: Element) => {
        const { left, top, bottom, width, height } = control.getBoundingClientRect()
        if (height === 0 || bottom < 0 || top > innerHeight) return false
        const at = left + width / 2
        return !isHidden(control, top + 1, at) && isHidden(control, Math.min(bottom, innerHeight) - 1, at)
      }
      for (let top = 0; top <= document.documentElement.scrollHeight; top += 2) {
        scrollTo({ top, behavior: 'instant' })
        if (!controls.some(isCut)) return true
      }
      return false
    })
  // A list or a map that comes meanwhile moves all that is below it.
  await expect.poll(isClear).toBe(true)
}

/** How far the page, or a dialog in it, can be pushed sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Right after a change of the window, letters that are sized by its width still have their old size.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const parts = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=alertdialog]'),
    ]
    return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
}
