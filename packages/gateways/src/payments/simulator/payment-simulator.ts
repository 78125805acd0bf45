import { handlePageRequest } from './handle-page-request.ts'
import { handleApiRequest } from './handle-api-request.ts'
import { type CheckoutStore, checkoutsInMemory } from './checkout-store.ts'
import { type SimulatorClock, systemClock } from './simulator-clock.ts'
import { type SimulatorService, simulatorService } from './simulator-service.ts'
import type { SimulatorResponse, SimulatorRequest } from './simulator-http.ts'
import { type Faults, faultQueue } from './faults.ts'
import { notifier } from './notifier.ts'
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
}

/** Simulates SumUp: the same calls, and a payment page on which no money moves. */
export interface PaymentSimulator extends Pick<SimulatorService, 'pay' | 'decline'> {
  /** Answers any request whose path is at or below that of `url`. */
  readonly answer: (request: SimulatorRequest) => Promise<SimulatorResponse>
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
  const shopNotifier = notifier(clock)
  const service = simulatorService(store, clock, shopNotifier)
  const deps = { url, merchantCode, store, clock, notifier: shopNotifier, service }

  return {
    answer: async (request) => {
      if (!request.path.startsWith(`${base}/`)) return missingPage()
      const path = request.path.slice(base.length)
      const answer =
        (await handlePageRequest(request, path, deps)) ??
        (await handleApiRequest(request, path, { deps, faults, apiKey }))
      return answer ?? (path.startsWith('/v') ? notFound() : missingPage())
    },
    faults,
    pay: service.pay,
    decline: service.decline,
    settled: shopNotifier.settled,
  }
}
