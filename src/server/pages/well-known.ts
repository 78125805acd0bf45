import type { FastifyInstance } from 'fastify'
import type { CurrentFirm } from '../firm/current-firm.ts'

interface Options {
  readonly firm: CurrentFirm
  readonly clock: () => Date
}

/** How long what security.txt says is to be believed. */
const BELIEVED_DAYS = 90

/** The addresses that programs know without a link: the API's catalogue, and whom to tell of a weakness. */
export function serveWellKnown(web: FastifyInstance, { firm, clock }: Options, publicUrl: string): void {
  web.get('/.well-known/api-catalog', (_, reply) =>
    reply
      .type('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')
      .header('link', '</.well-known/api-catalog>; rel="api-catalog"')
      .send(JSON.stringify(catalogOf(publicUrl))),
  )
  web.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(clock().getTime() + BELIEVED_DAYS * 24 * 60 * 60_000)
    // To the day, so that it stays the same for one.
    expires.setUTCHours(0, 0, 0, 0)
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${firm.current().email}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en, pt, es',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
  // Programs ask for many more; none of them reads a page.
  web.get('/.well-known/*', (_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n'),
  )
}

/** RFC 9727: a linkset with the API, its description and its documentation. */
function catalogOf(publicUrl: string) {
  return {
    linkset: [
      {
        anchor: `${publicUrl}/api/v1`,
        'service-desc': [{ href: `${publicUrl}/api/v1/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${publicUrl}/api/docs`, type: 'text/html' }],
        status: [{ href: `${publicUrl}/healthz` }],
      },
    ],
  }
}
