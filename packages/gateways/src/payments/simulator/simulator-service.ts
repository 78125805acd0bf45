import {
  decline,
  pay,
  type ScenarioName,
  scenarios,
  type CheckoutStore,
  type SimulatedCheckout,
} from './simulated-checkout.ts'

/** The actions of a customer on the payment page, with the notifications that follow. */
export interface SimulatorService {
  /** @throws {NotPayable} when the page does not take a card any more. */
  readonly pay: (id: string, scenario?: ScenarioName) => Promise<SimulatedCheckout | undefined>
  /** @throws {NotPayable} when the page does not take a card any more. */
  readonly decline: (id: string) => Promise<SimulatedCheckout | undefined>
  /** Notifies the shop of a payment at the times of its scenario. */
  readonly notifyShop: (checkout: SimulatedCheckout, scenario: ScenarioName) => void
}

export function simulatorService(
  store: CheckoutStore,
  clock: SimulatorClock,
  { notify }: Notifier,
): SimulatorService {
  function notifyShop({ returnUrl, id }: SimulatedCheckout, scenario: ScenarioName): void {
    const { settlesAfterMs, notifiedAfterMs } = scenarios[scenario]
    for (const late of notifiedAfterMs) {
      const wait = settlesAfterMs + late
      if (wait === 0) void notify(returnUrl, id)
      else clock.after(wait, () => void notify(returnUrl, id))
    }
  }

  return {
    notifyShop,
    pay: async (id, scenario = 'smooth') => {
      const paid = await store.change(id, (checkout) => pay(checkout, scenarios[scenario], clock.now()))
      if (paid) notifyShop(paid, scenario)
      return paid
    },
    decline: async (id) => {
      const declined = await store.change(id, (checkout) => decline(checkout, clock.now()))
      if (declined) notifyShop(declined, 'smooth')
      return declined
    },
  }
}

/** The dependencies of the simulator's request handlers. */
export interface SimulatorDeps {
  /** The simulator's address, with the base path and without a slash at the end. */
  readonly url: string
  readonly merchantCode: string
  readonly store: CheckoutStore
  readonly clock: SimulatorClock
  readonly notifier: Notifier
  readonly service: SimulatorService
}

/** SumUp repeats a failed notification after these delays, and then gives up (developer.sumup.com, Webhooks). */
const RETRIES_MS = [1, 5, 20, 120].map((minutes) => minutes * 60_000)
/** A slower response counts as a failure. */
const TIMEOUT_MS = 5000

/** Delivers one notification to the shop. @returns whether the shop took it. */
export type Deliver = (returnUrl: string, body: string) => Promise<boolean>

interface Notifier {
  /** Notifies the shop that a checkout changed. Resolves after the first attempt; retries follow by themselves. */
  readonly notify: (returnUrl: string | null, checkoutId: string) => Promise<void>
  /** Waits until no notification is being sent. */
  readonly settled: () => Promise<void>
}

export function notifier(clock: SimulatorClock, deliver: Deliver): Notifier {
  const underWay = new Set<Promise<void>>()

  async function send(returnUrl: string, checkoutId: string, retry: number): Promise<void> {
    const body = JSON.stringify({ event_type: 'CHECKOUT_STATUS_CHANGED', id: checkoutId })
    if (await deliver(returnUrl, body).catch(() => false)) return
    const wait = RETRIES_MS[retry]
    if (wait !== undefined) clock.after(wait, () => void track(send(returnUrl, checkoutId, retry + 1)))
  }

  function track(notification: Promise<void>): Promise<void> {
    const tracked = notification.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }

  return {
    notify: async (returnUrl, checkoutId) => {
      if (returnUrl !== null) await track(send(returnUrl, checkoutId, 0))
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

export const deliverByHttp: Deliver = async (returnUrl, body) => {
  const response = await fetch(returnUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return response.ok
}

export interface SimulatorClock {
  now(): Date
  /** Calls back after `ms` milliseconds, unless the process ends before: real notifications may get lost, too. */
  after(ms: number, callback: () => void): void
}

export const systemClock: SimulatorClock = {
  now: () => new Date(),
  after: (ms, work) => {
    setTimeout(work, ms).unref()
  },
}
