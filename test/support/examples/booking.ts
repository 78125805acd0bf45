import type { Examples } from '@chauffeur/contract/examples/examples'
import {
  EXAMPLE_DAY,
  EXAMPLE_IDS,
  EXAMPLE_LINK_TOKEN,
  EXAMPLE_OFFER_TOKEN,
  EXAMPLE_NUMBER,
  EXAMPLE_UNDO_TOKEN,
} from './example.ts'

const customer = {
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
}

export const createQuote: Examples = {
  transfer: {
    summary: 'From the airport to a hotel',
    input: { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' },
  },
  withStop: {
    summary: 'With a halt on the way',
    input: {
      pickup: 'Faro Airport',
      dropoff: 'Lisbon',
      stops: [{ location: 'Alcácer do Sal riverfront', duration: 120 }],
      vehicleName: 'Mercedes V Class',
    },
  },
  villa: {
    summary: 'To a house without an address',
    input: {
      pickup: 'Faro Airport',
      dropoff: 'Villa Sol, Bensafrim',
      dropoffLatitude: 37.1531,
      dropoffLongitude: -8.734,
      vehicleName: 'Mercedes E Class',
    },
  },
  hire: {
    summary: 'Four hours at the customer’s disposal',
    input: { pickup: 'Faro', vehicleName: 'Mercedes S Class', isHourly: true, duration: 4 },
  },
}

export const createBooking: Examples = {
  transfer: {
    summary: 'A transfer, paid in cash to the driver',
    input: {
      ...customer,
      pickupLocation: 'Faro Airport',
      dropoffLocation: 'Vilamoura',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '10:30',
      vehicleName: 'Mercedes E Class',
      serviceType: 'point-to-point',
      passengers: 2,
      flightNumber: 'TP 1901',
      isAirportService: true,
      childSeatCount: 1,
      paymentMethod: 'cash',
      totalPrice: 49,
    },
  },
  villa: {
    summary: 'To a house without an address',
    input: {
      ...customer,
      pickupLocation: 'Faro Airport',
      dropoffLocation: 'Villa Sol, Bensafrim',
      dropoffLatitude: 37.1531,
      dropoffLongitude: -8.734,
      dropoffNote: 'The white gate behind the mill',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '16:00',
      vehicleName: 'Mercedes E Class',
      serviceType: 'point-to-point',
      passengers: 2,
      paymentMethod: 'cash',
    },
  },
  hire: {
    summary: 'A hire, paid by card on pick-up, with a billing address',
    input: {
      ...customer,
      pickupLocation: 'Faro',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '14:00',
      vehicleName: 'Mercedes S Class',
      serviceType: 'hourly',
      serviceDuration: 4,
      passengers: 2,
      paymentMethod: 'card_on_pickup',
      billingAddressEnabled: true,
      companyName: 'Sousa Eventos Lda',
      taxNumber: '501964843',
      street: 'Rua de Santo António',
      streetNumber: '12',
      city: 'Faro',
      postalCode: '8000-283',
      country: 'Portugal',
    },
  },
  online: {
    summary: 'Paid online: send the customer to checkoutUrl',
    input: {
      ...customer,
      pickupLocation: 'Seville',
      dropoffLocation: 'Faro',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '09:00',
      vehicleName: 'Mercedes E Class',
      serviceType: 'point-to-point',
      passengers: 3,
      paymentMethod: 'sumup',
    },
  },
}

export const readPaymentStatus: Examples = {
  asked: {
    summary: 'By the id that the result page was opened with',
    input: { checkoutId: EXAMPLE_IDS.payment },
  },
}

const paymentLink = (summary: string): Examples => ({
  link: { summary, input: { token: EXAMPLE_LINK_TOKEN } },
})
export const readPaymentLink = paymentLink('What the link is for')
export const openPaymentLink = paymentLink('The customer asks to pay')

export const readOffer: Examples = {
  link: { summary: 'What the office offered', input: { token: EXAMPLE_OFFER_TOKEN } },
}

export const createQuoteRequest: Examples = {
  remote: {
    summary: 'For a place that is not known',
    input: {
      ...customer,
      pickupLocation: 'Faro Airport',
      dropoffLocation: 'Quinta do Vale, behind the mill',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '10:30',
      passengers: 12,
      message: 'We carry two surfboards.',
    },
  },
}

export const createContactMessage: Examples = {
  question: {
    summary: 'A question, to be answered by email',
    input: {
      customerName: 'Rui Costa',
      customerEmail: 'rui.costa@example.com',
      message: 'Do you drive to Madrid?',
      locale: 'es',
    },
  },
}

const id = EXAMPLE_IDS.booking

export const listBookingNotes: Examples = { one: { summary: 'Of one booking', input: { id } } }
export const addBookingNote: Examples = {
  call: { summary: 'After a call', input: { id, text: 'Rang twice, nobody answered. Try after 18:00.' } },
}
export const removeBookingNote: Examples = {
  done: { summary: 'It is settled', input: { id, noteId: EXAMPLE_IDS.note } },
}
export const flagBooking: Examples = {
  regular: { summary: 'A regular guest who wants to be called', input: { id, flags: ['vip', 'call-first'] } },
}

const booking = { id: EXAMPLE_IDS.booking }
const change = { ...booking, changeId: EXAMPLE_IDS.change }

export const quoteBookingChange: Examples = {
  time: { summary: 'An hour later', input: { ...booking, pickupTime: '11:30', price: 'recalculated' } },
}
export const changeBooking: Examples = {
  price: {
    summary: 'An hour later, at a price of the office’s own',
    input: {
      ...booking,
      pickupTime: '11:30',
      price: 'set',
      totalPrice: 45,
      expectedTotal: 45,
      reason: 'Agreed on the phone',
    },
  },
}
export const acceptBookingChange: Examples = { one: { summary: 'We can', input: change } }
export const declineBookingChange: Examples = {
  one: {
    summary: 'With a reason, which the customer reads',
    input: { ...change, reason: 'No chauffeur is free at that hour.' },
  },
}
export const listBookingChanges: Examples = { one: { summary: 'One that waits', input: booking } }
export const correctCustomer: Examples = {
  one: { summary: 'As spelled on the phone', input: { ...booking, customerName: 'Ana de Sousa' } },
}
export const changeBookingDetails: Examples = {
  one: { summary: 'One more passenger', input: { ...booking, passengers: 3 } },
}

export const readTrip: Examples = { last: { summary: 'The booking whose link was opened last' } }
export const readTripCancellation: Examples = { last: { summary: 'Before the guest is asked' } }
export const cancelTrip: Examples = {
  last: { summary: 'Nothing was paid', input: { expectedRefundCents: 0, reason: 'Plans have changed.' } },
}
export const changeTripDetails: Examples = {
  last: { summary: 'Another name on the sign', input: { signName: 'Rui Costa', flightNumber: 'TP 1234' } },
}
export const correctTripCustomer: Examples = {
  last: { summary: 'A mistyped address', input: { customerEmail: 'ana.sousa@example.org' } },
}
export const endTripLinks: Examples = { last: { summary: 'The link was passed on too far' } }
const emailChange = (summary: string): Examples => ({
  link: { summary, input: { token: EXAMPLE_UNDO_TOKEN } },
})
export const readEmailChange = emailChange('What the link is for')
export const undoEmailChange = emailChange('It was not the guest')
export const landLater: Examples = {
  last: { summary: 'The flight lands later', input: { date: null, time: '10:40' } },
}
export const sayHere: Examples = { last: { summary: 'The guest is there', input: { exit: null } } }
export const takeBackHere: Examples = { last: { summary: 'It was pressed by mistake' } }
export const rateTrip: Examples = {
  last: { summary: 'All went well', input: { score: 5, text: 'On time, and very kind to our children.' } },
}

const anHourLater = { pickupTime: '11:30' }
export const quoteTripChange: Examples = {
  time: { summary: 'An hour later, which costs nothing', input: anHourLater },
  vehicle: { summary: 'A larger vehicle', input: { vehicleName: 'Mercedes V Class' } },
}
export const requestTripChange: Examples = {
  time: { summary: 'While the booking is pending', input: { ...anHourLater, expectedTotalCents: 4900 } },
}
export const payTripChange: Examples = { last: { summary: 'The guest asks to pay the difference' } }
export const withdrawTripChange: Examples = { last: { summary: 'Whichever is open' } }

export const readTripRoute: Examples = { last: { summary: 'From Faro Airport to Vilamoura' } }
export const sendTripLink: Examples = {
  one: {
    summary: 'Of one booking',
    input: { bookingNumber: EXAMPLE_NUMBER, email: 'ana.sousa@example.com' },
  },
}
export const renewTripLink: Examples = {
  one: { summary: 'The old one was passed on', input: { id: EXAMPLE_IDS.booking } },
}

const thereAndBack = [
  { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' },
  { pickup: 'Vilamoura', dropoff: 'Faro Airport', vehicleName: 'Mercedes E Class' },
]

export const quoteJourney: Examples = {
  wayBack: { summary: 'A way there and a way back', input: { legs: thereAndBack } },
}

const journeyLegs = [
  {
    pickupLocation: 'Faro Airport',
    dropoffLocation: 'Vilamoura',
    pickupDate: EXAMPLE_DAY,
    pickupTime: '10:30',
    vehicleName: 'Mercedes E Class',
    serviceType: 'point-to-point',
    passengers: 2,
    flightNumber: 'TP 1901',
    isAirportService: true,
  },
  {
    pickupLocation: 'Vilamoura',
    dropoffLocation: 'Faro Airport',
    pickupDate: EXAMPLE_DAY,
    pickupTime: '18:00',
    vehicleName: 'Mercedes E Class',
    serviceType: 'point-to-point',
    passengers: 2,
  },
]

export const createJourney: Examples = {
  wayBack: {
    summary: 'A way there and a way back, paid in cash to the drivers',
    input: { ...customer, paymentMethod: 'cash', totalPrice: 98, legs: journeyLegs },
  },
}
