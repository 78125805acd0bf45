import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { WhenDone } from '../../support/server-process.ts'
import { adminCookie, sharedSite, type Site } from './site.ts'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** The narrowest that WCAG asks for: a window of 1280 pixels at 400 %. */
export const NARROW = { width: 320, height: 640 }

/** How a map reaches a page that the processor paints: the browser finds it slow. */
const WITHOUT_GRAPHICS_CARD = /GL Driver Message .*GPU stall due to ReadPixels/

/** The time for a page to do what is waited for: on a busy machine, too, only a page that hangs takes longer. */
const PAGE_TIMEOUT_MS = 90_000

/** The messages that the browser logs about requests that `goOffline` has blocked. */
export const OFFLINE =
  /net::ERR_|Unable to preload|Failed to fetch dynamically imported module|Failed to load font/

/** How somebody opens a page, where it is not an empty browser on a wide screen on the shared site. */
export interface Visit {
  readonly site?: Site
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly isSignedIn?: boolean
  /** Whether its maps are looked at. Elsewhere the browser is one that draws none: the processor takes seconds for each. */
  readonly drawsMaps?: boolean
  /** The statuses of refusals that belong to the visit: the browser writes each down as an error. */
  readonly refusals?: readonly number[]
  /** Another error in the console that belongs to the visit. */
  readonly expectedError?: RegExp
  /** Another origin that the visit leads to. */
  readonly otherOrigin?: string
  readonly context?: BrowserContextOptions
  /** The time that its clock shows at first. */
  readonly now?: Date
  readonly whenDone?: WhenDone
}

let connection: Promise<Browser> | undefined

/** The browser of the run, which every worker connects to once. */
async function connect(): Promise<Browser> {
  connection ??= chromium.connect(inject('chromium'))
  const browser = await connection
  if (browser.isConnected()) return browser
  connection = undefined
  return connect()
}

/**
 * A page in a browser of its own that has never been here. What goes wrong in it unseen fails the test: an error or
 * warning in the console, a request to another host, a call that the server could not answer.
 */
export async function openPage(path: string, visit: Visit = {}): Promise<Page> {
  const { site = sharedSite(), viewport = DESKTOP, refusals = [], whenDone = onTestFinished } = visit
  const context = await (
    await connect()
  ).newContext({
    baseURL: site.origin,
    viewport,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...visit.context,
  })
  whenDone(() => context.close())
  context.setDefaultTimeout(PAGE_TIMEOUT_MS)
  if (visit.now) await context.clock.install({ time: visit.now })
  if (visit.isSignedIn) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(await adminCookie(site)) ?? []
    await context.addCookies([{ name, value, url: site.origin }])
  }
  if (!visit.drawsMaps)
    await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext'))
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    // A visitor who is not signed in gets a 401.
    const isExpected =
      [401, ...refusals].some((status) => text.includes(`status of ${status}`)) ||
      WITHOUT_GRAPHICS_CARD.test(text) ||
      visit.expectedError?.test(text)
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      noise.push(`${message.type()}: ${text} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.origin && origin !== visit.otherOrigin)
      noise.push(`asked elsewhere: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500 && !refusals.includes(response.status()))
      noise.push(`${response.status()}: ${response.url()}`)
  })
  whenDone(() => {
    // Vitest would cut it off before the address that says what went wrong.
    if (noise.length > 0) throw new Error(noise.join('\n'))
  })
  if (visit.context?.javaScriptEnabled !== false) waitForReact(page)
  await page.goto(path)
  return page
}

/** From now on the page is taken over by React when `goto` and `reload` are done, unless they wait for less. */
function waitForReact(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const takenOver = async () => {
    // The simulated payment has no scripts; that of the documentation shows the search once it has done the rest.
    if ((await page.locator('script').count()) === 0) return
    if (new URL(page.url()).pathname.startsWith('/api/docs')) await page.getByRole('search').waitFor()
    else await hydrated(page)
  }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await takenOver()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await takenOver()
    return response
  }
}

/** Waits until React has taken the page over, part by part: what is pressed before is lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The office shows a spinner alone until it knows who is signed in: the Tab key finds nothing to go to.
    if (document.querySelector('main > output:only-child')) return false
    const parts = document.querySelectorAll(
      ['main', 'a', 'button', 'input'].map((part) => `${part}:not(.maplibregl-map *)`).join(),
    )
    return (
      parts.length > 0 &&
      [...parts].every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
    )
  })
  // React marks a part while it is still at work on it. Only afterwards has the page nothing to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))
}

/** From now on the page reaches no server. */
export const goOffline = (page: Page): Promise<void> => page.context().setOffline(true)
export const goOnline = (page: Page): Promise<void> => page.context().setOffline(false)
