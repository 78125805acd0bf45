import type { PartnerTrip } from '../../partner-fields.ts'
import type { WebhookBooking, WebhookMessage } from '../../webhook-messages.ts'
import type { Webhook, WebhookDelivery, WebhookDeliveryWithLog } from '../../webhooks.ts'
import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_NUMBER } from '../example.ts'
import { newId, NOW } from './answers-of.ts'

export const SECRET = 'whsec_…'

export const delivery: WebhookDelivery = {
  id: EXAMPLE_IDS.delivery,
  webhookId: EXAMPLE_IDS.webhook,
  messageId: 'msg_0123456789abcdef0123456789abcdef',
  type: 'booking.created',
  bookingNumber: EXAMPLE_NUMBER,
  state: 'delivered',
  createdAt: NOW,
  attempts: 1,
  nextAttemptAt: null,
  settledAt: NOW,
  reason: null,
}
/** A receiver of the office. */
export const webhook: Webhook = {
  id: EXAMPLE_IDS.webhook,
  name: 'Partner',
  url: 'https://partner.example/webhooks',
  events: ['booking.created', 'booking.confirmed', 'booking.rejected'],
  enabled: true,
  goneAt: null,
  failingSince: null,
  contactEmail: null,
  createdAt: NOW,
  createdBy: 'admin',
  apiKey: null,
  oldSecretUntil: null,
  lastDelivery: delivery,
}

const booking: WebhookBooking = {
  id: newId(2),
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
  passengerName: 'Ana Sousa',
  passengerPhone: '+351912345678',
  notes: null,
  createdAt: NOW,
  updatedAt: NOW,
  decidedAt: null,
  cancelledAt: null,
  cancelledBy: null,
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

/** What a receiver is sent, which the description of the webhooks shows, too. */
export const webhookMessage: WebhookMessage = { type: 'booking.created', timestamp: NOW, data: booking }

/** Messages that say more than how a booking is now. */
export const fullerMessages: readonly WebhookMessage[] = [
  {
    type: 'booking.changed',
    timestamp: NOW,
    data: { ...booking, flightNumber: 'TP 1234', passengers: 3, changes: ['flightNumber', 'passengers'] },
  },
  {
    type: 'payment.refunded',
    timestamp: NOW,
    data: {
      ...booking,
      paymentMethod: 'sumup',
      paymentStatus: 'completed',
      refund: { amount: 20, refundedAmount: 20, outstandingAmount: 29 },
    },
  },
  { type: 'trip.assigned', timestamp: NOW, data: { ...confirmed, trips: [offered], trip: offered } },
  { type: 'trip.arrived', timestamp: NOW, data: { ...confirmed, trips: [atPickup], trip: atPickup } },
  {
    type: 'trip.corrected',
    timestamp: NOW,
    data: { ...confirmed, trips: [onTheWay], trip: onTheWay, previous: atPickup },
  },
  {
    type: 'trip.released',
    timestamp: NOW,
    data: { ...confirmed, trip: { ...offered, state: 'released', stateSince: NOW } },
  },
]

/** Of a test that waits to be sent. */
export const testDelivery: WebhookDelivery = {
  ...delivery,
  id: newId(2),
  type: 'webhook.test',
  bookingNumber: null,
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: NOW,
  settledAt: null,
}

/** One that arrived and is to be sent again. */
export const repeatedDelivery: WebhookDelivery = {
  ...delivery,
  state: 'waiting',
  nextAttemptAt: NOW,
  settledAt: null,
}

export const deliveryWithLog: WebhookDeliveryWithLog = {
  ...delivery,
  body: JSON.stringify(webhookMessage),
  log: [{ at: NOW, durationMs: 84, status: 200, answer: 'Thank you', error: null }],
}
