import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { openHome, startServer, type ServerProcess, type WhenDone } from '../../support/server-process.ts'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** The narrowest that WCAG asks for: a desk's window at 400 %. */
export const NARROW = { width: 320, height: 640 }
/** A desk's window at 200 %. */
export const ZOOMED = { width: 720, height: 450 }

export interface Site extends ServerProcess {
  /** Where its mail is written. */
  readonly mails: string
}

/**
 * The built site in a process of its own, with default settings but for these and an empty database, for this test
 * only unless told otherwise.
 */
export async function openSite(
  settings: Readonly<Record<string, string>> = {},
  whenDone: WhenDone = onTestFinished,
): Promise<Site> {
  const home = await openHome(whenDone)
  return { ...(await startServer({ ...home.env, ...settings }, whenDone)), mails: `${home.folder}/mail` }
}

/** How a map reaches a page that the processor paints: the browser finds it slow. */
const WITHOUT_GRAPHICS_CARD = /GL Driver Message .*GPU stall due to ReadPixels/

/** What the browser writes down when the server is away. */
export const UNREACHABLE =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION_RESET/
/** The same where parts are fetched meanwhile. */
export const UNFETCHED = new RegExp(`${UNREACHABLE.source}|Failed to fetch dynamically imported module`)

/** Who opens a window, where it is not the usual visitor for one test. */
export interface Visitor {
  readonly context?: BrowserContextOptions
  /** An error in the console that belongs to the visit. */
  readonly expected?: RegExp
  /** Another site that the visit leads to. */
  readonly elsewhere?: string
  readonly whenDone?: WhenDone
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
  { context: own, expected, elsewhere, whenDone = onTestFinished }: Visitor = {},
): Promise<Page> {
  const browser = await chromium.connect(inject('chromium'))
  whenDone(() => browser.close())
  const usual = { baseURL: site.origin, viewport, locale: 'en-GB', reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ ...usual, ...own })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => {
    // A visitor who is not signed in is told so by a 401.
    const isExpected =
      [401, ...refused].some((status) => message.text().includes(`status of ${status}`)) ||
      WITHOUT_GRAPHICS_CARD.test(message.text()) ||
      expected?.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.origin && origin !== elsewhere)
      noise.push(`asked elsewhere: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500 && !refused.includes(response.status()))
      noise.push(`${response.status()}: ${response.url()}`)
  })
  whenDone(() => expect(noise).toEqual([]))
  await page.goto(path)
  // The documentation is only read.
  const isRead = !path.startsWith('/') || path.startsWith('/api/docs')
  if (!isRead && own?.javaScriptEnabled !== false) await isAlive(page)
  return page
}

/** What is pressed before React has taken the page over, part by part, is lost. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = document.querySelectorAll('main, main a, main button, main input')
    return (
      parts.length > 0 &&
      [...parts].every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
    )
  })
}
