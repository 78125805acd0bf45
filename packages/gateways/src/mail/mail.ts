/** One correspondent. */
export interface Mailbox {
  /** The display name; line breaks and other control characters in it become spaces. */
  readonly name?: string
  /** Exactly one address, like `guest@example.com`. */
  readonly address: string
}

/** A mail ready to be sent, always in both forms. */
export interface Message {
  readonly to: Mailbox
  readonly from: Mailbox
  readonly replyTo?: Mailbox
  /** Line breaks and other control characters in it become spaces. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same on every try of the same mail, like `<TR-7K3Q9X.confirmed.1@example.com>`: a repeat is recognisable. */
  readonly messageId: string
  /** An appointment that mail programs offer to enter into the reader's calendar, and attach as a file. */
  readonly invitation?: Invitation
  /** Further headers, like `Auto-Submitted`; those that the message itself sets cannot be given here. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An iCalendar document with what is to be done with it (RFC 5546). */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly ics: string
  readonly fileName: string
}

/** Sends mail. */
export interface Mailer {
  /**
   * Resolves once the message is handed over; until then it may be sent again with the same `messageId`.
   *
   * @throws {MailRefused} when this message will never be accepted.
   * @throws {MailUnreachable} when it may be accepted later.
   */
  send(message: Message): Promise<void>
  /** Ends the connections that it keeps for the next message. */
  close?(): void
}

/** Whether a text is exactly one address, like `guest@example.com`. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>(),:;"\\[\]\p{C}]+@[^\s@<>(),:;"\\[\]\p{C}]+$/u.test(text)
}

/** The message itself is not acceptable (an address that is none, say). Remedy: tell the office; do not retry. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The message could not be handed over now. Remedy: send it again later, with the same message id. */
export class MailUnreachable extends Error {
  override readonly name = 'MailUnreachable'
}
