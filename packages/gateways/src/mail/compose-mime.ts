import MailComposer from 'nodemailer/lib/mail-composer'

import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { type Invitation, type Mailbox, MailRefused, type Message } from './mail.ts'

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
  if (!isMailAddress(address)) throw new MailRefused(`The ${role}'s address is not an e-mail address`)
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
