import { handlePageRequest } from './handle-page-request.ts'
import { handleApiRequest } from './handle-api-request.ts'
import { type CheckoutStore, checkoutsInMemory } from './checkout-store.ts'
import { type SimulatorClock, systemClock } from './simulator-clock.ts'
import { type SimulatorService, simulatorService } from './simulator-service.ts'
import type { SimulatorResponse, SimulatorRequest } from './simulator-http.ts'
import { type Faults, faultQueue } from './faults.ts'
import { type Deliver, deliverByHttp, notifier } from './notifier.ts'
import { missingPage } from './checkout-page.ts'
import { notFound } from './error-responses.ts'

export interface SimulatorOptions {
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
