import { AuditEntry, type Subject } from './audit-entry.entity.ts'
import { Refusal } from '../refusal.ts'
import type { EntityManager } from '../../db/orm.ts'

interface Versioned {
  readonly id: string
  readonly version: number
}

/**
 * Refuses an act on a row that somebody has changed since it was read; the row must be locked. `current` is how it is
 * answered to a reader. Without a version nothing is compared.
 */
export async function checkVersion(
  subject: Subject,
  current: Versioned,
  version: number | undefined,
  em: EntityManager,
): Promise<void> {
  if (version === undefined || version === current.version) return
  const last = await em.findOne(
    AuditEntry,
    { subject, subjectId: current.id },
    { orderBy: { at: 'desc', sequence: 'desc' } },
  )
  throw new Refusal('CHANGED_MEANWHILE', sentence(last?.admin), {
    current,
    changedBy: last?.admin ?? null,
    changedAt: last?.at.toISOString() ?? null,
  })
}

function sentence(admin: string | undefined): string {
  return `Changed meanwhile${admin === undefined ? '' : ` by ${admin}`}. Please look at it again.`
}
