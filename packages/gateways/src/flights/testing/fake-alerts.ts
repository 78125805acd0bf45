import type { FakeResponse, FakeService } from '../../http/testing/fake-service.ts'

/** A subscription as a stand-in keeps it. */
export interface FakeSubscription {
  readonly id: string
  /** The flight that it was asked to report on, in the provider's form. */
  readonly subject: object
  readonly url: string
}

/** The subscriptions at a stand-in for a provider of flights. */
interface FakeAlerts {
  readonly all: () => readonly FakeSubscription[]
  /** Answers the next subscription so; `lost`: it is made, and the answer is an error. */
  failNext(fault: 402 | 429 | 500 | 'lost'): void
  /** The body that it sends for a subscription. */
  bodyOf(id: string): object
}

export interface FakeFlightService extends FakeService {
  readonly alerts: FakeAlerts
}

export function fakeAlerts(idAfter: (count: number) => string, present: (one: FakeSubscription) => object) {
  const subscriptions = new Map<string, FakeSubscription>()
  let count = 0
  let fault: Parameters<FakeAlerts['failNext']>[0] | undefined
  return {
    alerts: {
      all: () => [...subscriptions.values()],
      failNext: (next) => void (fault = next),
      bodyOf: (id) => present(subscriptions.get(id) ?? { id, subject: {}, url: '' }),
    } satisfies FakeAlerts,
    add(subject: object, url: string, answer: (one: FakeSubscription) => FakeResponse): FakeResponse {
      const failing = fault
      fault = undefined
      if (typeof failing === 'number') return { status: failing, json: { message: 'No' } }
      const made = { id: idAfter((count += 1)), subject, url }
      subscriptions.set(made.id, made)
      return failing === 'lost' ? { status: 500, json: { message: 'Later' } } : answer(made)
    },
    remove: (id: string) => subscriptions.delete(id),
  }
}
