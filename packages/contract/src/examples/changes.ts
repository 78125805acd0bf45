import { EXAMPLE_IDS, type Examples } from './example.ts'

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
