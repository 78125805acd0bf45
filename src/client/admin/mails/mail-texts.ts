import type { UndeliveredMail } from '@chauffeur/contract/mails'
import type { MailKind } from '@chauffeur/domain/mail-kinds'

/** Texts of the page of undelivered mails. */
export const mailTexts = {
  page: 'Mails',
  lead: 'Mails that could not be delivered. Those that wait are tried again by themselves; those given up are not.',
  heading: 'Not delivered',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  list: 'Mails not delivered',
  what: 'mails',
  kinds: {
    'booking-received': 'Request received',
    'booking-confirmed': 'Booking confirmed',
    'booking-rejected': 'Booking rejected',
    'booking-cancelled': 'Booking cancelled',
    'payment-link': 'Payment link',
    'payment-to-driver': 'The driver is paid',
    'payment-received': 'Payment received',
    'payment-not-completed': 'Payment not completed',
    'payment-refunded': 'Refund',
    'office-new-booking': 'To the office: new booking',
    'office-cancellation': 'To the office: cancellation',
    'office-changed-details': 'To the office: details changed',
    'office-payment-alert': 'To the office: payment alert',
    'office-enquiry': 'To the office: enquiry',
    'enquiry-reply': 'Reply to an enquiry',
  } satisfies Record<MailKind, string>,
  states: { failed: 'Given up', waiting: 'Waiting' } satisfies Record<UndeliveredMail['state'], string>,
  send: { failed: 'Send again', waiting: 'Send now' } satisfies Record<UndeliveredMail['state'], string>,
  sending: 'Sending...',
  queued: 'The mail is on its way',
  sendFailed: 'The mail was not sent',
  noReason: 'Not tried yet',
  nobody: 'Nobody: the address is gone',
  empty: {
    title: 'Every mail was delivered',
    text: 'A mail that could not be delivered appears here, with the reason.',
  },
} as const
