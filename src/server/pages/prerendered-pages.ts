import { createHash } from 'node:crypto'
import { LOCALES, localePath } from '@chauffeur/domain/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CompressedText, compressText, sendCompressedText } from '../http/compressed-text.ts'
import { deferHydration } from './defer-hydration.ts'
import { publicPages } from './public-pages.ts'

const PRERENDER_AFTER_MS = 3_000
/** A wizard that was rendered for somebody else within this time is as good as a new one. */
const FRESH_MS = 1_000
const PAGES = publicPages
  .filter(({ isPrerendered, isWizard }) => isPrerendered || isWizard)
  .flatMap((page) => LOCALES.map((locale) => ({ ...page, path: localePath(page.path, locale) })))

type Page = (typeof PAGES)[number]

interface PrerenderedPage {
  readonly html: CompressedText
  readonly policy: string
}

interface Options {
  readonly render: (path: string) => Promise<Response>
  /** Answers with a page of the caller's own. */
  readonly renderOnRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** The policy of a page that may run these scripts. */
  readonly policyFor: (scripts: readonly string[]) => string
  /** Another text whenever a price is another one. */
  readonly priceStamp: () => Promise<string>
  /** Has a function called when all pages are to be rendered anew. */
  readonly onChange: (listener: () => void) => void
  readonly rendersAhead: boolean
}

/**
 * Serves each prerendered page at its address, the same for every query: its scripts read that. So is the wizard, as
 * long as its address fills nothing in.
 */
export function servePrerenderedPages(
  web: FastifyInstance,
  { render, renderOnRequest, policyFor, priceStamp, onChange, rendersAhead }: Options,
): void {
  const pages = new Map<string, { readonly stamp: string; readonly page: Promise<PrerenderedPage> }>()
  const prerender = async ({ path, isWizard }: Page): Promise<PrerenderedPage> => {
    const answer = await render(path)
    if (!answer.ok) throw new Error(`${path} was rendered with status ${answer.status}`)
    const html = deferHydration(await answer.text(), { start: isWizard ? 'once seen' : 'once loaded' })
    return {
      html: await compressText(html, { isLasting: !isWizard }),
      policy: policyFor(scriptHashes(html)),
    }
  }
  const stampOf = ({ isWizard, showsPrices }: Page) => {
    if (isWizard) return String(Math.floor(performance.now() / FRESH_MS))
    return showsPrices ? priceStamp() : ''
  }
  const pageAt = async (page: Page) => {
    const { path } = page
    const stamp = await stampOf(page)
    const kept = pages.get(path)
    if (kept?.stamp === stamp) return kept.page
    const rendered = prerender(page)
    pages.set(path, { stamp, page: rendered })
    // A page that could not be rendered is tried again by the next visitor.
    rendered.catch(() => {
      if (pages.get(path)?.page === rendered) pages.delete(path)
    })
    return rendered
  }
  for (const page of PAGES) {
    const isOfCaller = (request: FastifyRequest) => page.isWizard && request.url !== page.path
    const weightOfWizard = (request: FastifyRequest) => (isOfCaller(request) ? undefined : 'light')
    const weight = page.isWizard ? weightOfWizard : 'light'
    web.get(page.path, { config: { weight } }, async (request, reply) => {
      if (isOfCaller(request)) return renderOnRequest(request, reply)
      const { html, policy } = await pageAt(page)
      void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      return sendCompressedText(html, request, reply)
    })
  }
  // The first visitor need not wait, nor share the processor with pages that nobody asks for yet.
  const prerenderAll = async () => {
    for (const page of PAGES.filter(({ isPrerendered }) => isPrerendered)) {
      if (isClosing) return
      // A failure shows when a visitor comes.
      await pageAt(page).catch(() => {})
    }
  }
  onChange(() => pages.clear())
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  web.addHook('onListen', () => {
    if (rendersAhead) timer = setTimeout(() => void prerenderAll(), PRERENDER_AFTER_MS).unref()
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
