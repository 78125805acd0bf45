import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { localePath, LOCALES, splitLocale } from '@chauffeur/domain/locale'
import { findTransferRoute } from '@chauffeur/domain/transfer-routes'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { openDocumentation, ReadTrip, render } from '../../client/entry-server.tsx'
import type { AppContext, Context } from '../api/context.ts'
import { endpoints } from '@chauffeur/contract/endpoints'
import { reason } from '@chauffeur/contract/fields'
import { toErrorResponse } from '../api/error-response.ts'
import { linkHolder } from '../api/procedures.ts'
import { appRouter } from '../api/router.ts'
import { limitCalls } from '../auth/limit-calls.ts'
import type { PriceList } from '../catalogue/pricing/price-list.ts'
import { sandboxUrlOf, type Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { sendForOne } from '../http/compressed-text.ts'
import type { ApiDescription } from '../http/openapi/describe-api.ts'
import { sendError } from '../http/send-error.ts'
import { listTransfers, readTransfer } from '../quotes/transfers/read-transfer.ts'
import { deferHydration } from './defer-hydration.ts'
import { pagePolicy, serveDocumentation, type SignedIn } from './documentation-pages.ts'
import { serveDriverPage } from './driver-page.ts'
import { readBuiltFiles } from './manifest.ts'
import { servePrerenderedPages } from './prerendered-pages.ts'
import { serveSearchEngineFiles } from './public-pages.ts'
import { refuseOnPage } from './refusal-page.ts'
import { serveStartPage } from './start-page.ts'
import { serveTransferMaps } from './transfer-maps.ts'
import { serveWellKnown } from './well-known.ts'

/** Pages are rendered without a session; those that everyone gets alike, without anybody's request. */
export interface PageContexts {
  readonly of: (request: FastifyRequest, reply: FastifyReply) => Context
  readonly ofNobody: () => Context
  readonly description: ApiDescription
  readonly clock: () => Date
  readonly signedIn: SignedIn
  readonly firm: CurrentFirm
  readonly prices: PriceList
}

interface PageOptions {
  /** Where the build is. */
  readonly dist: string
  readonly config: Config
  /** Whether prerendered pages are rendered before somebody asks for them: a server that ends soon can do without. */
  readonly rendersAhead?: boolean
}

/** Serves the built site: files of the build for ever, everything else rendered on request. */
export async function servePages(
  app: FastifyInstance,
  contexts: PageContexts,
  { dist, config, rendersAhead = true }: PageOptions,
): Promise<void> {
  const { render, openDocumentation } = pageRenderer(await import(join(dist, 'server/entry-server.js')))
  const page = { api: appRouter, ...readBuiltFiles(join(dist, 'client')) }

  const refuse = refuseOnPage(contexts.firm, 'pages')
  await app.register(async (web) => {
    web.setErrorHandler((error, request, reply) => {
      if (isCall(request.url)) sendError(error, request, reply)
      else void refuse(error, request, reply)
    })
    await web.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    })
    await web.register(async (files) => serveFiles(files, join(dist, 'client')))
    await serveDriverPage(web, { dist, firm: contexts.firm })
    serveTransferMaps(web, contexts.ofNobody)
    serveSearchEngineFiles(web, config.PUBLIC_URL)
    await serveDocumentation(web, {
      ...contexts,
      sandboxUrl: sandboxUrlOf(config),
      open: async () => openDocumentation,
      files: page.documentation,
    })
    await serveStartPage(web, { contexts, config })
    serveWellKnown(web, contexts, config.PUBLIC_URL)
    const renderOnRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = contexts.of(request, reply)
      const refused = await limitRendering(request.url, context.request)
      if (refused) return refuse(refused, request, reply)
      const nonce = randomBytes(16).toString('base64')
      const answer = await render({
        ...page,
        request: webRequest(request, reply),
        context,
        transfers: transfersFor(context),
        readTrip: readTripFor(context),
        nonce,
      })
      reply.header('content-security-policy', pagePolicy([`'nonce-${nonce}'`], config))
      reply.code(answer.status).headers(Object.fromEntries(answer.headers))
      if (carriesOffer(request)) reply.headers(OFFER_HEADERS)
      const html = await answer.text()
      return sendForOne(html && deferHydration(html, { start: 'once seen', nonce }), request, reply)
    }
    servePrerenderedPages(web, {
      render: (path) => {
        const context = contexts.ofNobody()
        const request = new Request(`${config.PUBLIC_URL}${path}`)
        return render({ ...page, request, context, transfers: transfersFor(context) })
      },
      renderOnRequest,
      policyFor: (scripts) => pagePolicy(scripts, config),
      priceStamp: contexts.prices.stamp,
      onChange: contexts.firm.onChange,
      rendersAhead,
    })
    // Its own address, by which its headers are known (http/trip-links.ts).
    for (const locale of LOCALES) web.get(localePath('/trip', locale), renderOnRequest)
    web.get('/*', (request, reply) =>
      isCall(request.url) ? reply.callNotFound() : renderOnRequest(request, reply),
    )
  })
}

