import type { Webhook, WebhookDeliveryWithLog } from '@chauffeur/contract/webhooks'

/** A receiver that works; a test sets only what it is about. */
export function aWebhook(facts: Partial<Webhook> = {}): Webhook {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    name: 'Hotel Sol',
    url: 'https://sol.example/hooks',
    events: ['booking.created', 'booking.confirmed'],
    enabled: true,
    goneAt: null,
    failingSince: null,
    contactEmail: null,
    createdAt: '2026-11-20T10:42:00.000Z',
    createdBy: 'admin',
    partner: null,
    oldSecretUntil: null,
    lastDelivery: null,
    ...facts,
  }
}

/** A message that was accepted at the first attempt. */
export function aDelivery(facts: Partial<WebhookDeliveryWithLog> = {}): WebhookDeliveryWithLog {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    webhookId: aWebhook().id,
    messageId: 'msg_1',
    type: 'booking.created',
    bookingNumber: 'TR-2B4D6F',
    state: 'delivered',
    createdAt: '2026-11-20T10:42:00.000Z',
    attempts: 1,
    nextAttemptAt: null,
    settledAt: '2026-11-20T10:42:00.000Z',
    reason: null,
    failure: null,
    body: '{"type":"booking.created"}',
    log: [
      {
        at: '2026-11-20T10:42:00.000Z',
        durationMs: 80,
        status: 200,
        answer: 'ok',
        error: null,
        failure: null,
      },
    ],
    ...facts,
  }
}

/** One that was given up. */
export function aFailedDelivery(facts: Partial<WebhookDeliveryWithLog> = {}): WebhookDeliveryWithLog {
  return aDelivery({
    id: '00000000-0000-4000-8000-0000000000d2',
    messageId: 'msg_2',
    type: 'booking.confirmed',
    state: 'failed',
    attempts: 10,
    settledAt: '2026-11-23T14:00:00.000Z',
    reason: 'The receiver answered 500.',
    failure: { code: 'receiver_answered', status: 500 },
    log: [
      {
        at: '2026-11-23T14:00:00.000Z',
        durationMs: 12,
        status: 500,
        answer: '<b>down</b>',
        error: null,
        failure: null,
      },
    ],
    ...facts,
  })
}
