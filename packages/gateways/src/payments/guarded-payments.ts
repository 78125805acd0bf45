import { breaker, BreakerOpen, type BreakerOptions } from '../http/circuit-breaker.ts'
import { pace, type PaceOptions } from '../http/throttle.ts'
import type { Outcome, Payments } from './payments.ts'

export interface GuardOptions {
  readonly breaker?: Omit<BreakerOptions, 'now'>
  readonly pace?: PaceOptions
  /** Milliseconds from any fixed instant: how long the provider is spared. */
  readonly now?: () => number
}

/**
 * Spares the provider: not more calls than it takes, and none for a while after several in a row were not answered, or
 * were answered that they are too many. Such a call was certainly not made.
 */
export function guardedPayments(payments: Payments, options: GuardOptions = {}): Payments {
  const circuit = breaker({
    failures: 5,
    openMs: 30_000,
    ...options.breaker,
    ...(options.now && { now: options.now }),
  })
  const turn = pace(options.pace ?? { perSecond: 5, burst: 10 })

  async function guarded<T>(ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await circuit.call(
        async () => {
          await turn()
          const outcome = await ask()
          if (isTrouble(outcome)) throw new Trouble(outcome)
          return outcome
        },
        (error) => (error instanceof Trouble ? 'failed' : 'unknown'),
      )
    } catch (error) {
      if (error instanceof Trouble) return error.outcome
      if (error instanceof BreakerOpen)
        return { outcome: 'unknown', reason: `SumUp: ${error.message}`, mayHaveArrived: false }
      throw error
    }
  }

  return {
    createCheckout: (request) => guarded(() => payments.createCheckout(request)),
    readCheckout: (id) => guarded(() => payments.readCheckout(id)),
    findByReference: (reference) => guarded(() => payments.findByReference(reference)),
    deactivateCheckout: (id) => guarded(() => payments.deactivateCheckout(id)),
    refund: (request) => guarded(() => payments.refund(request)),
    readTransaction: (id) => guarded(() => payments.readTransaction(id)),
    readMerchant: () => guarded(() => payments.readMerchant()),
  }
}

type Troubled = Exclude<Outcome<never>, { outcome: 'ok' }>

function isTrouble(outcome: Outcome<unknown>): outcome is Troubled {
  return outcome.outcome === 'unknown' || (outcome.outcome === 'refused' && outcome.status === 429)
}

/** Carries an outcome past the breaker, which judges errors. */
class Trouble extends Error {
  override readonly name = 'Trouble'
  readonly outcome: Troubled
  constructor(outcome: Troubled) {
    super('the provider did not answer')
    this.outcome = outcome
  }
}
