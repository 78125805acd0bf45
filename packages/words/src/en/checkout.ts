import type { Offer } from '@chauffeur/contract/offers'
import { paymentMethodLabels, type GuestPaymentMethod } from '@chauffeur/domain/payment-methods'
import type { BillingField } from '@chauffeur/domain/required-fields'
import { words } from '../words.ts'
import { factLabels } from './fact-labels.ts'

/** Why an offer that is not open cannot be booked. */
export const offerEnds: Readonly<Record<Exclude<Offer['state'], 'open'>, string>> = {
  booked: 'This offer has been booked.',
  ended: 'This offer has ended. Ask us for a new one.',
  withdrawn: 'This offer has been withdrawn. Ask us for a new one.',
}

/** Texts of step 3. */
export const passengerTexts = words('passengerTexts', {
  fullName: 'Full Name',
  email: 'Email',
  emailHint: 'Your confirmation goes here.',
  phone: 'Phone',
  phoneHint: 'So that your chauffeur can reach you at the pick-up.',
  keepPhone: 'Keep it as typed',
  phoneCountry: 'Country code of the phone',
  country: (name: string, callingCode: string) => `${name} (+${callingCode})`,
  forAnother: 'I am booking for someone else',
  forAnotherHint: 'Emails go to you; your chauffeur waits for the traveller.',
  travellerName: 'Traveller’s name',
  travellerPhone: 'Traveller’s phone (Optional)',
  travellerPhonePlaceholder: '+351 912 345 678',
  signName: factLabels.signName,
  signHint:
    'At an airport, your chauffeur waits with it in the arrivals hall. If this is left empty, we use the traveller’s name.',
  needs: 'Children, wheelchair or a dog?',
  notes: 'Special Requests (Optional)',
  notesPlaceholder: 'A tight connection, a lot of luggage, mobility needs...',
  whatsapp: 'WhatsApp notifications',
  whatsappHint: 'We may write to this phone number on WhatsApp about this trip.',
  billing: 'Billing Address',
  billingHint: 'For an invoice to a company or another address.',
  oddEmail: 'This does not look like an email address. Please check it.',
  billingFields: {
    companyName: 'Company Registered Name',
    taxNumber: 'Tax Number',
    street: 'Street',
    streetNumber: 'Street Number',
    city: 'City',
    state: 'State',
    postalCode: 'Postal Code',
    country: 'Country',
  } satisfies Record<BillingField, string>,
})

/** Texts of step 4 and of the notifications after it, which are agreed sentences (docs/rules.md). */
export const reviewTexts = words('reviewTexts', {
  free: 'FREE',
  journey: 'Journey',
  vehicle: 'Vehicle',
  passenger: 'Passenger',
  billing: 'Billing Address',
  edit: 'Edit',
  editNamed: (what: string) => `Edit ${what.toLowerCase()}`,
  service: 'Service',
  duration: 'Duration',
  seatsFor: (count: number, weight: string) => `${count} (${weight}), free of charge`,
  name: 'Name',
  email: 'Email',
  traveller: 'Traveller',
  travellerPhone: 'Traveller’s phone',
  whatsapp: 'WhatsApp',
  whatsappWanted: 'Notifications wanted',
  nothingFilledIn: 'Nothing filled in yet.',

  price: 'Price',
  offer: 'Your offer',
  transfer: (distance: string | undefined) => (distance === undefined ? 'Transfer' : `Transfer, ${distance}`),
  hire: (rate: string, hours: string) => `${rate} × ${hours}`,
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  seats: (count: number, name: string) => `${count} × ${name}`,
  together: 'Both ways together',
  percentOf: (percent: string, price: string) => `${percent} of ${price}`,
  total: 'Total',
  pricing: 'Working out the price',

  payment: 'Payment Method',
  checking: 'Checking how this trip can be paid',
  methods: {
    cash: 'To your chauffeur, in euros.',
    sumup: 'By card or Google Pay, now, on the secure page of our payment provider.',
    card_on_pickup: 'To your chauffeur, when you are picked up.',
  } satisfies Record<GuestPaymentMethod, string>,
  reachUs: 'Reach us:',

  badges: {
    fixed: 'Fixed price regardless of traffic',
    always: '24/7 service',
  },

  freeUntil: (deadline: string) => `Free cancellation until ${deadline}.`,
  notFree: 'The pick-up is less than an hour away: once confirmed, it cannot be cancelled free of charge.',
  accept: { before: 'By reserving you accept our', terms: 'Terms', and: 'and', privacy: 'Privacy Policy' },
  otherVehicle: 'Choose another vehicle',
  moved: (time: string, vehicle: string) =>
    `The pick-up is at ${time} now, in the ${vehicle}. Everything else is as you filled it in.`,
  complete: 'Complete Reservation',
  completeAndPay: (price: string) => `Complete Reservation and pay ${price}`,
  paidNow: 'You pay now, on the next page. We will confirm your reservation by email after that.',
  sending: 'Sending your reservation...',
  leaving: 'Opening the payment page...',
  whyNoPayment: 'To reserve, choose a payment method.',
  whyNoMethod: 'This trip cannot be paid online at the moment.',
  whyPricing: 'One moment: the price is being worked out.',
  whyUnpriced: 'This vehicle has no fixed price for this trip, so it cannot be reserved here.',

  confirmedToast: {
    title: 'Booking Confirmed',
    description: 'Your reservation has been successfully submitted.',
  },
  failedToast: 'Booking Failed',
  validationToast: 'Validation Error',
  priceChanged: (now: string, before: string) =>
    `The price of this trip is now ${now} (it was ${before}). Please look at it and confirm again.`,
  priceRenewed: (now: string) =>
    `We had to ask for the price again. It is still ${now}. Please confirm once more.`,
  perhapsReceived:
    'This booking may already have reached us. Look for our email before you send it once more, or call us.',
})

/** Texts of the wizard where it is opened by the link of an offer. */
export const offerTexts = words('offerTexts', {
  heading: 'Book your offer',
  promise: 'Your trip and its price, as our team offered them. Only your own details remain.',
  yours: 'Your offer',
  forTrip: (vehicle: string) => `For this trip in the ${vehicle}`,
  until: (deadline: string) => `Valid until ${deadline}`,
  trip: 'The offered trip',
  fixed: 'Places, date, time and vehicle belong to the offer.',
  passengers: 'Passengers',
  change: 'Change the trip',
  changeTitle: 'Change the trip?',
  changeText:
    'The offer is for the trip as it is. If you change the trip, today’s prices apply. The link in our email opens the offer again.',
  changeConfirm: 'Change the trip',
  changeCancel: 'Keep the offer',
  ended: {
    booked: { heading: 'Already booked', text: offerEnds.booked },
    ended: { heading: 'This offer has ended', text: offerEnds.ended },
    withdrawn: {
      heading: 'This offer was withdrawn',
      text: offerEnds.withdrawn,
    },
  } satisfies Record<Exclude<Offer['state'], 'open'>, { heading: string; text: string }>,
  bookedMail: 'Our email about the booking gives its status and the payment method.',
  ask: 'Ask for a new offer',
  today: 'See today’s prices for this trip',
  broken: {
    heading: 'This link does not work',
    text: 'Please open it from our email again, making sure that it is complete, or write to us.',
  },
  failed: {
    heading: 'We could not open your offer',
    text: 'Please check your connection and try again.',
    again: 'Try Again',
  },
})

export const paymentMethodTexts = words('paymentMethodTexts', paymentMethodLabels)
