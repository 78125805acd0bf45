import type { CheckoutStore } from './checkout-store.ts'
import type { SimulatorClock } from './simulator-clock.ts'
import type { SimulatorService } from './simulator-service.ts'
import type { Notifier } from './notifier.ts'

/** The dependencies of the simulator's request handlers. */
export interface SimulatorDeps {
  /** The simulator's address, with the base path and without a slash at the end. */
  readonly url: string
  readonly merchantCode: string
  readonly store: CheckoutStore
  readonly clock: SimulatorClock
  readonly notifier: Notifier
  readonly service: SimulatorService
}
