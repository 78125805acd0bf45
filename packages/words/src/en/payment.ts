import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { GuestPaymentMethod } from '@chauffeur/domain/payment-methods'
import { words } from '../words.ts'

/** The words of the page that a payment link opens. */
export const payTexts = words('payTexts', {
  waiting: {
    heading: 'One moment',
    body: 'We are looking up your booking.',
    withoutScripts:
      'This page needs JavaScript, which is switched off in your browser. Allow it for this site and load the page again; or reply to our email, and we will find another way.',
  },
  toPay: (number: string) => `Pay booking ${number}`,
  lead: 'The payment itself is made on the page of our payment provider. We never see your card.',
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'Opening...',
  leaving: 'Opening payment...',
  paid: {
    heading: 'Paid already',
    body: (number: string) => `Your booking ${number} is paid. There is nothing more to do.`,
  },
  closed: {
    heading: 'Nothing to pay',
    body: (number: string) =>
      `There is nothing left to pay online for ${number}. If that is unexpected, write to us.`,
  },
  broken: {
    heading: 'This link does not work',
    body: 'Please open it from our email again, making sure that it is complete, or write to us.',
  },
  failed: {
    heading: 'We could not look it up',
    body: 'Your booking is safe. Please check your connection and try again.',
    again: 'Try Again',
  },
})

/** Texts of the payment result page; the headings and the sentence about the error are agreed (docs/rules.md). */
export const resultTexts = words('resultTexts', {
  invalid: {
    heading: 'Invalid Payment Link',
    body: 'This link does not match a payment. We will take you to the home page in a moment.',
  },
  verifying: {
    heading: 'Verifying Payment',
    body: 'One moment: we are checking your payment.',
    withoutScripts:
      'This page needs JavaScript, which is switched off in your browser, to show the status of your payment. Your payment goes on without it: we will email you as soon as it is through.',
  },
  unverified: {
    heading: 'Payment Verification Failed',
    body: 'We encountered an error while verifying your payment. Please contact us for assistance.',
  },
  completed: {
    heading: 'Payment Successful!',
    body: 'Thank you. Your payment and your request have reached us.',
    /** Of a booking that was confirmed before it was paid. */
    confirmed: 'Thank you. Your payment has reached us, and your booking is confirmed.',
    /** To the site of the company that the guest has booked with. */
    backTo: (site: string) => `Back to ${site}`,
  },
  failed: {
    heading: 'Payment Failed',
    body: 'Your payment was not completed, and you have not been charged. This may be due to insufficient funds or a technical issue.',
    tripSaved: 'Your trip is kept as you filled it in: try again, with the same card or another one.',
  },
  processing: {
    heading: 'Payment Processing',
    body: 'Your payment is being checked. You can close this page: we will email you as soon as it is through.',
    slow: 'This is taking longer than usual. Nothing is lost; if you are in doubt, write to us.',
    unpaid: 'Not paid yet?',
    over: 'We have stopped checking automatically. Check again whenever you like.',
  },
  home: 'Return to Home',
  support: 'Contact Support',
  another: 'Make Another Booking',
  again: 'Try Again',
  back: 'Go back to your booking',
  checkAgain: 'Check Again',
  checking: 'Checking...',
})

/** Texts of a booking as its guest keeps it, and of what follows (docs/decisions/031). */
export const receiptTexts = words('receiptTexts', {
  receipt: 'Your booking',
  pending: 'Pending',
  routePoints: 'Route points',
  number: 'Booking number',
  copy: 'Copy',
  copyWhat: 'the booking number',
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy it: please select it and copy it yourself.',
  pickupAt: 'Pick-up',
  vehicle: 'Vehicle',
  total: 'Total',
  paid: 'Amount Paid',
  paidHow: 'Online.',
  toPayHow: {
    cash: 'In cash, to your chauffeur.',
    card_on_pickup: 'By card, to your chauffeur.',
    sumup: 'As agreed with our team.',
  } satisfies Record<GuestPaymentMethod, string>,
  addToCalendar: 'Add to calendar',
  calendar: {
    summary: (brand: string, pickup: string) => `${brand}: pick-up at ${pickup}`,
    pending: 'Not confirmed yet: our team will confirm it by email.',
  },

  next: 'What happens next',
  steps: {
    now: 'Now',
    soon: 'Then',
    onTheDay: 'On the day',
  },
  stages: {
    requested: 'Request received',
    confirmed: 'Reservation Confirmed',
    driven: 'Your journey',
  },
  see: 'See your booking',
  mailed: (email: string | undefined) =>
    `An email with your booking number and everything you have told us is on its way to ${email ?? 'you'}.`,
  decided: (email: string | undefined) =>
    `Our team will review your request within ${ANSWER_HOURS} hours and confirm it by email${email === undefined ? '' : ` to ${email}`}.`,
  ifNot: 'If we cannot drive you, we will tell you and you pay nothing.',
  ifNotPaid: 'If we cannot drive you, the whole amount will be refunded to your card.',
  met: (time: string, place: string) => `Your chauffeur will meet you at ${time} at the pick-up: ${place}.`,
  metSomewhere: 'Your chauffeur will meet you at the pick-up.',
  payThen: {
    cash: (price: string) => `You pay ${price} in cash.`,
    card_on_pickup: (price: string) => `You pay ${price} by card.`,
    sumup: () => '',
  } satisfies Record<GuestPaymentMethod, (price: string) => string>,
  nothingToPay: 'There is nothing left to pay.',
})

/**
 * Texts after the booking. They say that it is requested; what is agreed on, "Reservation Confirmed", is the stage that
 * follows (docs/decisions/103).
 */
export const confirmationTexts = words('confirmationTexts', {
  heading: 'We have received your request',
  received: `Thank you. It is not confirmed yet: our team confirms it by email within ${ANSWER_HOURS} hours.`,
  home: 'Return to Home',
  another: 'Make Another Booking',
  see: 'See, change or cancel a booking',
  neutralHeading: 'Check your email',
  neutralBody: 'If you have sent a reservation, this is what you will find in your inbox:',
  neutralSteps: [
    ['At once', 'An email with your booking number and everything you have told us.'],
    [`Within ${ANSWER_HOURS} hours`, 'Our team reviews your request.'],
    ['Then', 'A second email confirms your reservation, or tells you that we cannot drive you.'],
  ],
  neutralHelp: 'Nothing there after a while? Check your spam folder or contact us:',
})
