export interface CircuitBreakerOptions {
  /** The number of consecutive failures that opens the circuit; 3 when left out. */
  readonly failures?: number
  /** How long the circuit stays open, in milliseconds; a minute when left out. */
  readonly openMs?: number
  /** Milliseconds from any fixed instant. */
  readonly now?: () => number
  /** Called when the circuit opens and when it closes again. */
  readonly onChange?: ((isOpen: boolean) => void) | undefined
}

/** The outcome for the service: it failed, it answered, or neither (the caller aborted the call). */
export type CallResult = 'failed' | 'answered' | 'unknown'

/** Stops calling a service that is down, so that nobody waits for it. */
export interface CircuitBreaker {
  /**
   * Makes the call unless the circuit is open. Once it has been open for `openMs`, one call probes the service while the
   * others are still refused.
   *
   * @throws {CircuitOpen} without having made the call.
   */
  call<T>(request: () => Promise<T>, classify: (error: unknown) => CallResult): Promise<T>
}

/** The call was not made, because those before it failed. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

export function circuitBreaker(options: CircuitBreakerOptions = {}): CircuitBreaker {
  const { failures = 3, openMs = 60_000, now = () => performance.now(), onChange } = options
  let failuresInARow = 0
  let openUntil: number | undefined
  let isProbing = false

  function record(result: CallResult, isProbe: boolean): void {
    // A call that began before the circuit opened says nothing about the service now.
    if (openUntil !== undefined && !isProbe) return
    if (result === 'answered') {
      failuresInARow = 0
      if (openUntil !== undefined) onChange?.(false)
      openUntil = undefined
    } else if (result === 'failed') {
      failuresInARow += 1
      if (failuresInARow < failures) return
      if (openUntil === undefined) onChange?.(true)
      openUntil = now() + openMs
    }
  }

  return {
    call: async (request, classify) => {
      const isProbe = openUntil !== undefined
      if (openUntil !== undefined && (isProbing || now() < openUntil))
        throw new CircuitOpen('not asked, since it failed too often of late')
      isProbing = isProbe
      let result: CallResult = 'answered'
      try {
        return await request()
      } catch (error) {
        result = classify(error)
        throw error
      } finally {
        if (isProbe) isProbing = false
        record(result, isProbe)
      }
    },
  }
}
