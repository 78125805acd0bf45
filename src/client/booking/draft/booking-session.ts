import { changeDraft, emptyDraft, type Draft, type DraftChange } from './draft.ts'

/** One go through the wizard, from the first field to the booking. */
export interface Run {
  readonly draft: Draft
  /** Random; empty until the browser has made or found one. */
  readonly id: string
  /** Goes up with every change, and when an attempt to book was refused. */
  readonly revision: number
}

export type RunChange =
  | DraftChange
  | { readonly type: 'resumed'; readonly run: Run }
  | { readonly type: 'refused' }

export const newRun: Run = { draft: emptyDraft, id: '', revision: 0 }

export function changeRun(run: Run, change: RunChange): Run {
  if (change.type === 'resumed') return change.run
  if (change.type === 'refused') return { ...run, revision: run.revision + 1 }
  const draft = changeDraft(run.draft, change)
  if (draft === run.draft) return run
  return { ...run, draft, revision: isPaymentOnly(change) ? run.revision : run.revision + 1 }
}

// The payment method is not kept over a reload, so choosing it again must leave the key as it is:
// otherwise a reload after a lost answer would book the trip twice.
function isPaymentOnly(change: DraftChange): boolean {
  return change.type === 'set' && Object.keys(change.fields).every((field) => field === 'paymentMethod')
}

/**
 * The Idempotency-Key of a booking made now: the same until the trip or the passenger changes, so that a second click or a retry
 * after a lost answer books nothing twice.
 */
export function idempotencyKey({ id, revision }: Run): string {
  return `${id}.${revision}`
}
