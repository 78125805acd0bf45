import type { Chauffeur } from '@chauffeur/contract/trip'
import type { BookingState } from '@chauffeur/domain/booking-status'
import type { RejectCode } from '@chauffeur/domain/decide-by'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { EMAIL_UNDO_HOURS } from '@chauffeur/domain/email-change'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import { words } from '../words.ts'

/** Why a booking was rejected that no person has rejected. */
export const rejectReasons: Readonly<Record<RejectCode, string>> = {
  not_decided: 'We could not give you an answer in time.',
}

/** A time that is on another day than the booked one. */
export const onDay = (time: string, day: string) => `${time} on ${day}`

/** Texts of the private page of a booking. */
export const tripPageTexts = words('tripPageTexts', {
  waiting: {
    heading: 'One moment',
    body: 'We are looking up your booking.',
    withoutScripts:
      'This page needs JavaScript, which is switched off in your browser. Allow it for this site and load the page again; or reply to our email, and we will help you.',
  },
  missing: {
    heading: 'See, change or cancel your booking',
    body: 'Open the link from any of our emails about it. Each booking has its own.',
  },
  wrongLink: {
    heading: 'This link does not work',
    body: 'It may have been cut off, or a newer one has taken its place. Open the one from our last email, or have it sent again.',
  },
  ended: {
    heading: 'This link has ended',
    body: 'Write to us if you still need something from this trip.',
  },
  replaced: {
    heading: 'This link has ended',
    body: 'A newer one has taken its place. Open the one from our last email, or have it sent again.',
  },
  sendLink: {
    heading: 'Have you lost the link?',
    email: 'Email',
    emailHint: 'The one that you booked with.',
    number: 'Booking number',
    numberHint: 'If you have it. Without it, we send the links of all your bookings.',
    submit: 'Send me the link',
    busy: 'Sending...',
    needsScript:
      'This form needs JavaScript, which is switched off in your browser. Please call us or write to us.',
    failed: 'This did not reach us. Please check your connection and try again.',
    done: 'If a booking matches, its link is on its way to that address.',
  },
  noMail: 'No email after a few minutes? Check your spam folder or contact us:',
  writeToUs: 'Write to us',
  failed: {
    heading: 'We could not look it up',
    body: 'Your booking is safe. Please check your connection and try again.',
    again: 'Try Again',
  },
  states: {
    pending: {
      heading: 'Your request is with us',
      text: `Our team will review it within ${ANSWER_HOURS} hours and confirm it by email.`,
    },
    confirmed: { heading: 'Your trip is confirmed', text: 'Your chauffeur will be there.' },
    rejected: { heading: 'We cannot drive you this time', text: 'There is nothing to pay for this booking.' },
    cancelled: { heading: 'This trip is cancelled', text: 'No car will be sent.' },
  } satisfies Record<BookingState, { heading: string; text: string }>,
  over: {
    heading: 'Your trip is over',
    text: 'Thank you for travelling with us.',
    chip: 'Travelled',
  },
  missed: {
    heading: 'We did not meet you',
    text: 'Your chauffeur waited at the pick-up and has left. If something went wrong, please call us.',
    chip: 'Not travelled',
  },
  chips: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  } satisfies Record<BookingState, string>,
  onlyShown: 'This link shows the trip. Only the person who booked it can change it.',
  booking: 'Booking',
  journey: 'Trip',
  landing: {
    open: 'I land later',
    title: 'When do you land?',
    lead: 'The pick-up was booked for a flight that lands on time. Your chauffeur and our office are told.',
    time: 'Lands at',
    hint: 'On the clock of the airport.',
  },
  metAt: (time: string) => `We meet you at ${time}.`,
  onDay,
  routePoints: 'Route points',
  map: (from: string, to: string | null) =>
    to === null ? `Map of the pick-up at ${from}` : `Map of the route from ${from} to ${to}`,
  distance: (km: number) => `${km} km by road`,
  showMap: 'Show map',
  stop: (minutes: number) => `Stop of ${minutes} minutes`,
  hire: (hours: string) => `By the hour, for ${hours} hours`,
  service: 'Service',
  vehicle: 'Vehicle',
  passengers: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  childSeats: (count: number) => (count === 1 ? '1 child seat' : `${count} child seats`),
  boosterSeats: (count: number) => (count === 1 ? '1 booster seat' : `${count} booster seats`),
  reason: 'Reason',
  rejectReasons,
  price: 'Price',
  paidHow: {
    cash: 'In cash, to your chauffeur.',
    card_on_pickup: 'By card, to your chauffeur.',
    sumup: 'Online.',
    account: 'Whoever booked it for you pays for it.',
  } satisfies Record<PaymentMethod, string>,
  payNow: 'Pay online',
  payAllNow: 'Pay all trips online',
  nothingToPay: 'There is nothing to pay.',
  paid: (amount: string) => `${amount} paid.`,
  toDriver: (amount: string) => `${amount} to your chauffeur.`,
  returning: (amount: string) => `${amount} is being refunded to your original payment method.`,
  returned: (amount: string) => `${amount} has been refunded to your original payment method.`,
  /** Of a trip that is off: what was paid, and in which parts it is. */
  money: {
    heading: 'What you paid',
    paid: 'Paid',
    returned: 'Refunded',
    onItsWay: 'Being refunded',
    toBeReturned: 'Still to be refunded',
    kept: 'Not refunded',
    how: 'Banks take a few days to show a refund.',
    stuck: 'It could not be refunded automatically. Our team is taking care of it.',
    perhapsPaid: 'If a payment still reaches us, we will refund all of it.',
  },

  more: 'Keep and share',
  addToCalendar: 'Add to calendar',
  print: 'Print',
  share: 'Share the trip',
  shareHint: 'Anybody who has this link sees the trip and can change nothing.',
  copyLink: 'Copy link',
  copied: 'Copied',
  shareByWhatsapp: 'Send by WhatsApp',
  notCopied: 'The link could not be copied. Select it above and copy it yourself.',
  shared: (brand: string) => `My trip with ${brand}`,
  ask: 'Ask on WhatsApp',
  question: (number: string) => `Hello! This is about my booking ${number}.`,
  bookedTogether: 'Booked together',
  legOf: (journey: string, leg: number, legs: number) =>
    `Booked together as ${journey}, trip ${leg} of ${legs}`,
  otherLeg: (number: string, day: string) => `${number}, ${day}`,
  again: 'Book again',
  back: 'Book the way back',

  change: {
    open: 'Change details',
    openFlight: 'Change the flight number',
    title: 'Change details',
    lead: 'This costs nothing, and our team is told at once.',
    keep: 'Cancel',
    submit: 'Save',
    busy: 'Saving...',
    done: 'Saved. Our team has been told.',
    failed: 'This could not be saved. Please check your connection and try again.',
  },
  guest: {
    heading: 'Your contact',
    name: 'Full name',
    nameMissing: 'Full name is required.',
    email: 'Email',
    open: 'Correct name or email',
    lead: 'Our team is told at once.',
    emailHint: `Another address gets the confirmation with its link. The previous one gets an email by which the change can be undone for ${EMAIL_UNDO_HOURS} hours.`,
    doneByMail: (email: string) => `Saved. The confirmation is on its way to ${email}.`,
  },
  link: {
    lead: 'Whoever has the link from our emails can see, change and cancel this booking.',
    /** Nothing of it can be changed any more. */
    leadOver: 'Whoever has the link from our emails can see this booking.',
    open: 'End this link and send me a new one',
    question: 'End this link?',
    what: (email: string) =>
      `All links to this booking that were sent or shared before will end at once: whoever opens one reads “This link has ended”. A new one will go to ${email}. In this browser the booking stays open.`,
    yes: 'Yes, end it',
    keep: 'Keep the link',
    busy: 'Ending...',
    done: (email: string) => `The links from before have ended. A new one is on its way to ${email}.`,
    failed: 'Nothing was ended. Please check your connection and try again.',
  },
  cancel: {
    heading: 'Cancel',
    open: 'Cancel this trip',
    free: 'You can cancel free of charge while your booking is not confirmed.',
    freeUntil: (deadline: string) => `Cancel free of charge until ${deadline}.`,
    past: (deadline: string) => `The time to cancel free of charge ended on ${deadline}.`,
    question: 'Cancel this trip?',
    nothingPaid: 'It costs you nothing. This cannot be undone.',
    returns: (amount: string) =>
      `The ${amount} you paid will be refunded to your original payment method. Banks take a few days. This cannot be undone.`,
    returnsRest: (amount: string, paid: string) =>
      `${amount} of the ${paid} you paid will be refunded to your original payment method; the rest has been refunded or is being refunded. Banks take a few days. This cannot be undone.`,
    returnsPart: (amount: string, kept: string) =>
      `The ${amount} you paid for your change will be refunded to your original payment method. The ${kept} you paid for the trip is not refunded. This cannot be undone.`,
    keeps: (amount: string) =>
      `If you cancel now, the ${amount} you paid is not refunded. This cannot be undone.`,
    reading: 'Checking the terms...',
    changed: 'The terms have changed meanwhile. Please look at them again.',
    keep: 'Keep the trip',
    yes: 'Yes, cancel the trip',
    yesAndReturn: (amount: string) => `Yes, cancel and refund ${amount}`,
    busy: 'Cancelling...',
    failed: 'Nothing was cancelled. Please check your connection and try again.',
  },
})

