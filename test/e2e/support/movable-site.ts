import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openApp, type TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { giveBack, takeDatabase } from '../../support/database.ts'
import { openPage, type Visit } from './open-page.ts'
import { builtPages, type Site } from './site.ts'

export interface MovableSite {
  readonly app: TestApp
  readonly site: Site
  /** Opens a page whose clock goes with the site's. */
  readonly open: (path: string, visit?: Visit) => Promise<Page>
  /** Moves all clocks on, and does what is due by then: mails and webhooks have arrived when it is done. */
  readonly at: (instant: string) => Promise<void>
}

/** The built site in this process, so that a test can move its clock and those of its visitors. */
export async function openMovableSite(
  start: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<MovableSite> {
  const database = await takeDatabase()
  onTestFinished(() => giveBack(database))
  const app = await openApp({
    database,
    clock: clockAt(start),
    settings,
    pages: builtPages,
  })
  onTestFinished(() => app.close())
  const site = { origin: app.origin, client: app.clients.REST, mails: app.mailFolder }
  const pages: Page[] = []
  const { chauffeurs, payments, mail, tripMessages, webhooks } = app.workers
  const settle = async () => {
    for (const worker of [chauffeurs, payments, mail, tripMessages, webhooks]) await worker?.drain()
  }
  return {
    app,
    site,
    async open(path, visit) {
      const page = await openPage(path, { ...visit, site, now: app.clock() })
      pages.push(page)
      return page
    },
    async at(instant) {
      const passed = Date.parse(instant) - app.clock().getTime()
      // Work under way would seem to hang once the clock has moved.
      await settle()
      app.clock.set(instant)
      await settle()
      await Promise.all(pages.map((page) => page.clock.fastForward(passed)))
    },
  }
}
