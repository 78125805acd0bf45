import type { Config } from '../core/config.ts'
import type { Transaction } from '../core/transaction.ts'

/** One thing that follows from an event, in the transaction that records it. */
export type Reaction<Event> = (tx: Transaction, event: Event, config: Config) => Promise<void>

export interface OfBooking {
  readonly bookingId: string
}
