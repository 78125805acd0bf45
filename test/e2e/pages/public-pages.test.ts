import { LANGUAGE_TAGS, localePath, LOCALES, splitLocale } from '@chauffeur/domain/locale'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { cleanUpAfterAll } from '../support/check-in-order.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'
import { publicPages } from '../support/public-pages.ts'

/** Lines of two or more words that are the same in every language: names, and what somebody says of himself. */
const NAMES: readonly RegExp[] = [
  /^© /,
  /^[SEV] Class$/,
  /^(?:Mercedes|Vito)\b/,
  /@|^\+?[\d ]+$/,
  // Of the switch of languages.
  /^(?:EN|PT|ES) (?:English|Português|Español)$/i,
  /^Jonas & Ida$/,
  // The way of a transfer.
  /^[\d.,]+ km · (?:\d+ h )?\d+ min$/,
  // The map's sources.
  /OpenStreetMap/,
]

const whenDone = cleanUpAfterAll()
let page: Page
beforeAll(async () => {
  page = await openPage('about:blank', { refusals: [404], whenDone })
})

test.for(publicPages)(
  '%s has no barrier and fits every window in each language, and no English line in the others',
  async (path) => {
    let english: readonly string[] = []
    for (const locale of LOCALES) {
      const address = localePath(path, locale)
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const lines = await linesOf(page)
      expect(lines.filter((line) => english.includes(line) && !isName(line))).toEqual([])
      if (locale === 'en') english = lines
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[locale])
      // A page that leads nowhere has none.
      const canonical = await page.locator('link[rel=canonical]').all()
      const own = await Promise.all(canonical.map((link) => link.getAttribute('href')))
      expect(own.map((href) => splitLocale(new URL(href ?? '').pathname).locale)).toEqual(
        own.map(() => locale),
      )
      await inspect(page, address)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    }
  },
)

/** Returns the lines of a page's text that have two words or more. */
async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => (line.match(/\p{L}{2,}/gu) ?? []).length > 1)
}

function isName(line: string): boolean {
  return NAMES.some((name) => name.test(line))
}
