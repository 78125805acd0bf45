import type { SimulatedCheckout } from './simulated-checkout.ts'

/** Stores the simulator's checkouts, each as one JSON document that the schema simulatedCheckout reads. */
export interface CheckoutStore {
  read(id: string): Promise<SimulatedCheckout | undefined>
  findByReference(reference: string): Promise<SimulatedCheckout | undefined>
  /** @returns false, and stores nothing, when its reference was used before. */
  add(checkout: SimulatedCheckout): Promise<boolean>
  /**
   * Replaces a checkout by the result of `decide`, one change after the other.
   *
   * @param decide is synchronous; when it throws, the error is passed on and nothing is changed.
   * @returns the new checkout; undefined when there is none.
   */
  change(
    id: string,
    decide: (checkout: SimulatedCheckout) => SimulatedCheckout,
  ): Promise<SimulatedCheckout | undefined>
}

/** Stores checkouts in memory, until the process ends. */
export function checkoutsInMemory(): CheckoutStore {
  const byId = new Map<string, SimulatedCheckout>()
  const withReference = (reference: string) =>
    [...byId.values()].find(({ order }) => order.reference === reference)
  return {
    read: async (id) => byId.get(id),
    findByReference: async (reference) => withReference(reference),
    add: async (checkout) => {
      if (withReference(checkout.order.reference)) return false
      byId.set(checkout.id, checkout)
      return true
    },
    change: async (id, decide) => {
      const checkout = byId.get(id)
      if (!checkout) return undefined
      const changed = decide(checkout)
      byId.set(id, changed)
      return changed
    },
  }
}
