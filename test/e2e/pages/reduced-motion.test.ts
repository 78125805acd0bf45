import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

const landingPages = ['/', '/fleet', '/services', '/home-v1', '/home-v2', '/home-v3', '/home-v4']

/** Lists the animations that run without end. */
const loops = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map(({ id }) => id),
  )

const words = (page: Page) => page.locator('[data-shown=true]').allInnerTexts()

test('for those who ask for less motion nothing loops on a landing page', async () => {
  const page = await openPage('about:blank')
  await page.clock.install()
  for (const path of landingPages) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const before = await words(page)
    await page.clock.fastForward(30_000)
    await page.clock.runFor(10_000)
    expect(await words(page), path).toEqual(before)
    expect(await loops(page), path).toEqual([])
    expect(await page.locator('video').count(), path).toBe(0)
  }
})
