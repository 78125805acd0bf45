import { NotPayable } from './transitions.ts'
import { isScenario } from './scenario.ts'
import type { SimulatorResponse, SimulatorRequest } from './simulator-http.ts'
import { bankPage, checkoutPage, missingPage } from './checkout-page.ts'
import { seeOther } from './page-layout.ts'
import type { SimulatorDeps } from './simulator-deps.ts'

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
    return seeOther(asked === 'ask' ? `${action}?step=bank&scenario=${chosen}` : action)
  } catch (error) {
    // It was paid or closed in another window, which the page then shows.
    if (error instanceof NotPayable) return seeOther(action)
    throw error
  }
}
