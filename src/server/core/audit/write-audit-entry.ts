import { randomUUID } from 'node:crypto'
import type { DatabaseAccess } from '../transaction.ts'
import { AuditEntry, type Subject } from './audit-entry.entity.ts'

export interface AuditedAct {
  /** The administrator's name, or the API key's. */
  readonly admin: string
  /** In the past tense: `accepted`, `created`, `changed`. */
  readonly act: string
  readonly subject: Subject
  readonly subjectId: string
  readonly subjectName: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Adds who did what to the audit trail, in the transaction of the change. */
export async function writeAuditEntry(
  { em, clock }: DatabaseAccess,
  { details, ...act }: AuditedAct,
): Promise<void> {
  await em.insert(AuditEntry, { ...act, id: randomUUID(), at: clock(), details: details ?? null })
}
