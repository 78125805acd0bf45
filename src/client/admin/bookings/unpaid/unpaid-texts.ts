/** Texts of what an admin does about a booking that is not paid. */
export const unpaidTexts = {
  title: 'Not paid yet',
  cancel: 'Cancel',
  close: 'Close',
  sendPaymentLink: {
    open: 'Send payment link',
    question: 'Send a payment link?',
    effect: (email: string, amount: string) =>
      `${email} gets an e-mail with a link to pay ${amount} online. The link works until the booking is paid.`,
    withoutMail: (amount: string) =>
      `No e-mail can reach this customer. The link to pay ${amount} is then shown, to be sent in another way.`,
    submit: 'Send',
    busy: 'Sending...',
    done: { title: 'Payment link sent', description: 'The customer gets it by e-mail.' },
    failed: 'The payment link was not sent',
    made: 'The link is on its way',
    madeWithoutMail: 'The link, to be sent in another way',
    doneWithoutMail: { title: 'Payment link made' },
    link: 'Payment link',
    sentence: 'You can send it by WhatsApp as well.',
  },
  payDriver: {
    open: 'Pay the driver instead',
    question: 'How does the customer pay the driver?',
    effect: 'The customer is told by e-mail, and can no longer pay online.',
    effectWithoutMail:
      'The customer can no longer pay online. No e-mail can reach them: please tell them yourself.',
    methods: { cash: 'In cash', card_on_pickup: 'By card on pick-up' },
    submit: 'Save',
    busy: 'Saving...',
    done: { title: 'The driver is paid', description: 'The customer is told by e-mail.' },
    failed: 'Not saved',
  },
  markPaid: {
    open: 'Mark as paid',
    question: 'Was it paid in another way?',
    effect: (amount: string) =>
      `The booking counts as paid, and the customer is told by e-mail that ${amount} has reached us.`,
    effectWithoutMail: (amount: string) =>
      `The booking counts as paid: ${amount}. No e-mail can reach the customer: please tell them yourself.`,
    note: 'How it was paid',
    noteHint: 'Bank transfer on 3 March, for example. It is kept in the history.',
    noteMissing: 'Please say how it was paid.',
    submit: 'Mark as paid',
    busy: 'Saving...',
    done: { title: 'Marked as paid', description: 'The customer is told by e-mail.' },
    failed: 'Not saved',
  },
} as const
