import type { ApiDocument } from '@chauffeur/contract/api-document'
import type { FastifyInstance } from 'fastify'
import type { renderDocumentation } from '../../client/entry-server.tsx'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { compressedOnce, sendCompressedText } from '../http/compressed-text.ts'
import type { ApiDescription } from '../http/openapi/api-description.ts'
import { DOCUMENTATION_POLICY } from './page-policy.ts'

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
