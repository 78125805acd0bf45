import { decline, pay } from './transitions.ts'
import type { CheckoutStore } from './checkout-store.ts'
import type { SimulatorClock } from './simulator-clock.ts'
import { type ScenarioName, scenarios } from './scenario.ts'
import type { Notifier } from './notifier.ts'
import type { SimulatedCheckout } from './simulated-checkout.ts'

/** What customers do on the page, with what follows from it. */
export interface SimulatorService {
  /** @throws {NotPayable} when the page does not take a card any more. */
  readonly pay: (id: string, course?: ScenarioName) => Promise<SimulatedCheckout | undefined>
  /** @throws {NotPayable} the same. */
  readonly decline: (id: string) => Promise<SimulatedCheckout | undefined>
  /** Tells the shop of a payment, at the times that its course has. */
  readonly notifyShop: (checkout: SimulatedCheckout, course: ScenarioName) => void
}

export function simulatorService(
  store: CheckoutStore,
  clock: SimulatorClock,
  { notify }: Notifier,
): SimulatorService {
  function notifyShop({ returnUrl, id }: SimulatedCheckout, course: ScenarioName): void {
    const { settlesAfterMs, notifiedAfterMs } = scenarios[course]
    for (const late of notifiedAfterMs) {
      const wait = settlesAfterMs + late
      if (wait === 0) void notify(returnUrl, id)
      else clock.after(wait, () => void notify(returnUrl, id))
    }
  }

  return {
    notifyShop,
    pay: async (id, course = 'smooth') => {
      const paid = await store.change(id, (checkout) => pay(checkout, scenarios[course], clock.now()))
      if (paid) notifyShop(paid, course)
      return paid
    },
    decline: async (id) => {
      const declined = await store.change(id, (checkout) => decline(checkout, clock.now()))
      if (declined) notifyShop(declined, 'smooth')
      return declined
    },
  }
}
