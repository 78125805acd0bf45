import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text that many callers get, with its compressed form. */
export interface CompressedText {
  readonly plain: Buffer
  /** As small as it is by now, for one caller. */
  readonly brotli: () => Buffer
  readonly etag: string
}

/** Milliseconds for a page; a tenth larger than the smallest, which takes thirty times as long. */
const QUICK = 7

/** Compresses a text quickly, and one that lasts as small as it gets once a second caller shows that it is read. */
export async function compressText(text: string, { isLasting = true } = {}): Promise<CompressedText> {
  const plain = Buffer.from(text)
  let smallest = await compress(plain, QUICK)
  let callers = 0
  const compressAgain = async () => {
    smallest = await compress(plain, constants.BROTLI_MAX_QUALITY)
  }
  return {
    plain,
    brotli() {
      callers += 1
      // Where that fails, what there is stays good.
      if (isLasting && callers === 2) compressAgain().catch(() => {})
      return smallest
    },
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
  }
}

function compress(plain: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  })
}

/** Writes and compresses a text once, and again only from other sources, or where that failed. */
export function compressedOnce<Sources extends readonly unknown[]>(
  write: (...sources: Sources) => string | Promise<string>,
): (...sources: Sources) => Promise<CompressedText> {
  let last: { readonly sources: Sources; readonly text: Promise<CompressedText> } | undefined
  const compress = async (sources: Sources) => compressText(await write(...sources))
  return (...sources) => {
    if (last?.sources.every((source, index) => source === sources[index])) return last.text
    const made = { sources, text: compress(sources) }
    last = made
    made.text.catch(() => {
      if (last === made) last = undefined
    })
    return made.text
  }
}

/** Sends the form that the caller takes, or only confirms the one that it has. */
export function sendCompressedText(
  { plain, brotli, etag }: CompressedText,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  if (!acceptsBrotli(headers['accept-encoding'])) return reply.send(plain)
  return reply.header('content-encoding', 'br').send(brotli())
}

/** Quicker still, for a text that is read once. */
const AT_ONCE = 4

/** Sends a text that its caller alone gets, compressed in one piece: a stream takes more time. */
export async function sendForOne(
  text: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (text === '' || !acceptsBrotli(headers['accept-encoding'])) return reply.send(text)
  void reply.headers({ vary: 'accept-encoding', 'content-encoding': 'br' })
  return reply.send(await compress(Buffer.from(text), AT_ONCE))
}

function acceptsBrotli(accepted: string | string[] = ''): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted))
}
