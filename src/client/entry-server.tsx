import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LOCALE, type Locale, splitLocale } from '@chauffeur/domain/locale'
import { timeoutManager } from '@tanstack/react-query'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { readLocaleBy } from '@chauffeur/words/current-locale'
import type { Context } from '../server/api/context.ts'
import type { AppRouter } from '../server/api/router.ts'
import type { ReadTransfers } from './site/transfers/load-transfers.ts'
import type { ReadTrip } from './site/trip/trip-page.tsx'
import { NotFound } from './site/frame/not-found.tsx'
import { createAppRouter } from './router.tsx'
import { loadWords, wordGroupsOf } from './words/load-words.ts'

export { openDocumentation } from './site/documentation/open-documentation.tsx'
export type { ReadTrip } from './site/trip/trip-page.tsx'

export type Manifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

interface RenderOptions {
  readonly request: Request
  /** The server's own router and this request's context: pages call it without HTTP. */
  readonly api: AppRouter
  readonly context: Context
  readonly manifest: Manifest
  /** The scripts with words, by language and group: `pt/site`. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** The transfers that have pages, read without counting a call. */
  readonly transfers: ReadTransfers
  /** Of this request's private page. */
  readonly readTrip?: ReadTrip
  readonly nonce?: string
}

// Several pages are rendered at once; each finds its own language here.
const locales = new AsyncLocalStorage<Locale>()
readLocaleBy(() => locales.getStore() ?? DEFAULT_LOCALE)

// The queries of a page are dropped once it is rendered. A timer to forget them later would only keep them, and the process, alive.
const noTimer = () => 0
timeoutManager.setTimeoutProvider({
  setTimeout: noTimer,
  setInterval: noTimer,
  clearTimeout: noTimer,
  clearInterval: noTimer,
})

/** Renders one page, whole: nothing on it waits for anything slower than the page itself. */
export async function render({
  request,
  api,
  context,
  manifest,
  words,
  transfers,
  readTrip,
  nonce,
}: RenderOptions) {
  const { locale, path } = splitLocale(new URL(request.url).pathname)
  await loadWords(locale, path)
  const preloads = wordGroupsOf(path).flatMap((group) => words[`${locale}/${group}`] ?? [])
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => withPreloads(manifest, preloads),
    createRouter: () =>
      createAppRouter({
        locale,
        readSite: () => api.createCaller(context).site.read(),
        transfers,
        readTrip,
        notFound: NotFound,
        ...(nonce && { nonce }),
      }),
  })
  return locales.run(locale, () => handle(defaultRenderHandler))
}

function withPreloads(manifest: Manifest, files: readonly string[]): Manifest {
  const root = manifest.routes['__root__']
  if (!root || files.length === 0) return manifest
  const preloads = [...(root.preloads ?? []), ...files]
  return { ...manifest, routes: { ...manifest.routes, __root__: { ...root, preloads } } }
}
