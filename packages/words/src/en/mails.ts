import { ratingLabels } from '@chauffeur/domain/trip-rating'
import { changeEnds, staysUntilConfirmed } from './changes.ts'
import { offerEnds } from './checkout.ts'
import { lostFlights } from './meeting.ts'
import { onDay, rejectReasons } from './trip.ts'

/** The frame of every mail to a guest. */
const frame = {
  greeting: (name: string) => `Dear ${name},`,
  preheader: (time: string, place: string) => `${time}, from ${place}`,
  request: (number: string) => `Request ${number}`,
  contacts: 'Here for you',
  phone: 'Phone',
  email: 'Email',
  whyYou: (number: string) =>
    `We sent you this email because this address was given for ${number}. If that was not you, please tell us.`,
  isChanged: 'Has something changed?',
  seeOrChange: 'See, change or cancel your booking',
  everything: 'Everything about it',
  see: 'See your booking',
  calendarEntry: (brand: string, place: string) => `${brand}: pick-up at ${place}`,
  /** Around a reply to an enquiry, in the office’s own words. */
  yourRequest: (reference: string) => `Your request ${reference}`,
  yourMessage: (reference: string) => `Your message ${reference}`,
  youWrote: 'You wrote',
  yourPrice: 'Your price',
  validUntil: 'Valid until',
  book: 'Book this offer',
  /** Of one that cannot be booked any more. */
  offers: offerEnds,
  priceHolds:
    'The price holds for this trip as it is: its places, vehicle, day and time. It can be booked once.',
}

/** Mails about a request, its decision, its cancellation and its link. */
const bookings = {
  received: {
    subject: (number: string) => `We have received your request ${number}`,
    heading: 'Your request has reached us',
    thanks: 'Thank you. We will review your request and reply by email.',
    next: 'What happens next',
    notYet: 'We will confirm your request by email. Until then, it is not confirmed.',
  },
  confirmed: {
    subject: (number: string) => `Your booking ${number} is confirmed`,
    heading: 'Your booking is confirmed',
    check:
      'We look forward to driving you. Please check that everything below is right, and tell us if it is not.',
    toPay: (price: string) => `It is not paid yet: please pay ${price} online.`,
    goodToKnow: 'Good to know',
    invitation: (trips: number): string =>
      trips === 1
        ? 'The attached invitation adds the trip to your calendar, at the right local time.'
        : 'The attached file adds your trips to your calendar, each at the right local time.',
  },
  reminder: {
    subject: (number: string, time: string) => `Your trip ${number}: ${time}`,
    heading: 'Your trip is coming up',
    check: 'Here is everything that you need. Please tell us if something is not right.',
    whoDrives: (hours: number) =>
      `From ${hours} hours before the pick-up on we will tell you by email who drives you.`,
  },
  freeUntil: (time: string) => `You can cancel free of charge until ${time}.`,
  reason: (reason: string) => `The reason: ${reason}`,
  rejected: {
    subject: (number: string) => `We cannot take your booking ${number}`,
    heading: 'We cannot take your booking',
    sorry: 'We are sorry: we cannot drive you this time. Your request has been closed.',
    why: rejectReasons,
  },
  cancelled: {
    subject: (number: string) => `Your booking ${number} is cancelled`,
    heading: 'Your booking is cancelled',
    by: {
      customer: 'You have cancelled this journey. No car will be sent.',
      partner: 'The company that you booked with has cancelled this journey. No car will be sent.',
      // Of its own accord, or because the customer has asked by phone: the reason says which.
      office: 'We have cancelled this journey. No car will be sent.',
    },
  },
  /** Of several trips that were booked together. */
  journey: {
    legs: 'Your trips',
    discount: 'Discount',
    can: (dates: string) => `We can drive you on ${dates}.`,
    open: (dates: string) => `We are still looking at ${dates}.`,
    cannot: (date: string) => `We cannot on ${date}.`,
    /** Of a journey of which another trip was cancelled. */
    stands: (dates: string) => `What you booked for ${dates} stands.`,
    /** Of one payment for several trips; each share is "€49.00 is for TR-7K3Q9X". */
    shares: (paid: string, shares: string) => `Of the ${paid} that you paid, ${shares}.`,
    share: (amount: string, number: string) => `${amount} is for ${number}`,
  },
  link: {
    subject: (number: string) => `The link of your booking ${number}`,
    subjectOfSeveral: (number: string) => `The link of your booking ${number} and others`,
    heading: 'The link to your booking',
    headingRenewed: 'A new link to your booking',
    asked: 'Somebody has asked for it on our site, with your email address.',
    renewed: 'Your booking has a new link. The ones before it do not work any more.',
    keep: 'Whoever has this link can see, change and cancel the booking, so please keep it to yourself.',
    keepOver: 'Whoever has this link can see the booking, so please keep it to yourself.',
    others: 'Your other bookings',
  },
  /** To the address that the booking had before. */
  emailChanged: {
    subject: (number: string) => `The email address of your booking ${number} was changed`,
    heading: 'The email address of your booking was changed',
    moved: 'Our emails about it will go to another address from now on, and no longer to this one.',
    undo: (until: string) =>
      `If that was not you, undo it until ${until}: the booking will come back to this address, and all links to it that were sent before will end. If it was you, you need do nothing.`,
    button: 'Undo the change',
    whyYou: (number: string) => `We sent you this email because this address was given for ${number} before.`,
  },
}

