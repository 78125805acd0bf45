import { createHash } from 'node:crypto'
import { LOCALES, localePath } from '@chauffeur/domain/locale'
import type { FastifyInstance } from 'fastify'
import { type CompressedText, compressText, sendCompressedText } from '../http/compressed-text.ts'
import { deferHydration } from './defer-hydration.ts'
import { publicPages } from './public-pages.ts'

const PRERENDER_AFTER_MS = 3_000
const PAGES = publicPages
  .filter(({ isPrerendered }) => isPrerendered)
  .flatMap(({ path, showsPrices }) =>
    LOCALES.map((locale) => ({ path: localePath(path, locale), showsPrices })),
  )

type Page = (typeof PAGES)[number]

interface PrerenderedPage {
  readonly html: CompressedText
  readonly policy: string
}

interface Options {
  readonly render: (path: string) => Promise<Response>
  /** The policy of a page that may run these scripts. */
  readonly policyFor: (scripts: readonly string[]) => string
  /** Another text whenever a price is another one. */
  readonly priceStamp: () => Promise<string>
  /** Has a function called when all pages are to be rendered anew. */
  readonly onChange: (listener: () => void) => void
}

/** Serves each prerendered page at its address, the same for every query: its scripts read that. */
export function servePrerenderedPages(
  web: FastifyInstance,
  { render, policyFor, priceStamp, onChange }: Options,
): void {
  const pages = new Map<string, { readonly stamp: string; readonly page: Promise<PrerenderedPage> }>()
  const prerender = async (path: string): Promise<PrerenderedPage> => {
    const answer = await render(path)
    if (!answer.ok) throw new Error(`${path} was rendered with status ${answer.status}`)
    const html = deferHydration(await answer.text(), { start: 'once loaded' })
    return { html: await compressText(html), policy: policyFor(scriptHashes(html)) }
  }
  const pageAt = async ({ path, showsPrices }: Page) => {
    const stamp = showsPrices ? await priceStamp() : ''
    const kept = pages.get(path)
    if (kept?.stamp === stamp) return kept.page
    const page = prerender(path)
    pages.set(path, { stamp, page })
    // A page that could not be rendered is tried again by the next visitor.
    page.catch(() => {
      if (pages.get(path)?.page === page) pages.delete(path)
    })
    return page
  }
  for (const page of PAGES)
    web.get(page.path, { config: { weight: 'light' } }, async (request, reply) => {
      const { html, policy } = await pageAt(page)
      void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      return sendCompressedText(html, request, reply)
    })
  // The first visitor need not wait, nor share the processor with pages that nobody asks for yet.
  const prerenderAll = async () => {
    for (const page of PAGES) {
      if (isClosing) return
      // A failure shows when a visitor comes.
      await pageAt(page).catch(() => {})
    }
  }
  onChange(() => pages.clear())
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  web.addHook('onListen', () => {
    timer = setTimeout(() => void prerenderAll(), PRERENDER_AFTER_MS).unref()
  })
  web.addHook('onClose', () => {
    isClosing = true
    clearTimeout(timer)
  })
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g

/** The hashes by which a policy names the page's own inline scripts; data that only looks like one is never run. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
