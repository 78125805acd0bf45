import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import { isCustomerMailKind, isJourneyMailKind, type BookingMailKind } from '@chauffeur/domain/mail-kinds'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import type { Mailbox, Message } from '@chauffeur/gateways/mail/mail'
import { emailUndoLinkOf, paymentLinkOf, tripLinkOf, type BookingLinks } from '../bookings/booking-link.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { AfterTrip, ChauffeurOfMail } from '../dispatch/chauffeur-mails.ts'
import type { AnnouncedChauffeur } from '../dispatch/trip-reminders.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { MailDetails } from './outbox.entity.ts'
import { customerLetter } from './customer-letters.ts'
import { invitationTo } from './invitation.ts'
import { enquiryLetter, replyLetter, type Replied } from './enquiry-letters.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Written } from './letter.ts'
import { officeLetter, type Sender } from './office-letters.ts'

interface LinkedMail {
  readonly links: BookingLinks
  /** The legs of its journey, of a mail that speaks of them. */
  readonly journey?: { readonly number: string; readonly legs: readonly Booking[] } | undefined
  /** The journey that the booking is a leg of, of a mail to the office. */
  readonly leg?: JourneyOfBooking | undefined
  /** The name of the partner that made it, of a mail to the office. */
  readonly partner?: string | undefined
  /** Whether its guest can still change or cancel the trip. */
  readonly mayChange?: boolean
  /** Bookings of the same customer, whose links it carries, too. */
  readonly otherBookings?: readonly Booking[]
  /** Who drives, of a mail that says so. */
  readonly chauffeur?: ChauffeurOfMail | undefined
  /** Whom the guest may know, of a reminder. */
  readonly announced?: readonly AnnouncedChauffeur[] | undefined
  /** How the trip has ended, of the mail after it. */
  readonly thanks?: AfterTrip | undefined
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
    mayChange = false,
    otherBookings = [],
    journey,
    leg,
    partner,
    chauffeur,
    announced,
    thanks,
    undo,
    ...sender
  }: Sender & LinkedMail,
): Message | undefined {
  const { config } = sender
  const id = `${booking.number}.${kind}.${details.occasion ?? 1}`
  const tripUrlOf = (one: Booking) => tripLinkOf('manage', one, links, config.PUBLIC_URL)
  const addresses = {
    payUrl: paymentLinkOf(booking, links, config.PUBLIC_URL),
    tripUrl: tripUrlOf(booking),
    mayChange,
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
    return officeMessage(
      id,
      officeLetter(kind, booking, details, { ...sender, leg, partner }),
      customer,
      sender,
    )
  const to = details.to === undefined ? customer : { address: details.to }
  return {
    ...composeFirmMail(id, customerLetter(kind, booking, details, { ...sender, ...addresses }), to, sender),
    // A request that was never confirmed is in no calendar.
    ...(WITH_INVITATION.has(kind) &&
      booking.status === 'confirmed' && {
        invitation: invitationTo(booking, sender, isJourneyMailKind(kind) ? journey : undefined),
      }),
  }
}

const WITH_INVITATION: ReadonlySet<BookingMailKind> = new Set([
  'booking-confirmed',
  'booking-cancelled',
  'booking-changed',
  'meeting-moved',
])

/** The mail about an enquiry, or undefined where the office wants none. */
export function composeEnquiryMail(enquiry: Enquiry, sender: Sender): Message | undefined {
  const { reference, customerName: name, customerEmail } = enquiry
  const enquirer = { name, address: customerEmail ?? '' }
  return officeMessage(`${reference}.office-enquiry.1`, enquiryLetter(enquiry, sender), enquirer, sender)
}

/** The mail that answers an enquiry. A person wrote it, so it does not call itself automatic. */
export function composeReplyMail(replied: Replied, sender: Sender): Message {
  const { reference, customerName: name, customerEmail } = replied.enquiry
  const id = `${reference}.enquiry-reply.${replied.reply.id}`
  const to = { name, address: customerEmail ?? '' }
  return { ...composeFirmMail(id, replyLetter(replied, sender.firm), to, sender), headers: {} }
}

/** A mail in the name of the firm: an answer to it goes there. */
export function composeFirmMail(id: string, letter: Written, to: Mailbox, sender: Sender): Message {
  const { brandName: name, email } = sender.firm
  return { ...message(id, letter, sender), to, replyTo: { name, address: email } }
}

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
