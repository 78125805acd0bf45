import { createHash, timingSafeEqual } from 'node:crypto'
import { handlePageRequest, missingPage } from './checkout-page.ts'
import { type CheckoutStore, checkoutsInMemory } from './simulated-checkout.ts'
import {
  type SimulatorClock,
  systemClock,
  type SimulatorService,
  simulatorService,
  type Deliver,
  deliverByHttp,
  notifier,
  type SimulatorDeps,
} from './simulator-service.ts'
import {
  type SimulatorResponse,
  type SimulatorRequest,
  notFound,
  jsonResponse,
  forbidden,
  invalid,
  unauthorized,
} from './simulator-http.ts'
import {
  type Faults,
  faultQueue,
  faultResponse,
  type Fault,
  type SimulatedCall,
  applyFault,
} from './faults.ts'
import type { Fetch } from '../../http/fetch-json.ts'
import {
  createCheckout,
  deactivateCheckout,
  findCheckouts,
  readCheckout,
  readTransaction,
  refundTransaction,
} from './endpoints.ts'

interface SimulatorOptions {
  /** Its public address, with the path that it is mounted under: https://shop.example/simulator. */
  readonly url: string
  /** The only key and the only merchant that it accepts. */
  readonly apiKey: string
  readonly merchantCode: string
  readonly store?: CheckoutStore
  readonly clock?: SimulatorClock
  /** Delivers notifications; by HTTP when left out. */
  readonly deliver?: Deliver
}

/** Simulates SumUp: the same calls, and a payment page on which no money moves. */
export interface PaymentSimulator extends Pick<SimulatorService, 'pay' | 'decline'> {
  /** Answers a call of SumUp's API, at a path below that of `url`. */
  readonly answerCall: (request: SimulatorRequest) => Promise<SimulatorResponse>
  /** Answers a request for a payment page, at a path below that of `url`. */
  readonly answerPage: (request: SimulatorRequest) => Promise<SimulatorResponse>
  /** Makes the next calls fail. For tests only. */
  readonly faults: Faults
  /** Waits until no notification is being sent. */
  readonly settled: () => Promise<void>
}

export function paymentSimulator(options: SimulatorOptions): PaymentSimulator {
  const { apiKey, merchantCode, store = checkoutsInMemory(), clock = systemClock } = options
  const url = options.url.replace(/\/+$/, '')
  const base = new URL(url).pathname.replace(/\/$/, '')
  const faults = faultQueue()
  const shopNotifier = notifier(clock, options.deliver ?? deliverByHttp)
  const service = simulatorService(store, clock, shopNotifier)
  const deps = { url, merchantCode, store, clock, notifier: shopNotifier, service }

  const pathOf = ({ path }: SimulatorRequest) => (path.startsWith(`${base}/`) ? path.slice(base.length) : '')

  return {
    answerCall: async (request) =>
      (await handleApiRequest(request, pathOf(request), { deps, faults, apiKey })) ?? notFound(),
    answerPage: async (request) => (await handlePageRequest(request, pathOf(request), deps)) ?? missingPage(),
    faults,
    pay: service.pay,
    decline: service.decline,
    settled: shopNotifier.settled,
  }
}

/** Stands in for fetch: the calls are answered in this process, and no connection is opened. */
export function inProcessFetch(answer: (request: SimulatorRequest) => Promise<SimulatorResponse>): Fetch {
  return async (url, init) => {
    const request = new Request(url, init)
    const { pathname: path, searchParams: query } = new URL(url)
    const answered = (async () => {
      const given = await answer({
        method: request.method,
        path,
        query,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      })
      return new Response(given.body, { status: given.status, headers: given.headers })
    })()
    return await Promise.race([answered, rejectWhenAborted(request.signal)])
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return promise
}

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
async function handleApiRequest(
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
