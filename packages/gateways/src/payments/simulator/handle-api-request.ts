import { createHash, timingSafeEqual } from 'node:crypto'
import { createCheckout, deactivateCheckout, findCheckouts, readCheckout } from './checkout-endpoints.ts'
import { jsonResponse, type SimulatorResponse, type SimulatorRequest } from './simulator-http.ts'
import { faultResponse, type Fault, type Faults, type SimulatedCall, applyFault } from './faults.ts'
import { forbidden, invalid, notFound, unauthorized } from './error-responses.ts'
import { readTransaction, refundTransaction } from './transaction-endpoints.ts'
import type { SimulatorDeps } from './simulator-deps.ts'

interface ApiRequest {
  /** The parts of the path that vary. */
  readonly parts: readonly string[]
  readonly query: URLSearchParams
  /** Undefined without a body. */
  readonly json: unknown
  readonly fault: Fault | undefined
}

interface Route {
  readonly call: SimulatedCall
  readonly method: string
  readonly path: RegExp
  readonly handle: (called: ApiRequest, deps: SimulatorDeps) => Promise<SimulatorResponse>
}

const PART = '([^/]+)'
const route = (call: SimulatedCall, method: string, path: string, handle: Route['handle']): Route => ({
  call,
  method,
  path: new RegExp(`^${path}$`),
  handle,
})

/** Refuses every merchant but the simulator's own. */
const ofMerchant =
  (handle: Route['handle']): Route['handle'] =>
  async (called, deps) =>
    called.parts[0] === deps.merchantCode ? await handle(called, deps) : forbidden()

const routes: readonly Route[] = [
  route('create', 'POST', '/v0.1/checkouts', ({ json, fault }, deps) => createCheckout(json, deps, fault)),
  route('find', 'GET', '/v0.1/checkouts', ({ query }, deps) =>
    findCheckouts(query.get('checkout_reference') ?? '', deps),
  ),
  route('read', 'GET', `/v0.1/checkouts/${PART}`, ({ parts: [id = ''] }, deps) => readCheckout(id, deps)),
  route('deactivate', 'DELETE', `/v0.1/checkouts/${PART}`, ({ parts: [id = ''], fault }, deps) =>
    deactivateCheckout(id, deps, fault),
  ),
  route(
    'refund',
    'POST',
    `/v1.0/merchants/${PART}/payments/${PART}/refunds`,
    ofMerchant(({ parts: [, id = ''], json, fault }, deps) => refundTransaction(id, json, deps, fault)),
  ),
  route(
    'transaction',
    'GET',
    `/v2.1/merchants/${PART}/transactions`,
    ofMerchant(({ query }, deps) => readTransaction(query.get('id') ?? '', deps)),
  ),
  route(
    'merchant',
    'GET',
    `/v1/merchants/${PART}`,
    ofMerchant(async (_, { merchantCode }) =>
      jsonResponse(200, {
        merchant_code: merchantCode,
        country: 'PT',
        default_currency: 'EUR',
        default_locale: 'pt-PT',
        sandbox: true,
      }),
    ),
  ),
]

/** Answers a call of SumUp's API; undefined when there is no such call. */
export async function handleApiRequest(
  { method, query, headers, body }: SimulatorRequest,
  path: string,
  { deps, faults, apiKey }: { deps: SimulatorDeps; faults: Faults; apiKey: string },
): Promise<SimulatorResponse | undefined> {
  const route = routes.find((one) => one.method === method && one.path.test(path))
  if (!route) return undefined
  if (!isSame(headers['authorization'], `Bearer ${apiKey}`)) return unauthorized()
  const fault = faults.take(route.call)
  const instead = faultResponse(fault)
  if (instead) return instead
  const json = body === '' ? { value: undefined } : readJson(body)
  if (!json) return invalid('body')
  const parts = partsOf(path, route.path)
  if (!parts) return notFound()
  return applyFault(await route.handle({ parts, query, json: json.value, fault }, deps), fault)
}

function readJson(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

function partsOf(path: string, pattern: RegExp): string[] | undefined {
  try {
    return pattern.exec(path)?.slice(1).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function isSame(given: string | string[] | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}
