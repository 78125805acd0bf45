import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_JOURNEY, EXAMPLE_NUMBER, EXAMPLE_SINCE } from './example.ts'

const key = (summary: string): Examples => ({ one: { summary, input: { id: EXAMPLE_IDS.apiKey } } })

export const listPartnerVehicles: Examples = { all: { summary: 'All of them' } }
export const createPartnerQuote: Examples = {
  transfer: {
    summary: 'A transfer at a time',
    input: {
      pickup: 'Faro Airport',
      dropoff: 'Vilamoura',
      vehicleName: 'Mercedes E Class',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '10:30',
    },
  },
}
export const quoteFleet: Examples = {
  transfer: {
    summary: 'A transfer for three',
    input: {
      pickup: { iata: 'FAO' },
      dropoff: 'Vilamoura',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '10:30',
      passengers: 3,
    },
  },
}
export const createPartnerBooking: Examples = {
  transfer: {
    summary: 'A transfer, paid in cash to the driver',
    input: {
      customerName: 'Ana Sousa',
      customerEmail: 'ana.sousa@example.com',
      customerPhone: '+351 912 345 678',
      pickupLocation: 'Faro Airport',
      dropoffLocation: 'Vilamoura',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '10:30',
      vehicleName: 'Mercedes E Class',
      serviceType: 'point-to-point',
      passengers: 2,
      paymentMethod: 'cash',
      locale: 'pt',
      reference: 'HX-2291',
      metadata: { desk: 'Lobby 2' },
    },
  },
}
export const openPartnerCheckout: Examples = {
  one: {
    summary: 'Back to the page of the order',
    input: { bookingNumber: EXAMPLE_NUMBER, returnUrl: 'https://lisbon-hotels.example/orders/2291' },
  },
}
export const changePartnerBooking: Examples = {
  flight: {
    summary: 'Another flight, and one more passenger',
    input: { bookingNumber: EXAMPLE_NUMBER, flightNumber: 'TP 1234', passengers: 3 },
  },
}
export const readPartnerBooking: Examples = {
  one: { summary: 'By its number', input: { bookingNumber: EXAMPLE_NUMBER } },
}
export const listPartnerBookings: Examples = {
  changed: {
    summary: 'What has changed since yesterday',
    input: { updated_since: `${EXAMPLE_SINCE}T09:00:00Z`, limit: 20 },
  },
}
export const listPartnerEvents: Examples = {
  all: { summary: 'From the oldest one on' },
}
export const readPartnerCancellation: Examples = {
  one: { summary: 'Before it is cancelled', input: { bookingNumber: EXAMPLE_NUMBER } },
}
export const cancelPartnerBooking: Examples = {
  one: {
    summary: 'With a reason, which the office reads',
    input: { bookingNumber: EXAMPLE_NUMBER, reason: 'The guest has changed plans.' },
  },
}

export const quotePartnerChange: Examples = {
  later: {
    summary: 'An hour later, and to another place',
    input: { bookingNumber: EXAMPLE_NUMBER, dropoffLocation: 'Lagos', pickupTime: '11:30' },
  },
}
export const requestPartnerChange: Examples = {
  later: {
    summary: 'An hour later, for the same price',
    input: { bookingNumber: EXAMPLE_NUMBER, pickupTime: '11:30', expectedTotal: 49 },
  },
}
export const withdrawPartnerChange: Examples = {
  one: { summary: 'Whichever is open', input: { bookingNumber: EXAMPLE_NUMBER } },
}

export const createPartnerJourney: Examples = {
  wayBack: {
    summary: 'A way there and a way back, paid in cash to the drivers',
    input: {
      customerName: 'Ana Sousa',
      customerEmail: 'ana.sousa@example.com',
      customerPhone: '+351 912 345 678',
      paymentMethod: 'cash',
      legs: [
        {
          pickupLocation: 'Faro Airport',
          dropoffLocation: 'Vilamoura',
          pickupDate: EXAMPLE_DAY,
          pickupTime: '10:30',
          vehicleName: 'Mercedes E Class',
          serviceType: 'point-to-point',
          passengers: 2,
          reference: 'HX-2291-1',
        },
        {
          pickupLocation: 'Vilamoura',
          dropoffLocation: 'Faro Airport',
          pickupDate: EXAMPLE_DAY,
          pickupTime: '18:00',
          vehicleName: 'Mercedes E Class',
          serviceType: 'point-to-point',
          passengers: 2,
          reference: 'HX-2291-2',
        },
      ],
    },
  },
}
export const readPartnerJourney: Examples = {
  one: { summary: 'By its number', input: { journeyNumber: EXAMPLE_JOURNEY } },
}

