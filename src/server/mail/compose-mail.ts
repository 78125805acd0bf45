import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import { isCustomerMailKind, type BookingMailKind } from '@chauffeur/domain/mail-kinds'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import type { Mailbox, Message } from '@chauffeur/gateways/mail/mail'
import {
  emailUndoLinkOf,
  paymentLinkOf,
  signInLinkOf,
  tripLinkOf,
  type BookingLinks,
} from '../bookings/booking-link.ts'
import type { PartnerSignIn } from '../auth/partner-member.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { ChauffeurOfMail } from '../dispatch/chauffeur-mails.ts'
import type { AnnouncedChauffeur } from '../dispatch/trip-reminders.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { MailDetails } from './outbox.entity.ts'
import { customerLetter } from './customer-letters.ts'
import { invitationTo } from './invitation.ts'
import { driverLetter } from './driver-letter.ts'
import { enquiryLetter, replyLetter, type Replied } from './enquiry-letters.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Letter } from './letter.ts'
import { officeLetter, type Sender } from './office-letters.ts'
import { statementLetter } from './statement-letter.ts'
import { receiverLetter, type FailingReceiver } from './receiver-letter.ts'
import { signInLetter } from './sign-in-letter.ts'

interface LinkedMail {
  readonly links: BookingLinks
  /** The legs of its journey, of a mail that speaks of all. */
  readonly journey?: { readonly number: string; readonly legs: readonly Booking[] } | undefined
  /** The journey that the booking is a leg of, of a mail to the office. */
  readonly leg?: JourneyOfBooking | undefined
  /** Bookings of the same customer, whose links it carries, too. */
  readonly otherBookings?: readonly Booking[]
  /** Who drives, of a mail that says so. */
  readonly chauffeur?: ChauffeurOfMail | undefined
  /** Whom the guest may know, of a reminder. */
  readonly announced?: readonly AnnouncedChauffeur[] | undefined
  /** Who has driven, of the mail after the trip. */
  readonly thanks?: { readonly chauffeurs: readonly string[] } | undefined
  /** The change of the email address that can be taken back, of the mail to the one before. */
  readonly undo?: { readonly id: string; readonly until: Date } | undefined
}

/** The mail of a kind about a booking, or undefined where it would be the office's, which wants none. */
export function composeBookingMail(
  kind: BookingMailKind,
  booking: Booking,
  details: MailDetails,
  {
    links,
    otherBookings = [],
    journey,
    leg,
    chauffeur,
    announced,
    thanks,
    undo,
    ...sender
  }: Sender & LinkedMail,
): Message | undefined {
  const { config, firm } = sender
  const id = `${booking.number}.${kind}.${details.occasion ?? 1}`
  const tripUrlOf = (one: Booking) => tripLinkOf('manage', one, links, config.PUBLIC_URL)
  const addresses = {
    payUrl: paymentLinkOf(booking, links, config.PUBLIC_URL),
    tripUrl: tripUrlOf(booking),
    chauffeur,
    announced,
    thanks,
    undo: undo && {
      url: emailUndoLinkOf({ id: undo.id, locale: booking.locale }, links, config.PUBLIC_URL),
      until: undo.until,
    },
    journey: journey && {
      number: journey.number,
      legs: journey.legs.map((leg) => ({ booking: leg, url: tripUrlOf(leg) })),
    },
    otherTrips: otherBookings.map((other) => ({ booking: other, url: tripUrlOf(other) })),
  }
  const customer = { name: booking.customerName, address: booking.customerEmail }
  if (!isCustomerMailKind(kind))
    return officeMessage(id, officeLetter(kind, booking, details, { ...sender, leg }), customer, sender)
  return {
    ...message(id, customerLetter(kind, booking, details, { ...sender, ...addresses }), sender),
    to: details.to === undefined ? customer : { address: details.to },
    replyTo: { name: firm.brandName, address: firm.email },
    // A request that was never confirmed is in no calendar.
    ...(WITH_INVITATION.has(kind) &&
      booking.status === 'confirmed' && { invitation: invitationTo(booking, sender, journey) }),
  }
}

