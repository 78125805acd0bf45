import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { ApiDocument } from '@chauffeur/contract/api-document'
import type { FastifyInstance } from 'fastify'
import type { ApiDescription } from './api-description.ts'

/** Serves the description at /api/openapi.json: sent once to each caller, and then only confirmed. */
export function serveDescription(app: FastifyInstance, description: ApiDescription): void {
  let kept: { readonly document: ApiDocument; readonly sent: Promise<Sent> } | undefined
  app.get('/api/openapi.json', async ({ headers }, reply) => {
    const document = description()
    if (kept?.document !== document) kept = { document, sent: toSend(document) }
    const { text, compressed, etag } = await kept.sent
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    void reply.type('application/json; charset=utf-8')
    return /\bbr\b/.test(String(headers['accept-encoding']))
      ? reply.header('content-encoding', 'br').send(compressed)
      : reply.send(text)
  })
}

interface Sent {
  readonly text: string
  readonly compressed: Buffer
  readonly etag: string
}

async function toSend(document: ApiDocument): Promise<Sent> {
  const text = JSON.stringify(document)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  return { text, compressed: await promisify(brotliCompress)(text), etag }
}
