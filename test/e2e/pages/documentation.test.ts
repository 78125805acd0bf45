import { expect, test } from 'vitest'
import { endpoints } from '@chauffeur/contract/endpoints'
import { findBarriers, sidewaysScroll } from '../support/inspect.ts'
import { DESKTOP, openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, sharedSite } from '../support/site.ts'

const site = sharedSite()
const at = (path: string, init: RequestInit = {}) =>
  fetch(`${site.origin}${path}`, { redirect: 'manual', ...init })

test('pages of the documentation have no barrier, fit every window and are short', async () => {
  const page = await openPage('/api/docs', { viewport: PHONE })
  for (const path of [
    '',
    '/life',
    '/webhooks',
    '/errors',
    '/reference/createPartnerBooking',
    '/objects/PartnerBooking',
  ]) {
    await page.goto(`/api/docs${path}`)
    expect(await findBarriers(page), path).toEqual([])
    for (const viewport of [{ width: 320, height: 640 }, DESKTOP]) {
      await page.setViewportSize(viewport)
      // The page is laid out anew a moment after its window has another size.
      await expect.poll(() => sidewaysScroll(page), { message: `${path} at ${viewport.width}` }).toBe(0)
    }
    // The errors are a list with an anchor for each code, which grows with the calls.
    const most = path === '/errors' ? 7_000 : 6_100
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(most)
  }
})

test('a partner finds an error by “/”, keeps a language, and sees the own key in every sample', async () => {
  const page = await openPage('/api/docs')
  await page.getByRole('textbox', { name: 'Your key' }).fill('ctk_live_mine')
  await page.getByRole('radio', { name: 'Python' }).first().check()
  const sample = page.getByRole('region', { name: 'Book the trip: Python' })
  await expect.poll(() => sample.textContent()).toContain('"Authorization": "Bearer ctk_live_mine"')
  await page.getByRole('heading', { name: 'Ask for the price' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('no pri')
  const found = page.getByRole('search').getByRole('link').first()
  await expect.poll(() => found.innerText()).toContain('NO_PRICE')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toMatch(/\/api\/docs\/errors#NO_PRICE$/)
  await page.goto('/api/docs/reference/createQuote')
  const kept = page.getByRole('region', { name: /: Python$/ })
  await expect.poll(() => kept.textContent()).toContain('ctk_live_mine')
})

test('an agent lists the pages as resources, and reads one as it stands at its address', async () => {
  const ask = async (method: string, params: object) => {
    const answer = await at('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return (await answer.text()).replace(/^(?:event: .*\n)?data: /, '')
  }
  const { resources } = JSON.parse(await ask('resources/list', {})).result
  const { uri, mimeType } = resources.find(({ name }: { name: string }) => name === '/api/docs/booking.md')
  expect([mimeType, resources.length > 50]).toEqual(['text/markdown', true])
  const [content] = JSON.parse(await ask('resources/read', { uri })).result.contents
  expect(content).toEqual({ uri, mimeType, text: await (await at('/api/docs/booking.md')).text() })
})

test('the calls of the office are shown to who is signed in, and to no search engine', async () => {
  for (const path of ['/office-bookings', '/reference/acceptBooking', '/search.json']) {
    const stranger = await at(`/api/docs/office${path}`)
    expect([stranger.status, stranger.headers.get('location')], path).toEqual([302, '/admin/login'])
    const office = await at(`/api/docs/office${path}`, { headers: { cookie: await adminCookie(site) } })
    expect([office.status, office.headers.get('x-robots-tag')], path).toEqual([200, 'noindex'])
    expect(await office.text(), path).toContain(endpoints.acceptBooking.path.replace(':id', '{id}'))
  }
  expect((await at('/api/docs/getting-started')).headers.get('location')).toBe('/api/docs')
  expect((await at('/api/docs/nothing')).status).toBe(404)
})
