import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import type { Context } from '../server/api/context.ts'
import type { AppRouter } from '../server/api/router.ts'
import type { ReadTrip } from './trip/first-trip.ts'
import { createAppRouter } from './router.tsx'

export type { ReadTrip } from './trip/first-trip.ts'
export { renderDocumentation } from './documentation/render-documentation.tsx'

export type Manifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

interface RenderOptions {
  readonly request: Request
  /** The server's own router and this request's context: pages call it without HTTP. */
  readonly api: AppRouter
  readonly context: Context
  readonly manifest: Manifest
  /** Of this request's private page. */
  readonly readTrip?: ReadTrip
  readonly nonce?: string
}

/** Renders one page, whole: nothing on it waits for anything slower than the page itself. */
export function render({ request, api, context, manifest, readTrip, nonce }: RenderOptions) {
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () =>
      createAppRouter({
        readSite: () => api.createCaller(context).site.read(),
        readTrip,
        ...(nonce && { nonce }),
      }),
  })
  return handle(defaultRenderHandler)
}
