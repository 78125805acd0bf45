import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CurrentFirm } from '../firm/current-firm.ts'

const ENTRY = 'src/client/driver/entry.tsx'
const WORKER = 'src/client/driver/worker.ts'

const built = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))

/** Nothing but files of this site, and the photo that was just taken. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page that drivers' links open: the same for every link, which its script reads out of its address. */
export async function serveDriverPage(
  web: FastifyInstance,
  { dist, firm }: { readonly dist: string; readonly firm: CurrentFirm },
): Promise<void> {
  const root = join(dist, 'driver')
  const files = built.parse(JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')))
  const entry = files[ENTRY]
  const workerFile = files[WORKER]?.file
  if (!entry || workerFile === undefined)
    throw new Error('The built site has no page for drivers. Build it again: pnpm build')
  const worker = readFileSync(join(root, workerFile), 'utf8')
  await web.register(fastifyStatic, {
    root: join(root, 'assets/driver'),
    prefix: '/assets/driver/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
  serveDriverAddresses(web, firm, {
    html: () => driverHtml({ script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) }),
    policy: POLICY,
  })
  web.get('/d/worker.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('content-security-policy', POLICY).send(worker),
  )
}

/** The page itself, and what a phone's home screen needs to know of it. */
export function serveDriverAddresses(
  web: FastifyInstance,
  firm: CurrentFirm,
  { html, policy }: { readonly html: () => string; readonly policy?: string },
): void {
  web.get('/d/:token', (_, reply) => {
    if (policy) void reply.header('content-security-policy', policy)
    else void reply.removeHeader('content-security-policy')
    return reply.type('text/html; charset=utf-8').send(html())
  })
  web.get<{ Params: { token: string } }>('/d/:token/manifest.webmanifest', ({ params }, reply) => {
    const { brandName } = firm.current()
    return reply.type('application/manifest+json; charset=utf-8').send({
      name: brandName,
      short_name: brandName.slice(0, 12),
      start_url: `/d/${encodeURIComponent(params.token)}`,
      scope: '/d/',
      display: 'standalone',
      background_color: '#f6f1e8',
      theme_color: '#f6f1e8',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    })
  })
}

interface Parts {
  readonly script: string
  readonly styles: readonly string[]
  /** For development. */
  readonly before?: string
}

export function driverHtml({ script, styles, before = '' }: Parts): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="theme-color" content="#f6f1e8">',
    '<title>Driver</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    before,
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body><div id="page"></div></body>',
    '</html>',
    '',
  ].join('\n')
}
