import type { Message } from '@chauffeur/gateways/mail/mail'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../config.ts'
import type { MailKind } from '../jobs/enqueue-mail.ts'
import { bookingFacts } from './booking-facts.ts'
import { layOut } from './layout.ts'

interface Wording {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

const WORDINGS: Readonly<Record<MailKind, (booking: Booking) => Wording>> = {
  'booking-received': (booking) => ({
    subject: `We have received your request ${booking.number}`,
    heading: 'Your request has reached us',
    paragraphs: [
      'Thank you. We are looking at your request now, and confirm it by e-mail. Until then it is not confirmed.',
    ],
  }),
  'booking-confirmed': (booking) => ({
    subject: `Your booking ${booking.number} is confirmed`,
    heading: 'Your booking is confirmed',
    paragraphs: ['We look forward to driving you. Please check that everything below is right.'],
  }),
  'booking-rejected': (booking) => ({
    subject: `We cannot take your booking ${booking.number}`,
    heading: 'We cannot take your booking',
    paragraphs: [
      'We are sorry: we cannot drive you this time, and your request has been closed. Nothing has been charged.',
      ...(booking.rejectReason ? [`The reason: ${booking.rejectReason}`] : []),
    ],
  }),
}

/** The mail of a kind to a booking's customer. Its id is the same however often it is sent. */
export function bookingMail(kind: MailKind, booking: Booking, config: Config): Message {
  const { subject, heading, paragraphs } = WORDINGS[kind](booking)
  const domain = config.MAIL_FROM.split('@')[1] ?? 'localhost'
  return {
    to: { name: booking.customerName, address: booking.customerEmail },
    from: { name: config.BRAND_NAME, address: config.MAIL_FROM },
    replyTo: { name: config.BRAND_NAME, address: config.CONTACT_EMAIL },
    subject,
    messageId: `<${booking.number}.${kind}.1@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...layOut({
      brand: config.BRAND_NAME,
      greeting: `Dear ${booking.customerName},`,
      heading,
      paragraphs,
      facts: bookingFacts(booking),
      closing: contacts(config),
    }),
  }
}

function contacts({ CONTACT_PHONE, CONTACT_EMAIL }: Config): string {
  return CONTACT_PHONE
    ? `Questions? Call ${CONTACT_PHONE} or write to ${CONTACT_EMAIL}.`
    : `Questions? Write to ${CONTACT_EMAIL}.`
}
