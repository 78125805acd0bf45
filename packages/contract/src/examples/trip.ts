import type { Examples } from './example.ts'

export const readTrip: Examples = { last: { summary: 'The booking whose link was opened last' } }
export const readTripCancellation: Examples = { last: { summary: 'Before the guest is asked' } }
export const cancelTrip: Examples = {
  last: { summary: 'Nothing was paid', input: { expectedRefundCents: 0, reason: 'Plans have changed.' } },
}
export const changeTripDetails: Examples = {
  last: { summary: 'Another name on the sign', input: { signName: 'Rui Costa', flightNumber: 'TP 1234' } },
}
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
