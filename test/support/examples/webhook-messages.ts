import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import type { WebhookBooking, WebhookMessage } from '@chauffeur/contract/webhook-messages'
import type { statementMessage } from '@chauffeur/contract/webhook-messages'
import type { z } from 'zod'
import { EXAMPLE_DAY, EXAMPLE_NUMBER } from './example.ts'

/** When the examples were answered. */
const NOW = '2027-01-13T09:00:00.000Z'

const booking: WebhookBooking = {
  id: 'a1b2c3d4-0000-4000-8000-000000000002',
  bookingNumber: EXAMPLE_NUMBER,
  reference: null,
  metadata: {},
  status: 'pending',
  paymentMethod: 'cash',
  paymentStatus: 'not_required',
  totalPrice: 49,
  currency: 'EUR',
  serviceType: 'point-to-point',
  hours: null,
  pickupAt: `${EXAMPLE_DAY}T10:30:00+00:00`,
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Vilamoura',
  stops: [],
  vehicle: { id: 2, name: 'Mercedes E Class' },
  passengers: 2,
  childSeatCount: 0,
  boosterSeatCount: 0,
  luggageConfig: null,
  flightNumber: null,
  flightDepartsAt: null,
  passengerName: 'Ana Sousa',
  passengerPhone: '+351912345678',
  pickupNote: null,
  dropoffNote: null,
  notes: null,
  version: 3,
  createdAt: NOW,
  updatedAt: NOW,
  decidedAt: null,
  decideBy: null,
  rejectCode: null,
  cancelledAt: null,
  cancelledBy: null,
  change: null,
  trips: [],
}

const confirmed: WebhookBooking = { ...booking, status: 'confirmed', decidedAt: NOW }

/** Weeks before the pick-up: who drives is not told yet. */
const offered: PartnerTrip = {
  carNo: 1,
  state: 'offered',
  stateSince: NOW,
  driverName: null,
  driverPhone: null,
  plate: null,
  car: null,
  onTheWayAt: null,
  arrivedAt: null,
  onBoardAt: null,
  completedAt: null,
}

const onTheWay: PartnerTrip = {
  ...offered,
  state: 'on_the_way',
  stateSince: `${EXAMPLE_DAY}T10:02:00.000Z`,
  driverName: 'Ana Martins',
  driverPhone: '+351912345678',
  plate: '12-AB-34',
  car: 'black Mercedes E Class',
  onTheWayAt: `${EXAMPLE_DAY}T10:02:00.000Z`,
}

const atPickup: PartnerTrip = {
  ...onTheWay,
  state: 'at_pickup',
  stateSince: `${EXAMPLE_DAY}T10:21:00.000Z`,
  arrivedAt: `${EXAMPLE_DAY}T10:21:00.000Z`,
}

/** Messages that say more than how a booking is now. */
export const fullerMessages: readonly (WebhookMessage | z.infer<typeof statementMessage>)[] = [
  {
    type: 'statement.sent',
    timestamp: NOW,
    data: {
      id: 'a1b2c3d4-0000-4000-8000-000000000004',
      number: 'ST-7K3Q9X',
      period: '2026-12',
      state: 'sent',
      opening: 0,
      sum: 120,
      closing: 120,
      currency: 'EUR',
      sentAt: NOW,
      settledAt: null,
    },
  },
  {
    type: 'booking.changed',
    timestamp: NOW,
    sequence: 2,
    data: { ...booking, flightNumber: 'TP 1234', passengers: 3, changes: ['flightNumber', 'passengers'] },
    previous: { passengers: 2, flightNumber: null },
  },
  {
    type: 'change.requested',
    timestamp: NOW,
    sequence: 3,
    data: {
      ...confirmed,
      change: {
        id: 'a1b2c3d4-0000-4000-8000-000000000003',
        by: 'guest',
        state: 'open',
        proposed: {
          pickupLocation: 'Faro Airport',
          pickupName: 'Faro Airport',
          dropoffLocation: 'Vilamoura',
          dropoffName: 'Vilamoura',
          pickupNote: null,
          dropoffNote: null,
          stops: [],
          serviceDuration: null,
          pickupDate: EXAMPLE_DAY,
          pickupTime: '11:00',
          pickupZone: 'Europe/Lisbon',
          pickupAt: `${EXAMPLE_DAY}T11:00:00.000Z`,
          vehicleId: 2,
          vehicleName: 'Mercedes E Class',
        },
        totalPrice: 49,
        difference: 0,
        reason: null,
        reasonCode: null,
        endsAt: `${EXAMPLE_DAY}T10:30:00.000Z`,
      },
    },
  },
  {
    type: 'payment.refunded',
    timestamp: NOW,
    sequence: 2,
    data: {
      ...booking,
      paymentMethod: 'sumup',
      paymentStatus: 'completed',
      refund: { amount: 20, refundedAmount: 20, outstandingAmount: 29 },
    },
  },
  {
    type: 'trip.assigned',
    timestamp: NOW,
    sequence: 3,
    data: { ...confirmed, trips: [offered], trip: offered },
  },
  {
    type: 'trip.arrived',
    timestamp: NOW,
    sequence: 3,
    data: { ...confirmed, trips: [atPickup], trip: atPickup },
  },
  {
    type: 'trip.corrected',
    timestamp: NOW,
    sequence: 2,
    data: { ...confirmed, trips: [onTheWay], trip: onTheWay, previous: atPickup },
    previous: { state: 'at_pickup', stateSince: atPickup.stateSince, arrivedAt: atPickup.arrivedAt },
  },
  {
    type: 'trip.released',
    timestamp: NOW,
    sequence: 2,
    data: { ...confirmed, trip: { ...offered, state: 'released', stateSince: NOW } },
  },
]
