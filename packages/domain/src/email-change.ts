/** So long whoever has the address that a booking had before can take its change back. */
export const EMAIL_UNDO_HOURS = 24

/** A change of a booking's email address by its guest. */
interface EmailChange {
  readonly changedAt: Date
  readonly undoneAt?: Date | null | undefined
}

export const emailChangeStates = ['open', 'undone', 'ended'] as const
/** Whether a change can be taken back, was, or cannot be any more. */
type EmailChangeState = (typeof emailChangeStates)[number]

/** The last instant at which a change can be taken back. */
export function emailUndoUntil({ changedAt }: Pick<EmailChange, 'changedAt'>): Date {
  return new Date(changedAt.getTime() + EMAIL_UNDO_HOURS * 60 * 60_000)
}

/** How a change stands; one that is not kept any more has ended. */
export function emailChangeState(change: EmailChange | null, now: Date): EmailChangeState {
  if (!change || now > emailUndoUntil(change)) return 'ended'
  return change.undoneAt == null ? 'open' : 'undone'
}

/** Whether two addresses are one mailbox. In practice no mail server tells capitals apart. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
