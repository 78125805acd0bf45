import type { Examples } from './example.ts'

export const readTrip: Examples = { last: { summary: 'The booking whose link was opened last' } }
export const readTripCancellation: Examples = { last: { summary: 'Before the guest is asked' } }
export const cancelTrip: Examples = {
  last: { summary: 'Nothing was paid', input: { expectedRefundCents: 0, reason: 'Plans have changed.' } },
}
export const changeTripDetails: Examples = {
  last: { summary: 'Another name on the sign', input: { signName: 'Rui Costa', flightNumber: 'TP 1234' } },
}
