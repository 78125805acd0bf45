import MailComposer from 'nodemailer/lib/mail-composer'
import { isMailAddress } from '@chauffeur/domain/contact-formats'

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
  /** Kept on every attempt, like `<TR-7K3Q9X.confirmed.1@example.com>`, so that a repeated mail can be recognised. */
  readonly messageId: string
  /** An appointment that mail programs offer to add to the reader's calendar; also attached as a file. */
  readonly invitation?: Invitation
  /** Further headers, like `Auto-Submitted`, but none of those that the other fields set. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An iCalendar document and its method (RFC 5546). */
export interface Invitation {
  readonly method: 'REQUEST' | 'PUBLISH' | 'CANCEL'
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

/** Set from the fields of the message or by the composer: a second value would contradict them. */
const OWN_HEADERS = new Set([
  'bcc',
  'cc',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'sender',
  'subject',
  'to',
])

/**
 * The message as RFC 5322 text with MIME parts.
 *
 * @throws {MailRefused} when an address, the message id or a header's name is not one.
 */
export function composeMime(message: Message): Promise<Buffer> {
  const mail = new MailComposer({
    from: mailbox(message.from, 'sender'),
    to: mailbox(message.to, 'recipient'),
    ...(message.replyTo && { replyTo: mailbox(message.replyTo, 'reply address') }),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    ...(message.invitation && { icalEvent: calendarPart(message.invitation) }),
    messageId: messageId(message.messageId),
    headers: Object.entries(message.headers ?? {}).map(([key, value]) => ({
      key: headerName(key),
      value: oneLine(value),
    })),
    newline: 'windows',
    // A mail consists of the given texts only, never of a file or page that one of them names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return mail.compile().build()
}

/** @throws {MailRefused} when the address is not exactly one. */
function mailbox({ name, address }: Mailbox, role: string): { name: string; address: string } {
  if (!isMailAddress(address)) throw new MailRefused(`The ${role}'s address is not an email address`)
  return { name: oneLine(name ?? ''), address }
}

function calendarPart({ method, ics, fileName }: Invitation) {
  return { method, content: ics, filename: fileName }
}

function messageId(id: string): string {
  if (!/^<[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+>$/.test(id))
    throw new MailRefused(`Not a message id: ${oneLine(id)}`)
  return id
}

function headerName(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || OWN_HEADERS.has(name.toLowerCase()))
    throw new MailRefused(`Not a header that may be added: ${oneLine(name)}`)
  return name
}

/** A line break in a value would let its author add headers. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
