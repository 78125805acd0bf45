import { randomUUID } from 'node:crypto'
import { AuditEntry, type Subject } from '../core/audit/audit-entry.entity.ts'
import type { AdminAct, Events } from '../core/events.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import type { Reaction } from './reaction.ts'

interface AuditedAct {
  /** The administrator's name, or the API key's. */
  readonly admin: string
  /** In the past tense: `accepted`, `created`, `changed`. */
  readonly act: string
  readonly subject: Subject
  readonly subjectId: string
  readonly subjectName: string
  readonly details?: Readonly<Record<string, unknown>>
}

export function audit(subject: Subject, act: string): Reaction<AdminAct> {
  return (tx, { admin, id, name, details }) =>
    writeAuditEntry(tx, {
      admin,
      act,
      subject,
      subjectId: id,
      subjectName: name,
      ...(details && { details }),
    })
}

export function auditDecision(
  act: 'confirmed' | 'rejected',
): Reaction<Events['booking.confirmed'] & { readonly reason?: string | null }> {
  return (tx, { bookingId, bookingNumber, admin, reason }) =>
    writeAuditEntry(tx, {
      admin,
      act,
      subject: 'booking',
      subjectId: bookingId,
      subjectName: bookingNumber,
      ...(reason && { details: { reason } }),
    })
}

export function auditCancellation(
  tx: Transaction,
  { bookingId, bookingNumber, name, reason }: Events['booking.cancelled'],
): Promise<void> {
  return writeAuditEntry(tx, {
    admin: name ?? 'the customer',
    act: 'cancelled',
    subject: 'booking',
    subjectId: bookingId,
    subjectName: bookingNumber,
    ...(reason && { details: { reason } }),
  })
}

export function auditMissingCar(
  tx: Transaction,
  { bookingId, bookingNumber }: Events['booking.without-car'],
): Promise<void> {
  return writeAuditEntry(tx, {
    admin: 'the capacity check',
    act: 'without-car',
    subject: 'booking',
    subjectId: bookingId,
    subjectName: bookingNumber,
  })
}

/** A visitor's request needs no entry: the booking itself says when. */
export async function auditRequestByKey(
  tx: Transaction,
  { bookingId, bookingNumber, apiKey }: Events['booking.requested'],
): Promise<void> {
  if (!apiKey) return
  await writeAuditEntry(tx, {
    admin: apiKey.name,
    act: 'requested',
    subject: 'booking',
    subjectId: bookingId,
    subjectName: bookingNumber,
    details: { apiKey: apiKey.id },
  })
}

/** Adds who did what to the audit trail, in the transaction of the change. */
async function writeAuditEntry(
  { em, clock }: DatabaseAccess,
  { details, ...act }: AuditedAct,
): Promise<void> {
  await em.insert(AuditEntry, { ...act, id: randomUUID(), at: clock(), details: details ?? null })
}
