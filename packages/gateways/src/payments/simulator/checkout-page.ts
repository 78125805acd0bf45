import { formatEuros } from '@chauffeur/domain/money'
import {
  NotPayable,
  isScenario,
  type ScenarioName,
  scenarios,
  canBePaid,
  isSettling,
  type SimulatedCheckout,
  statusAt,
} from './simulated-checkout.ts'
import type { SimulatorResponse, SimulatorRequest } from './simulator-http.ts'
import { seeOther, type Html, html, pageResponse } from './page-layout.ts'
import type { SimulatorDeps } from './simulator-service.ts'

/** Answers a request for a payment page; undefined when the path is not one of a page. */
export async function handlePageRequest(
  { method, query, body }: SimulatorRequest,
  path: string,
  deps: SimulatorDeps,
): Promise<SimulatorResponse | undefined> {
  const [, id] = /^\/pay\/([\w-]+)$/.exec(path) ?? []
  if (id === undefined) return undefined
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return { status: 405, headers: { allow: 'GET, HEAD, POST' }, body: '' }
  const checkout = await deps.store.read(id)
  if (!checkout) return missingPage()
  const action = new URL(`${deps.url}${path}`).pathname
  if (method === 'POST') return await act(id, action, new URLSearchParams(body), deps)
  const now = deps.clock.now()
  return query.get('step') === 'bank'
    ? bankPage(checkout, action, query.get('scenario'), now)
    : checkoutPage(checkout, action, now)
}

/** Every action redirects to the page, so that a reload repeats nothing. */
async function act(
  id: string,
  action: string,
  form: URLSearchParams,
  { service }: SimulatorDeps,
): Promise<SimulatorResponse> {
  const scenario = form.get('scenario') ?? ''
  const chosen = isScenario(scenario) ? scenario : 'smooth'
  try {
    const asked = form.get('act')
    if (asked === 'pay') await service.pay(id, chosen)
    if (asked === 'decline') await service.decline(id)
    if (asked === 'leave') return seeOther((await service.decline(id))?.redirectUrl ?? action)
    return seeOther(asked === 'ask' ? `${action}?step=bank&scenario=${chosen}` : action)
  } catch (error) {
    // It was paid or closed in another window, which the page then shows.
    if (error instanceof NotPayable) return seeOther(action)
    throw error
  }
}

/** The page of a checkout in its current state. `action` is the path that its form posts to. */
function checkoutPage(checkout: SimulatedCheckout, action: string, now: Date): SimulatorResponse {
  if (statusAt(checkout, now) === 'PAID') return paidPage(checkout)
  if (isSettling(checkout, now)) return settlingPage(checkout, action)
  if (!canBePaid(checkout, now)) return expiredPage(checkout)
  const isDeclined = checkout.attempts.length > 0
  return pageResponse({
    title: 'Simulated payment',
    lead: 'Choose how it goes.',
    body: html`${isDeclined ? notice('bad', 'The card was declined', 'Nothing was charged. Another card may do better.') : undefined}
      <div class="card">
        ${facts(checkout)}
        <form method="post" action="${action}">
          <button name="act" value="pay">Pay ${formatEuros(checkout.order.amountCents)}</button>
          <button name="act" value="ask" class="quiet">Pay with a card whose bank asks first</button>
          <button name="act" value="decline" class="quiet">Use a card that is declined</button>
          ${leaveButton(checkout)}
          <details>
            <summary>Make it harder for the shop</summary>
            <div>
              <label for="scenario">What happens after a payment</label>
              <select id="scenario" name="scenario">
                ${Object.entries(scenarios).map(
                  ([name, { label }]) => html`<option value="${name}">${label}</option>`,
                )}
              </select>
            </div>
          </details>
        </form>
      </div>`,
  })
}

/** The confirmation step of a bank, 3-D Secure. */
function bankPage(
  checkout: SimulatedCheckout,
  action: string,
  scenario: string | null,
  now: Date,
): SimulatorResponse {
  if (!canBePaid(checkout, now)) return checkoutPage(checkout, action, now)
  const chosen: ScenarioName = scenario !== null && isScenario(scenario) ? scenario : 'smooth'
  return pageResponse({
    title: 'Is this you?',
    lead: 'A real bank would now ask the customer to confirm the payment in its app.',
    body: html`<div class="card">
      ${facts(checkout)}
      <form method="post" action="${action}">
        <input type="hidden" name="scenario" value="${chosen}" />
        <button name="act" value="pay">Confirm ${formatEuros(checkout.order.amountCents)}</button>
        <button name="act" value="decline" class="quiet">Refuse</button>
        ${leaveButton(checkout)}
      </form>
    </div>`,
  })
}

export function missingPage(): SimulatorResponse {
  return pageResponse({
    status: 404,
    title: 'Page not found',
    body: html`<p>There is no payment here.</p>`,
  })
}

function paidPage(checkout: SimulatedCheckout): SimulatorResponse {
  return pageResponse({
    title: 'Payment successful',
    body: html`${notice('good', 'Paid', 'In the simulation only: no card was charged.')}
      <div class="card">
        ${facts(checkout)}
        ${
          checkout.redirectUrl === null
            ? undefined
            : html`<p class="aside"><a class="button" href="${checkout.redirectUrl}">Back to the shop</a></p>`
        }
      </div>`,
  })
}

function settlingPage(checkout: SimulatedCheckout, action: string): SimulatorResponse {
  return pageResponse({
    title: 'The bank is still at work',
    body: html`${notice('wait', 'Not yet settled', 'The shop reads this payment as pending for some seconds more.')}
      <div class="card">
        ${facts(checkout)}
        <p class="aside"><a class="button" href="${action}">Look again</a></p>
      </div>
      ${wayBack(checkout, 'Back to the shop')}`,
  })
}

function expiredPage(checkout: SimulatedCheckout): SimulatorResponse {
  return pageResponse({
    title: 'This payment page has expired',
    lead: 'It can no longer be paid, and nothing was charged.',
    body: html`${wayBack(checkout, 'Back to the shop')}`,
  })
}

function facts({ order: { amountCents, reference }, description }: SimulatedCheckout): Html {
  return html`<dl>
    <div>
      <dt>Amount</dt>
      <dd class="amount">${formatEuros(amountCents)}</dd>
    </div>
    ${
      description === ''
        ? undefined
        : html`<div>
            <dt>For</dt>
            <dd>${description}</dd>
          </div>`
    }
    <div>
      <dt>Reference</dt>
      <dd>${reference}</dd>
    </div>
  </dl>`
}

function notice(kind: 'bad' | 'good' | 'wait', head: string, text: string): Html {
  return html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">
    <strong>${head}</strong>${text}
  </div>`
}

/** Ends the attempt, so that the shop reads that nothing was paid: while it is pending, it may be. */
function leaveButton({ redirectUrl }: SimulatedCheckout): Html {
  return redirectUrl === null
    ? html``
    : html`<button name="act" value="leave" class="quiet">Leave without paying</button>`
}

/** The real page has this link after a success only; here every state needs a way back to the shop. */
function wayBack({ redirectUrl }: SimulatedCheckout, text: string): Html {
  return redirectUrl === null ? html`` : html`<p class="aside"><a href="${redirectUrl}">${text}</a></p>`
}
