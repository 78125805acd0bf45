import type { FastifyInstance } from 'fastify'
import { publicPages } from './public-pages.ts'

/** /robots.txt and /sitemap.xml, with this site's own address. */
export function serveSearchEngineFiles(web: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    'Disallow: /trpc/',
    'Disallow: /trip',
    'Disallow: /d/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages
      .filter(({ isListed }) => isListed)
      .map(({ path }) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`),
    '</urlset>',
  ]
  web.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(lines(robots)))
  web.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(lines(sitemap)))
}

function lines(text: readonly string[]): string {
  return `${text.join('\n')}\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
