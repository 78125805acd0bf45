import type { ChangedTrip, TripChange } from '../../change-fields.ts'
import { EXAMPLE_DAY, EXAMPLE_IDS } from '../example.ts'
import { newId, NOW, type AnswersOf } from './answers-of.ts'
import { accepted, booking, trip } from './booking-of-examples.ts'

const LATER = `${EXAMPLE_DAY}T11:30:00.000Z`

const before: ChangedTrip = {
  pickupLocation: 'Faro Airport',
  pickupName: 'Faro Airport (FAO)',
  dropoffLocation: 'Vilamoura',
  dropoffName: 'Vilamoura',
  stops: [],
  serviceDuration: null,
  pickupDate: EXAMPLE_DAY,
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon',
  pickupAt: `${EXAMPLE_DAY}T10:30:00.000Z`,
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
}
const after: ChangedTrip = { ...before, pickupTime: '11:30', pickupAt: LATER }

const quote = {
  oldTotalCents: 4900,
  newTotalCents: 4900,
  differenceCents: 0,
  settlement: 'none',
  takesEffect: 'at_once',
  note: null,
  trip: after,
} as const

const change: TripChange = {
  id: EXAMPLE_IDS.change,
  by: 'guest',
  state: 'open',
  before,
  after,
  oldTotalCents: 4900,
  newTotalCents: 4900,
  differenceCents: 0,
  settlement: 'none',
  reason: null,
  reasonCode: null,
  createdAt: NOW,
  endsAt: before.pickupAt,
  endedAt: null,
}
const made: TripChange = { ...change, state: 'accepted', endsAt: null, endedAt: NOW }
const later = { pickupTime: '11:30', pickupAt: LATER } as const

export const quoteTripChange: AnswersOf<'quoteTripChange'> = {
  time: quote,
  vehicle: {
    ...quote,
    newTotalCents: 5900,
    differenceCents: 1000,
    settlement: 'driver',
    trip: { ...before, vehicleId: 3, vehicleName: 'Mercedes V Class' },
  },
}

const { private: own } = trip
export const requestTripChange: AnswersOf<'requestTripChange'> = {
  time: {
    trip: {
      ...trip,
      ...later,
      acts: trip.acts.map(({ act, until, refusal }) => ({
        act,
        until: until && new Date(Date.parse(until) + 60 * 60_000).toISOString(),
        refusal,
      })),
      private: own && { ...own, pastChanges: [{ ...made, id: newId(1) }] },
    },
    checkoutUrl: null,
  },
}
export const payTripChange: AnswersOf<'payTripChange'> = {
  last: { checkoutUrl: 'https://checkout.sumup.com/pay/8f9316a3-cda9-42a9-9771' },
}
export const withdrawTripChange: AnswersOf<'withdrawTripChange'> = {
  last: {
    ...trip,
    state: 'confirmed',
    acts: trip.acts.map((row) => (row.act === 'cancel' ? { ...row, until: LATER } : row)),
    private: own && {
      ...own,
      pastChanges: [{ ...change, state: 'withdrawn', endsAt: null, endedAt: NOW }],
    },
  },
}

export const quoteBookingChange: AnswersOf<'quoteBookingChange'> = { time: quote }
export const changeBooking: AnswersOf<'changeBooking'> = {
  price: { ...booking, ...later, totalPrice: 45 },
}
export const acceptBookingChange: AnswersOf<'acceptBookingChange'> = {
  one: { ...booking, ...accepted, ...later },
}
export const declineBookingChange: AnswersOf<'declineBookingChange'> = {
  one: { ...booking, ...accepted },
}
export const listBookingChanges: AnswersOf<'listBookingChanges'> = { one: { changes: [change] } }
export const correctCustomer: AnswersOf<'correctCustomer'> = {
  one: { ...booking, customerName: 'Ana de Sousa' },
}
export const changeBookingDetails: AnswersOf<'changeBookingDetails'> = {
  one: { ...booking, passengers: 3 },
}
