import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import type { WhenDone } from '../../support/server-process.ts'
import { isAlive, openSite, openWindow, type DESKTOP, type Site, type Visitor } from './visitor.ts'

/** One sentence of the specification, and how somebody in front of the page finds that it is so. */
export interface Row {
  /** The sentence, in short. */
  readonly says: string
  /** Where it is looked for, by somebody who is new there; without it, where the row before has left the page. */
  readonly at?: string
  readonly see: (page: Page) => Promise<unknown>
}

interface Window extends Omit<Visitor, 'whenDone'> {
  readonly viewport?: typeof DESKTOP
  readonly refused?: readonly number[]
  /** Before the first page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

const TIMEOUT = 90_000

/** One site for the tests that follow. */
export function shareSite(
  settings: () => Promise<Record<string, string>> | Record<string, string> = () => ({}),
) {
  const whenDone = cleanUpAfterAll()
  let site: Site | undefined
  beforeAll(async () => {
    site = await openSite(await settings(), whenDone)
  }, TIMEOUT)
  return (): Site => {
    if (!site) throw new Error('The site is open while its tests run')
    return site
  }
}

/** A test for each row, all of them in one window. */
export function checkRows(site: () => Site, rows: readonly Row[], window: Window = {}): void {
  const whenDone = cleanUpAfterAll()
  const { viewport, refused, prepare, ...visitor } = window
  let page: Page
  let opened: { at: string; url: string } | undefined
  beforeAll(async () => {
    page = await openWindow(site(), 'about:blank', viewport, refused, { ...visitor, whenDone })
    await prepare?.(page)
  }, TIMEOUT)

  // oxlint-disable-next-line vitest/expect-expect -- the rows hold what is expected
  test.for(rows)('$says', { timeout: TIMEOUT }, async ({ at, see }) => {
    const isThere = at === opened?.at && page.url() === opened?.url
    if (at !== undefined && !isThere) {
      if (opened) await page.evaluate(() => sessionStorage.clear())
      await page.goto(at)
      await isAlive(page)
      opened = { at, url: page.url() }
    }
    await see(page)
  })
}

/** What is registered with it is done after the tests of this file or group, the last first. */
function cleanUpAfterAll(): WhenDone {
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
