import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicPages } from '../../../src/server/pages/public-pages.ts'
import { openSiteForAll } from '../support/check-in-order.ts'
import { sharedSite, type Site } from '../support/site.ts'

const site = sharedSite()
/** With an address of its own, and a brand name that is markup. */
const publicSite = openSiteForAll(() => ({
  PUBLIC_URL: 'https://costa.example',
  BRAND_NAME: 'Costa </script><script>alert(1)</script>',
}))

const ask = (site: Site, path: string, init: RequestInit = {}) => fetch(`${site.origin}${path}`, init)
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('a kept page allows its own inline scripts and no others', async () => {
  for (const { path } of publicPages.filter(({ isKept }) => isKept)) {
    const answer = await ask(site, path)
    expect(answer.status, path).toBe(200)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    const hashes = inlineScripts(await answer.text()).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(scripts.toSorted(), path).toEqual(["'self'", ...hashes].toSorted())
  }
})

test('a kept page is sent once and then only confirmed', async () => {
  const first = await ask(site, '/terms', { headers: { 'accept-encoding': 'gzip, br' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await ask(site, '/terms', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const plain = await ask(site, '/terms', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(await plain.text()).toBe(await first.text())
})

test.each(['/', '/book', '/terms', '/admin', '/an-address-that-leads-nowhere'])(
  'only the head of %s can be asked for',
  async (path) => {
    const [head, whole] = await Promise.all([ask(site, path, { method: 'HEAD' }), ask(site, path)])
    expect(head.status).toBe(whole.status)
    expect(await head.text()).toBe('')
  },
)

test('search engines are told of pages that are there, by the address that each gives itself', async () => {
  const site = publicSite()
  expect(await (await ask(site, '/robots.txt')).text()).toContain(
    'Sitemap: https://costa.example/sitemap.xml',
  )
  const sitemap = await (await ask(site, '/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/costa\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(listed).toEqual(expect.arrayContaining(['/', '/book', '/contact', '/terms', '/privacy']))
  for (const path of listed) {
    const answer = await ask(site, path)
    expect(answer.status, path).toBe(200)
    const html = await answer.text()
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/), path).toBe(`https://costa.example${path}`)
    expect(attribute(html, /<meta name="description" content="([^"]+)"/).length, path).toBeGreaterThan(50)
    expect(html, path).not.toContain('noindex')
    const image = attribute(html, /<meta property="og:image" content="https:\/\/costa\.example([^"]+)"/)
    expect((await ask(site, image)).headers.get('content-type'), path).toBe('image/jpeg')
  }
})

test.each(['/booking-confirmation', '/admin', '/admin/login', '/an-address-that-leads-nowhere'])(
  '%s is kept out of search engines',
  async (path) => {
    expect(await (await ask(site, path)).text()).toMatch(/<meta name="robots" content="noindex/)
  },
)

test.each([
  ['/fleet', '/'],
  ['/services', '/'],
  ['/booking', '/book'],
])('%s shows the page of %s and says so', async (path, shown) => {
  const site = publicSite()
  expect(attribute(await (await ask(site, path)).text(), /<link rel="canonical" href="([^"]+)"/)).toBe(
    `https://costa.example${shown}`,
  )
})

test('a brand of any name stays inside what is said to search engines', async () => {
  const site = publicSite()
  const html = await (await ask(site, '/')).text()
  const data = attribute(html, /<script type="application\/ld\+json">([^]*?)<\/script>/)
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [{ '@type': 'LocalBusiness', name: 'Costa </script><script>alert(1)</script>' }, {}],
  })
  expect(html).not.toContain('<script>alert(1)')
})

// As the server sends them; what is fetched after a click or a scroll is not among them.
test.each([
  ['/', 120_000],
  ['/home-v1', 120_000],
  ['/home-v2', 120_000],
  ['/home-v3', 120_000],
  ['/home-v4', 120_000],
  ['/book', 170_000],
])('the scripts of %s weigh less than %i bytes', async (path, most) => {
  const html = await (await ask(site, path)).text()
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const { headers } = await ask(site, file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      return Number(headers.get('content-length'))
    }),
  )
  expect(files.size).toBeGreaterThan(3)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
})
