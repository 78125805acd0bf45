import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../api/context.ts'
import { toErrorResponse } from '../api/error-response.ts'
import { appRouter } from '../api/router.ts'
import { isSandbox, type Config } from '../core/config.ts'
import { SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { formatEuros } from '@chauffeur/domain/money'
import { partnerTerms, type PartnerTerms } from '@chauffeur/domain/partner-money'
import { TEST_TERMS, UNUSED_TEST_DAYS } from '@chauffeur/domain/sandbox'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { markup, type Markup } from '../mail/letter-html.ts'
import { STYLE } from './refusal-page.ts'

/** Its own style, and its own form. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const PATH = '/partners/start'

interface Options {
  readonly contexts: {
    readonly of: (request: FastifyRequest, reply: FastifyReply) => Context
    readonly firm: Pick<CurrentFirm, 'current'>
  }
  readonly config: Config
}

/**
 * Where a partner's developer begins, in English as the documentation is: a sandbox gives out a key, and a live server says
 * how to get one and where its sandbox is. It needs no script.
 */
export async function serveStartPage(web: FastifyInstance, { contexts, config }: Options): Promise<void> {
  const send = (reply: FastifyReply, body: Markup, status = 200) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page(contexts.firm.current().brandName, body))
  if (!isSandbox(config)) {
    web.get(PATH, (_, reply) => send(reply, howToStart(contexts.firm.current().email, config.SANDBOX_URL)))
    return
  }
  web.get(PATH, (_, reply) => send(reply, form({ name: '', email: '', terms: 'retail' })))
  await web.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, text),
    )
    scope.post(PATH, async (request, reply) => {
      const typed = typedOf(request)
      try {
        const { sandbox } = appRouter.createCaller(contexts.of(request, reply))
        const { secret, signInUrl } = await sandbox.createKey(typed)
        return await send(reply, keyGiven(secret, signInUrl, config.PUBLIC_URL), 201)
      } catch (error) {
        const { status, sentence } = toErrorResponse(error)
        if (status >= 500) throw error
        return send(reply, form({ ...typed, problem: sentence }), status)
      }
    })
  })
}

function typedOf({ body }: FastifyRequest) {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  return {
    name: fields.get('name') ?? '',
    email: fields.get('email') ?? '',
    terms: partnerTerms.find((one) => one === fields.get('terms')) ?? 'retail',
  }
}

const { commissionBp, discountBp, creditCents } = TEST_TERMS

/** The choice of terms that can be tried. */
const TERMS: Readonly<Record<PartnerTerms, string>> = {
  retail: 'Retail: the guest pays the list price, and you earn nothing of it',
  commission: `Commission: the guest pays the list price, and you earn ${commissionBp / 100} % of it`,
  net: `Net: you pay ${discountBp / 100} % less than the list price, on an account with a credit of ${formatEuros(creditCents)}`,
}

interface Typed {
  readonly name: string
  readonly email: string
  readonly terms: PartnerTerms
}

function form({ name, email, terms, problem }: Typed & { readonly problem?: string }): Markup {
  return markup`<h1>A key to try everything</h1>
<p>This is the sandbox: no car comes, no money moves, and no mail is sent. The key is shown at once.</p>
${problem === undefined ? undefined : markup`<p role="alert" id="problem"><strong>${problem}</strong></p>`}
<form method="post" action="${PATH}">
<p><label for="name">Name of your company</label><input id="name" name="name" value="${name}" maxlength="190" required autocomplete="organization"></p>
<p><label for="email">Your email address</label><input id="email" name="email" type="email" value="${email}" maxlength="200" required autocomplete="email"></p>
<fieldset><legend>Terms to try</legend>
${partnerTerms.map(
  (one) =>
    markup`<label><input type="radio" name="terms" value="${one}"${one === terms ? CHECKED : undefined}> ${TERMS[one]}</label>`,
)}
</fieldset>
<p><button>Show my key</button></p>
</form>
<p>A key that is not used for ${String(UNUSED_TEST_DAYS)} days is removed with all that was tried by it. How all of it works is in
<a href="/api/docs/sandbox">the documentation</a>.</p>`
}

function keyGiven(secret: string, signInUrl: string, publicUrl: string): Markup {
  const call = `curl -X POST ${publicUrl}/api/v1/test/scenarios \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' -d '{"name":"whole_life"}'`
  return markup`<h1>Your key</h1>
<p>It is shown only now. Keep it where your program reads it.</p>
<pre>${secret}</pre>
<h2>Try it</h2>
<p>This books a trip, has it driven, and answers with its messages:</p>
<pre>${call}</pre>
<p><a href="/api/docs/sandbox">What else can be tried</a></p>
<h2>Your pages</h2>
<p><a href="${signInUrl}">Open the pages of your partner</a>: bookings, keys, receivers and calls. The link works once, for
${String(SIGN_IN_LINK_MINUTES)} minutes. POST /api/v1/test/sign-in-links with your key answers with another one.</p>`
}

function howToStart(email: string, sandboxUrl: string | undefined): Markup {
  const sandbox =
    sandboxUrl === undefined
      ? undefined
      : markup`<h2>To try it</h2>
<p><a href="${`${sandboxUrl}${PATH}`}">Get a key of the sandbox</a>, where nothing is real. It is shown at once.</p>`
  return markup`<h1>Book from your own program</h1>
<p>Hotels, agencies and travel sites book our trips by an API. <a href="/api/docs">The documentation</a> begins with a first booking.</p>
${sandbox}
<h2>A key for real bookings</h2>
<p>Write to <a href="${`mailto:${email}`}">${email}</a>: the name of your company, and what your program is to do. The office makes the key.</p>`
}

function page(brandName: string, body: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>For partners and developers · ${brandName}</title>
${STYLE}
${FORM_STYLE}
</head>
<body>
<header><a href="/">${brandName}</a></header>
<main>
${body}
</main>
</body>
</html>
`.html
}

const CHECKED = markup` checked`

const FORM_STYLE = markup`<style>
label, legend { display: block; margin: 0 0 .25rem; padding: 0; font-weight: 600 }
fieldset { margin: 0 0 1rem; padding: 0; border: 0 }
fieldset label { display: flex; gap: .75rem; align-items: baseline; margin: 0; padding: .6rem 0; font-weight: 400 }
fieldset input { width: auto; min-height: 0; flex: none; accent-color: var(--accent) }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 4px; background: var(--page); color: var(--ink); font: inherit }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: 4px; background: var(--accent); color: var(--card); font: inherit; font-weight: 600 }
pre { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 4px; background: var(--page); font: .9rem/1.5 ui-monospace, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
</style>`
