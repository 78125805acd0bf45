import {
  MAX_WEBHOOK_NAME_LENGTH,
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_TEST,
  webhookEvents,
  webhookUrlRefusal,
} from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import {
  instant,
  oneOf,
  optionalMailAddress,
  optionalText,
  pageSize,
  reason,
  text,
  unless,
} from './fields.ts'

/** Shared by the office's and the partners' calls about receivers and deliveries. */

const state = z
  .enum(['waiting', 'delivered', 'failed'])
  .describe('Failed deliveries are not tried again by themselves')
const type = z.enum([...webhookEvents, WEBHOOK_TEST])
const failure = reason
  .nullable()
  .describe('The same as a code with its values; null where only the sentence was stored. New codes may come')

/** An event for one receiver. Instants in ISO 8601 UTC. */
export const webhookDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  messageId: z.string().describe('The webhook-id header, the same on every try'),
  type,
  bookingNumber: z.string().nullable(),
  state,
  createdAt: instant,
  attempts: z.number(),
  nextAttemptAt: instant.nullable().describe('Of a waiting delivery'),
  settledAt: instant.nullable().describe('When it was delivered or given up'),
  reason: z.string().nullable().describe('Why the last try failed'),
  failure,
})

export const deliveryAttempt = z.object({
  at: instant,
  durationMs: z.number(),
  status: z.number().nullable().describe('Null where there was no whole answer'),
  answer: z.string().nullable().describe('The beginning of what was answered'),
  error: z.string().nullable().describe('Why there was no whole answer'),
  failure,
})

export const deliveryWithLog = webhookDelivery.extend({
  body: z.string().describe('As it is sent'),
  log: z.array(deliveryAttempt).describe('Every try, the latest first'),
})

/** A receiver as its owner sees it, without its secret. */
export const ownWebhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  goneAt: instant.nullable().describe('When the receiver answered 410, which switched it off'),
  failingSince: instant
    .nullable()
    .describe('Since when no message was taken: there was no answer, or another than 200 to 299'),
  contactEmail: z.string().nullable().describe('Who is told that it fails, after 1 hour and after 24'),
  createdAt: instant,
  oldSecretUntil: instant.nullable().describe('Until then the secret before this one signs, too'),
  lastDelivery: webhookDelivery.nullable(),
})

export const webhookSecret = z.string().describe('Checks the signatures. It is shown only here')

const name = text('Name', MAX_WEBHOOK_NAME_LENGTH)
const url = text('Address', MAX_WEBHOOK_URL_LENGTH).pipe(z.string().superRefine(unless(webhookUrlRefusal)))
const NO_EVENT = 'Choose at least one event.'
const events = z
  .array(oneOf('Event', webhookEvents), { error: NO_EVENT })
  .min(1, NO_EVENT)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))
const enabled = z.boolean({ error: 'Enabled must be true or false.' })

const contactEmail = optionalMailAddress('Contact').describe(
  'An email address that is told when the receiver has failed for 1 hour, and for 24',
)

/** The fields of a new receiver, and those that can be changed. */
export const newWebhook = { name, url, events, contactEmail }
export const webhookChange = {
  name: name.optional(),
  url: url.optional(),
  events: events.optional(),
  enabled: enabled.optional(),
  contactEmail: contactEmail.optional(),
}

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 200
const DEFAULT_PAGE = 50

/** Which deliveries of a receiver are asked for. */
export const deliveryPage = {
  state: oneOf('State', ['failed']).nullish().describe('Only those given up'),
  limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
  cursor: optionalText('Cursor'),
}