/** Mails about changes of the trip. */
const changes = {
  changed: {
    subject: (number: string) => `Your booking ${number} has changed`,
    heading: 'Your trip has changed',
    byOffice: 'We have changed your trip.',
    byPartner: 'We have made the change that the company you booked with asked for.',
    accepted: 'We have made the change that you asked for.',
    made: 'We have made your change.',
    invitation: 'The attached invitation corrects the trip in your calendar.',
    waits: 'Your request is still awaiting our reply, which will come by email.',
    lines: 'What has changed',
  },
  samePrice: 'The price stays as it was.',
  paid: (amount: string) => `Your payment of ${amount} for the difference has reached us.`,
  goesBack: (amount: string) =>
    `${amount} will be refunded to your original payment method, and we will write to you when it is sent.`,
  requested: {
    subject: (number: string) => `We have received your change of ${number}`,
    heading: 'Your change has reached us',
    byPartner: 'The company that you booked with asks for this change of your trip.',
    looking: `We will review it and reply by email. ${staysUntilConfirmed}`,
    paid: (amount: string) =>
      `Your payment of ${amount} for the difference has reached us. If we cannot make the change, it will be refunded to your original payment method.`,
    refund: (amount: string) =>
      `If we can make it, ${amount} will be refunded to your original payment method.`,
    lines: 'What you would like to change',
  },
  toPay: {
    subject: (number: string) => `Change of booking ${number}: payment due`,
    heading: 'Your change is ready',
    headingOfPartner: 'Your change is awaiting payment',
    asAgreed: (amount: string) =>
      `As agreed, we will change your trip as soon as you have paid the difference of ${amount} online. Until then, your booking stays as it is.`,
    within: (amount: string, minutes: number) =>
      `Please pay the difference of ${amount} online within ${minutes} minutes. Your booking stays as it is until the change is confirmed.`,
    button: 'See and pay the change',
    lines: 'What is to change',
  },
  ended: {
    subject: (number: string) => `Your booking ${number} stays as it is`,
    withdrawn: 'The change is withdrawn',
    byPartner: 'The company that you booked with has withdrawn the change.',
    declined: 'We are sorry: we cannot make this change',
    expired: 'The change was not made',
    /** Why it has ended by itself. */
    why: changeEnds,
    stays: 'Your booking stays as it was.',
    writeOrCall: 'Your booking stays as it was. If you still need the change, please write to us or call us.',
    goesBack: (amount: string) =>
      `The ${amount} that you paid for the difference will be refunded to your original payment method, and we will write to you when it is sent.`,
    lines: 'What was asked for',
  },
}

