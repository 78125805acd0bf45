import { createHash } from 'node:crypto'
import { rateLimits } from '@chauffeur/domain/rate-limits'
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

/** Where callers are counted. */
const limitedSite = openSiteForAll(() => ({ RATE_LIMIT: 'on' }))

/** That works on one request at a time. */
const busySite = openSiteForAll(() => ({ MAX_REQUESTS_IN_FLIGHT: '1' }))

/** The answer and its whole text, asked for at once: a server that is stopped waits until what it sends has been read. */
async function ask(site: Site, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.origin}${path}`, init)
  const body = await answer.text()
  return Object.assign(answer, { text: async () => body })
}
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('a page that everybody gets allows its own inline scripts and no others', async () => {
  for (const { path } of publicPages.filter(({ isPrerendered, isWizard }) => isPrerendered || isWizard)) {
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

test('a prerendered page is sent once and then only confirmed', async () => {
  const first = await ask(site, '/terms', { headers: { 'accept-encoding': 'gzip, br' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await ask(site, '/terms', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const plain = await ask(site, '/terms', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(await plain.text()).toBe(await first.text())
})

test('a prerendered page is the same for every query', async () => {
  for (const { path } of publicPages.filter(({ isPrerendered }) => isPrerendered)) {
    const [plain, withQuery] = await Promise.all([
      ask(site, path),
      ask(site, `${path}?booking=TR-7K3Q9X&a=1`),
    ])
    expect(withQuery.headers.get('etag'), path).toBe(plain.headers.get('etag'))
    expect(await withQuery.text(), path).toBe(await plain.text())
  }
})

test('the wizard is rendered once for all who come at the same time with nothing filled in', async () => {
  const began = Date.now()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(site, '/book')))
  const versions = new Set(answers.map(({ headers }) => headers.get('etag')))
  // A new one for each second that ends between them.
  expect(versions.size).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 1000) + 1)
  expect([...versions].at(0)).toMatch(/^"/)
})

test('the wizard goes by the time at which it was rendered, which is never long ago', async () => {
  const openedAt = async () => Number(/openedAt:(\d+)/.exec(await (await ask(site, '/book')).text())?.[1])
  const first = await openedAt()
  await expect.poll(openedAt).toBeGreaterThan(first)
})

test('a wizard whose address fills something in is its caller’s own', async () => {
  const answer = await ask(site, '/book?pickup=Faro')
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-")
  expect(answer.headers.get('etag')).toBeNull()
  expect(await answer.text()).toContain('value="Faro"')
})

test.each(['/api/docs', '/api/docs/errors.md', '/api/openapi.json', '/api/v1/openapi.json'])(
  '%s is sent once, compressed, and then only confirmed',
  async (path) => {
    const first = await ask(site, path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    expect((await ask(site, path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const plain = await ask(site, path, { headers: { 'accept-encoding': 'identity, br;q=0' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(await first.text())
  },
)

test('programs find the API and whom to tell of a weakness, and elsewhere below /.well-known a short answer', async () => {
  const site = publicSite()
  const catalog = await ask(site, '/.well-known/api-catalog')
  expect(catalog.headers.get('content-type')).toContain('application/linkset+json')
  const [api] = JSON.parse(await catalog.text()).linkset
  expect(api).toMatchObject({ 'service-desc': [{ href: 'https://costa.example/api/v1/openapi.json' }] })
  for (const { href } of [...api['service-desc'], ...api['service-doc'], ...api.status])
    expect((await ask(site, new URL(href).pathname)).status, href).toBe(200)
  const security = await (await ask(site, '/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/)
  expect(Date.parse(/Expires: (.*)/.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now())
  const missing = await ask(site, '/.well-known/change-password')
  expect([missing.status, await missing.text()]).toEqual([404, 'There is nothing at this address.\n'])
  expect(await (await ask(site, '/llms.txt')).text()).toContain(
    '(https://costa.example/api/docs/webhooks.md)',
  )
})

test('a page that is rendered for its visitor is refused, on a page, to who asks too often', async () => {
  const site = limitedSite()
  const { address } = rateLimits.page
  const max = address[0]?.max ?? 0
  let served = 0
  // The minute may end meanwhile, but not twice.
  while (served <= 2 * max && (await ask(site, `/payment-result?id=${served}`)).status === 200) served += 1
  expect(served).toBeGreaterThanOrEqual(max)
  const refused = await ask(site, '/book?pickup=Faro')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const text = await refused.text()
  expect(text).toContain('Very many pages were opened from your connection')
  expect(text).toMatch(/Please try again in \d+ seconds?\./)
  expect((await ask(site, '/contact?booking=TR-7K3Q9X')).status).toBe(200)
})

test('a page that the server is too busy to render is refused on a page in its language', async () => {
  const site = busySite()
  // Signing in is let in all the same, and busy with the password for a while.
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'not a password' }),
  }
  const refusedOfTwenty = async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        ask(site, '/api/admin/login', login),
        ask(site, `/pt/payment-result?id=${index}`),
      ]).flat(),
    )
    return answers.filter(({ status, url }) => status === 503 && url.includes('/pt/'))
  }
  let refused: Response[] = []
  for (let round = 0; round < 20 && refused.length === 0; round += 1) refused = await refusedOfTwenty()
  expect(refused).not.toEqual([])
  for (const answer of refused) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
    expect(answer.headers.get('content-language')).toBe('pt-PT')
    expect(await answer.text()).toContain('Há muitas pessoas a usar o site neste momento.')
  }
})

test.each(['/', '/book', '/terms', '/admin', '/an-address-that-leads-nowhere'])(
  'only the head of %s can be asked for',
  async (path) => {
    const [head, whole] = await Promise.all([ask(site, path, { method: 'HEAD' }), ask(site, path)])
    expect(head.status).toBe(whole.status)
    expect(await head.text()).toBe('')
  },
)

test('search engines are given the pages that are there, by the address that each gives itself', async () => {
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
  'search engines do not list %s',
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

test('the styles that a page comes with are not fetched again by what it loads later', async () => {
  const html = await (await ask(site, '/book')).text()
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
  expect(scripts.size).toBeGreaterThan(3)
  const texts = await Promise.all([...scripts].map(async (file) => (await ask(site, file)).text()))
  const sheets = new Set(texts.flatMap((text) => text.match(/assets\/[\w.-]+\.css/g) ?? []))
  for (const sheet of sheets)
    expect(html.includes(await (await ask(site, `/${sheet}`)).text()), sheet).toBe(false)
})

// As the server sends them; what is fetched after a click or a scroll is not among them.
test.each([
  ['/', 123_800],
  ['/home-v1', 117_300],
  ['/home-v2', 117_300],
  ['/home-v3', 117_300],
  ['/home-v4', 117_400],
  ['/book', 182_900],
  ['/contact', 140_500],
  ['/terms', 117_300],
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
