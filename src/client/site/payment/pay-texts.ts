import { words } from '../../shared/locale/words.ts'

/** The words of the page that a payment link opens. */
export const payTexts = words('pay', {
  waiting: {
    heading: 'One moment',
    body: 'We are looking up your booking.',
    withoutScripts:
      'This page needs JavaScript, which is switched off in your browser. Allow it for this site and load the page again; or answer our email, and we find another way.',
  },
  toPay: (number: string) => `Pay booking ${number}`,
  lead: 'The payment itself is made on the page of our payment provider. We never see your card.',
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'Opening...',
  leaving: 'Opening payment...',
  paid: {
    heading: 'Paid already',
    body: (number: string) => `Your booking ${number} is paid. Nothing remains to be done.`,
  },
  closed: {
    heading: 'Nothing to pay',
    body: (number: string) =>
      `Nothing is to be paid online for ${number} any more. Write to us if that surprises you.`,
  },
  broken: {
    heading: 'This link does not work',
    body: 'Please open it from our e-mail once more, whole; or write to us, and we help you.',
  },
  failed: {
    heading: 'We could not look it up',
    body: 'Your booking is safe. Please check your connection and try again.',
    again: 'Try Again',
  },
})
