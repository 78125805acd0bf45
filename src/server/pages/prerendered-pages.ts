import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fetchScriptsLate } from './defer-hydration.ts'
import { publicPages } from './public-pages.ts'

const PREPARE_AFTER_MS = 3_000
const PATHS = publicPages.filter(({ isKept }) => isKept).map(({ path }) => path)

/** Rendered once, with its compressed form. */
interface KeptPage {
  readonly html: Buffer
  readonly compressed: Buffer
  readonly etag: string
  readonly policy: string
}

interface Options {
  readonly render: (path: string) => Promise<Response>
  readonly renderOnRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** The policy of a page that may run these scripts. */
  readonly policyFor: (scripts: readonly string[]) => string
}

/** Serves each kept page at its address. With a query it may say something else, and is rendered like any other. */
export function serveKeptPages(web: FastifyInstance, { render, renderOnRequest, policyFor }: Options): void {
  const kept = new Map<string, Promise<KeptPage>>()
  const keep = async (path: string): Promise<KeptPage> => {
    const answer = await render(path)
    if (!answer.ok) throw new Error(`${path} was rendered with status ${answer.status}`)
    const html = fetchScriptsLate(await answer.text(), { start: 'once loaded' })
    return pageOf(html, policyFor(scriptHashes(html)))
  }
  const pageAt = (path: string) => {
    const page = kept.get(path) ?? keep(path)
    kept.set(path, page)
    // A page that could not be rendered is tried again by the next visitor.
    page.catch(() => kept.delete(path))
    return page
  }
  for (const path of PATHS)
    web.get(path, async (request, reply) =>
      request.url.includes('?') ? renderOnRequest(request, reply) : send(await pageAt(path), request, reply),
    )
  // The first visitor need not wait, nor share the processor with pages that nobody asks for yet.
  const prepare = async () => {
    for (const path of PATHS) {
      if (isClosing) return
      // A failure shows when a visitor comes.
      await pageAt(path).catch(() => {})
    }
  }
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  web.addHook('onListen', () => {
    timer = setTimeout(() => void prepare(), PREPARE_AFTER_MS).unref()
  })
  web.addHook('onClose', () => {
    isClosing = true
    clearTimeout(timer)
  })
}

async function pageOf(html: string, policy: string): Promise<KeptPage> {
  const bytes = Buffer.from(html)
  const compressed = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  return { html: bytes, compressed, etag: `"${digest(html)}"`, policy }
}

function send({ html, compressed, etag, policy }: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    etag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(html)
  return reply.header('content-encoding', 'br').send(compressed)
}

function takesBrotli(accepted: string | string[] = ''): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted))
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g

/** What a policy names the page's own inline scripts by; data that only looks like one is never run. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => `'sha256-${digest(text)}'`)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
