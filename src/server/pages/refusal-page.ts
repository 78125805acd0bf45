import type { Firm } from '@chauffeur/contract/firm'
import { refusedPageWords } from '@chauffeur/words/server-words'
import {
  DEFAULT_LOCALE,
  isLocale,
  LANGUAGE_TAGS,
  localePath,
  splitLocale,
  type Locale,
} from '@chauffeur/domain/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { INTERNAL_ERROR, toErrorResponse } from '../api/error-response.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { contactsOf } from '../mail/contacts.ts'
import { markup } from '../mail/letter-html.ts'

/** Why a page is not shown. */
type PageRefusal = keyof ReturnType<typeof refusedPageWords>['of']

/** Nothing but its own style: it loads nothing from anywhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Answers an error to a person in a browser. */
type RefuseOnPage = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Answers errors by a page that says how to reach the firm, in the language of the address, or in one that the browser
 * asks for where addresses have none.
 *
 * @param tooMany what an error of too many calls is about.
 */
export function refuseOnPage(
  firm: Pick<CurrentFirm, 'current'>,
  tooMany: Extract<PageRefusal, 'links' | 'pages'>,
): RefuseOnPage {
  return (error, request, reply) => {
    const { status, code, facts } = toErrorResponse(error)
    if (code === INTERNAL_ERROR) request.log.error({ err: error }, 'fault')
    if (code === 'DATABASE_UNAVAILABLE') request.log.warn({ err: error }, 'the database does not answer')
    const retryAfter = typeof facts['retryAfter'] === 'number' ? facts['retryAfter'] : undefined
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
    const locale = localeOf(request)
    const kind = status === 429 ? tooMany : kindOf(status, code)
    return reply
      .code(status)
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-language': LANGUAGE_TAGS[locale],
      })
      .type('text/html; charset=utf-8')
      .send(refusalPage({ kind, locale, firm: firm.current(), retryAfter }))
  }
}

/** Files have one address for all languages. */
const WITHOUT_LANGUAGE = /^\/(?:calendar|pictures|api)\//

function localeOf({ url, headers }: FastifyRequest): Locale {
  const path = url.split('?', 1)[0] ?? ''
  return WITHOUT_LANGUAGE.test(path) ? acceptedLocale(headers['accept-language']) : splitLocale(path).locale
}

function kindOf(status: number, code: string): PageRefusal {
  if (status === 503) return code === 'OVERLOADED' ? 'overloaded' : 'unavailable'
  return status >= 500 ? 'failed' : 'no link'
}

/** The first of a browser's languages that we speak, for addresses that have none of their own. */
function acceptedLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const quality = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1)
      return { locale: tag.split('-')[0] ?? '', quality }
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ locale }) => locale)
  return wanted.find(isLocale) ?? DEFAULT_LOCALE
}

interface Page {
  readonly kind: PageRefusal
  readonly locale: Locale
  readonly firm: Firm
  readonly retryAfter: number | undefined
}

function refusalPage({ kind, locale, firm, retryAfter }: Page): string {
  const words = refusedPageWords(locale)
  const { heading, body } = words.of[kind]
  const contacts = contactsOf(firm, locale).map(([name, text, href]) =>
    href === undefined
      ? markup`<dt>${name}</dt><dd>${text}</dd>`
      : markup`<dt>${name}</dt><dd><a href="${href}">${text}</a></dd>`,
  )
  const inTime = (seconds: number) =>
    seconds <= 60 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60))
  const again = retryAfter === undefined ? undefined : markup`<p>${words.again(inTime(retryAfter))}</p>`
  return markup`<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${heading} · ${firm.brandName}</title>
${STYLE}
</head>
<body>
<header><a href="${localePath('/', locale)}">${firm.brandName}</a></header>
<main>
<h1>${heading}</h1>
<p>${body}</p>
${again}
<h2>${words.contacts}</h2>
<dl>${contacts}</dl>
<p><a href="${localePath('/', locale)}">${words.home}</a></p>
</main>
</body>
</html>
`.html
}

/** The site's colours (src/client/shared/ui/tokens.css), without its fonts: the page loads nothing. */
export const STYLE = markup`<style>
:root { color-scheme: light dark; --page: #f6f1e8; --card: #fffdf9; --ink: #111d33; --soft: #4a5568; --line: #e1d7c7; --accent: #8f4b22 }
@media (prefers-color-scheme: dark) { :root { --page: #070f1c; --card: #14223a; --ink: #f6efe4; --soft: #bcc5d3; --line: #2c3d5a; --accent: #e3b083 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 1rem/1.6 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif }
header { padding: 1.25rem; background: #0b1526; font: 1.3rem/1.3 'Iowan Old Style', Georgia, 'Times New Roman', serif; letter-spacing: .02em; text-align: center }
header a { color: #f6efe4; text-decoration: none }
main { max-width: 36rem; margin: 2rem auto; padding: 2rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font: normal 1.9rem/1.2 'Iowan Old Style', Georgia, 'Times New Roman', serif }
h2 { margin: 1.75rem 0 .5rem; font: 600 .8rem/1.4 'Segoe UI', Helvetica, Arial, sans-serif; letter-spacing: .09em; text-transform: uppercase; color: var(--accent) }
p { margin: 0 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1.25rem; margin: 0 0 1.75rem }
dt { color: var(--soft) }
dd { margin: 0 }
a { color: var(--accent) }
@media (max-width: 40rem) { main { margin: 0; border-width: 0 0 1px; border-radius: 0 } }
</style>`
