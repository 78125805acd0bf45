/** A sender or a recipient. */
export interface Mailbox {
  /** The display name; line breaks and other control characters in it become spaces. */
  readonly name?: string
  /** Exactly one address, like `guest@example.com`. */
  readonly address: string
}

/** A mail ready to be sent, as text and as HTML. */
export interface Message {
  readonly to: Mailbox
  readonly from: Mailbox
  readonly replyTo?: Mailbox
  /** Line breaks and other control characters in it become spaces. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same on every attempt, like `<TR-7K3Q9X.confirmed.1@example.com>`, so that a repeated mail can be recognised. */
  readonly messageId: string
  /** An appointment that mail programs offer to add to the reader's calendar; also attached as a file. */
  readonly invitation?: Invitation
  /** Further headers, like `Auto-Submitted`, but none of those that the other fields set. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An iCalendar document and its method (RFC 5546). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly ics: string
  readonly fileName: string
}

/** Sends mail. */
export interface Mailer {
  /**
   * Resolves once the server has accepted the message; until then it may be sent again with the same `messageId`.
   *
   * @throws {MailRefused} when this message will never be accepted.
   * @throws {MailUnreachable} when it may be accepted later.
   */
  send(message: Message): Promise<void>
  /** Removes what sendings that were cut off have left behind: whatever was last touched so many milliseconds ago. */
  removeDrafts?(untouchedForMs: number): Promise<void>
  /** Closes the connections that are open for the next message. */
  close?(): void
}

/** The message itself is not acceptable, for example because of a wrong address. Remedy: notify the office; do not retry. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The message could not be sent now. Remedy: send it again later, with the same message id. */
export class MailUnreachable extends Error {
  override readonly name = 'MailUnreachable'
}
