import type { ChangePaymentState } from '@chauffeur/domain/change-payment'
import type { ChangeEndReason, ChangeState } from '@chauffeur/domain/trip-change'
import { words } from '../words.ts'

/** Why a change ended without anybody having declined or withdrawn it. */
export const changeEnds = {
  not_paid: 'It was not paid in time.',
  not_answered: 'It was not answered in time.',
  payment_returned: 'What was paid for it has been refunded.',
  time_passed: 'The new pick-up time has passed.',
  vehicle_gone: 'The new vehicle is not offered any more.',
  vehicle_too_small: 'The new vehicle is too small for all passengers.',
  booking_rejected: 'We could not take the booking.',
  booking_cancelled: 'The booking was cancelled.',
  incomplete: 'The request could not be read completely. Please send it again.',
} satisfies Readonly<Record<ChangeEndReason, string>>

/** Said before a change of a confirmed booking is asked for, and until the office has answered. */
export const staysUntilConfirmed = 'Your booking stays as it is until we confirm the change.'

/** Texts of a change of a trip, for the guest and the office. */
export const changeTexts = words('changeTexts', {
  date: 'Pick-up date',
  time: 'Pick-up time',
  clock: (zone: string) => `Local time at the pick-up: ${zone}.`,
  unreadableTime: 'Please type the time like 10:30, or take it from the list.',
  noDate: 'Please choose a day.',
  noTime: 'Please choose a time.',
  pickup: 'Pick-up location',
  dropoff: 'Drop-off location',
  noPlace: 'Please choose a place from the list.',
  place: 'Airport, hotel, address',
  clearPickup: 'Clear pick-up location',
  clearDropoff: 'Clear drop-off location',
  stopsGone: 'If you change the places, please choose your stops again.',
  hours: 'Duration',
  fewerHours: 'One hour less',
  moreHours: 'One hour more',
  vehicle: 'Vehicle',
  beforeDiscount: (percent: string) => `Prices before this booking’s discount of ${percent}.`,
  booked: 'As booked',
  seats: (count: number) => `Up to ${count} passengers`,
  noPrice: 'No fixed price',
  pricing: 'Working out the price',
  nothing: 'Nothing has changed yet. Make your changes, then go on.',

  compared: 'Old and new',
  part: 'Part',
  before: 'Now',
  after: 'New',
  rows: {
    when: 'Pick-up',
    pickup: 'From',
    dropoff: 'To',
    stops: 'Stops',
    hours: 'Duration',
    vehicle: 'Vehicle',
    price: 'Price',
  },
  none: 'None',
  hoursOf: (hours: string) => (hours === '1' ? '1 hour' : `${hours} hours`),
  stop: (place: string, stay: string) => `${place}, ${stay}`,
  samePrice: (amount: string) => `The price stays at ${amount}.`,
  prices: (before: string, after: string, settled: string) => `Now ${before} · then ${after} · ${settled}`,
  settled: {
    toPay: (amount: string) => `${amount} to pay now`,
    goesBack: (amount: string) => `${amount} to be refunded`,
    goesBackWhenConfirmed: (amount: string) => `${amount} to be refunded when we confirm`,
    moreToDriver: (amount: string) => `${amount} more to your chauffeur`,
    lessToDriver: (amount: string) => `${amount} less to your chauffeur`,
    moreOnline: (amount: string) => `${amount} more to pay online`,
    lessOnline: (amount: string) => `${amount} less to pay online`,
    onAccount: (amount: string) => `${amount} on the account of the partner`,
    wasPaid: (amount: string) => `${amount} paid`,
  },
})

/** Texts of changing the trip on its private page. */
export const changePageTexts = words('changePageTexts', {
  /** A message to the team about a place that no list has. */
  askPlace: {
    pickup: (typed: string) => `New pick-up location: ${typed}`,
    dropoff: (typed: string) => `New drop-off location: ${typed}`,
  },
  staysUntilConfirmed,
  open: 'Change the trip',
  title: 'Change the trip',
  lead: 'You see the price before anything changes.',
  keep: 'Cancel',
  goOn: 'See what it costs',
  reading: 'Working it out...',
  check: 'Is this right?',
  back: 'Back',
  atOnce: 'The change is made at once.',
  whenPaid: 'The change is made as soon as the difference is paid.',
  makeIt: 'Change the trip',
  askForIt: 'Ask for this change',
  payIt: (amount: string) => `Go on and pay ${amount}`,
  sending: 'Sending...',
  leaving: 'Opening the payment page...',
  priceChanged: 'The price has changed meanwhile. Please look at it again.',
  failed:
    'We could not reach our server. What you filled in is kept: please check your connection and try again.',
  done: 'Your trip is changed.',
  asked: 'We have your request and will reply by email.',

  waiting: {
    heading: 'Your change is awaiting our reply',
    toPay: (amount: string) => `Your change is awaiting payment: ${amount}`,
    toPayText: 'Your booking stays as it is until then.',
    toPayThenWaits:
      'Once it is paid, we will review it. Your booking stays as it is until we confirm the change.',
    until: (deadline: string) => `Please pay by ${deadline}. After that the change lapses.`,
    byOffice: 'We have prepared this change for you. It will be made as soon as the difference is paid.',
    paid: (amount: string) =>
      `You have paid ${amount} for it. If we cannot make the change, it will be refunded.`,
    pay: (amount: string) => `Pay ${amount}`,
    payAgain: (amount: string) => `Try again and pay ${amount}`,
    opening: 'Opening the payment page...',
  },
  withdraw: {
    open: 'Withdraw',
    question: 'Withdraw this change?',
    text: 'Your booking stays as it is. You can ask for another change afterwards.',
    textPaid: (amount: string) =>
      `Your booking stays as it is, and the ${amount} you paid for the change will be refunded.`,
    keep: 'Keep the change',
    yes: 'Yes, withdraw it',
    busy: 'Withdrawing...',
    failed: 'It was not withdrawn. Please check your connection and try again.',
    done: 'The change is withdrawn. Your booking stays as it was.',
  },
  last: 'The last change',
  ended: {
    declined: 'We could not make the change you asked for. Your booking stays as it was.',
    expired: 'The change you asked for was not made. Your booking stays as it was.',
    accepted: 'This trip was changed as you asked.',
  } satisfies Partial<Record<ChangeState, string>>,
  endReasons: changeEnds,
})

export const detailTexts = words('detailTexts', {
  phoneMissing: 'Please give a phone number.',
  flight: 'Flight number',
  signHint: 'If this is left empty, we use the name of the booking.',
  capacity: (name: string, count: number) =>
    `${name} takes up to ${count} passengers. A larger party needs another vehicle.`,
  fewerPassengers: 'One passenger less',
  morePassengers: 'One passenger more',
  fewerChildSeats: 'One child seat less',
  moreChildSeats: 'One child seat more',
  fewerBoosterSeats: 'One booster seat less',
  moreBoosterSeats: 'One booster seat more',
  noLuggage: 'No preference',
  whatsapp: 'WhatsApp messages about this trip',
})

/** How paying the difference of a change stands; null where there is nothing to say. */
export const changePaymentSentences: Readonly<Record<ChangePaymentState, string | null>> = {
  open: null,
  failed: 'The payment did not go through. Your booking stands as it is.',
  closed: 'The payment page closed before anything was paid. Your booking stands as it is.',
  checking: 'Our team is checking your payment. Until then, your booking stands as it is.',
}

/** These sentences in the language of the page. */
export const changePaymentTexts = words('changePaymentTexts', changePaymentSentences)