/** Texts of the page that takes a change of a booking's email address back. */
export const emailUndoTexts = words('emailUndoTexts', {
  waiting: {
    heading: 'One moment',
    body: 'We are looking up the change.',
    withoutScripts: `Here you undo a change of the email address of your booking, for ${EMAIL_UNDO_HOURS} hours after it was made. This page needs JavaScript, which is switched off in your browser. Allow it for this site and load the page again; or call us, and we will undo it.`,
  },
  open: {
    heading: 'Undo the change of the email address?',
    body: (number: string) =>
      `Our emails about booking ${number} will come to this address again. All links to the booking that were sent before will end, and a new one will come here. Our team will be told.`,
    button: 'Undo the change',
    busy: 'Undoing...',
  },
  undone: {
    heading: 'The change is undone',
    body: (number: string) =>
      `Our emails about booking ${number} will come to this address again. The links from before have ended, and a new one is on its way to you.`,
  },
  ended: {
    heading: 'This link has ended',
    body: `A change of the email address can be undone for ${EMAIL_UNDO_HOURS} hours, and once. If something about your booking is not right, please call us.`,
  },
  broken: {
    heading: 'This link does not work',
    body: 'Please open it from our email again, making sure that it is complete, or write to us.',
  },
  failed: {
    heading: 'We could not look it up',
    body: 'Nothing has changed. Please check your connection and try again.',
    again: 'Try Again',
  },
  support: 'Contact Support',
})

