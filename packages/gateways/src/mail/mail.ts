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
  /** Further headers, like `Auto-Submitted`; those that the message itself sets cannot be given here. */
  readonly headers?: Readonly<Record<string, string>>
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
}

/** The message itself is not acceptable (an address that is none, say). Remedy: tell the office; do not retry. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The message could not be handed over now. Remedy: send it again later, with the same message id. */
export class MailUnreachable extends Error {
  override readonly name = 'MailUnreachable'
}
