import type { ApiDocument } from '@chauffeur/contract/api-document'
import type { FastifyInstance } from 'fastify'
import type { renderDocumentation } from '../../client/entry-server.tsx'
import type { Config } from '../core/config.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { compressedOnce, sendCompressedText } from '../http/compressed-text.ts'
import type { ApiDescription } from '../http/openapi/describe-api.ts'

interface Options {
  readonly firm: CurrentFirm
  readonly description: ApiDescription
  readonly render: () => Promise<typeof renderDocumentation>
  /** Where the site's styles are. */
  readonly styles: readonly string[]
}

const PAGES = [
  ['/api/docs', 'reference'],
  ['/api/docs/getting-started', 'getting started'],
] as const

/** Serves the documentation of the API for people: rendered once for each year of its examples and each name of the firm. */
export function serveDocumentation(web: FastifyInstance, options: Options): void {
  const { firm, description, render, styles } = options
  for (const [path, page] of PAGES) {
    const textOf = compressedOnce((document: ApiDocument, renderPage: typeof renderDocumentation) =>
      renderPage(page, { document, brandName: firm.current().brandName, styles }),
    )
    web.get(path, async (request, reply) => {
      const text = await textOf(description(), await render())
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': DOCUMENTATION_POLICY,
      })
      return sendCompressedText(text, request, reply)
    })
  }
}

/** A page to read: styles, fonts and pictures of this site, and no script at all. */
const DOCUMENTATION_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The content security policy of a page: it may load files of this site, those of its inline scripts that are named
 * (by a nonce, or by what they say), and nothing from anywhere else but the map that the owner chose.
 */
export function pagePolicy(
  scripts: readonly string[],
  { MAP_STYLE_URL }: Pick<Config, 'MAP_STYLE_URL'>,
): string {
  const map = MAP_STYLE_URL ? ` ${new URL(MAP_STYLE_URL).origin}` : ''
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Radix and React set style attributes; a style can do little without a script.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' https: data: blob:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
