import { circuitBreaker, CircuitOpen, type CircuitBreakerOptions } from '../http/circuit-breaker.ts'
import { throttle, type ThrottleOptions } from '../http/throttle.ts'
import type { Outcome, Payments } from './payments.ts'

export interface GuardOptions {
  readonly breaker?: Omit<CircuitBreakerOptions, 'now'>
  readonly pace?: ThrottleOptions
  /** Milliseconds from any fixed instant: how long the provider is spared. */
  readonly now?: () => number
}

/**
 * Spares the provider: not more calls than it takes, and none for a while after several in a row were not answered, or
 * were answered that they are too many. Such a call was certainly not made.
 */
export function guardedPayments(payments: Payments, options: GuardOptions = {}): Payments {
  const circuit = circuitBreaker({
    failures: 5,
    openMs: 30_000,
    ...options.breaker,
    ...(options.now && { now: options.now }),
  })
  const waitForTurn = throttle(options.pace ?? { perSecond: 5, burst: 10 })

  async function guarded<T>(ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await circuit.call(
        async () => {
          await waitForTurn()
          const outcome = await ask()
          if (isFailed(outcome)) throw new FailedCall(outcome)
          return outcome
        },
        (error) => (error instanceof FailedCall ? 'failed' : 'unknown'),
      )
    } catch (error) {
      if (error instanceof FailedCall) return error.outcome
      if (error instanceof CircuitOpen)
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

type FailedOutcome = Exclude<Outcome<never>, { outcome: 'ok' }>

function isFailed(outcome: Outcome<unknown>): outcome is FailedOutcome {
  return outcome.outcome === 'unknown' || (outcome.outcome === 'refused' && outcome.status === 429)
}

/** Carries an outcome past the breaker, which judges errors. */
class FailedCall extends Error {
  override readonly name = 'Trouble'
  readonly outcome: FailedOutcome
  constructor(outcome: FailedOutcome) {
    super('the provider did not answer')
    this.outcome = outcome
  }
}
