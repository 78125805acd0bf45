/** Mails about money, and what other mails say of it. Amounts are given as texts. */
export const payments = {
  pay: (price: string) => `Pay ${price} online`,
  /** How the trip is or was paid. */
  how: {
    restToDriver: (paid: string, rest: string) =>
      `You have paid ${paid}. You pay the other ${rest} to the driver.`,
    paid: (price: string) => `Your payment of ${price} has reached us.`,
    cash: (price: string) => `You pay ${price} in cash to the driver.`,
    card: (price: string) => `You pay ${price} by card when the driver picks you up.`,
    pending: (price: string) =>
      `You chose to pay ${price} online. The payment has not reached us yet; once it does, we tell you by e-mail.`,
    failed: (price: string) =>
      `You chose to pay ${price} online. The payment was not completed, and we have not charged anything.`,
    online: (price: string) => `You chose to pay ${price} online.`,
  },
  ifNotTaken: {
    online: 'If we cannot take it, we tell you, and what you have paid goes back to your card.',
    driver: 'If we cannot take it, we tell you, and you pay nothing.',
  },
  goesBack: (amount: string) =>
    `The ${amount} that you paid goes back to you the way it came, and we write to you when it is sent.`,
  partGoesBack: (paid: string, returned: string, kept: string) =>
    `Of the ${paid} that you paid, ${returned} goes back to you the way it came, and we write to you when it is sent. The other ${kept} is not returned.`,
  /** Of a cancelled booking of which something had been returned before. */
  returnedBefore: (paid: string, before: string) =>
    `Of the ${paid} that you paid, ${before} was returned to you before.`,
  goesBackNow: (returned: string) =>
    `${returned} goes back to you now, the way it came, and we write to you when it is sent.`,
  keptNow: (kept: string) => `${kept} is not returned.`,
  isKept: (kept: string) =>
    `The time for cancelling free of charge had passed, so the ${kept} that you paid is not returned.`,
  perhapsPaid: 'Whatever you may have paid online goes back to your card.',
  notCharged: 'Nothing has been charged.',
  nothingToPay: 'There is nothing to pay.',
  link: {
    subject: (number: string) => `Please pay your booking ${number}`,
    heading: 'Your payment',
    please: (price: string, number: string) =>
      `Please pay ${price} for ${number} online. The button opens a page of ours that leads you to the payment; it works until the booking is paid.`,
    otherWay: 'Would you rather pay in another way? Reply to this e-mail, or call us.',
    nothing: (number: string) => `Nothing is to be paid online for ${number} any more.`,
  },
  toDriver: {
    subject: (number: string) => `How you pay your booking ${number}`,
    heading: 'You pay the driver',
    asAgreed: 'As agreed, you need not pay online any more.',
  },
  received: {
    subject: (number: string) => `Your payment for ${number} has reached us`,
    heading: 'Your payment has reached us',
    thanks: (amount: string, number: string) => `Thank you. We have received ${amount} for ${number}.`,
    means: {
      pending:
        'Your request still waits for our answer, which comes by e-mail. If we cannot take it, the whole amount goes back to your card.',
      confirmed: 'Your booking is confirmed, and nothing remains to be paid.',
      rejected: 'We could not take your booking, so the whole amount goes back to your card.',
    },
    noInvoice: 'This e-mail confirms your payment. It is not an invoice.',
  },
  notCompleted: {
    subject: (number: string) => `The payment for ${number} was not completed`,
    heading: 'Your payment was not completed',
    sentence: (amount: string) =>
      `Your online payment of ${amount} was not completed, and we have not charged anything.`,
    goOn: {
      pending:
        'We still have your request. You can pay it now, or tell us if you would like to pay in another way.',
      confirmed:
        'Your booking stays confirmed. You can pay it now, or tell us if you would like to pay in another way.',
      rejected: 'As we could not take your booking, there is nothing more to do.',
    },
  },
  refunded: {
    subject: (number: string) => `Your refund for ${number}`,
    heading: 'Your money is on its way back',
    secondPayment: (number: string) =>
      `Your booking ${number} was paid twice. One payment stays, the other one goes back to you.`,
    cancelled: (number: string) => `Your booking ${number} was cancelled.`,
    endedChange: (number: string) =>
      `Your change of ${number} was not made, so what you paid for it goes back.`,
    cheaperChange: (number: string) => `Your changed trip ${number} costs less than you have paid.`,
    notTaken: (number: string) => `We could not take your booking ${number}.`,
    all: (number: string) => `You get back what you paid for your booking ${number}.`,
    part: (number: string) => `You get back a part of what you paid for your booking ${number}.`,
    byHand: (amount: string) => `We have sent ${amount} back to you, the way it came.`,
    toCard: (amount: string) =>
      `We have sent ${amount} back to the card that it was paid with. It shows on your account within some days, depending on your bank.`,
    noInvoice: 'This e-mail confirms your refund. It is not an invoice.',
  },
}
