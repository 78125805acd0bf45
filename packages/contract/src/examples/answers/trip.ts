import { EXAMPLE_DAY } from '../example.ts'
import { LINK_ON_ITS_WAY } from '../../trip-link.ts'
import { NOW, type AnswersOf } from './answers-of.ts'
import { trip } from './booking-of-examples.ts'

const { private: own } = trip
const cancelled = 'This booking is already cancelled.'

export const readTrip: AnswersOf<'readTrip'> = { last: trip }
export const readTripCancellation: AnswersOf<'readTripCancellation'> = {
  last: { freeUntil: null, feeCents: 0, refundCents: 0, method: 'cash' },
}
export const cancelTrip: AnswersOf<'cancelTrip'> = {
  last: {
    ...trip,
    state: 'cancelled',
    cancelledAt: NOW,
    private: own && { ...own, cancelReason: 'Plans have changed.', cancelFee: 0 },
    acts: trip.acts.map(({ act }) => ({ act, until: null, refusal: cancelled })),
  },
}
export const changeTripDetails: AnswersOf<'changeTripDetails'> = {
  last: {
    ...trip,
    arrival: { sign: 'Rui Costa' },
    flightNumber: 'TP 1234',
    private: own && { ...own, signName: 'Rui Costa' },
  },
}
export const rateTrip: AnswersOf<'rateTrip'> = {
  last: {
    ...trip,
    state: 'confirmed',
    end: 'driven',
    private: own && { ...own, rating: { score: 5, text: 'On time, and very kind to our children.' } },
    acts: trip.acts.map((act) => ({
      ...act,
      ...(act.act === 'cancel' && { until: `${EXAMPLE_DAY}T11:30:00.000Z` }),
      refusal: 'This journey has begun: please call us.',
    })),
  },
}
export const sendTripLink: AnswersOf<'sendTripLink'> = { one: { message: LINK_ON_ITS_WAY } }
export const readTripRoute: AnswersOf<'readTripRoute'> = {
  last: {
    distanceKm: 23.2,
    durationMinutes: 28,
    line: [
      [-7.9681, 37.0196],
      [-7.968, 37.0205],
      [-7.961, 37.031],
    ],
    points: [
      { kind: 'pickup', name: 'Faro Airport (FAO)', lat: 37.0196, lon: -7.9681 },
      { kind: 'dropoff', name: 'Vilamoura', lat: 37.0773, lon: -8.1173 },
    ],
  },
}
