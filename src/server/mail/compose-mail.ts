import { isCustomerMailKind, type BookingMailKind } from '@chauffeur/domain/mail-kinds'
import { isMailAddress, type Mailbox, type Message } from '@chauffeur/gateways/mail/mail'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../core/config.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { MailDetails } from '../outbox/outbox.entity.ts'
import { customerLetter } from './customer-letters.ts'
import { invitationTo } from './invitation.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Letter } from './letter.ts'
import { enquiryLetter, officeLetter } from './office-letters.ts'

/** The mail of a kind about a booking, or undefined where it would be the office's, which wants none. */
export function bookingMail(
  kind: BookingMailKind,
  booking: Booking,
  details: MailDetails,
  config: Config,
): Message | undefined {
  const id = `${booking.number}.${kind}.${details.occasion ?? 1}`
  const customer = { name: booking.customerName, address: booking.customerEmail }
  if (!isCustomerMailKind(kind))
    return officeMessage(id, officeLetter(kind, booking, details, config), customer, config)
  return {
    ...message(id, customerLetter(kind, booking, details, config), config),
    to: customer,
    replyTo: { name: config.BRAND_NAME, address: config.CONTACT_EMAIL },
    ...(kind === 'booking-confirmed' && { invitation: invitationTo(booking, config) }),
  }
}

/** The mail about an enquiry, or undefined where the office wants none. */
export function enquiryMail(enquiry: Enquiry, config: Config): Message | undefined {
  const { reference, customerName: name, customerEmail } = enquiry
  const enquirer = { name, address: customerEmail ?? '' }
  return officeMessage(`${reference}.office-enquiry.1`, enquiryLetter(enquiry, config), enquirer, config)
}

type Written = Letter & { readonly subject: string }

/** An answer to it goes to the customer, where there is an address. */
function officeMessage(id: string, letter: Written, customer: Mailbox, config: Config): Message | undefined {
  if (config.OFFICE_EMAIL === undefined) return undefined
  return {
    ...message(id, letter, config),
    to: { address: config.OFFICE_EMAIL },
    ...(isMailAddress(customer.address) && { replyTo: customer }),
  }
}

/** What all mails have; the id is of this mail's occasion, the same however often it is sent. */
function message(id: string, letter: Written, { BRAND_NAME, MAIL_FROM }: Config) {
  const domain = MAIL_FROM.split('@')[1] ?? 'localhost'
  return {
    from: { name: BRAND_NAME, address: MAIL_FROM },
    subject: letter.subject,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: letterHtml(letter),
    text: letterText(letter),
  }
}
