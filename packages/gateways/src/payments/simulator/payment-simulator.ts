import { answerPage } from './handle-page-request.ts'
import { answerCall } from './handle-api-request.ts'
import { type CheckoutStore, checkoutsInMemory } from './checkout-store.ts'
import { type SimulatorClock, systemClock } from './simulator-clock.ts'
import { type Desk, desk } from './simulator-service.ts'
import type { SimulatorAnswer, SimulatorRequest } from './simulator-http.ts'
import { type Faults, noFaults } from './faults.ts'
import { notifier } from './notifier.ts'
import { missingPage } from './checkout-page.ts'
import { notFound } from './error-responses.ts'

export interface SimulatorOptions {
  /** Where it is reached from outside, with the path that it is mounted under: https://shop.example/simulator. */
  readonly url: string
  /** The only key and the only merchant that it serves. */
  readonly apiKey: string
  readonly merchantCode: string
  readonly store?: CheckoutStore
  readonly clock?: SimulatorClock
}

/** Stands in for SumUp: the same calls, and a page on which no money moves. */
export interface PaymentSimulator extends Pick<Desk, 'pay' | 'decline'> {
  /** Any request whose path lies at or below that of the `url`. */
  readonly answer: (request: SimulatorRequest) => Promise<SimulatorAnswer>
  /** What goes wrong with the next calls. For tests. */
  readonly faults: Faults
  /** Waits until no notification is on its way. */
  readonly settled: () => Promise<void>
}

export function paymentSimulator(options: SimulatorOptions): PaymentSimulator {
  const { apiKey, merchantCode, store = checkoutsInMemory(), clock = systemClock } = options
  const url = options.url.replace(/\/+$/, '')
  const base = new URL(url).pathname.replace(/\/$/, '')
  const faults = noFaults()
  const telling = notifier(clock)
  const customers = desk(store, clock, telling)
  const works = { url, merchantCode, store, clock, notifier: telling, desk: customers }

  return {
    answer: async (request) => {
      if (!request.path.startsWith(`${base}/`)) return missingPage()
      const path = request.path.slice(base.length)
      const answer =
        (await answerPage(request, path, works)) ??
        (await answerCall(request, path, { works, faults, apiKey }))
      return answer ?? (path.startsWith('/v') ? notFound() : missingPage())
    },
    faults,
    pay: customers.pay,
    decline: customers.decline,
    settled: telling.settled,
  }
}
