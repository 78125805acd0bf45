import { NotPayable } from './transitions.ts'
import { isScenario } from './scenario.ts'
import type { SimulatorResponse, SimulatorRequest } from './simulator-http.ts'
import { bankPage, checkoutPage, missingPage } from './checkout-page.ts'
import { seeOther } from './page-layout.ts'
import type { SimulatorDeps } from './simulator-deps.ts'

/** Answers a visitor of a hosted page; undefined when the path is none. */
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
    ? bankPage(checkout, action, query.get('course'), now)
    : checkoutPage(checkout, action, now)
}

/** Every act ends on the page anew, so that a reload repeats nothing. */
async function act(
  id: string,
  action: string,
  form: URLSearchParams,
  { service }: SimulatorDeps,
): Promise<SimulatorResponse> {
  const course = form.get('course') ?? ''
  const chosen = isScenario(course) ? course : 'smooth'
  try {
    const asked = form.get('act')
    if (asked === 'pay') await service.pay(id, chosen)
    if (asked === 'decline') await service.decline(id)
    return seeOther(asked === 'ask' ? `${action}?step=bank&course=${chosen}` : action)
  } catch (error) {
    // It was paid or closed in another window: the page says so.
    if (error instanceof NotPayable) return seeOther(action)
    throw error
  }
}
