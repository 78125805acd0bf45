import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { renderDocumentation } from '../../client/entry-server.tsx'
import type { Config } from '../core/config.ts'
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

/** Serves the documentation of the API for people. */
export function serveDocumentation(web: FastifyInstance, options: Options): void {
  const { config, description, render, styles } = options
  for (const [path, page] of PAGES)
    web.get(path, async (request, reply) => {
      const html = (await render())(page, {
        document: description(),
        brandName: config.BRAND_NAME,
        styles,
      })
      const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': DOCUMENTATION_POLICY,
        'cache-control': 'no-cache',
        etag,
      })
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(html)
    })
}
