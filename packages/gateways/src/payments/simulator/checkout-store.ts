import type { SimulatedCheckout } from './simulated-checkout.ts'

/** Where the simulator keeps its checkouts: one JSON document each, which simulatedCheckout reads. */
export interface CheckoutStore {
  read(id: string): Promise<SimulatedCheckout | undefined>
  findByReference(reference: string): Promise<SimulatedCheckout | undefined>
  /** @returns false, and keeps nothing, when its reference was used before. */
  add(checkout: SimulatedCheckout): Promise<boolean>
  /**
   * Replaces a checkout by what `decide` makes of it, one change after the other.
   *
   * @param decide must not wait for anything; what it throws is thrown, and nothing is changed.
   * @returns the new checkout; undefined when there is none.
   */
  change(
    id: string,
    decide: (checkout: SimulatedCheckout) => SimulatedCheckout,
  ): Promise<SimulatedCheckout | undefined>
}

/** Keeps them until the process ends. */
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
