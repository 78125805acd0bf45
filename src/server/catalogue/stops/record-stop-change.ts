import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import type { Transaction } from '../../core/transaction.ts'
import { presentStop, stopFacts } from './present-stop.ts'
import type { StopSuggestion } from './stop-suggestion.entity.ts'

interface StopChange {
  readonly stop: StopSuggestion
  readonly before: AdminStop
  readonly admin: string
}

/** Writes what has been changed of a stop, its routes included, with its next version and its audit entry. */
export async function recordStopChange({ stop, before, admin }: StopChange, tx: Transaction): Promise<void> {
  const details = changesBetween(stopFacts(before), stopFacts(presentStop(stop)))
  if (Object.keys(details).length === 0) return
  stop.version += 1
  await tx.em.flush()
  await record(tx, 'stop.changed', { admin, id: stop.id, name: stop.name, details })
}