/** A file of the build has its content's hash in its name; the others keep theirs when they change. */
async function serveFiles(files: FastifyInstance, root: string): Promise<void> {
  files.setErrorHandler(sendError)
  files.addHook('onRoute', (route) => {
    route.config = { ...route.config, weight: 'light' }
  })
  await files.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  })
  await files.register(fastifyStatic, {
    root: join(root, 'art'),
    prefix: '/art/',
    maxAge: '7d',
    decorateReply: false,
  })
  await files.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'art/**'],
    maxAge: '1h',
    decorateReply: false,
  })
}

/** The data that pages about transfers are rendered from, as the calls answer it: in euros. */
export function transfersFor({ request }: Context) {
  return {
    list: async () => z.encode(endpoints.listTransfers.output, await listTransfers(request)),
    read: async (slug: string) =>
      findTransferRoute(slug)
        ? z.encode(endpoints.readTransfer.output, await readTransfer(slug, request))
        : undefined,
  }
}

/** An address with an offer is one guest's own: no search engine lists it, and no other site hears of it. */
const OFFER_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
}

function carriesOffer({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'offer' in query
}

/** Whether an address belongs to the API, where an unknown one is answered in JSON. */
export function isCall(url: string): boolean {
  return /^\/+(?:api|trpc)(?:[/?]|$)/i.test(url)
}

/** The request as the page renderer wants it. A visitor who leaves ends the rendering. */
export function webRequest(request: FastifyRequest, { raw }: FastifyReply): Request {
  const left = new AbortController()
  raw.on('close', () => raw.writableFinished || left.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(`${request.protocol}://${request.host}${request.url}`, { headers, signal: left.signal })
}

interface Renderer {
  readonly render: typeof render
  readonly openDocumentation: typeof openDocumentation
}

/** The renderer out of the module that the build of the client for the server leaves. */
export function pageRenderer(built: unknown): Renderer {
  if (isRenderer(built)) return built
  throw new Error('The built site has no renderer. Build it again: pnpm build')
}

function isRenderer(built: unknown): built is Renderer {
  return (
    typeof built === 'object' &&
    built !== null &&
    ['render', 'openDocumentation'].every((name) => typeof Reflect.get(built, name) === 'function')
  )
}

const NO_INPUT = async () => undefined

/**
 * Counts a page that is rendered for its caller alone; the refusal of one who asks for too many. The page of a booking is
 * counted for the link that was opened, and not for an address that others share.
 */
async function limitRendering(url: string, context: AppContext): Promise<Refusal | undefined> {
  try {
    const link = isPrivatePage(url) ? await linkHolder('trip', context, NO_INPUT) : 'nobody'
    await limitCalls('page', context, link === 'nobody' ? undefined : link)
  } catch (error) {
    if (error instanceof Refusal) return error
    // Pages need no database to be rendered: while it is away they are served uncounted.
    if (!isDatabaseUnavailable(error)) throw error
  }
  return undefined
}

function isPrivatePage(url: string): boolean {
  return splitLocale(url.split('?', 1)[0] ?? '').path === '/trip'
}

/** Reads the booking of a private page while it is rendered, so that the page has it from the first byte. */
export function readTripFor(context: Context): ReadTrip {
  return async (bookingNumber) => {
    try {
      return { trip: await appRouter.createCaller(context).trip.read({ bookingNumber }) }
    } catch (error) {
      const { code, facts } = toErrorResponse(error)
      const why = reason.safeParse(facts['reason']).data?.code
      // Anything else is for the browser to try again.
      return code === 'NOT_FOUND' || code === 'LINK_ENDED' ? { code, reason: why } : undefined
    }
  }
}
