import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { CheckoutStore } from '@chauffeur/gateways/payments/simulator/checkout-store'
import { simulatedCheckout } from '@chauffeur/gateways/payments/simulator/simulated-checkout'
import type { Orm } from '../db/orm.ts'
import { SimulatedPayment } from './simulated-payment.entity.ts'

/** Keeps the simulator's checkouts in our database, so that they outlive a restart. */
export function simulatedCheckouts(orm: Orm): CheckoutStore {
  const find = async (where: { id: string } | { reference: string }) => {
    const row = await orm.em.fork().findOne(SimulatedPayment, where)
    return row ? simulatedCheckout.parse(row.document) : undefined
  }
  return {
    read: (id) => find({ id }),
    findByReference: (reference) => find({ reference }),
    add: async (checkout) => {
      const { id, order } = checkout
      try {
        await orm.em
          .fork()
          .insert(SimulatedPayment, { id, reference: order.reference, document: { ...checkout } })
        return true
      } catch (error) {
        if (error instanceof UniqueConstraintViolationException) return false
        throw error
      }
    },
    change: (id, decide) =>
      orm.em.fork().transactional(async (em) => {
        const row = await em.findOne(SimulatedPayment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        if (!row) return undefined
        const changed = decide(simulatedCheckout.parse(row.document))
        await em.nativeUpdate(SimulatedPayment, { id }, { document: { ...changed } })
        return changed
      }),
  }
}
