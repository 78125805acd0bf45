import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@chauffeur/contract/endpoints'
import { errorCodes } from '@chauffeur/contract/error-codes'
import { expect, test } from 'vitest'
import { ROOT } from '../../support/repository.ts'
import { PHONE, openPage } from '../support/open-page.ts'
import { findBarriers, sidewaysScroll } from '../support/inspect.ts'
import { sharedSite } from '../support/site.ts'

const PAGES = ['/api/docs', '/api/docs/getting-started'] as const
const { origin } = sharedSite()

test.for(PAGES)('%s has no barrier and fits every window, unfolded', async (path) => {
  const page = await openPage(path, { viewport: PHONE })
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
  // The reference is as long as a book and the same at every width: axe reads it once.
  expect(await findBarriers(page)).toEqual([])
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `${width} pixels`).toBe(0)
  }
})

test.for(PAGES)('%s carries no script, and is sent once and then only confirmed', async (path) => {
  const answer = await fetch(`${origin}${path}`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).not.toMatch(/<script| style=/)
  const again = await fetch(`${origin}${path}`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('the reference has every call and every code, and no link that leads nowhere', async () => {
  const html = await (await fetch(`${origin}/api/docs`)).text()
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  expect(anchors.filter((id) => !ids.includes(id))).toEqual([])
  expect(Object.keys(endpoints).filter((name) => !ids.includes(name))).toEqual([])
  expect(Object.keys(errorCodes).filter((code) => !ids.includes(`error-${code}`))).toEqual([])
})

test('getting started shows the very files that the tests run', async () => {
  const page = await openPage('/api/docs/getting-started')
  const [, address = ''] = /API_URL=(\S+)/.exec(await page.locator('main').innerText()) ?? []
  expect(address).toMatch(/^https?:/)
  for (const name of [
    'client.ts',
    'search.sh',
    'search.ts',
    'quote.sh',
    'quote.ts',
    'book.sh',
    'with-retries.ts',
    'receive.ts',
  ]) {
    const code = readFileSync(join(ROOT, 'packages/examples', name), 'utf8')
      .trim()
      .replace('http://localhost:3000', address)
    const shown = page.getByRole('region', { name: new RegExp(`: ${name.replace('.', '\\.')}$`) })
    expect(await shown.textContent()).toBe(code)
  }
})
