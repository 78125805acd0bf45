import type { WebhookMessage } from '../../webhook-messages.ts'
import type { Webhook, WebhookDelivery } from '../../webhooks.ts'
import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_NUMBER } from '../example.ts'
import { done, newId, NOW, TOMORROW, type AnswersOf } from './answers-of.ts'

const SECRET = 'whsec_…'

const delivery: WebhookDelivery = {
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
const webhook: Webhook = {
  id: EXAMPLE_IDS.webhook,
  name: 'Partner',
  url: 'https://partner.example/webhooks',
  events: ['booking.created', 'booking.confirmed', 'booking.rejected'],
  isOn: true,
  goneAt: null,
  createdAt: NOW,
  createdBy: 'admin',
  oldSecretUntil: null,
  lastDelivery: delivery,
}

export const listWebhooks: AnswersOf<'listWebhooks'> = { all: { webhooks: [webhook], failing: 0 } }
export const createWebhook: AnswersOf<'createWebhook'> = {
  decisions: {
    webhook: {
      ...webhook,
      id: newId(0),
      name: 'Lisbon Hotels',
      events: ['booking.confirmed', 'booking.rejected'],
      lastDelivery: null,
    },
    secret: SECRET,
  },
}
export const changeWebhook: AnswersOf<'changeWebhook'> = { off: { ...webhook, isOn: false } }
export const deleteWebhook: AnswersOf<'deleteWebhook'> = { one: done }
export const rotateWebhookSecret: AnswersOf<'rotateWebhookSecret'> = {
  one: { webhook: { ...webhook, oldSecretUntil: TOMORROW }, secret: SECRET },
}
export const testWebhook: AnswersOf<'testWebhook'> = {
  one: {
    ...delivery,
    id: newId(2),
    type: 'webhook.test',
    bookingNumber: null,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: NOW,
    settledAt: null,
  },
}

/** What a receiver is sent, which the description of the webhooks shows, too. */
export const webhookMessage: WebhookMessage = {
  type: 'booking.created',
  timestamp: NOW,
  data: {
    id: newId(2),
    bookingNumber: EXAMPLE_NUMBER,
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
    decidedAt: null,
  },
}
export const listWebhookDeliveries: AnswersOf<'listWebhookDeliveries'> = {
  latest: { deliveries: [delivery], nextCursor: null },
}
export const readWebhookDelivery: AnswersOf<'readWebhookDelivery'> = {
  one: {
    ...delivery,
    body: JSON.stringify(webhookMessage),
    log: [{ at: NOW, durationMs: 84, status: 200, answer: 'Thank you', error: null }],
  },
}
export const sendWebhookAgain: AnswersOf<'sendWebhookAgain'> = {
  one: { ...delivery, state: 'waiting', nextAttemptAt: NOW, settledAt: null },
}
