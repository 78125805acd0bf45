import { isCustomerMailKind, type BookingMailKind } from '@chauffeur/domain/mail-kinds'
import type { Message } from '@chauffeur/gateways/mail/mail'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../config.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { MailDetails } from '../jobs/outbox.entity.ts'
import { bookingFacts } from './booking-facts.ts'
import { customerLetters, type Wording } from './customer-letters.ts'
import { enquiryFacts } from './enquiry-facts.ts'
import { layOut, type Letter } from './layout.ts'
import { enquiryLetter, officeLetters } from './office-letters.ts'

/** The mail of a kind about a booking, or undefined where it would be the office's, which wants none. */
export function bookingMail(
  kind: BookingMailKind,
  booking: Booking,
  details: MailDetails,
  config: Config,
): Message | undefined {
  const id = `${booking.number}.${kind}.${details.occasion ?? 1}`
  const facts = bookingFacts(booking)
  if (isCustomerMailKind(kind)) {
    const { customerName: name, customerEmail: address } = booking
    const letter = { greeting: `Dear ${name},`, facts, closing: contacts(config) }
    return message({ to: { name, address }, id, letter, ...customerLetters[kind](booking, details) }, config)
  }
  const link = `${config.PUBLIC_URL}/admin?q=${booking.number}`
  return officeMessage(
    {
      id,
      link,
      facts: [
        ['Customer', booking.customerName],
        ['Phone', booking.customerPhone],
        ['E-mail', booking.customerEmail],
        ...facts,
      ],
      wording: officeLetters[kind](booking, details),
    },
    config,
  )
}

/** The mail about an enquiry, where the office wants mails. */
export function enquiryMail(enquiry: Enquiry, config: Config): Message | undefined {
  return officeMessage(
    {
      id: `${enquiry.reference}.office-enquiry.1`,
      link: `${config.PUBLIC_URL}/admin/enquiries`,
      facts: enquiryFacts(enquiry),
      wording: enquiryLetter(enquiry),
    },
    config,
  )
}

interface OfficeMail {
  readonly id: string
  readonly link: string
  readonly facts: Letter['facts']
  readonly wording: Wording
}

function officeMessage({ id, link, facts, wording }: OfficeMail, config: Config): Message | undefined {
  if (config.OFFICE_EMAIL === undefined) return undefined
  const letter = { facts, closing: `Open it in the office: ${link}` }
  return message({ to: { address: config.OFFICE_EMAIL }, id, letter, ...wording }, config)
}

interface Parts extends Wording {
  readonly to: Message['to']
  /** Of this mail's occasion: the same however often it is sent. */
  readonly id: string
  readonly letter: Pick<Letter, 'greeting' | 'facts' | 'closing'>
}

function message({ to, id, letter, subject, heading, paragraphs }: Parts, config: Config): Message {
  const domain = config.MAIL_FROM.split('@')[1] ?? 'localhost'
  return {
    to,
    from: { name: config.BRAND_NAME, address: config.MAIL_FROM },
    replyTo: { name: config.BRAND_NAME, address: config.CONTACT_EMAIL },
    subject,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...layOut({ brand: config.BRAND_NAME, heading, paragraphs, ...letter }),
  }
}

function contacts({ CONTACT_PHONE, CONTACT_EMAIL }: Config): string {
  return CONTACT_PHONE
    ? `Questions? Call ${CONTACT_PHONE} or write to ${CONTACT_EMAIL}.`
    : `Questions? Write to ${CONTACT_EMAIL}.`
}