/** Texts of who drives the guest. */
export const chauffeurTexts = words('chauffeurTexts', {
  title: 'Your chauffeur',
  call: (name: string) => `Call ${name}`,
  steps: { onTheWay: 'On the way', arrived: 'At the pick-up', onBoard: 'On board', completed: 'Arrived' },
  now(name: string, pickup: string, { state, includedWait }: Chauffeur): string {
    switch (state) {
      case 'accepted':
        return `${name} will be your chauffeur.`
      case 'on_the_way':
        return `${name} is on the way to you.`
      case 'at_pickup':
      case 'no_show_claimed':
        return `${name} is waiting at ${pickup}; ${includedWait} minutes are included.`
      case 'on_board':
        return 'Have a good journey.'
      case 'completed':
        return 'Thank you for travelling with us.'
      case 'no_show':
        break
    }
    return 'We waited for you and did not meet you. Please call us.'
  },
})

/** Texts of what happens until the guest is met, on the days before. */
export const nextStepTexts = words('nextStepTexts', {
  heading: 'What happens next',
  decided: {
    when: `Within ${ANSWER_HOURS} hours`,
    text: 'Our team reviews your request and confirms it by email.',
  },
  driver: {
    when: (time: string) => `From ${time}`,
    text: 'We tell you by email and on this page who drives you, and in which car.',
  },
  lands: 'When you land',
  waits: (airport: string) => `Your chauffeur waits for you at ${airport}.`,
  comes: (pickup: string) => `Your chauffeur meets you at the pick-up: ${pickup}.`,
  sign: (name: string) => `Look for the sign with “${name}”.`,
  namedSign: 'Look for the sign with the traveller’s name.',
  shown: 'This page then shows how far your chauffeur is.',
  hire: {
    when: (hours: string) => `${hours} hours by the hour`,
    text: 'Your chauffeur stays with you for this time.',
  },
  leg: (number: string) => `Your next trip, ${number}.`,
})

/** Texts of what a guest says after the trip. */
export const rateTexts = words('rateTexts', {
  heading: 'How was your trip?',
  score: 'Your rating',
  hint: '1 is poor, 5 is excellent.',
  missing: 'Please choose a number from 1 to 5.',
  text: 'What was good, and what was not? (optional)',
  isPrivate: 'Only our office reads it.',
  send: 'Send',
  sending: 'Sending...',
  failed: 'This did not reach us. Please check your connection and try again.',
  thanks: 'Thank you for telling us',
  labels: ['Poor', 'Not good', 'Fair', 'Good', 'Excellent'],
  given: (score: number, label: string) => `${score} of 5: ${label}`,
})
