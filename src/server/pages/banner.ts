import type { FastifyInstance, FastifyReply } from 'fastify'

/** An element that no page has: React takes up the pages without looking at it. The site's header stands beneath it. */
const banner = (text: string) =>
  `<demo-note role="note" style="display:block;height:1.2rem"><span style="position:fixed;inset:0 0 auto;z-index:2147483647;background:#7a2e00;color:#fff;font:600 .75rem/1.2rem system-ui,sans-serif;text-align:center;pointer-events:none">${text}</span><style>header.fixed{top:1.2rem}</style></demo-note>`

/**
 * Says something on every page that a browser opens, like that nothing is real. Pages are not compressed for that; all
 * else is.
 */
export function showBanner(app: FastifyInstance, text: string): void {
  app.addHook('onRequest', (request, _, done) => {
    if (request.headers.accept?.includes('text/html')) delete request.raw.headers['accept-encoding']
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    const html = isHtml(reply) && !reply.hasHeader('content-encoding') ? textOf(payload) : undefined
    if (html === undefined) return done(null, payload)
    void reply.header('x-robots-tag', 'noindex, nofollow').removeHeader('content-length')
    done(
      null,
      html.replace(/<body[^>]*>/, (body) => body + banner(text)),
    )
  })
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html')
}

function textOf(payload: unknown): string | undefined {
  if (typeof payload === 'string') return payload
  return Buffer.isBuffer(payload) ? payload.toString() : undefined
}
