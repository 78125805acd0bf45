import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { UndeliveredMail } from '@chauffeur/contract/mails'

/** A confirmation that was given up; a test sets only what it is about. */
export function aMail(facts: Partial<UndeliveredMail> = {}): UndeliveredMail {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'booking-confirmed',
    state: 'failed',
    createdAt: '2026-11-20T10:42:00.000Z',
    recipient: 'ana@example.com',
    bookingNumber: 'TR-2B4D6F',
    enquiryReference: null,
    attempts: 12,
    nextAttemptAt: null,
    failedAt: '2026-11-21T09:00:00.000Z',
    reason: 'The mail server refuses this mail: 550 5.1.1 no such mailbox',
    ...facts,
  }
}

/** A mail to the office that is tried again later. */
export function aWaitingMail(facts: Partial<UndeliveredMail> = {}): UndeliveredMail {
  return aMail({
    id: '00000000-0000-4000-8000-000000000002',
    kind: 'office-enquiry',
    state: 'waiting',
    recipient: 'dispatch@costa.example',
    bookingNumber: null,
    enquiryReference: 'CM-7K3Q9X',
    attempts: 2,
    nextAttemptAt: '2026-11-21T10:30:00.000Z',
    failedAt: null,
    reason: 'The mail server cannot be reached, or broke off',
    ...facts,
  })
}

/** A confirmation that has been sent; a test sets only what it is about. */
export function aBookingMail(facts: Partial<BookingMail> = {}): BookingMail {
  return {
    id: 'confirmation',
    kind: 'booking-confirmed',
    state: 'sent',
    at: '2026-11-20T11:00:00.000Z',
    recipient: 'ana@example.com',
    attempts: 1,
    reason: null,
    isTrue: true,
    ...facts,
  }
}
