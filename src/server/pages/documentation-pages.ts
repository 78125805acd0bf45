import type { ApiDocument } from '@chauffeur/contract/api-document'
import type { FastifyInstance } from 'fastify'
import type { renderDocumentation } from '../../client/entry-server.tsx'
import type { Config } from '../core/config.ts'
import { compressedOnce, sendCompressedText } from '../http/compressed-text.ts'
import type { ApiDescription } from '../http/openapi/api-description.ts'
import { DOCUMENTATION_POLICY } from './page-policy.ts'

interface Options {
  readonly config: Pick<Config, 'BRAND_NAME'>
  readonly description: ApiDescription
  readonly render: () => Promise<typeof renderDocumentation>
  /** Where the site's styles are. */
  readonly styles: readonly string[]
}

const PAGES = [
  ['/api/docs', 'reference'],
  ['/api/docs/getting-started', 'getting started'],
] as const

/** Serves the documentation of the API for people: rendered once for each year of its examples. */
export function serveDocumentation(web: FastifyInstance, options: Options): void {
  const { config, description, render, styles } = options
  for (const [path, page] of PAGES) {
    const textOf = compressedOnce((document: ApiDocument, renderPage: typeof renderDocumentation) =>
      renderPage(page, { document, brandName: config.BRAND_NAME, styles }),
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
