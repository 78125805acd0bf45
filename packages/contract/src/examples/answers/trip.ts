import type { Trip } from '../../trip.ts'
import { EXAMPLE_DAY, EXAMPLE_LINK_TOKEN, EXAMPLE_NUMBER } from '../example.ts'
import { NOW, type AnswersOf } from './answers-of.ts'

const AT = `${EXAMPLE_DAY}T10:30:00.000Z`

const trip: Trip = {
  bookingNumber: EXAMPLE_NUMBER,
  access: 'manage',
  state: 'pending',
  serviceType: 'point-to-point',
  serviceDuration: null,
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Vilamoura',
  stops: [],
  pickupDate: EXAMPLE_DAY,
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon',
  pickupAt: AT,
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  passengers: 2,
  childSeatCount: 0,
  boosterSeatCount: 0,
  luggageConfig: null,
  isAirportService: false,
  flightNumber: null,
  cancelledAt: null,
  private: {
    customerName: 'Ana Sousa',
    customerPhone: '+351 912 345 678',
    signName: null,
    notes: null,
    whatsappNotifications: false,
    rejectReason: null,
    cancelReason: null,
    totalPrice: 49,
    paymentMethod: 'cash',
    paymentStatus: 'not_required',
    refundStatus: null,
    paidAmount: 0,
    refundAmount: 0,
    refundedAmount: 0,
    cancelFee: null,
    shareUrl: `https://www.example.com/trip/${EXAMPLE_LINK_TOKEN}`,
  },
  acts: [
    { act: 'cancel', until: AT, refusal: null },
    { act: 'changeDetails', until: `${EXAMPLE_DAY}T09:30:00.000Z`, refusal: null },
    { act: 'changeFlight', until: AT, refusal: null },
  ],
}

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
  last: { ...trip, flightNumber: 'TP 1234', private: own && { ...own, signName: 'Rui Costa' } },
}
