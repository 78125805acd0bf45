import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import { words } from '../../shared/locale/words.ts'

/** Texts of a booking as its guest keeps it, and of what follows (docs/decisions/031). */
export const receiptTexts = words('receipt', {
  receipt: 'Your booking',
  pending: 'Pending',
  routePoints: 'Route points',
  number: 'Booking number',
  copy: 'Copy',
  copyWhat: 'the booking number',
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy it: please mark it and copy it yourself.',
  pickupAt: 'Pick-up',
  vehicle: 'Vehicle',
  total: 'Total',
  paid: 'Amount Paid',
  paidHow: 'Online.',
  toPayHow: {
    cash: 'In cash, to your chauffeur.',
    card_on_pickup: 'By card, to your chauffeur.',
    sumup: 'As agreed with our team.',
  } satisfies Record<PaymentMethod, string>,
  addToCalendar: 'Add to calendar',
  calendar: {
    summary: (brand: string, pickup: string) => `${brand}: pick-up at ${pickup}`,
    pending: 'Not confirmed yet: our team confirms it by email.',
  },

  next: 'What happens next',
  steps: {
    now: 'Now',
    soon: 'Then',
    onTheDay: 'On the day',
  },
  mailed: (email: string | undefined) =>
    `An email with your booking number and everything you have told us is on its way to ${email ?? 'you'}.`,
  decided: (email: string | undefined) =>
    `Our team looks at your request within ${ANSWER_HOURS} hours and confirms it by email${email === undefined ? '' : ` to ${email}`}.`,
  ifNot: 'If we cannot drive you, we tell you, and you pay nothing.',
  ifNotPaid: 'If we cannot drive you, the whole amount goes back to your card.',
  met: (time: string, place: string) => `Your chauffeur meets you at ${time} at ${place}.`,
  metSomewhere: 'Your chauffeur meets you at the pick-up.',
  payThen: {
    cash: (price: string) => `You pay ${price} in cash.`,
    card_on_pickup: (price: string) => `You pay ${price} by card.`,
    sumup: () => '',
  } satisfies Record<PaymentMethod, (price: string) => string>,
  nothingToPay: 'Nothing remains to be paid.',
})
