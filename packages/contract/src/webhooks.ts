import {
  MAX_WEBHOOK_NAME_LENGTH,
  MAX_WEBHOOK_URL_LENGTH,
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_TEST,
  webhookEvents,
  webhookUrlRefusal,
} from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { endpoint, noInput } from './endpoint.ts'
import { id, oneOf, optionalText, pageSize, text } from './fields.ts'

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 200
const DEFAULT_PAGE = 50

const state = z
  .enum(['waiting', 'delivered', 'failed'])
  .describe('Failed deliveries are not tried again by themselves')
const type = z.enum([...webhookEvents, WEBHOOK_TEST])

/** An event for one receiver. Instants in ISO 8601 UTC. */
const webhookDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  messageId: z.string().describe('The webhook-id header, the same on every try'),
  type,
  bookingNumber: z.string().nullable(),
  state,
  createdAt: z.iso.datetime(),
  attempts: z.number(),
  nextAttemptAt: z.iso.datetime().nullable().describe('Of a waiting delivery'),
  settledAt: z.iso.datetime().nullable().describe('When it was delivered or given up'),
  reason: z.string().nullable().describe('Why the last try failed'),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const deliveryAttempt = z.object({
  at: z.iso.datetime(),
  durationMs: z.number(),
  status: z.number().nullable().describe('Null where there was no whole answer'),
  answer: z.string().nullable().describe('The beginning of what was answered'),
  error: z.string().nullable().describe('Why there was no whole answer'),
})
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>

const deliveryWithLog = webhookDelivery.extend({
  body: z.string().describe('As it is sent'),
  log: z.array(deliveryAttempt).describe('Every try, the latest first'),
})
export type WebhookDeliveryWithLog = z.infer<typeof deliveryWithLog>

/** A receiver as the office sees it, without its secret. */
const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  goneAt: z.iso.datetime().nullable().describe('When the receiver answered 410, which switched it off'),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  oldSecretUntil: z.iso.datetime().nullable().describe('Until then the secret before this one signs, too'),
  lastDelivery: webhookDelivery.nullable(),
})
export type Webhook = z.infer<typeof webhook>

const withSecret = z.object({
  webhook,
  secret: z.string().describe('Checks the signatures. It is told only here'),
})

const name = text('Name', MAX_WEBHOOK_NAME_LENGTH)
const url = text('Address', MAX_WEBHOOK_URL_LENGTH).pipe(
  z.string().superRefine((value, ctx) => {
    const refusal = webhookUrlRefusal(value)
    if (refusal) ctx.addIssue(refusal)
  }),
)
const NO_EVENT = 'Choose at least one event.'
const events = z
  .array(oneOf('Event', webhookEvents), { error: NO_EVENT })
  .min(1, NO_EVENT)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))
const isOn = z.boolean({ error: 'On must be true or false.' })

const tag = 'Office: webhooks'
const path = '/api/admin/webhooks'

export const listWebhooks = endpoint({
  procedure: 'webhooks.list',
  access: 'admin',
  method: 'GET',
  path,
  tag,
  summary: 'The receivers of webhooks, by name',
  input: noInput,
  output: z.object({
    webhooks: z.array(webhook),
    failing: z.number().describe('How many are gone, or did not take the last message'),
  }),
})

export const createWebhook = endpoint({
  procedure: 'webhooks.create',
  access: 'admin',
  method: 'POST',
  path,
  tag,
  summary: `Add a receiver, at most ${MAX_WEBHOOKS}. Its secret is told only here`,
  status: 201,
  refusals: ['TOO_MANY_WEBHOOKS'],
  input: z.object({ name, url, events }),
  output: withSecret,
})

export const changeWebhook = endpoint({
  procedure: 'webhooks.change',
  access: 'admin',
  method: 'PATCH',
  path: `${path}/:id`,
  tag,
  summary: 'Change a receiver. One that is switched off gets nothing, and what waited for it is given up',
  input: z.object({
    id: id('Webhook id'),
    name: name.optional(),
    url: url.optional(),
    events: events.optional(),
    isOn: isOn.optional(),
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
  summary: `Make a new secret, told only here. The old one signs beside it for ${OLD_SECRET_HOURS} hours`,
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
    state: oneOf('State', ['failed']).nullish().describe('Only those given up'),
    limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
    cursor: optionalText('Cursor').describe('The nextCursor of the page before'),
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
