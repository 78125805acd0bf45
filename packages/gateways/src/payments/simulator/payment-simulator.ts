import type { Fetch } from '../../http/fetch-json.ts'
import { handlePageRequest, missingPage } from './checkout-page.ts'
import { answerCall } from './endpoints.ts'
import { type CheckoutStore, checkoutsInMemory } from './simulated-checkout.ts'
import { type Faults, faultQueue, type SimulatorRequest, type SimulatorResponse } from './simulator-http.ts'
import {
  type Deliver,
  deliverByHttp,
  notifier,
  type SimulatorClock,
  type SimulatorService,
  simulatorService,
  systemClock,
} from './simulator-service.ts'

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
    answerCall: (request) => answerCall(request, pathOf(request), { deps, faults, apiKey }),
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
