import { createHash } from 'node:crypto'
import type { SimulatorResponse } from './simulator-http.ts'
import { Html, html } from './html.ts'
import { PAGE_STYLE } from './page-style.ts'

/** Kept apart from the page because the content security policy has its exact hash. */
const STYLE = new Html(`<style>${PAGE_STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export interface Page {
  readonly status?: number
  readonly title: string
  readonly lead?: string
  readonly body: Html
}

/** A whole page with the notice that it is a simulation. */
export function pageResponse({ status = 200, title, lead, body }: Page): SimulatorResponse {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Payment simulation</title>
        ${STYLE}
      </head>
      <body>
        <header>
          <p><strong>Simulation.</strong> No money moves, and no card is needed.</p>
        </header>
        <main>
          <h1>${title}</h1>
          ${lead === undefined ? undefined : html`<p>${lead}</p>`} ${body}
        </main>
      </body>
    </html> `
  return { status, headers: HEADERS, body: page.markup }
}

export function seeOther(location: string): SimulatorResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}
