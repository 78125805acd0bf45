/** Mails about who drives the customer, and how far that is. */
export const chauffeurMailKinds = [
  'chauffeur-assigned',
  'chauffeur-on-the-way',
  'chauffeur-at-pickup',
] as const
export type ChauffeurMailKind = (typeof chauffeurMailKinds)[number]

/** Mails about a booking to its customer. */
export const customerMailKinds = [
  'booking-received',
  'booking-confirmed',
  'booking-rejected',
  'booking-cancelled',
  'booking-changed',
  'change-requested',
  'change-to-pay',
  'change-declined',
  'change-expired',
  ...chauffeurMailKinds,
  'trip-thanks',
  'private-link',
  'payment-link',
  'payment-to-driver',
  'payment-received',
  'payment-not-completed',
  'payment-refunded',
] as const
export type CustomerMailKind = (typeof customerMailKinds)[number]

/** Mails to the office about a booking. */
const adminMailKinds = [
  'office-new-booking',
  'office-cancellation',
  'office-changed-details',
  'office-change-request',
  'office-change-withdrawn',
  'office-changed-trip',
  'office-payment-alert',
  'office-no-car',
  'office-low-rating',
] as const
export type AdminMailKind = (typeof adminMailKinds)[number]

/** Mails about a booking, to the customer or the office. */
export const bookingMailKinds = [...customerMailKinds, ...adminMailKinds] as const
export type BookingMailKind = (typeof bookingMailKinds)[number]

/** Every kind of mail. */
export const mailKinds = [...bookingMailKinds, 'office-enquiry', 'enquiry-reply', 'receiver-failing'] as const
export type MailKind = (typeof mailKinds)[number]

export function isMailKind(kind: string): kind is MailKind {
  return mailKinds.some((known) => known === kind)
}

export function isChauffeurMailKind(kind: string): kind is ChauffeurMailKind {
  return chauffeurMailKinds.some((known) => known === kind)
}

export function isCustomerMailKind(kind: string): kind is CustomerMailKind {
  return customerMailKinds.some((known) => known === kind)
}