export const listApiKeys: Examples = { all: { summary: 'All of them' } }
export const createApiKey: Examples = {
  hotels: {
    summary: 'For a partner who quotes and books',
    input: { name: 'Lisbon Hotels', scopes: ['quote', 'book', 'read'] },
  },
}
export const readAgentSetting: Examples = { now: { summary: 'As it is now' } }
export const changeAgentSetting: Examples = {
  allowed: { summary: 'At most ten bookings a day', input: { mayBook: true, bookingsPerDay: 10 } },
}

export const rotateApiKey: Examples = {
  ...key('With a day to change over'),
  atOnce: {
    summary: 'The old secret has become known',
    input: { id: EXAMPLE_IDS.apiKey, endAtOnce: true },
  },
}
export const endOldSecret = key('Everybody has changed over')
export const revokeApiKey = key('No longer a partner')

const one = (id: string, summary: string): Examples => ({ one: { summary, input: { id } } })

export const listPartnerWebhooks: Examples = { all: { summary: 'All of yours' } }
export const createPartnerWebhook: Examples = {
  decisions: {
    summary: 'Hear what is decided',
    input: {
      name: 'Reservations',
      url: 'https://partner.example/webhooks',
      events: ['booking.confirmed', 'booking.rejected'],
    },
  },
}
export const readPartnerWebhook = one(EXAMPLE_IDS.webhook, 'By its id')
export const changePartnerWebhook: Examples = {
  off: { summary: 'Switched off', input: { id: EXAMPLE_IDS.webhook, enabled: false } },
}
export const deletePartnerWebhook = one(EXAMPLE_IDS.webhook, 'Stop the messages to it')
export const rotatePartnerWebhookSecret = one(EXAMPLE_IDS.webhook, 'A new secret')
export const testPartnerWebhook = one(EXAMPLE_IDS.webhook, 'A test')

export const listPartnerWebhookDeliveries: Examples = {
  latest: { summary: 'The latest ones', input: { id: EXAMPLE_IDS.webhook, limit: 20 } },
}
export const readPartnerWebhookDelivery = one(EXAMPLE_IDS.delivery, 'What was sent, and what was answered')
export const sendPartnerWebhookAgain = one(EXAMPLE_IDS.delivery, 'Once more')

export const rotateOwnApiKey: Examples = { later: { summary: 'With a day to change over' } }
export const readMe: Examples = { all: { summary: 'Whose key this is' } }

export const listPartners: Examples = { all: { summary: 'All of them' } }
export const createPartner: Examples = {
  hotels: {
    summary: 'A group of hotels',
    input: { name: 'Lisbon Hotels', kind: 'hotel', contactEmail: 'systems@lisbon-hotels.example' },
  },
}
export const changePartner: Examples = {
  more: {
    summary: 'More bookings may be open at once',
    input: { id: EXAMPLE_IDS.partner, name: 'Lisbon Hotels', kind: 'hotel', openBookingsMax: 200 },
  },
}
export const setPartnerState: Examples = {
  suspend: {
    summary: 'Its calls are refused until it is resumed',
    input: { id: EXAMPLE_IDS.partner, state: 'suspended' },
  },
}
export const mergePartners: Examples = {
  twice: {
    summary: 'A company that was here twice',
    input: { id: EXAMPLE_IDS.partner, intoId: EXAMPLE_IDS.otherPartner },
  },
}

const ofStatement = (summary: string): Examples => ({
  one: { summary, input: { id: EXAMPLE_IDS.statement } },
})
export const listStatements: Examples = { all: { summary: 'The latest ones' } }
export const readStatement = ofStatement('By its id')
export const listStatementLines = ofStatement('Its first lines')
export const disputeStatementLine: Examples = {
  twice: {
    summary: 'A line that is there twice',
    input: {
      id: EXAMPLE_IDS.statement,
      lineId: EXAMPLE_IDS.line,
      text: 'This trip was booked twice by mistake.',
    },
  },
}
export const readPartnerMoney: Examples = {
  one: { summary: 'All of it', input: { id: EXAMPLE_IDS.partner } },
}
export const addPartnerEntry: Examples = {
  payout: {
    summary: 'A transfer to the partner',
    input: { id: EXAMPLE_IDS.partner, entry: 'payout', amount: 120, note: 'Transfer of 3 February' },
  },
}
export const sendStatement = ofStatement('A draft')
export const settleStatement = ofStatement('One that was sent')
export const decideDispute: Examples = {
  refused: {
    summary: 'The line stays as it is',
    input: {
      id: EXAMPLE_IDS.dispute,
      decision: 'refused',
      answer: 'Both trips were driven.',
    },
  },
}
