import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import { words } from '../../../shared/locale/words.ts'

/** Texts of step 4 and of the notifications after it, which are agreed sentences (docs/rules.md). */
export const reviewTexts = words('review', {
  journey: 'Journey',
  vehicle: 'Vehicle',
  passenger: 'Passenger',
  billing: 'Billing Address',
  edit: 'Edit',
  editNamed: (what: string) => `Edit ${what.toLowerCase()}`,
  service: 'Service',
  pickupTime: 'Pick-up',
  flight: 'Flight',
  duration: 'Duration',
  passengers: 'Passengers',
  seatsFor: (count: number, weight: string) => `${count} (${weight}), free of charge`,
  luggage: 'Luggage',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  traveller: 'Travels',
  travellerPhone: 'Their phone',
  sign: 'Name on the sign',
  notes: 'Special requests',
  whatsapp: 'WhatsApp',
  whatsappWanted: 'Notifications wanted',
  nothingFilledIn: 'Nothing filled in yet.',

  price: 'Price',
  offer: 'Your offer',
  transfer: (distance: string | undefined) => (distance === undefined ? 'Transfer' : `Transfer, ${distance}`),
  hire: (rate: string, hours: string) => `${rate} × ${hours}`,
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  seats: (count: number, name: string) => `${count} × ${name}`,
  total: 'Total',
  pricing: 'Working out the price',

  payment: 'Payment Method',
  checking: 'Looking up how this trip can be paid',
  methods: {
    cash: 'To your chauffeur, in euros.',
    sumup: 'By card or Google Pay, now, on the secure page of our payment provider.',
    card_on_pickup: 'To your chauffeur, when you are picked up.',
  } satisfies Record<PaymentMethod, string>,
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
  paidNow: 'You pay now, on the next page. We confirm your reservation by email after that.',
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
