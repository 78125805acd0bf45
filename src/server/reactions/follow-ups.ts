import type { BookingMailKind } from '@chauffeur/domain/mail-kinds'
import type { Events, AdminAct } from '../core/events.ts'
import { presentPartnerChange } from '../changes/present-partner-change.ts'
import { findChange } from '../changes/present-change.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { MailDetails } from '../mail/outbox.entity.ts'
import { toEuros } from '@chauffeur/domain/money'
import {
  webhookOfChangeState,
  type ChangeWebhook,
  type TripWebhook,
  type BookingWebhook,
} from '@chauffeur/domain/webhooks'
import type { Transaction, DatabaseAccess } from '../core/transaction.ts'
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks.ts'
import { randomUUID } from 'node:crypto'
import { AuditEntry, type Subject } from '../core/audit/audit-entry.entity.ts'
import type { Config } from '../core/config.ts'

// Mails are only written down here; a worker sends them once the transaction stands.

type OfChange = Events['booking.trip-changed']

interface OfPayment extends OfBooking {
  readonly attempt: number
  readonly amountCents: number
  readonly part?: number | null
  readonly refundOf?: MailDetails['refundOf'] | null
  readonly isManual?: boolean
}

export function mailGuest(kind: BookingMailKind): Reaction<OfBooking> {
  return (tx, { bookingId }) => enqueueMail(tx, kind, bookingId)
}

/** A mail for each time that it happens. */
export function mailEachTime(kind: BookingMailKind): Reaction<OfBooking & { readonly occasion: string }> {
  return (tx, { bookingId, occasion }) => enqueueMail(tx, kind, bookingId, { occasion })
}

export function mailAboutChange(kind: BookingMailKind): Reaction<OfChange> {
  return (tx, { bookingId, occasion, change }) => enqueueMail(tx, kind, bookingId, { occasion, change })
}

export function mailOfficeAboutChange(kind: BookingMailKind): Reaction<OfChange> {
  return async (tx, event, config) => {
    const { bookingId, occasion, change, admin: changedBy } = event
    if (config.OFFICE_EMAIL !== undefined)
      await enqueueMail(tx, kind, bookingId, { occasion, change, changedBy })
  }
}

/** Only where an address of the office is set. */
export function mailOffice(kind: BookingMailKind): Reaction<OfBooking> {
  return async (tx, { bookingId }, { OFFICE_EMAIL }) => {
    if (OFFICE_EMAIL !== undefined) await enqueueMail(tx, kind, bookingId)
  }
}

/** One mail of a kind for each attempt to pay, and for each part of it that goes back. */
export function mailAboutPayment(kind: BookingMailKind): Reaction<OfPayment> {
  return (tx, { bookingId, attempt, amountCents, part, refundOf, isManual }) =>
    enqueueMail(tx, kind, bookingId, {
      occasion: part == null ? String(attempt) : `${attempt}-${part}`,
      amountCents,
      ...(refundOf && { refundOf }),
      ...(isManual && { isManual }),
    })
}

// Messages are only written down here; a worker sends them once the transaction stands.

/** One message of a type for each booking, or for each of its attempts to pay. */
export function webhook(type: PlainWebhook): Reaction<OfBooking & { readonly attempt?: number }> {
  return (tx, { bookingId, attempt }) =>
    enqueueWebhooks(tx, { type, bookingId, occasion: attempt?.toString(), facts: undefined })
}

type PlainWebhook = Exclude<
  BookingWebhook,
  'booking.changed' | 'payment.refunded' | ChangeWebhook | TripWebhook
>

export function webhookOfReturn(
  tx: Transaction,
  { bookingId, attempt, returnedCents, refundedCents, outstandingCents }: Events['payment.returned'],
): Promise<void> {
  return enqueueWebhooks(tx, {
    type: 'payment.refunded',
    bookingId,
    occasion: `${attempt}-${refundedCents}`,
    facts: {
      refund: {
        amount: toEuros(returnedCents),
        refundedAmount: toEuros(refundedCents),
        outstandingAmount: toEuros(outstandingCents),
      },
    },
  })
}

export function webhookOfChange(
  tx: Transaction,
  { bookingId, occasion, fields, before }: Events['booking.changed'],
): Promise<void> {
  return enqueueWebhooks(tx, {
    type: 'booking.changed',
    bookingId,
    occasion,
    before,
    facts: { changes: [...fields] },
  })
}

export async function webhookOfChangeMoved(
  tx: Transaction,
  { bookingId, changeId }: Events['booking.change-moved'],
): Promise<void> {
  const change = await findChange(bookingId, changeId, tx)
  if (!change) throw new Error('A change that has moved is there')
  await enqueueWebhooks(tx, {
    type: webhookOfChangeState[change.state],
    bookingId,
    occasion: `${changeId}-${change.state}`,
    facts: { change: presentPartnerChange(change) },
  })
}

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
): Reaction<Events['booking.confirmed'] & Partial<Pick<Events['booking.rejected'], 'reason' | 'code'>>> {
  return (tx, { bookingId, bookingNumber, admin, reason, code }) =>
    writeAuditEntry(tx, {
      admin,
      act,
      subject: 'booking',
      subjectId: bookingId,
      subjectName: bookingNumber,
      ...((code || reason) && { details: { reason: code ? { code } : reason } }),
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
    details: apiKey.isMember ? { member: apiKey.id } : { apiKey: apiKey.id },
  })
}

/** Adds who did what to the audit trail, in the transaction of the change. */
async function writeAuditEntry(
  { em, clock }: DatabaseAccess,
  { details, ...act }: AuditedAct,
): Promise<void> {
  await em.insert(AuditEntry, { ...act, id: randomUUID(), at: clock(), details: details ?? null })
}

/** One thing that follows from an event, in the transaction that records it. */
export type Reaction<Event> = (tx: Transaction, event: Event, config: Config) => Promise<void>

export interface OfBooking {
  readonly bookingId: string
}
