import { decline, pay } from './transitions.ts'
import type { CheckoutStore } from './checkout-store.ts'
import type { SimulatorClock } from './simulator-clock.ts'
import { type CourseName, courses } from './scenario.ts'
import type { Notifier } from './notifier.ts'
import type { SimulatedCheckout } from './simulated-checkout.ts'

/** What customers do on the page, with what follows from it. */
export interface Desk {
  /** @throws {NotPayable} when the page does not take a card any more. */
  readonly pay: (id: string, course?: CourseName) => Promise<SimulatedCheckout | undefined>
  /** @throws {NotPayable} the same. */
  readonly decline: (id: string) => Promise<SimulatedCheckout | undefined>
  /** Tells the shop of a payment, at the times that its course has. */
  readonly announce: (checkout: SimulatedCheckout, course: CourseName) => void
}

export function desk(store: CheckoutStore, clock: SimulatorClock, { notify }: Notifier): Desk {
  function announce({ returnUrl, id }: SimulatedCheckout, course: CourseName): void {
    const { settlesAfterMs, notifiedAfterMs } = courses[course]
    for (const late of notifiedAfterMs) {
      const wait = settlesAfterMs + late
      if (wait === 0) void notify(returnUrl, id)
      else clock.after(wait, () => void notify(returnUrl, id))
    }
  }

  return {
    announce,
    pay: async (id, course = 'smooth') => {
      const paid = await store.change(id, (checkout) => pay(checkout, courses[course], clock.now()))
      if (paid) announce(paid, course)
      return paid
    },
    decline: async (id) => {
      const declined = await store.change(id, (checkout) => decline(checkout, clock.now()))
      if (declined) announce(declined, 'smooth')
      return declined
    },
  }
}
