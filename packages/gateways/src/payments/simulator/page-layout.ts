import { createHash } from 'node:crypto'
import type { SimulatorResponse } from './simulator-http.ts'

/** Markup that is sent unescaped, made by `html` or from a constant. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | readonly Html[] | undefined

/** Markup from a template. Every inserted text is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + markupOf(parts[index])).join(''))
}

function markupOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The brand's colours, as the site's own pages have them on sand; letters that every device has. */
const PAGE_STYLE = `
:root { color-scheme: light; --surface: #f6f1e8; --raised: #fffdf9; --ink: #111d33; --soft: #4a5568;
  --line: #e1d7c7; --line-strong: #8f8677; --accent: #8f4b22; --fill: #a1562a; --fill-hover: #874620;
  --night: #0b1526; --on-night: #f6efe4; --copper-on-night: #e3b083;
  --danger: #9b2626; --danger-wash: #faeae6; --success: #22603f; --success-wash: #e5f0e6;
  --warning: #7a5200; --warning-wash: #faf0d7; }
* { box-sizing: border-box; }
html { background: var(--surface); color: var(--ink); font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; }
body { margin: 0; overflow-wrap: anywhere; }
header { background: var(--night); color: var(--on-night); text-wrap: balance; }
header::after { content: ''; display: block; height: 0.375rem;
  background: repeating-linear-gradient(135deg, #c98a5a 0 0.75rem, var(--night) 0.75rem 1.5rem); }
header p { margin: 0 auto; max-width: 33rem; padding: 0.875rem 1.25rem; }
header strong { color: var(--copper-on-night); }
main { margin: 0 auto; max-width: 33rem; padding: clamp(1.5rem, 6vw, 3.5rem) 1.25rem 3rem; }
h1 { margin: 0; font: 500 clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)/1.15 Georgia, ui-serif, serif;
  letter-spacing: -0.012em; }
h1 + p { margin: 0.5rem 0 0; color: var(--soft); }
.card { margin-top: 1.5rem; padding: clamp(1.25rem, 5vw, 2rem); background: var(--raised);
  border: 1px solid var(--line); border-radius: 0.75rem;
  box-shadow: 0 1px 2px rgb(17 29 51 / 0.05), 0 6px 24px -8px rgb(17 29 51 / 0.1); }
dl { margin: 0; display: grid; gap: 0.75rem; }
dt { color: var(--soft); font-size: 0.875rem; }
dd { margin: 0; }
.amount { font: 500 2.125rem/1.15 Georgia, ui-serif, serif; font-variant-numeric: lining-nums tabular-nums; }
form { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); display: grid; gap: 0.75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.6875rem 1.25rem; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; border: 1px solid transparent;
  border-radius: 0.4375rem; background: var(--fill); color: #fffdf9; cursor: pointer; }
button:hover, .button:hover { background: var(--fill-hover); }
button.quiet { background: transparent; color: var(--ink); border-color: var(--line-strong); }
button.quiet:hover { background: var(--surface); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
header :focus-visible { outline-color: var(--on-night); }
a { color: var(--accent); text-underline-offset: 0.2em; }
.aside { margin: 1.25rem 0 0; text-align: center; }
.aside a { display: inline-block; padding: 0.625rem 0.5rem; }
.notice { margin: 1.5rem 0 0; padding: 0.875rem 1rem; border-radius: 0.4375rem; border-left: 4px solid; }
.notice.bad { background: var(--danger-wash); border-color: var(--danger); }
.notice.good { background: var(--success-wash); border-color: var(--success); }
.notice.wait { background: var(--warning-wash); border-color: var(--warning); }
.notice strong { display: block; }
.bad strong { color: var(--danger); } .good strong { color: var(--success); } .wait strong { color: var(--warning); }
details { border: 1px solid var(--line); border-radius: 0.4375rem; }
summary { padding: 0.75rem 1rem; min-height: 3rem; cursor: pointer; color: var(--soft); }
details > div { padding: 0 1rem 1rem; }
label { display: block; font-size: 0.875rem; color: var(--soft); margin-bottom: 0.375rem; }
select { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; font: inherit; color: var(--ink);
  background: var(--raised); border: 1px solid var(--line-strong); border-radius: 0.4375rem; }
@media (forced-colors: active) { button, .button { border-color: ButtonText; } }
`

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

interface Page {
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
