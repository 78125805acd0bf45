import type { SimulatorClock } from './simulator-clock.ts'

/** SumUp repeats a failed notification after these delays, and then gives up (developer.sumup.com, Webhooks). */
const RETRIES_MS = [1, 5, 20, 120].map((minutes) => minutes * 60_000)
/** A slower response counts as a failure. */
const TIMEOUT_MS = 5000

/** Delivers one notification to the shop. @returns whether the shop took it. */
export type Deliver = (returnUrl: string, body: string) => Promise<boolean>

export interface Notifier {
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
