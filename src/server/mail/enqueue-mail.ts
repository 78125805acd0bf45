import { randomUUID } from 'node:crypto'
import type { BookingMailKind, MailKind } from '@chauffeur/domain/mail-kinds'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { MailDetails } from './outbox.entity.ts'

/**
 * Stores a mail about a booking, to be sent once this transaction is committed. A second one of a kind for a booking, and
 * for an occasion where there are several, is none.
 */
export function enqueueMail(
  tx: DatabaseAccess,
  kind: BookingMailKind,
  bookingId: string,
  details?: MailDetails,
): Promise<void> {
  return enqueue(tx, { dedupeKey: dedupeKeyOf(kind, bookingId, details), kind, bookingId, details })
}

/** By which a mail is known to be there already. */
export function dedupeKeyOf(kind: BookingMailKind, bookingId: string, details?: MailDetails): string {
  return [kind, bookingId, details?.occasion].filter(Boolean).join(':')
}

/** Enqueues the office's mail about an enquiry. */
export function enqueueEnquiryMail(tx: DatabaseAccess, enquiryId: string): Promise<void> {
  const kind = 'office-enquiry'
  return enqueue(tx, { dedupeKey: `${kind}:${enquiryId}`, kind, enquiryId })
}

/** The mail of a reply to an enquiry; each reply has its own. */
export function enqueueReplyMail(tx: DatabaseAccess, enquiryId: string, replyId: string): Promise<void> {
  const kind = 'enquiry-reply'
  return enqueue(tx, { dedupeKey: replyMailKey(replyId), kind, enquiryId, details: { occasion: replyId } })
}

/** By which the mail of a reply is found. */
export function replyMailKey(replyId: string): string {
  return `enquiry-reply:${replyId}`
}

/** The mail to whoever looks after a receiver that fails, one for each occasion. */
export function enqueueReceiverMail(tx: DatabaseAccess, webhookId: string, occasion: string): Promise<void> {
  const kind = 'receiver-failing'
  return enqueue(tx, {
    dedupeKey: `${kind}:${webhookId}:${occasion}`,
    kind,
    webhookId,
    details: { occasion },
  })
}

/** The mail of a notice to a driver. */
export function enqueueNoticeMail(tx: DatabaseAccess, noticeId: string): Promise<void> {
  const kind = 'driver-trips'
  return enqueue(tx, { dedupeKey: `${kind}:${noticeId}`, kind, noticeId })
}

/** The mail of a statement to the contact of its partner, once. */
export function enqueueStatementMail(tx: DatabaseAccess, statementId: string): Promise<void> {
  const kind = 'statement-sent'
  return enqueue(tx, { dedupeKey: `${kind}:${statementId}`, kind, statementId })
}

/** The mail by whose link somebody of a partner signs in. */
export function enqueueSignInMail(tx: DatabaseAccess, memberId: string, signInId: string): Promise<void> {
  const kind = 'partner-sign-in'
  return enqueue(tx, { dedupeKey: `${kind}:${signInId}`, kind, memberId, details: { occasion: signInId } })
}

interface Mail {
  readonly dedupeKey: string
  readonly kind: MailKind
  readonly bookingId?: string
  readonly enquiryId?: string
  readonly webhookId?: string
  readonly noticeId?: string
  readonly statementId?: string
  readonly memberId?: string
  readonly details?: MailDetails | undefined
}

async function enqueue({ em, clock }: DatabaseAccess, mail: Mail): Promise<void> {
  const { dedupeKey, kind, details } = mail
  const { bookingId = null, enquiryId = null, webhookId = null, noticeId = null } = mail
  const { statementId = null, memberId = null } = mail
  const now = clock()
  const written = details === undefined ? null : JSON.stringify(details)
  const about = [bookingId, enquiryId, webhookId, noticeId, statementId, memberId]
  await em.execute(ENQUEUE, [randomUUID(), dedupeKey, kind, ...about, written, now, now])
}

// Written out: each booking waits for it, and a query builder takes longer than the database.
const ENQUEUE = `
  insert into outbox (id, dedupe_key, kind, booking_id, enquiry_id, webhook_id, notice_id, statement_id, member_id, details, created_at, run_at, attempts)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
  on conflict (dedupe_key) do nothing`
