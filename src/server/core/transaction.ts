import type { EntityManager } from '../db/orm.ts'
import type { EventName, Events } from './events.ts'

/** Runs what follows from an event, in the transaction that recorded it. The composition hands it in (reactions.ts). */
export type React = <Name extends EventName>(
  tx: Transaction,
  name: Name,
  event: Events[Name],
) => Promise<void>

/** The context of an operation inside one database transaction. */
export interface Transaction {
  readonly em: EntityManager
  readonly clock: () => Date
  readonly react: React
  /**
   * Has open pages told, once this is committed, of what was recorded until now. It is called before a lock
   * that others wait for.
   */
  readonly announce: () => Promise<void>
}

/** A transaction in which an administrator acts. */
export interface OfficeTransaction extends Transaction {
  /** The administrator's name. */
  readonly admin: string
}

/** The part of a transaction that reading and writing rows needs; a request's own context has it, too. */
export type DatabaseAccess = Pick<Transaction, 'em' | 'clock'>

/** Says that something happened. All that follows from it is committed or rolled back with this transaction. */
export function record<Name extends EventName>(
  tx: Transaction,
  name: Name,
  event: Events[Name],
): Promise<void> {
  return tx.react(tx, name, event)
}
