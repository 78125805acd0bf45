import { MAX_WEBHOOKS, OLD_SECRET_HOURS, WEBHOOK_LOG_DAYS, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { endpoint, noInput, type Endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import {
  deliveryPage,
  deliveryWithLog,
  newWebhook,
  ownWebhook,
  webhookChange,
  webhookDelivery,
  webhookSecret,
} from './webhook-fields.ts'

/** A receiver as the company reads it whose API key owns it. */
export const partnerWebhook = ownWebhook
export type PartnerWebhook = z.infer<typeof partnerWebhook>

const withSecret = z.object({ webhook: partnerWebhook, secret: webhookSecret })

const path = '/api/v1/webhooks'
const deliveryPath = '/api/v1/webhook-deliveries'

const shared = {
  tag: 'Partners: webhooks',
  scope: 'webhooks',
  isNeverCached: true,
} as const satisfies Partial<Endpoint>

const reads = { ...shared, limit: 'read' } as const
const writes = { ...shared, limit: 'webhook' } as const

export const listPartnerWebhooks = endpoint({
  procedure: 'webhooks.listOwn',
  access: 'partner',
  ...reads,
  method: 'GET',
  path,
  summary: 'The receivers of this API key, by name',
  input: noInput,
  output: z.object({ data: z.array(partnerWebhook) }),
})

export const createPartnerWebhook = endpoint({
  procedure: 'webhooks.createOwn',
  access: 'partner',
  ...writes,
  method: 'POST',
  path,
  summary: `Add a receiver, at most ${MAX_WEBHOOKS} for a key. Its secret is shown only here`,
  description:
    'It hears of the bookings made with this API key, and of all that becomes of them: decisions, changes, cancellations, payments, refunds and how the trip goes. What it does not subscribe to it keeps as it was: with any trip.* subscribe to trip.corrected and trip.released. The address must be public and start with https://.',
  status: 201,
  refusals: ['TOO_MANY_WEBHOOKS', 'API_KEY_REVOKED'],
  input: z.strictObject(newWebhook),
  output: withSecret,
})

export const readPartnerWebhook = endpoint({
  procedure: 'webhooks.readOwn',
  access: 'partner',
  ...reads,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One of the receivers of this API key',
  input: z.strictObject({ id: id('Webhook id') }),
  output: partnerWebhook,
})

export const changePartnerWebhook = endpoint({
  procedure: 'webhooks.changeOwn',
  access: 'partner',
  ...writes,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change a receiver. One that is switched off gets nothing, and what waited for it is given up',
  refusals: ['API_KEY_REVOKED'],
  input: z.strictObject({ id: id('Webhook id'), ...webhookChange }),
  output: partnerWebhook,
})

export const deletePartnerWebhook = endpoint({
  procedure: 'webhooks.deleteOwn',
  access: 'partner',
  ...writes,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Remove a receiver with all its deliveries',
  input: z.strictObject({ id: id('Webhook id') }),
  output: z.object({ success: z.literal(true) }),
})

export const rotatePartnerWebhookSecret = endpoint({
  procedure: 'webhooks.rotateOwn',
  access: 'partner',
  ...writes,
  method: 'POST',
  path: `${path}/:id/rotate-secret`,
  summary: `Make a new secret, shown only here. The old one signs beside it for ${OLD_SECRET_HOURS} hours`,
  input: z.strictObject({ id: id('Webhook id') }),
  output: withSecret,
})

export const testPartnerWebhook = endpoint({
  procedure: 'webhooks.testOwn',
  access: 'partner',
  ...writes,
  method: 'POST',
  path: `${path}/:id/test`,
  summary: `Have a message of the type ${WEBHOOK_TEST} sent to a receiver`,
  status: 201,
  refusals: ['WEBHOOK_OFF'],
  input: z.strictObject({ id: id('Webhook id') }),
  output: webhookDelivery,
})

export const listPartnerWebhookDeliveries = endpoint({
  procedure: 'webhooks.deliveriesOwn',
  access: 'partner',
  ...reads,
  method: 'GET',
  path: `${path}/:id/deliveries`,
  summary: `What was sent to a receiver within ${WEBHOOK_LOG_DAYS} days, newest first`,
  input: z.strictObject({
    id: id('Webhook id'),
    ...deliveryPage,
    cursor: deliveryPage.cursor.describe('The next_cursor of the page before'),
  }),
  output: z.object({
    data: z.array(webhookDelivery),
    next_cursor: z.string().nullable().describe('Null on the last page'),
  }),
})

export const readPartnerWebhookDelivery = endpoint({
  procedure: 'webhooks.deliveryOwn',
  access: 'partner',
  ...reads,
  method: 'GET',
  path: `${deliveryPath}/:id`,
  summary: 'A delivery with its body and every try',
  input: z.strictObject({ id: id('Delivery id') }),
  output: deliveryWithLog,
})

export const sendPartnerWebhookAgain = endpoint({
  procedure: 'webhooks.sendAgainOwn',
  access: 'partner',
  ...writes,
  method: 'POST',
  path: `${deliveryPath}/:id/send-again`,
  summary: 'Have a delivery tried now, under its old webhook-id, whether or not it arrived before',
  refusals: ['WEBHOOK_OFF', 'DELIVERY_UNDER_WAY'],
  input: z.strictObject({ id: id('Delivery id') }),
  output: webhookDelivery,
})
