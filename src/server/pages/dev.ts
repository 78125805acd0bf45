import { sandboxUrlOf, type Config } from '../core/config.ts'
import { randomBytes } from 'node:crypto'
import fastifyMiddie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { Manifest } from '../../client/entry-server.tsx'
import { appRouter } from '../api/router.ts'
import { driverHtml, serveDriverAddresses } from './driver-page.ts'
import { serveDocumentation } from './documentation-pages.ts'
import { isCall, pageRenderer, readTripFor, transfersFor, webRequest, type PageContexts } from './pages.ts'
import { serveStartPage } from './start-page.ts'
import { serveTransferMaps } from './transfer-maps.ts'

const REFRESH = `
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const manifest: Manifest = {
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/client/entry-client.tsx' } },
      ],
      css: ['/src/client/styles.css?direct'],
    },
  },
}

/** Serves the site from its sources, with hot reload, in this same process. */
export async function servePagesForDevelopment(
  app: FastifyInstance,
  contexts: PageContexts,
  config: Config,
): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())

  await app.register(async (web) => {
    await web.register(fastifyMiddie)
    web.use((request, response, next) => {
      if (isCall(request.url ?? '')) next()
      else vite.middlewares(request, response, next)
    })
    serveTransferMaps(web, contexts.ofNobody)
    const load = async () => pageRenderer(await vite.ssrLoadModule('/src/client/entry-server.tsx'))
    await serveDocumentation(web, {
      ...contexts,
      sandboxUrl: sandboxUrlOf(config),
      open: async () => (await load()).openDocumentation,
      files: {
        styles: "@import '/src/client/site/documentation/documentation.css?direct'",
        script: '/src/client/site/documentation/script.ts',
      },
    })
    await serveStartPage(web, { contexts, config })
    serveDriverAddresses(web, contexts.firm, {
      html: () =>
        driverHtml({
          script: '/src/client/driver/entry.tsx',
          styles: [],
          before: `<script type="module">${REFRESH}</script><script type="module" src="/@vite/client"></script>`,
        }),
    })
    web.get('/*', async (request, reply) => {
      if (isCall(request.url)) return reply.callNotFound()
      const { render } = await load()
      const context = contexts.of(request, reply)
      const answer = await render({
        request: webRequest(request, reply),
        api: appRouter,
        context,
        transfers: transfersFor(context),
        readTrip: readTripFor(context),
        manifest,
        words: {},
        nonce: randomBytes(16).toString('base64'),
      })
      void reply.removeHeader('content-security-policy')
      reply.code(answer.status).headers(Object.fromEntries(answer.headers))
      return reply.send(await answer.text())
    })
  })
}
