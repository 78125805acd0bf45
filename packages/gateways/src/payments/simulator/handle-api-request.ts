import { createHash, timingSafeEqual } from 'node:crypto'
import { createCheckout, deactivateCheckout, findCheckouts, readCheckout } from './checkout-endpoints.ts'
import { jsonAnswer, type SimulatorAnswer, type SimulatorRequest } from './simulator-http.ts'
import { answerInstead, type Fault, type Faults, type SimulatedCall, spoil } from './faults.ts'
import { forbidden, invalid, notFound, unauthorized } from './error-responses.ts'
import { readTransaction, refundTransaction } from './transaction-endpoints.ts'
import type { Works } from './simulator-deps.ts'

interface Called {
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
  readonly work: (called: Called, works: Works) => Promise<SimulatorAnswer>
}

const PART = '([^/]+)'
const route = (call: SimulatedCall, method: string, path: string, work: Route['work']): Route => ({
  call,
  method,
  path: new RegExp(`^${path}$`),
  work,
})

/** Of the merchant in the path, which has to be the only one there is. */
const ofMerchant =
  (work: Route['work']): Route['work'] =>
  async (called, works) =>
    called.parts[0] === works.merchantCode ? await work(called, works) : forbidden()

const routes: readonly Route[] = [
  route('create', 'POST', '/v0.1/checkouts', ({ json, fault }, works) => createCheckout(json, works, fault)),
  route('find', 'GET', '/v0.1/checkouts', ({ query }, works) =>
    findCheckouts(query.get('checkout_reference') ?? '', works),
  ),
  route('read', 'GET', `/v0.1/checkouts/${PART}`, ({ parts: [id = ''] }, works) => readCheckout(id, works)),
  route('deactivate', 'DELETE', `/v0.1/checkouts/${PART}`, ({ parts: [id = ''], fault }, works) =>
    deactivateCheckout(id, works, fault),
  ),
  route(
    'refund',
    'POST',
    `/v1.0/merchants/${PART}/payments/${PART}/refunds`,
    ofMerchant(({ parts: [, id = ''], json, fault }, works) => refundTransaction(id, json, works, fault)),
  ),
  route(
    'transaction',
    'GET',
    `/v2.1/merchants/${PART}/transactions`,
    ofMerchant(({ query }, works) => readTransaction(query.get('id') ?? '', works)),
  ),
  route(
    'merchant',
    'GET',
    `/v1/merchants/${PART}`,
    ofMerchant(async (_, { merchantCode }) =>
      jsonAnswer(200, {
        merchant_code: merchantCode,
        country: 'PT',
        default_currency: 'EUR',
        default_locale: 'pt-PT',
        sandbox: true,
      }),
    ),
  ),
]

/** Answers a call of SumUp's API; undefined when it knows no such call. */
export async function answerCall(
  { method, query, headers, body }: SimulatorRequest,
  path: string,
  { works, faults, apiKey }: { works: Works; faults: Faults; apiKey: string },
): Promise<SimulatorAnswer | undefined> {
  const route = routes.find((one) => one.method === method && one.path.test(path))
  if (!route) return undefined
  if (!isSame(headers['authorization'], `Bearer ${apiKey}`)) return unauthorized()
  const fault = faults.take(route.call)
  const instead = answerInstead(fault)
  if (instead) return instead
  const json = body === '' ? { value: undefined } : readJson(body)
  if (!json) return invalid('body')
  const parts = partsOf(path, route.path)
  if (!parts) return notFound()
  return spoil(await route.work({ parts, query, json: json.value, fault }, works), fault)
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
