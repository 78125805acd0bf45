import { LOCALES, localePath } from '@chauffeur/domain/locale'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { TRANSFER_ROUTES } from '@chauffeur/domain/transfer-routes'
import { nameIn } from '@chauffeur/words/server-words'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openSiteForAll } from '../support/check-in-order.ts'
import { adminCookie, type Site } from '../support/site.ts'

const PUBLIC_URL = 'https://costa.example'
const publicSite = openSiteForAll(() => ({ PUBLIC_URL }))
/** Without HTTPS, so that the office can sign in. */
const ownSite = openSiteForAll(() => ({}))

const PAGES = TRANSFER_ROUTES.map(({ slug }) => `/transfers/${slug}`)

const textAt = async (site: Site, path: string) => {
  const answer = await fetch(`${site.origin}${path}`)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('a page shows the price of a quote to the cent, in each language, right after the office has changed it', async () => {
  const site = ownSite()
  const cookie = await adminCookie(site)
  const { done: prices } = await site.client.ask('listPricing', undefined, { cookie })
  const price = prices.find(
    ({ vehicleName, serviceType }) => vehicleName === 'Mercedes V Class' && serviceType === 'point-to-point',
  )
  const shown: string[] = []
  for (const pricePerKm of ['1.97', '2.03', '2.11']) {
    const change = { id: price?.id, serviceType: 'point-to-point', minimumFare: '60', pricePerKm }
    expect((await site.client.ask('changePricing', change, { cookie })).status).toBe(200)
    const { done } = await site.client.ask('createQuote', {
      pickup: 'Faro Airport (FAO)',
      pickupPlaceId: 'faro-airport',
      dropoff: 'Sagres',
      dropoffPlaceId: 'sagres',
      vehicleName: 'Mercedes V Class',
    })
    for (const locale of LOCALES) {
      const page = await textAt(site, localePath('/transfers/faro-airport-to-sagres', locale))
      expect(page).toContain(formatEuros(toCents(done.totalPrice), locale))
    }
    shown.push(formatEuros(toCents(done.totalPrice)))
  }
  expect(new Set(shown).size).toBe(3)
})

const service = z.object({
  '@type': z.literal('Service'),
  name: z.string().min(10),
  serviceType: z.literal('Private transfer'),
  description: z.string().min(50),
  url: z.url(),
  provider: z.object({ '@type': z.literal('LocalBusiness'), '@id': z.url(), name: z.string() }),
  areaServed: z.array(z.object({ '@type': z.literal('Place'), name: z.string().min(3) })).length(2),
  offers: z.object({
    '@type': z.literal('AggregateOffer'),
    lowPrice: z.string().regex(/^\d+\.\d{2}$/),
    highPrice: z.string().regex(/^\d+\.\d{2}$/),
    offerCount: z.number().int().min(1),
    priceCurrency: z.literal('EUR'),
  }),
})
const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.number().int(),
        name: z.string().min(3),
        item: z.url(),
      }),
    )
    .min(2),
})
const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([service, breadcrumbs]),
})

test('each page describes its service and where it stands, as search engines ask for it', async () => {
  const site = publicSite()
  for (const path of PAGES.flatMap((page) => LOCALES.map((locale) => localePath(page, locale)))) {
    const page = await textAt(site, path)
    const json = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(page)?.[1] ?? ''
    const [offered, trail] = graph.parse(JSON.parse(json))['@graph']
    expect(offered.url).toBe(PUBLIC_URL + path)
    expect(Number(offered.offers.lowPrice)).toBeLessThanOrEqual(Number(offered.offers.highPrice))
    expect(trail.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(trail.itemListElement.at(-1)?.item).toBe(PUBLIC_URL + path)
    expect(page).not.toContain('aggregateRating')
  }
})

test('the sitemap names each page in every language, each naming all of them and the default', async () => {
  const site = publicSite()
  const sitemap = await textAt(site, '/sitemap.xml')
  const entries = [...sitemap.matchAll(/<url>([^]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
    versions: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    ),
  }))
  const addresses = new Set(entries.map(({ address }) => address))
  for (const { address, versions } of entries) {
    expect(Object.keys(versions)).toEqual([...LOCALES, 'x-default'])
    expect(Object.values(versions)).toContain(address)
    for (const href of Object.values(versions)) expect(addresses).toContain(href)
    expect(versions['x-default']).toBe(versions['en'])
  }
  for (const page of PAGES)
    expect(entries.find(({ address }) => address === PUBLIC_URL + page)?.lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test.each(LOCALES)(
  'each page in %s has a map of its own way, with the names in its language',
  async (locale) => {
    const site = publicSite()
    const maps = await Promise.all(PAGES.map((page) => textAt(site, localePath(`${page}.svg`, locale))))
    expect(new Set(maps).size).toBe(PAGES.length)
    for (const [at, map] of maps.entries()) {
      const { pickup, dropoff } = TRANSFER_ROUTES[at] ?? {}
      expect(map).toContain(`>${nameIn(locale, pickup?.name ?? '')}</text>`)
      expect(map).toContain(`>${nameIn(locale, dropoff?.name ?? '')}</text>`)
    }
    expect((await fetch(site.origin + localePath('/transfers/nowhere.svg', locale))).status).toBe(404)
  },
)