/** Mails about who drives, and of thanks afterwards. A car is named as the office typed it: "black Mercedes E Class". */
const chauffeur = {
  assigned: {
    heading: (first: string) => `${first} will be your chauffeur`,
    headingOfAnother: (first: string) => `Your chauffeur is now ${first}`,
    otherCar: 'Your car has changed; your chauffeur stays the same.',
    otherTime: (time: string) => `Your pick-up is at ${time} now; your chauffeur stays the same.`,
  },
  onTheWay: {
    subject: (first: string) => `${first} is on the way to you`,
    heading: (first: string) => `${first} is on the way to you`,
  },
  atPickup: {
    subject: (first: string) => `${first} is at the pick-up`,
    heading: (first: string) => `${first} is waiting for you`,
    waits: (first: string, place: string, minutes: number) =>
      `${first} is waiting at ${place}; ${minutes} minutes are included.`,
    call: (first: string) => `Please call ${first} if you cannot find each other.`,
  },
  lostFlights,
  meeting: {
    onDay,
    subject: (time: string, number: string) => `We meet you at ${time}: ${number}`,
    heading: (time: string) => `We meet you at ${time}`,
    later: (booked: string, time: string) =>
      `Your pick-up was booked for ${booked}. Your chauffeur is there at ${time}, and waiting counts from then.`,
    asBooked: (time: string) => `We meet you at ${time} again, as booked.`,
  },
  drives: (first: string) => `${first} will be your chauffeur.`,
  drivesIn: (first: string, car: string, plate: string) =>
    `${first} will be your chauffeur in ${/^[aeiou]/i.test(car) ? 'an' : 'a'} ${car}, ${plate}.`,
  isNow: (first: string) => `Your chauffeur is now ${first}.`,
  meetAt: (place: string) => `You meet at ${place}.`,
  carOf: (number: string, carNo: number, carCount: number) => `${number}, car ${carNo} of ${carCount}`,
  whichCar: (carNo: number, carCount: number) =>
    `Your booking has ${carCount} cars. This is about car ${carNo}.`,
  name: 'Chauffeur',
  phone: 'Chauffeur’s phone',
  car: 'Car',
  plate: 'Number plate',
  see: 'See your trip',
  /** To a guest who did not come, in place of the thanks. */
  missed: {
    subject: (number: string) => `We did not meet you: ${number}`,
    heading: 'We did not meet you',
    recorded:
      'We are sorry that we missed you. Our team has recorded that nobody came to the pick-up, and the trip is closed.',
    writeOrCall: 'If something went wrong, please reply to this email or call us, and we will look into it.',
  },
  thanks: {
    subject: (number: string) => `How was your trip? ${number}`,
    heading: 'Thank you for travelling with us',
    arrived: 'You have arrived, and we hope that all went well. We would be glad to drive you again.',
    question: 'How was your trip?',
    questionOf: (first: string) => `How was your trip with ${first}?`,
    hint: '1 is poor, 5 is excellent. You can add a sentence before you send it. Only our office reads it.',
    marks: ratingLabels.map((label) => label.toLowerCase()),
  },
}

