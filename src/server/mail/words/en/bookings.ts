/** Mails about a request, its decision, its cancellation and its link. */
export const bookings = {
  received: {
    subject: (number: string) => `We have received your request ${number}`,
    heading: 'Your request has reached us',
    thanks: 'Thank you. We are looking at your request, and answer it by e-mail.',
    next: 'What happens next',
    notYet: 'We confirm your request by e-mail. Until then it is not confirmed.',
  },
  confirmed: {
    subject: (number: string) => `Your booking ${number} is confirmed`,
    heading: 'Your booking is confirmed',
    check:
      'We look forward to driving you. Please check that everything below is right, and tell us if it is not.',
    toPay: (price: string) => `It is not paid yet: please pay ${price} online.`,
    goodToKnow: 'Good to know',
    invitation:
      'The invitation with this e-mail enters the trip into your calendar, at the right time wherever you are.',
  },
  freeUntil: (time: string) => `You can cancel free of charge until ${time}.`,
  reason: (reason: string) => `The reason: ${reason}`,
  rejected: {
    subject: (number: string) => `We cannot take your booking ${number}`,
    heading: 'We cannot take your booking',
    sorry: 'We are sorry: we cannot drive you this time, and your request has been closed.',
  },
  cancelled: {
    subject: (number: string) => `Your booking ${number} is cancelled`,
    heading: 'Your booking is cancelled',
    by: {
      customer: 'You have cancelled this journey, and we will not come.',
      partner: 'The company that you booked with has cancelled this journey, and we will not come.',
      // Of its own accord, or because the customer has asked by phone: the reason says which.
      office: 'We have cancelled this journey, and we will not come.',
    },
  },
  link: {
    subject: (number: string) => `The link of your booking ${number}`,
    subjectOfSeveral: (number: string) => `The link of your booking ${number} and others`,
    heading: 'The link to your booking',
    headingRenewed: 'A new link to your booking',
    asked: 'Somebody has asked for it on our site, with your e-mail address.',
    renewed: 'Your booking has a new link. The ones before it do not work any more.',
    keep: 'Whoever has this link can see, change and cancel the booking, so please keep it to yourself.',
    others: 'Your other bookings',
  },
}
