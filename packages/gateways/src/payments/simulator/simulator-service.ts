import { decline, pay } from './transitions.ts'
import type { CheckoutStore } from './checkout-store.ts'
import type { SimulatorClock } from './simulator-clock.ts'
import { type ScenarioName, scenarios } from './scenario.ts'
import type { Notifier } from './notifier.ts'
import type { SimulatedCheckout } from './simulated-checkout.ts'

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
