import { changeDraft, emptyDraft, type Draft, type DraftChange } from './draft.ts'

/** A booking session: one way through the wizard, from the first field to the booking. */
export interface BookingSession {
  readonly draft: Draft
  /** Random; empty until the browser has made or found one. */
  readonly id: string
  /** Goes up with every change, and when an attempt to book was refused. */
  readonly revision: number
}

export type BookingSessionChange =
  | DraftChange
  | { readonly type: 'resumed'; readonly session: BookingSession }
  | { readonly type: 'refused' }

export const newBookingSession: BookingSession = { draft: emptyDraft, id: '', revision: 0 }

export function changeBookingSession(session: BookingSession, change: BookingSessionChange): BookingSession {
  if (change.type === 'resumed') return change.session
  if (change.type === 'refused') return { ...session, revision: session.revision + 1 }
  const draft = changeDraft(session.draft, change)
  if (draft === session.draft) return session
  return { ...session, draft, revision: isPaymentOnly(change) ? session.revision : session.revision + 1 }
}

// The payment method is not stored over a reload, so choosing it again must not change the key: otherwise a reload
// after a lost answer would book the trip twice.
function isPaymentOnly(change: DraftChange): boolean {
  return change.type === 'set' && Object.keys(change.fields).every((field) => field === 'paymentMethod')
}

/**
 * The Idempotency-Key of a booking made now: the same until the trip or the passenger changes, so that a second click or a retry
 * after a lost answer books nothing twice.
 */
export function idempotencyKey({ id, revision }: BookingSession): string {
  return `${id}.${revision}`
}