const WITH_INVITATION: ReadonlySet<BookingMailKind> = new Set([
  'booking-confirmed',
  'booking-cancelled',
  'booking-changed',
])

/** The mail about an enquiry, or undefined where the office wants none. */
export function composeEnquiryMail(enquiry: Enquiry, sender: Sender): Message | undefined {
  const { reference, customerName: name, customerEmail } = enquiry
  const enquirer = { name, address: customerEmail ?? '' }
  return officeMessage(`${reference}.office-enquiry.1`, enquiryLetter(enquiry, sender), enquirer, sender)
}

/** The mail that answers an enquiry. A person wrote it, so it does not call itself automatic. */
export function composeReplyMail(replied: Replied, sender: Sender): Message {
  const { enquiry, reply } = replied
  const { firm } = sender
  return {
    ...message(`${enquiry.reference}.enquiry-reply.${reply.id}`, replyLetter(replied, firm), sender),
    headers: {},
    to: { name: enquiry.customerName, address: enquiry.customerEmail ?? '' },
    replyTo: { name: firm.brandName, address: firm.email },
  }
}

/** The mail to the contact of a receiver that fails. */
export function composeReceiverMail(
  occasion: string,
  failing: FailingReceiver,
  to: string,
  sender: Sender,
): Message {
  const { firm } = sender
  return {
    ...message(
      `${failing.webhook.id}.receiver-failing.${occasion.replaceAll(':', '')}`,
      receiverLetter(failing, sender),
      sender,
    ),
    to: { address: to },
    replyTo: { name: firm.brandName, address: firm.email },
  }
}

/** The mail that sends a statement to a partner. */
export function composeStatementMail(
  sent: Parameters<typeof statementLetter>[0],
  to: string,
  sender: Sender,
): Message {
  const { firm } = sender
  return {
    ...message(`${sent.statement.number}.statement-sent.1`, statementLetter(sent, sender), sender),
    to: { address: to },
    replyTo: { name: firm.brandName, address: firm.email },
  }
}

/** The news of a driver's trips. An answer to it goes to the office. */
export function composeDriverMail(
  noticeId: string,
  {
    email,
    ...news
  }: { readonly email: string } & Parameters<typeof driverLetter>[0] &
    Omit<Parameters<typeof driverLetter>[1], 'firm'>,
  sender: Sender,
): Message {
  const { firm } = sender
  return {
    ...message(`${noticeId}.driver-trips.1`, driverLetter(news, { ...news, firm }), sender),
    to: { address: email },
    replyTo: { name: firm.brandName, address: firm.email },
  }
}

/** The mail by whose link somebody of a partner signs in. */
export function composeSignInMail(
  { id, member: { email, partner } }: PartnerSignIn,
  links: BookingLinks,
  sender: Sender,
): Message {
  const { firm, config } = sender
  const url = signInLinkOf({ id, locale: partner.locale }, links, config.PUBLIC_URL)
  return {
    ...message(`${id}.partner-sign-in.1`, signInLetter(partner, { url, firm }), sender),
    to: { address: email },
    replyTo: { name: firm.brandName, address: firm.email },
  }
}

type Written = Letter & { readonly subject: string }

/** An answer to it goes to the customer, where there is an address. */
function officeMessage(id: string, letter: Written, customer: Mailbox, sender: Sender): Message | undefined {
  const { OFFICE_EMAIL } = sender.config
  if (OFFICE_EMAIL === undefined) return undefined
  return {
    ...message(id, letter, sender),
    to: { address: OFFICE_EMAIL },
    ...(isMailAddress(customer.address) && { replyTo: customer }),
  }
}

/** The parts that all mails have; the id is of this mail's occasion, the same however often it is sent. */
function message(id: string, letter: Written, { config: { MAIL_FROM }, firm }: Sender) {
  const domain = MAIL_FROM.split('@')[1] ?? 'localhost'
  return {
    from: { name: firm.brandName, address: MAIL_FROM },
    subject: letter.subject,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: letterHtml(letter),
    text: letterText(letter),
  }
}
