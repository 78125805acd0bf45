import type { Subject } from '../core/audit/audit-entry.entity.ts'
import { writeAuditEntry } from '../core/audit/write-audit-entry.ts'
import type { AdminAct, Events } from '../core/events.ts'
import type { Transaction } from '../core/transaction.ts'
import type { Reaction } from './reaction.ts'

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
    admin: 'the guard of the cars',
    act: 'without-car',
    subject: 'booking',
    subjectId: bookingId,
    subjectName: bookingNumber,
  })
}

/** What a visitor asks for needs no entry: the booking itself says when. */
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
