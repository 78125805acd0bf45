import type { Payments } from '@chauffeur/gateways/payments/payments'
import type { Transaction } from '../../src/server/core/transaction.ts'
import { paymentContextOf, providerOf } from './direct-payments.ts'
import type { PayingApp } from './payments.ts'

export class Crash extends Error {}

interface Dying {
  readonly context: ReturnType<typeof paymentContextOf>
  /** How many steps were taken. */
  readonly taken: () => number
}

/**
 * Lets so many steps happen, and then none: a process that dies there. A call of the provider and a transaction are two
 * steps each, so that it can die when the work is done and nobody has heard of it.
 *
 * @param isEachStatement each statement within a transaction is a step of its own.
 */
export function dyingAfter(steps: number, app: PayingApp, { isEachStatement = false } = {}): Dying {
  let taken = 0
  const step = () => {
    if (taken >= steps) throw new Crash('the process is dead')
    taken += 1
  }
  const around = async <T>(act: () => Promise<T>): Promise<T> => {
    step()
    const done = await act()
    step()
    return done
  }
  const provider = providerOf(app)
  const gateway: Payments = {
    ...provider,
    createCheckout: (request) => around(() => provider.createCheckout(request)),
    findByReference: (reference) => around(() => provider.findByReference(reference)),
    readCheckout: (id) => around(() => provider.readCheckout(id)),
    deactivateCheckout: (id) => around(() => provider.deactivateCheckout(id)),
    readTransaction: (id) => around(() => provider.readTransaction(id)),
    refund: (request) => around(() => provider.refund(request)),
  }
  const context = paymentContextOf(app, gateway)
  const stepping = (tx: Transaction): Transaction =>
    isEachStatement ? { ...tx, em: before(tx.em, step) } : tx
  return {
    context: {
      ...context,
      transaction: (act) => around(() => context.transaction((tx) => act(stepping(tx)))),
    },
    taken: () => taken,
  }
}

/** Wraps an object so that `step` runs before each call of its methods. */
function before<T extends object>(of: T, step: () => void): T {
  return new Proxy(of, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        step()
        return Reflect.apply(value, target, given)
      }
    },
  })
}
