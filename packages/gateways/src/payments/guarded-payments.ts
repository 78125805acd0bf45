import { circuitBreaker, CircuitOpen, type CircuitBreakerOptions } from '../http/circuit-breaker.ts'
import { throttle, type ThrottleOptions } from '../http/throttle.ts'
import type { Outcome, Payments } from './payments.ts'

export interface GuardOptions {
  readonly breaker?: Omit<CircuitBreakerOptions, 'now'>
  readonly pace?: ThrottleOptions
  /** Milliseconds from any fixed instant, for the time that the circuit stays open. */
  readonly now?: () => number
}

/**
 * Payments behind a throttle and a circuit breaker: no more calls than the provider accepts, and none for a while after
 * several in a row had an unknown outcome or were refused with 429. The outcome of a call that was not made is unknown
 * with `mayHaveArrived: false`.
 */
export function guardedPayments(payments: Payments, options: GuardOptions = {}): Payments {
  const circuit = circuitBreaker({
    failures: 5,
    openMs: 30_000,
    ...options.breaker,
    ...(options.now && { now: options.now }),
  })
  const waitForTurn = throttle(options.pace ?? { perSecond: 5, burst: 10 })

  async function guarded<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await circuit.call(
        async () => {
          await waitForTurn()
          const outcome = await call()
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

/** Carries a failed outcome through the circuit breaker, which counts errors only. */
class FailedCall extends Error {
  override readonly name = 'Trouble'
  readonly outcome: FailedOutcome
  constructor(outcome: FailedOutcome) {
    super('the provider did not answer')
    this.outcome = outcome
  }
}
