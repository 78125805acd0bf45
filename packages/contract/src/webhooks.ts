import { MAX_WEBHOOKS, OLD_SECRET_HOURS, WEBHOOK_LOG_DAYS, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { endpointsFor, noInput, type Access, type Endpoint, type Endpoints } from './endpoint.ts'
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
import { livemode } from './partner-fields.ts'

export type WebhookDelivery = z.infer<typeof webhookDelivery>
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>
export type WebhookDeliveryWithLog = z.infer<typeof deliveryWithLog>

/** A receiver as the office sees it, without its secret. */
export const webhook = ownWebhook.extend({
  createdBy: z.string().describe('An administrator, or the API key that made it'),
  partner: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('It hears of the bookings of this partner only; null: of every booking'),
})
export type Webhook = z.infer<typeof webhook>

const partnerId = id('Partner id').nullish()

const office = endpointsFor('admin', 'Office: webhooks')
const path = '/api/admin/webhooks'

const officeCalls = webhookCalls({
  paths: { webhooks: path, deliveries: '/api/admin/webhook-deliveries' },
  suffix: '',
  receiver: webhook,
  object: z.object,
  reads: office,
  writes: office,
})
export const deleteWebhook = officeCalls.delete
export const rotateWebhookSecret = officeCalls.rotateSecret
export const testWebhook = officeCalls.test
export const readWebhookDelivery = officeCalls.readDelivery
export const sendWebhookAgain = officeCalls.sendAgain

export const listWebhooks = office.get(path, {
  procedure: 'webhooks.list',
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

export const createWebhook = office.post(path, {
  procedure: 'webhooks.create',
  summary: `Add a receiver, at most ${MAX_WEBHOOKS} of the office and of each partner. Its secret is shown only here`,
  status: 201,
  refusals: ['TOO_MANY_WEBHOOKS', 'PARTNER_OVER'],
  input: z.object({
    ...newWebhook,
    partnerId: partnerId.describe('Whose bookings it hears of. Without one, of every booking'),
  }),
  output: rotateWebhookSecret.output,
})

export const changeWebhook = office.patch(`${path}/:id`, {
  procedure: 'webhooks.change',
  summary: 'Change a receiver. One that is switched off gets nothing, and what waited for it is given up',
  refusals: ['TOO_MANY_WEBHOOKS', 'PARTNER_OVER'],
  input: z.object({
    id: id('Webhook id'),
    ...webhookChange,
    partnerId: partnerId.describe(
      'Whose bookings it hears of from now on; null: every booking. What was sent to it of other bookings is deleted',
    ),
  }),
  output: webhook,
})

export const listWebhookDeliveries = office.get(`${path}/:id/deliveries`, {
  procedure: 'webhooks.deliveries',
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

/** A receiver as the partner reads it that owns it: without who in the office has made it. */
export const partnerWebhook = ownWebhook.extend({ livemode })

const partnerPath = '/api/v1/webhooks'

const partner = { scope: 'webhooks', isNeverCached: true } as const
const reads = endpointsFor('partner', 'Partners: webhooks', { ...partner, limit: 'read' })
const writes = endpointsFor('partner', 'Partners: webhooks', { ...partner, limit: 'webhook' })

const partnerCalls = webhookCalls({
  paths: { webhooks: partnerPath, deliveries: '/api/v1/webhook-deliveries' },
  suffix: 'Own',
  receiver: partnerWebhook,
  object: z.strictObject,
  reads,
  writes,
})
export const deletePartnerWebhook = partnerCalls.delete
export const rotatePartnerWebhookSecret = partnerCalls.rotateSecret
export const testPartnerWebhook = partnerCalls.test
export const readPartnerWebhookDelivery = partnerCalls.readDelivery
export const sendPartnerWebhookAgain = partnerCalls.sendAgain

export const listPartnerWebhooks = reads.get(partnerPath, {
  procedure: 'webhooks.listOwn',
  summary: 'Your receivers, by name',
  description:
    'With what was sent to each last, and since when one fails. Secrets are not among it: they are shown once, when a receiver is made or its secret is renewed.',
  input: noInput,
  output: z.object({ data: z.array(partnerWebhook) }),
})

export const createPartnerWebhook = writes.post(partnerPath, {
  procedure: 'webhooks.createOwn',
  summary: `Add a receiver, at most ${MAX_WEBHOOKS} for a partner. Its secret is shown only here`,
  description:
    'It hears of the bookings made with any of your API keys, and of all that becomes of them: decisions, changes, cancellations, payments, refunds and how the trip goes. What it does not subscribe to it keeps as it was: with any trip.* subscribe to trip.corrected and trip.released, and with change.requested to every other change.*. The address must be public and start with https://.',
  status: 201,
  refusals: ['TOO_MANY_WEBHOOKS', 'PARTNER_OVER'],
  input: z.strictObject(newWebhook),
  output: rotatePartnerWebhookSecret.output,
})

export const readPartnerWebhook = reads.get(`${partnerPath}/:id`, {
  procedure: 'webhooks.readOwn',
  summary: 'One of your receivers',
  description:
    'With the latest message that was sent to it, and since when it fails. Its secret is not shown.',
  input: z.strictObject({ id: id('Webhook id') }),
  output: partnerWebhook,
})

export const changePartnerWebhook = writes.patch(`${partnerPath}/:id`, {
  procedure: 'webhooks.changeOwn',
  summary: 'Change a receiver. One that is switched off gets nothing, and what waited for it is given up',
  description:
    'What is left out stays as it is. A receiver that has answered 410 is switched off; `enabled: true` switches it on again, and messages go to it from then on.',
  refusals: ['PARTNER_OVER'],
  input: z.strictObject({ id: id('Webhook id'), ...webhookChange }),
  output: partnerWebhook,
})

export const listPartnerWebhookDeliveries = reads.get(`${partnerPath}/:id/deliveries`, {
  procedure: 'webhooks.deliveriesOwn',
  summary: `What was sent to a receiver within ${WEBHOOK_LOG_DAYS} days, newest first`,
  description:
    'With `state` failed only those that were given up. Ask again with `next_cursor` until it is null. What was sent in each is in the delivery itself.',
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

/** Whose receivers some calls reach, and how these calls differ from those of the other owner. */
interface Owner<Right extends Access, Receiver extends z.ZodType> {
  readonly paths: { readonly webhooks: Endpoint['path']; readonly deliveries: Endpoint['path'] }
  /** The end of the names of its procedures. */
  readonly suffix: '' | 'Own' | 'AsMember'
  readonly receiver: Receiver
  /** Whether fields that no call knows are refused or left out. */
  readonly object: <Shape extends z.ZodRawShape>(shape: Shape) => z.ZodObject<Shape>
  readonly reads: Endpoints<Right>
  readonly writes: Endpoints<Right>
}

/** The calls that the office, partners' systems and their people all have, each about receivers of their own. */
export function webhookCalls<Right extends Access, Receiver extends z.ZodType>({
  paths,
  suffix,
  receiver,
  object,
  reads,
  writes,
}: Owner<Right, Receiver>) {
  const ofWebhook = object({ id: id('Webhook id') })
  const ofDelivery = object({ id: id('Delivery id') })
  return {
    delete: writes.delete(`${paths.webhooks}/:id`, {
      procedure: `webhooks.delete${suffix}`,
      summary: 'Remove a receiver with all its deliveries',
      description: 'Nothing is sent to it any more, and what was sent can be read no longer.',
      input: ofWebhook,
      output: z.object({ success: z.literal(true) }),
    }),

    rotateSecret: writes.post(`${paths.webhooks}/:id/rotate-secret`, {
      procedure: `webhooks.rotate${suffix}`,
      summary: `Make a new secret, shown only here. The old one signs beside it for ${OLD_SECRET_HOURS} hours`,
      description:
        'While both sign a message has two signatures, and one right one is enough: change the secret of your program meanwhile.',
      input: ofWebhook,
      output: z.object({ webhook: receiver, secret: webhookSecret }),
    }),

    test: writes.post(`${paths.webhooks}/:id/test`, {
      procedure: `webhooks.test${suffix}`,
      summary: `Have a message of the type ${WEBHOOK_TEST} sent to a receiver`,
      description:
        'It is signed and tried again as any other. The answer is the delivery: read it to see what your receiver has answered.',
      status: 201,
      refusals: ['WEBHOOK_OFF'],
      input: ofWebhook,
      output: webhookDelivery,
    }),

    readDelivery: reads.get(`${paths.deliveries}/:id`, {
      procedure: `webhooks.delivery${suffix}`,
      summary: 'A delivery with its body and every try',
      description:
        'The body is the very text that is sent. Each try says when it was, how long it took, and what was answered or why there was no whole answer.',
      input: ofDelivery,
      output: deliveryWithLog,
    }),

    sendAgain: writes.post(`${paths.deliveries}/:id/send-again`, {
      procedure: `webhooks.sendAgain${suffix}`,
      summary: 'Have a delivery tried now, under its old webhook-id, whether or not it arrived before',
      description:
        'For a message that was given up, or that you have lost. A receiver that passes over what it has had takes it only once.',
      refusals: ['WEBHOOK_OFF', 'DELIVERY_UNDER_WAY'],
      input: ofDelivery,
      output: webhookDelivery,
    }),
  }
}
