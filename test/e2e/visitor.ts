import { chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { openHome, startServer, type ServerProcess } from '../support/server-process.ts'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** The narrowest that WCAG asks for: a desk's window at 400 %. */
export const NARROW = { width: 320, height: 640 }

export interface Site extends ServerProcess {
  /** Where its mail is written. */
  readonly mails: string
}

/** The built site in a process of its own, with default settings but for these and an empty database, for this test only. */
export async function openSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const home = await openHome()
  return { ...(await startServer({ ...home.env, ...settings })), mails: `${home.folder}/mail` }
}

/**
 * A browser window of somebody who has never been here. What goes wrong in it unseen fails the test: an error or
 * warning in the console, a request to another host, a call that the server could not answer. `refused` are the
 * statuses of refusals that belong to the visit: the browser writes each down as an error.
 */
export async function openWindow(
  site: Site,
  path: string,
  viewport = DESKTOP,
  refused: readonly number[] = [],
): Promise<Page> {
  const browser = await chromium.connect(inject('chromium'))
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => {
    // A visitor who is not signed in is told so by a 401.
    const isExpected = [401, ...refused].some((status) => message.text().includes(`status of ${status}`))
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.origin) noise.push(`asked elsewhere: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500 && !refused.includes(response.status()))
      noise.push(`${response.status()}: ${response.url()}`)
  })
  onTestFinished(() => expect(noise).toEqual([]))
  await visit(page, `${site.origin}${path}`)
  return page
}

/** Opens an address and waits until its scripts have taken over: before that, a click or a key does little. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // The router's own note of what it still has to take over; it goes with the last of it.
  await page.waitForFunction(() => !('$_TSR' in window))
}
