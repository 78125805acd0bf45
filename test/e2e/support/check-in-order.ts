import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import type { WhenDone } from '../../support/server-process.ts'
import { openPage, type Visit } from './open-page.ts'
import { openSite, type Site } from './site.ts'

/** One rule, and how somebody in front of the page finds that it holds. */
export interface Check {
  readonly rule: string
  /** Where it is looked for, by somebody who is new there; without it, where the check before has left the page. */
  readonly at?: string
  readonly check: (page: Page) => Promise<unknown>
}

interface Visitor extends Omit<Visit, 'whenDone' | 'site'> {
  readonly site?: () => Site
  /** Before the first page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** A test for each check, all of them in one page, one after the other. */
export function checkInOrder(checks: readonly Check[], { site, prepare, ...visit }: Visitor = {}): void {
  const whenDone = cleanUpAfterAll()
  let page: Page
  let opened: { at: string; url: string } | undefined
  beforeAll(async () => {
    page = await openPage('about:blank', { ...visit, ...(site && { site: site() }), whenDone })
    await prepare?.(page)
  })

  // oxlint-disable-next-line vitest/expect-expect -- the checks hold what is expected
  test.for(checks)('$rule', async ({ at, check }) => {
    const isThere = at === opened?.at && page.url() === opened?.url
    if (at !== undefined && !isThere) {
      if (opened) await page.evaluate(() => sessionStorage.clear())
      await page.goto(at)
      opened = { at, url: page.url() }
    }
    await check(page)
  })
}

/** A site with settings of its own for the tests that follow. */
export function openSiteForAll(
  settings: () => Promise<Record<string, string>> | Record<string, string> = () => ({}),
): () => Site {
  const whenDone = cleanUpAfterAll()
  let site: Site | undefined
  beforeAll(async () => {
    site = await openSite(await settings(), whenDone)
  })
  return () => {
    if (!site) throw new Error('The site is open while its tests run')
    return site
  }
}

/** Returns a function that registers clean-ups; they run after the tests of this file or group, the last first. */
export function cleanUpAfterAll(): WhenDone {
  const cleanings: (() => void | Promise<void>)[] = []
  afterAll(async () => {
    const failures: unknown[] = []
    for (const clean of cleanings.toReversed()) {
      try {
        await clean()
      } catch (failure) {
        failures.push(failure)
      }
    }
    if (failures.length > 0) throw failures[0]
  })
  return (clean) => void cleanings.push(clean)
}
