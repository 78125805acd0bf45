import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@chauffeur/contract/endpoints'
import { errorCodes } from '@chauffeur/contract/error-codes'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../support/repository.ts'
import { findBarriers } from '../support/accessibility.ts'
import { shareSite } from '../support/table.ts'
import { DESKTOP, NARROW, openWindow, PHONE, type Site } from '../support/visitor.ts'

// Nothing here changes anything: one site for all who only look.
const shared = shareSite()
let site: Site
beforeAll(() => {
  site = shared()
})

const PAGES = ['/api/docs', '/api/docs/getting-started'] as const
const sizes = [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
  ['the narrowest window', NARROW],
] as const

// The reference is as long as a book, and the same at every width: a busy machine takes minutes to look at all of it.
test.for(PAGES)('%s can be read by everybody', { timeout: 300_000 }, async (path) => {
  const page = await openWindow(site, path, PHONE)
  await unfold(page)
  expect(await findBarriers(page)).toEqual([])
})

for (const path of PAGES)
  test.for(sizes)(`${path} fits %s`, async ([, viewport]) => {
    const page = await openWindow(site, path, viewport)
    await unfold(page)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  })

/** All that is folded is read, too. */
function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
}

test.for(PAGES)('%s carries no script, and is sent once and then only confirmed', async (path) => {
  const answer = await fetch(`${site.origin}${path}`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).not.toMatch(/<script| style=/)
  const again = await fetch(`${site.origin}${path}`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('the reference has every call and every code, and no link that leads nowhere', async () => {
  const html = await (await fetch(`${site.origin}/api/docs`)).text()
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  expect(anchors.filter((id) => !ids.includes(id))).toEqual([])
  expect(Object.keys(endpoints).filter((name) => !ids.includes(name))).toEqual([])
  expect(Object.keys(errorCodes).filter((code) => !ids.includes(`error-${code}`))).toEqual([])
})

test('getting started shows the very files that the tests run', async () => {
  const page = await openWindow(site, '/api/docs/getting-started')
  for (const name of [
    'client.ts',
    'search.sh',
    'search.ts',
    'quote.sh',
    'quote.ts',
    'book.sh',
    'book.ts',
    'patiently.ts',
    'receive.ts',
  ]) {
    const code = readFileSync(join(ROOT, 'packages/examples', name), 'utf8').trim()
    const shown = page.getByRole('region', { name: new RegExp(`: ${name.replace('.', '\\.')}$`) })
    expect(await shown.textContent()).toBe(code)
  }
})

test('a reader comes from the first steps to a call of the reference', async () => {
  const page = await openWindow(site, '/api/docs/getting-started')
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Reference' })
    .click()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Request a transfer or a hire' }).click()
  await expect.poll(() => page.url()).toMatch(/\/api\/docs#createBooking$/)
  await page.getByRole('article', { name: /^Request a transfer or a hire/ }).waitFor()
})
