import { AuditEntry } from '../../src/server/core/audit/audit-entry.entity.ts'
import type { TestApp } from './app.ts'

/** Returns the audit trail, in the order of the acts. */
export async function auditTrail(app: TestApp) {
  const entries = await app.database.fresh().find(AuditEntry, {}, { orderBy: { at: 'asc', id: 'asc' } })
  return entries.map(({ at, admin, act, subject, subjectId, subjectName, details }) => ({
    at: at.toISOString(),
    admin,
    act,
    subject,
    subjectId,
    subjectName,
    details,
  }))
}
