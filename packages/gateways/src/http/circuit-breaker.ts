export interface CircuitBreakerOptions {
  /** So many failures in a row open it. */
  readonly failures?: number
  /** How long it stays open, in milliseconds. */
  readonly openMs?: number
  /** Milliseconds from any fixed instant. */
  readonly now?: () => number
  /** Told whenever the service begins to be spared, and when it answers again. */
  readonly onChange?: ((isOpen: boolean) => void) | undefined
}

/** What a rejection says of the service: it failed, it answered all the same, or nothing (the caller left). */
export type CallResult = 'failed' | 'answered' | 'unknown'

/** Spares a service that is down, and the people who would wait for it. */
export interface CircuitBreaker {
  /**
   * Makes the call, unless the service failed too often of late. When its time is over one call tries again
   * for all, and the others are still refused until it has answered.
   *
   * @throws {CircuitOpen} without having made the call.
   */
  call<T>(ask: () => Promise<T>, judge: (error: unknown) => CallResult): Promise<T>
}

/** The call was not made, since those before it failed. */
export class CircuitOpen extends Error {
  override readonly name = 'BreakerOpen'
}

export function circuitBreaker(options: CircuitBreakerOptions = {}): CircuitBreaker {
  const { failures = 3, openMs = 60_000, now = () => performance.now(), onChange } = options
  let failuresInARow = 0
  let openUntil: number | undefined
  let isProbing = false

  function record(verdict: CallResult, isProbe: boolean): void {
    // A call from before it opened says nothing of now.
    if (openUntil !== undefined && !isProbe) return
    if (verdict === 'answered') {
      failuresInARow = 0
      if (openUntil !== undefined) onChange?.(false)
      openUntil = undefined
    } else if (verdict === 'failed') {
      failuresInARow += 1
      if (failuresInARow < failures) return
      if (openUntil === undefined) onChange?.(true)
      openUntil = now() + openMs
    }
  }

  return {
    call: async (ask, judge) => {
      const isProbe = openUntil !== undefined
      if (openUntil !== undefined && (isProbing || now() < openUntil))
        throw new CircuitOpen('not asked, since it failed too often of late')
      isProbing = isProbe
      let verdict: CallResult = 'answered'
      try {
        return await ask()
      } catch (error) {
        verdict = judge(error)
        throw error
      } finally {
        if (isProbe) isProbing = false
        record(verdict, isProbe)
      }
    },
  }
}
