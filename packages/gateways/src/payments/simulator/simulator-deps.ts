import type { CheckoutStore } from './checkout-store.ts'
import type { SimulatorClock } from './simulator-clock.ts'
import type { SimulatorService } from './simulator-service.ts'
import type { Notifier } from './notifier.ts'

/** What the simulator's calls work with. */
export interface SimulatorDeps {
  /** Where it answers, with the base path and without a slash at the end. */
  readonly url: string
  readonly merchantCode: string
  readonly store: CheckoutStore
  readonly clock: SimulatorClock
  readonly notifier: Notifier
  readonly service: SimulatorService
}
