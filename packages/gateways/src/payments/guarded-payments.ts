import { setTimeout as wait } from 'node:timers/promises'
import { circuitBreaker, CircuitOpen, type CircuitBreakerOptions } from '../http/circuit-breaker.ts'
import type { CheckoutRequest, Outcome, Payments, RefundRequest } from './payments.ts'

/** Who waits for the answer: a person who books, pays or looks, or nobody but our own schedule. */
export const paymentCallers = ['people', 'schedule'] as const
type PaymentCaller = (typeof paymentCallers)[number]

/** The operations as metrics and the log name them. */
export const paymentOperations = {
  createCheckout: 'create_checkout',
  readCheckout: 'read_checkout',
  findByReference: 'find_checkout',
  deactivateCheckout: 'deactivate_checkout',
  refund: 'refund',
  readTransaction: 'read_transaction',
  readMerchant: 'read_merchant',
} as const satisfies Readonly<Record<keyof Payments, string>>
type PaymentOperation = (typeof paymentOperations)[keyof Payments]

export interface GuardOptions {
  readonly breaker?: Omit<CircuitBreakerOptions, 'now' | 'onChange'>
  readonly pace?: ThrottleOptions
  /** Milliseconds from any fixed instant, for the time that a circuit stays open. */
  readonly now?: () => number
  /** Called when one operation is no longer asked for, and when it is again. */
  readonly onChange?:
    | ((operation: PaymentOperation, caller: PaymentCaller, isOpen: boolean) => void)
    | undefined
}

/**
 * Payments behind a throttle and circuit breakers: no more calls than the provider accepts, and none of an operation for
 * a while after several of it in a row had an unknown outcome or were refused with 429. The outcome of a call that was
 * not made is unknown with `mayHaveArrived: false`.
 *
 * Each operation has a breaker of its own, and one for each caller: a transaction that cannot be read says nothing of
 * new checkouts, and what the schedule meets with never keeps a person from paying.
 */
export function guardedPayments(
  payments: Payments,
  options: GuardOptions = {},
): Readonly<Record<PaymentCaller, Payments>> {
  const waitForTurn = throttle(options.pace ?? { perSecond: 5, burst: 10 })

  const guardedFor = (caller: PaymentCaller): Payments => {
    /** Makes the call while the breaker of its operation is closed. */
    const guarded = <Args extends readonly unknown[], T>(
      operation: keyof Payments,
      call: (...args: Args) => Promise<Outcome<T>>,
    ) => {
      const circuit = circuitBreaker({
        failures: 5,
        openMs: 30_000,
        ...options.breaker,
        ...(options.now && { now: options.now }),
        onChange: (isOpen) => options.onChange?.(paymentOperations[operation], caller, isOpen),
      })
      return async (...args: Args): Promise<Outcome<T>> => {
        try {
          return await circuit.call(
            async () => {
              await waitForTurn()
              const outcome = await call(...args)
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
    }
    return {
      createCheckout: guarded('createCheckout', (request: CheckoutRequest) =>
        payments.createCheckout(request),
      ),
      readCheckout: guarded('readCheckout', (id: string) => payments.readCheckout(id)),
      findByReference: guarded('findByReference', (reference: string) => payments.findByReference(reference)),
      deactivateCheckout: guarded('deactivateCheckout', (id: string) => payments.deactivateCheckout(id)),
      refund: guarded('refund', (request: RefundRequest) => payments.refund(request)),
      readTransaction: guarded('readTransaction', (id: string) => payments.readTransaction(id)),
      readMerchant: guarded('readMerchant', () => payments.readMerchant()),
    }
  }

  return { people: guardedFor('people'), schedule: guardedFor('schedule') }
}

type FailedOutcome = Exclude<Outcome<never>, { outcome: 'ok' }>

function isFailed(outcome: Outcome<unknown>): outcome is FailedOutcome {
  return outcome.outcome === 'unknown' || (outcome.outcome === 'refused' && outcome.status === 429)
}

/** Carries a failed outcome through the circuit breaker, which counts errors only. */
class FailedCall extends Error {
  override readonly name = 'FailedCall'
  readonly outcome: FailedOutcome
  constructor(outcome: FailedOutcome) {
    super('the provider did not answer')
    this.outcome = outcome
  }
}

export interface ThrottleOptions {
  readonly perSecond: number
  /** How many calls may go at once after a pause. */
  readonly burst: number
  /** Milliseconds from any fixed instant. */
  readonly now?: () => number
}

/** Spaces calls out, so that a service gets at most `perSecond` of them. Resolves when it is the caller's turn. */
function throttle({ perSecond, burst, now = () => performance.now() }: ThrottleOptions): () => Promise<void> {
  const gap = 1000 / perSecond
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    const current = now()
    last = Math.max(last, current - burst * gap) + gap
    if (last > current) await wait(last - current)
  }
}
