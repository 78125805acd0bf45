import type { OfficeMailKind } from '@chauffeur/domain/mail-kinds'
import { describeWallTime } from '@chauffeur/domain/time'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { MailDetails } from '../jobs/outbox.entity.ts'
import type { Wording } from './customer-letters.ts'

type Words = (booking: Booking, details: MailDetails) => Wording

/** What each mail about a booking tells the office. */
export const officeLetters: Readonly<Record<OfficeMailKind, Words>> = {
  'office-new-booking': (booking) => ({
    subject: `${booking.shortNotice ? 'Short notice: new' : 'New'} booking ${booking.number}, ${when(booking)}`,
    heading: 'A new booking waits for your decision',
    paragraphs: booking.shortNotice ? ['The pick-up is at short notice.'] : [],
  }),

  'office-payment-alert': (booking, { alert }) => ({
    subject: `Please look at the payment of ${booking.number}`,
    heading: 'A payment needs your attention',
    paragraphs: [alert ?? 'Please compare this booking with what the payment provider shows.'],
  }),
}

/** What the mail about an enquiry tells the office. */
export function enquiryLetter({ kind, reference, customerName }: Enquiry): Wording {
  return kind === 'quote'
    ? {
        subject: `New price request ${reference}`,
        heading: 'Somebody asks for a price',
        paragraphs: [`${customerName} asks for a price that the price list does not have.`],
      }
    : {
        subject: `New message ${reference}`,
        heading: 'Somebody has written to you',
        paragraphs: [`${customerName} has written to you through the site.`],
      }
}

function when({ pickupDate, pickupTime, pickupZone }: Booking): string {
  return describeWallTime({ date: pickupDate, time: pickupTime }, pickupZone)
}