/** Mails about money, and what other mails say of it. Amounts are given as texts. */
const payments = {
  pay: (price: string) => `Pay ${price} online`,
  /** How the trip is or was paid. */
  how: {
    restToDriver: (paid: string, rest: string) =>
      `You have paid ${paid}. You pay the other ${rest} to your chauffeur.`,
    paid: (price: string) => `Your payment of ${price} has reached us.`,
    cash: (price: string) => `You pay ${price} in cash to your chauffeur.`,
    card: (price: string) => `You pay ${price} by card when your chauffeur picks you up.`,
    pending: (price: string) =>
      `You chose to pay ${price} online. The payment has not reached us yet; once it does, we will tell you by email.`,
    failed: (price: string) =>
      `You chose to pay ${price} online. The payment was not completed, and we have not charged anything.`,
    online: (price: string) => `You chose to pay ${price} online.`,
    account: 'Whoever booked it for you pays for it. You pay your chauffeur nothing.',
  },
  ifNotTaken: {
    online: 'If we cannot take it, we will tell you, and what you have paid will be refunded to your card.',
    driver: 'If we cannot take it, we will tell you and you pay nothing.',
  },
  goesBack: (amount: string) =>
    `The ${amount} that you paid will be refunded to your original payment method, and we will write to you when it is sent.`,
  partGoesBack: (paid: string, returned: string, kept: string) =>
    `Of the ${paid} that you paid, ${returned} will be refunded to your original payment method, and we will write to you when it is sent. The other ${kept} is not refunded.`,
  /** Of a cancelled booking of which something had been returned before. */
  returnedBefore: (paid: string, before: string) =>
    `Of the ${paid} that you paid, ${before} was refunded to you before.`,
  goesBackNow: (returned: string) =>
    `${returned} will now be refunded to your original payment method, and we will write to you when it is sent.`,
  keptNow: (kept: string) => `${kept} is not refunded.`,
  isKept: (kept: string) =>
    `The time for cancelling free of charge had passed, so the ${kept} that you paid is not refunded.`,
  perhapsPaid: 'Whatever you may have paid online will be refunded to your card.',
  notCharged: 'Nothing has been charged.',
  nothingToPay: 'There is nothing to pay.',
  link: {
    subject: (number: string) => `Booking ${number}: payment due`,
    heading: 'Your payment',
    please: (price: string, number: string) =>
      `Please pay ${price} for ${number} online. The button opens a page of ours that leads you to the payment; it works until the booking is paid.`,
    otherWay: 'Would you rather pay another way? Reply to this email, or call us.',
    nothing: (number: string) => `There is nothing left to pay online for ${number}.`,
  },
  toDriver: {
    subject: (number: string) => `Payment of your booking ${number}`,
    heading: 'Pay your chauffeur',
    asAgreed: 'As agreed, you no longer need to pay online.',
  },
  received: {
    subject: (number: string) => `Your payment for ${number} has reached us`,
    heading: 'Your payment has reached us',
    thanks: (amount: string, number: string) => `Thank you. We have received ${amount} for ${number}.`,
    means: {
      pending:
        'Your request is still awaiting our reply, which will come by email. If we cannot take it, the whole amount will be refunded to your card.',
      confirmed: 'Your booking is confirmed, and there is nothing left to pay.',
      rejected: 'We could not take your booking, so the whole amount will be refunded to your card.',
    },
    noInvoice: 'This email confirms your payment. It is not an invoice.',
  },
  notCompleted: {
    subject: (number: string) => `The payment for ${number} was not completed`,
    heading: 'Your payment was not completed',
    sentence: (amount: string) =>
      `Your online payment of ${amount} was not completed, and we have not charged anything.`,
    goOn: {
      pending:
        'We still have your request. You can pay it now, or tell us if you would like to pay another way.',
      confirmed:
        'Your booking stays confirmed. You can pay it now, or tell us if you would like to pay another way.',
      rejected: 'As we could not take your booking, there is nothing more to do.',
    },
  },
  refunded: {
    subject: (number: string) => `Your refund for ${number}`,
    heading: 'Your refund has been sent',
    secondPayment: (number: string) =>
      `Your booking ${number} was paid twice. One of the payments is being refunded.`,
    cancelled: (number: string) => `Your booking ${number} was cancelled.`,
    endedChange: (number: string) =>
      `Your change of ${number} was not made, so what you paid for it is being refunded.`,
    cheaperChange: (number: string) => `Your changed trip ${number} costs less than you have paid.`,
    notTaken: (number: string) => `We could not take your booking ${number}.`,
    all: (number: string) => `We are refunding what you paid for your booking ${number}.`,
    part: (number: string) => `We are refunding a part of what you paid for your booking ${number}.`,
    byHand: (amount: string) => `We have refunded ${amount}.`,
    toCard: (amount: string) =>
      `We have refunded ${amount} to the card that it was paid with. It will show on your account within a few days, depending on your bank.`,
    /** Of money that has gone back in several parts. */
    inAll: (returned: string, paid: string) =>
      `In all, ${returned} of the ${paid} that you paid has now been refunded.`,
    noInvoice: 'This email confirms your refund. It is not an invoice.',
  },
}

/** The words of mails to guests. */
export const mails = { frame, bookings, changes, chauffeur, payments }
