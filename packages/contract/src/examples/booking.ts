import {
  EXAMPLE_DAY,
  EXAMPLE_IDS,
  EXAMPLE_LINK_TOKEN,
  EXAMPLE_OFFER_TOKEN,
  type Examples,
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
    summary: 'A question, to be answered by e-mail',
    input: {
      customerName: 'Rui Costa',
      customerEmail: 'rui.costa@example.com',
      message: 'Do you drive to Madrid?',
      locale: 'es',
    },
  },
}
