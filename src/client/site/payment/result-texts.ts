import { words } from '../../shared/locale/words.ts'

/** Texts of the payment result page; the headings and the sentence about the error are agreed (docs/rules.md). */
export const resultTexts = words('payment-result', {
  invalid: {
    heading: 'Invalid Payment Link',
    body: 'This link names no payment. We take you to the home page in a moment.',
  },
  verifying: {
    heading: 'Verifying Payment',
    body: 'One moment: we are asking how your payment stands.',
    withoutScripts:
      'This page needs JavaScript, which is switched off in your browser, to show how your payment stands. Your payment goes on without it: we email you as soon as it is through.',
  },
  unverified: {
    heading: 'Payment Verification Failed',
    body: 'We encountered an error while verifying your payment. Please contact us for assistance.',
  },
  completed: {
    heading: 'Payment Successful!',
    body: 'Thank you. Your payment and your request have reached us.',
  },
  failed: {
    heading: 'Payment Failed',
    body: 'Your payment was not completed, and you have not been charged. This may be due to insufficient funds or a technical issue.',
    tripSaved: 'Your trip is kept as you filled it in: try again, with the same card or another one.',
  },
  processing: {
    heading: 'Payment Processing',
    body: 'Your payment is being checked. You can close this page: we will email you as soon as it is through.',
    slow: 'This takes longer than usual. Nothing is lost; if you are in doubt, write to us.',
    unpaid: 'Not paid yet?',
    over: 'We have stopped looking by ourselves. Look again whenever you like.',
  },
  home: 'Return to Home',
  support: 'Contact Support',
  another: 'Make Another Booking',
  again: 'Try Again',
  back: 'Go back to your booking',
  checkAgain: 'Check Again',
  checking: 'Checking...',
})
