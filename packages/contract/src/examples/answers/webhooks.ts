import { EXAMPLE_IDS } from '../example.ts'
import { done, newId, TOMORROW, type AnswersOf } from './answers-of.ts'
import {
  delivery,
  deliveryWithLog,
  repeatedDelivery,
  SECRET,
  testDelivery,
  webhook,
} from './webhook-samples.ts'

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
export const changeWebhook: AnswersOf<'changeWebhook'> = {
  off: { ...webhook, enabled: false },
  owner: { ...webhook, apiKey: { id: EXAMPLE_IDS.apiKey, name: 'Lisbon Hotels' }, lastDelivery: null },
}
export const deleteWebhook: AnswersOf<'deleteWebhook'> = { one: done }
export const rotateWebhookSecret: AnswersOf<'rotateWebhookSecret'> = {
  one: { webhook: { ...webhook, oldSecretUntil: TOMORROW }, secret: SECRET },
}
export const testWebhook: AnswersOf<'testWebhook'> = {
  one: testDelivery,
}

export const listWebhookDeliveries: AnswersOf<'listWebhookDeliveries'> = {
  latest: { deliveries: [delivery], nextCursor: null },
}
export const readWebhookDelivery: AnswersOf<'readWebhookDelivery'> = {
  one: deliveryWithLog,
}
export const sendWebhookAgain: AnswersOf<'sendWebhookAgain'> = {
  one: repeatedDelivery,
}
