import { DEFAULT_LOCALE, type Locale, LOCALES, localePath } from '@chauffeur/domain/locale'
import type { FastifyInstance } from 'fastify'
import { publicPages, type PublicPage } from './public-pages.ts'

/** /robots.txt and /sitemap.xml, with this site's own address. */
export function serveSearchEngineFiles(web: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    'Allow: /api/docs',
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
