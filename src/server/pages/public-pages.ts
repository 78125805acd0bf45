import { DEFAULT_LOCALE, localePath, LOCALES, type Locale } from '@chauffeur/domain/locale'
import { TRANSFER_ROUTES } from '@chauffeur/domain/transfer-routes'
import type { FastifyInstance } from 'fastify'

interface PublicPage {
  readonly path: string
  /** Rendered once: it is equal for every visitor and query until the next start. */
  readonly isPrerendered: boolean
  /** Holds what its query fills in, and goes by the time at which it was rendered. Without a query it is anybody's. */
  readonly isWizard: boolean
  /** In the sitemap for search engines; a page that shows another's content, or one visitor's own, is not. */
  readonly isListed: boolean
  /** Rendered anew when a price has changed. */
  readonly showsPrices: boolean
  /** When its words were last written, yyyy-MM-dd. */
  readonly writtenOn?: string
}

interface Traits {
  readonly prerendered?: boolean
  readonly wizard?: boolean
  readonly listed?: boolean
  readonly priced?: boolean
  readonly writtenOn?: string
}

const page = (path: string, is: Traits = {}): PublicPage => ({
  path,
  isPrerendered: is.prerendered ?? !is.wizard,
  isWizard: is.wizard ?? false,
  isListed: is.listed ?? true,
  showsPrices: is.priced ?? false,
  ...(is.writtenOn && { writtenOn: is.writtenOn }),
})

/** Every page that anybody can open. */
export const publicPages: readonly PublicPage[] = [
  page('/'),
  page('/home-v1'),
  page('/home-v2'),
  page('/home-v3'),
  page('/home-v4'),
  page('/fleet', { listed: false }),
  page('/services', { listed: false }),
  page('/book', { wizard: true }),
  page('/booking', { wizard: true, listed: false }),
  page('/booking-confirmation', { listed: false }),
  page('/pay', { listed: false }),
  page('/undo-email', { listed: false }),
  page('/trip', { prerendered: false, listed: false }),
  page('/transfers', { priced: true }),
  ...TRANSFER_ROUTES.map(({ slug, writtenOn }) => page(`/transfers/${slug}`, { priced: true, writtenOn })),
  page('/contact'),
  page('/terms'),
  page('/privacy'),
]

/** /robots.txt and /sitemap.xml, with this site's own address. */
export function serveSearchEngineFiles(web: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/docs/office',
    'Allow: /api/v1/openapi.json',
    'Disallow: /api/',
    'Disallow: /trpc/',
    ...LOCALES.map((locale) => `Disallow: ${localePath('/trip', locale)}`),
    'Disallow: /d/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages.filter(({ isListed }) => isListed).flatMap((page) => inEachLanguage(publicUrl, page)),
    '</urlset>',
  ]
  web.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(lines(robots)))
  web.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(lines(sitemap)))
}

/** The address of a page in each language, and beside each the others. */
function inEachLanguage(publicUrl: string, { path, writtenOn }: PublicPage): string[] {
  const address = (locale: Locale) => escapeXml(publicUrl + localePath(path, locale))
  const alternate = (language: string, locale: Locale) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`
  const alternates = [
    ...LOCALES.map((locale) => alternate(locale, locale)),
    alternate('x-default', DEFAULT_LOCALE),
  ]
  return LOCALES.flatMap((locale) => [
    '  <url>',
    `    <loc>${address(locale)}</loc>`,
    ...(writtenOn ? [`    <lastmod>${writtenOn}</lastmod>`] : []),
    ...alternates,
    '  </url>',
  ])
}

function lines(text: readonly string[]): string {
  return `${text.join('\n')}\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
