import { MAX_WEBHOOKS, OLD_SECRET_HOURS, WEBHOOK_LOG_DAYS, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { endpoint, noInput } from './endpoint.ts'
import { id } from './fields.ts'
import {
  type deliveryAttempt,
  deliveryPage,
  deliveryWithLog,
  newWebhook,
  ownWebhook,
  webhookChange,
  webhookDelivery,
  webhookSecret,
} from './webhook-fields.ts'

export type WebhookDelivery = z.infer<typeof webhookDelivery>
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>
export type WebhookDeliveryWithLog = z.infer<typeof deliveryWithLog>

/** A receiver as the office sees it, without its secret. */
export const webhook = ownWebhook.extend({
  createdBy: z.string().describe('An administrator, or the API key that made it'),
  apiKey: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('It hears of the bookings made with this key only; null: of every booking'),
})
export type Webhook = z.infer<typeof webhook>

const withSecret = z.object({ webhook, secret: webhookSecret })

const apiKeyId = id('API key id').nullish()

const tag = 'Office: webhooks'
const path = '/api/admin/webhooks'

export const listWebhooks = endpoint({
  procedure: 'webhooks.list',
  access: 'admin',
  method: 'GET',
  path,
  tag,
  summary: 'The receivers of webhooks, by name: the office’s own, and those of partners',
  input: noInput,
  output: z.object({
    webhooks: z.array(webhook),
    failing: z
      .number()
      .describe(
        'How many of the office’s own are gone, or do not take messages; those of partners are theirs to mend',
      ),
  }),
})

export const createWebhook = endpoint({
  procedure: 'webhooks.create',
  access: 'admin',
  method: 'POST',
  path,
  tag,
  summary: `Add a receiver, at most ${MAX_WEBHOOKS} of the office and of each API key. Its secret is shown only here`,
  status: 201,
  refusals: ['TOO_MANY_WEBHOOKS', 'API_KEY_REVOKED'],
  input: z.object({
    ...newWebhook,
    apiKeyId: apiKeyId.describe('Whose bookings it hears of. Without one, of every booking'),
  }),
  output: withSecret,
})

export const changeWebhook = endpoint({
  procedure: 'webhooks.change',
  access: 'admin',
  method: 'PATCH',
  path: `${path}/:id`,
  tag,
  summary: 'Change a receiver. One that is switched off gets nothing, and what waited for it is given up',
  refusals: ['TOO_MANY_WEBHOOKS', 'API_KEY_REVOKED'],
  input: z.object({
    id: id('Webhook id'),
    ...webhookChange,
    apiKeyId: apiKeyId.describe(
      'Whose bookings it hears of from now on; null: every booking. What was sent to it of other bookings is deleted',
    ),
  }),
  output: webhook,
})

export const deleteWebhook = endpoint({
  procedure: 'webhooks.delete',
  access: 'admin',
  method: 'DELETE',
  path: `${path}/:id`,
  tag,
  summary: 'Remove a receiver with all its deliveries',
  input: z.object({ id: id('Webhook id') }),
  output: z.object({ success: z.literal(true) }),
})

export const rotateWebhookSecret = endpoint({
  procedure: 'webhooks.rotate',
  access: 'admin',
  method: 'POST',
  path: `${path}/:id/rotate-secret`,
  tag,
  summary: `Make a new secret, shown only here. The old one signs beside it for ${OLD_SECRET_HOURS} hours`,
  input: z.object({ id: id('Webhook id') }),
  output: withSecret,
})

export const testWebhook = endpoint({
  procedure: 'webhooks.test',
  access: 'admin',
  method: 'POST',
  path: `${path}/:id/test`,
  tag,
  summary: `Have a message of the type ${WEBHOOK_TEST} sent to a receiver`,
  status: 201,
  refusals: ['WEBHOOK_OFF'],
  input: z.object({ id: id('Webhook id') }),
  output: webhookDelivery,
})

export const listWebhookDeliveries = endpoint({
  procedure: 'webhooks.deliveries',
  access: 'admin',
  method: 'GET',
  path: `${path}/:id/deliveries`,
  tag,
  summary: `What was sent to a receiver within ${WEBHOOK_LOG_DAYS} days, newest first`,
  input: z.object({
    id: id('Webhook id'),
    ...deliveryPage,
    cursor: deliveryPage.cursor.describe('The nextCursor of the page before'),
  }),
  output: z.object({
    deliveries: z.array(webhookDelivery),
    nextCursor: z.string().nullable().describe('Null on the last page'),
  }),
})

export const readWebhookDelivery = endpoint({
  procedure: 'webhooks.delivery',
  access: 'admin',
  method: 'GET',
  path: '/api/admin/webhook-deliveries/:id',
  tag,
  summary: 'A delivery with its body and every try',
  input: z.object({ id: id('Delivery id') }),
  output: deliveryWithLog,
})

export const sendWebhookAgain = endpoint({
  procedure: 'webhooks.sendAgain',
  access: 'admin',
  method: 'POST',
  path: '/api/admin/webhook-deliveries/:id/send-again',
  tag,
  summary: 'Have a delivery tried now, under its old webhook-id, whether or not it arrived before',
  refusals: ['WEBHOOK_OFF', 'DELIVERY_UNDER_WAY'],
  input: z.object({ id: id('Delivery id') }),
  output: webhookDelivery,
})
