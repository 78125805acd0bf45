import type { PartnerWebhook } from '../../partner-webhooks.ts'
import { done, newId, TOMORROW, type AnswersOf } from './answers-of.ts'
import {
  delivery,
  deliveryWithLog,
  repeatedDelivery,
  SECRET,
  testDelivery,
  webhook as ofOffice,
} from './webhook-samples.ts'

const { apiKey: _, createdBy: __, ...webhook } = ofOffice

const made: PartnerWebhook = {
  ...webhook,
  id: newId(0),
  name: 'Reservations',
  events: ['booking.confirmed', 'booking.rejected'],
  lastDelivery: null,
}

export const listPartnerWebhooks: AnswersOf<'listPartnerWebhooks'> = { all: { data: [webhook] } }
export const createPartnerWebhook: AnswersOf<'createPartnerWebhook'> = {
  decisions: { webhook: made, secret: SECRET },
}
export const readPartnerWebhook: AnswersOf<'readPartnerWebhook'> = { one: webhook }
export const changePartnerWebhook: AnswersOf<'changePartnerWebhook'> = { off: { ...webhook, enabled: false } }
export const deletePartnerWebhook: AnswersOf<'deletePartnerWebhook'> = { one: done }
export const rotatePartnerWebhookSecret: AnswersOf<'rotatePartnerWebhookSecret'> = {
  one: { webhook: { ...webhook, oldSecretUntil: TOMORROW }, secret: SECRET },
}
export const testPartnerWebhook: AnswersOf<'testPartnerWebhook'> = { one: testDelivery }
export const listPartnerWebhookDeliveries: AnswersOf<'listPartnerWebhookDeliveries'> = {
  latest: { data: [delivery], next_cursor: null },
}
export const readPartnerWebhookDelivery: AnswersOf<'readPartnerWebhookDelivery'> = { one: deliveryWithLog }
export const sendPartnerWebhookAgain: AnswersOf<'sendPartnerWebhookAgain'> = { one: repeatedDelivery }
