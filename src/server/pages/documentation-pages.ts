import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { openDocumentation } from '../../client/entry-server.tsx'
import type { Config } from '../core/config.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { compressText, sendCompressedText, type CompressedText } from '../http/compressed-text.ts'
import type { ApiDescription, ApiDocuments } from '../http/openapi/describe-api.ts'

type Open = typeof openDocumentation

/** Has routes registered in a scope that knows sessions. */
export type SignedIn = (
  web: FastifyInstance,
  register: (isSignedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) => void,
) => Promise<void>

interface Options {
  readonly firm: CurrentFirm
  readonly description: ApiDescription
  readonly signedIn: SignedIn
  /** Where there is a sandbox. */
  readonly sandboxUrl: string | null
  readonly open: () => Promise<Open>
  /** The documentation's styles, and its script's address. */
  readonly files: Parameters<Open>[0]['files']
}

/**
 * Serves the documentation of the API: the pages for partners to everybody, those of all other calls to who is signed in.
 * A page is written when it is first asked for, once for each year of its examples and each name of the firm.
 */
export async function serveDocumentation(web: FastifyInstance, options: Options): Promise<void> {
  const textAt = textsOf(options)
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const found = await textAt(path)
    if (!found) return reply.callNotFound()
    void reply.headers({
      'content-type': `${found.type}; charset=utf-8`,
      'content-security-policy': DOCUMENTATION_POLICY,
    })
    return sendCompressedText(found.text, request, reply)
  }
  for (const path of ['/api/docs', '/api/docs.md', '/api/docs/*', '/llms.txt']) web.get(path, send)
  web.get('/api/docs/getting-started', (_, reply) => reply.redirect('/api/docs', 301))
  await web.register((scope) =>
    options.signedIn(scope, (isSignedIn) => {
      for (const path of ['/api/docs/office', '/api/docs/office/*'])
        scope.get(path, async (request, reply) => {
          void reply.headers({ 'x-robots-tag': 'noindex', vary: 'cookie' })
          if (await isSignedIn(request, reply)) return send(request, reply)
          return reply.header('cache-control', 'no-store').redirect('/admin/login', 302)
        })
    }),
  )
}

interface SentText {
  readonly type: string
  readonly text: CompressedText
}

/** The text at an address, written once from the same sources. */
function textsOf({ firm, description, open, files, sandboxUrl }: Options) {
  let last:
    | { readonly documents: ApiDocuments; readonly open: Open; readonly read: ReturnType<Open> }
    | undefined
  let texts = new Map<string, Promise<SentText>>()
  return async (path: string): Promise<SentText | undefined> => {
    const documents = description()
    const current = await open()
    if (last?.documents !== documents || last.open !== current) {
      const { brandName, email } = firm.current()
      last = {
        documents,
        open: current,
        read: current({ ...documents, brandName, email, sandboxUrl, files }),
      }
      texts = new Map()
    }
    const known = texts.get(path)
    if (known) return known
    const written = last.read(path)
    if (!written) return undefined
    const sent = compressText(written.text).then((text) => ({ type: written.type, text }))
    texts.set(path, sent)
    return sent
  }
}

/** A page to read: the styles that stand in it, and fonts, pictures and scripts of this site. */
const DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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
