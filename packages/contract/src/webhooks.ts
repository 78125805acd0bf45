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

/** A receiver as the partner reads it that owns it: without who in the office has made it. */
export const partnerWebhook = ownWebhook.extend({ livemode })

interface Text {
  readonly summary: string
  readonly description?: string
}

/** The calls that the office, partners' systems and their people all have, each about receivers of their own. */
export function webhookCalls<
  Right extends Access,
  Receiver extends z.ZodType,
  Receivers extends z.ZodType,
  Deliveries extends z.ZodType,
  New extends z.ZodRawShape,
  Change extends z.ZodRawShape,
>(owner: {
  readonly path: Endpoint['path']
  /** The router of its procedures. */
  readonly router: string
  readonly reads: Endpoints<Right>
  readonly writes: Endpoints<Right>
  /** Whether fields that no call knows are refused or left out. */
  readonly object: <Shape extends z.ZodRawShape>(shape: Shape) => z.ZodObject<Shape>
  /** One receiver, all of them, and a page of deliveries with the cursor of this name. */
  readonly answers: { readonly one: Receiver; readonly all: Receivers; readonly deliveries: Deliveries }
  readonly cursor: string
  /** Fields that this owner alone gives. */
  readonly fields: { readonly create: New; readonly change: Change }
  /** Refusals of a change beyond those of every owner. */
  readonly refusals?: Endpoint['refusals']
  readonly texts: { readonly [Call in 'list' | 'create' | 'change']: Text } & {
    readonly deliveries?: Omit<Text, 'summary'>
  }
}) {
  const { router, reads, writes, object, answers, fields, texts } = owner
  const webhooks = `${owner.path}/webhooks` as const
  const deliveries = `${owner.path}/webhook-deliveries` as const
  const ofWebhook = object({ id: id('Webhook id') })
  const ofDelivery = object({ id: id('Delivery id') })
  const withSecret = z.object({ webhook: answers.one, secret: webhookSecret })
  return {
    list: reads.get(webhooks, {
      procedure: `${router}.list`,
      ...texts.list,
      input: noInput,
      output: answers.all,
    }),

    create: writes.post(webhooks, {
      procedure: `${router}.create`,
      ...texts.create,
      status: 201,
      refusals: ['TOO_MANY_WEBHOOKS', 'PARTNER_OVER'],
      input: object({ ...newWebhook, ...fields.create }),
      output: withSecret,
    }),

    change: writes.patch(`${webhooks}/:id`, {
      procedure: `${router}.change`,
      ...texts.change,
      refusals: [...(owner.refusals ?? []), 'PARTNER_OVER'],
      input: object({ id: id('Webhook id'), ...webhookChange, ...fields.change }),
      output: answers.one,
    }),

    delete: writes.delete(`${webhooks}/:id`, {
      procedure: `${router}.delete`,
      summary: 'Remove a receiver with all its deliveries',
      description: 'Nothing is sent to it any more, and what was sent can be read no longer.',
      input: ofWebhook,
      output: z.object({ success: z.literal(true) }),
    }),

    rotate: writes.post(`${webhooks}/:id/rotate-secret`, {
      procedure: `${router}.rotate`,
      summary: `Make a new secret, shown only here. The old one signs beside it for ${OLD_SECRET_HOURS} hours`,
      description:
        'While both sign a message has two signatures, and one right one is enough: change the secret of your program meanwhile.',
      input: ofWebhook,
      output: withSecret,
    }),

    test: writes.post(`${webhooks}/:id/test`, {
      procedure: `${router}.test`,
      summary: `Have a message of the type ${WEBHOOK_TEST} sent to a receiver`,
      description:
        'It is signed and tried again as any other. The answer is the delivery: read it to see what your receiver has answered.',
      status: 201,
      refusals: ['WEBHOOK_OFF'],
      input: ofWebhook,
      output: webhookDelivery,
    }),

    deliveries: reads.get(`${webhooks}/:id/deliveries`, {
      procedure: `${router}.deliveries`,
      summary: `What was sent to a receiver within ${WEBHOOK_LOG_DAYS} days, newest first`,
      ...texts.deliveries,
      input: object({
        id: id('Webhook id'),
        ...deliveryPage,
        cursor: deliveryPage.cursor.describe(`The ${owner.cursor} of the page before`),
      }),
      output: answers.deliveries,
    }),

    delivery: reads.get(`${deliveries}/:id`, {
      procedure: `${router}.delivery`,
      summary: 'A delivery with its body and every try',
      description:
        'The body is the very text that is sent. Each try says when it was, how long it took, and what was answered or why there was no whole answer.',
      input: ofDelivery,
      output: deliveryWithLog,
    }),

    sendAgain: writes.post(`${deliveries}/:id/send-again`, {
      procedure: `${router}.sendAgain`,
      summary: 'Have a delivery tried now, under its old webhook-id, whether or not it arrived before',
      description:
        'For a message that was given up, or that you have lost. A receiver that passes over what it has had takes it only once.',
      refusals: ['WEBHOOK_OFF', 'DELIVERY_UNDER_WAY'],
      input: ofDelivery,
      output: webhookDelivery,
    }),
  }
}

const CHANGE = 'Change a receiver. One that is switched off gets nothing, and what waited for it is given up'
const nextCursor = z.string().nullable().describe('Null on the last page')

/** A page of deliveries as the pages of the office and of partners read it. */
export const deliveriesOfPage = z.object({ deliveries: z.array(webhookDelivery), nextCursor })

const office = endpointsFor('admin', 'Office: webhooks')
const partnerId = id('Partner id').nullish()
const failing = z
  .number()
  .describe(
    'How many of the office’s own are gone, or do not take messages; those of partners are theirs to mend',
  )

export const officeWebhookCalls = webhookCalls({
  path: '/api/admin',
  router: 'webhooks',
  reads: office,
  writes: office,
  object: z.object,
  answers: {
    one: webhook,
    all: z.object({ webhooks: z.array(webhook), failing }),
    deliveries: deliveriesOfPage,
  },
  cursor: 'nextCursor',
  fields: {
    create: { partnerId: partnerId.describe('Whose bookings it hears of. Without one, of every booking') },
    change: {
      partnerId: partnerId.describe(
        'Whose bookings it hears of from now on; null: every booking. What was sent to it of other bookings is deleted',
      ),
    },
  },
  refusals: ['TOO_MANY_WEBHOOKS'],
  texts: {
    list: { summary: 'The receivers of webhooks, by name: the office’s own, and those of partners' },
    create: {
      summary: `Add a receiver, at most ${MAX_WEBHOOKS} of the office and of each partner. Its secret is shown only here`,
    },
    change: { summary: CHANGE },
  },
})
export const {
  list: listWebhooks,
  create: createWebhook,
  change: changeWebhook,
  delete: deleteWebhook,
  rotate: rotateWebhookSecret,
  test: testWebhook,
  deliveries: listWebhookDeliveries,
  delivery: readWebhookDelivery,
  sendAgain: sendWebhookAgain,
} = officeWebhookCalls

const partner = { scope: 'webhooks', isNeverCached: true } as const
const reads = endpointsFor('partner', 'Partners: webhooks', { ...partner, limit: 'read' })

export const partnerWebhookCalls = {
  ...webhookCalls({
    path: '/api/v1',
    router: 'ownWebhooks',
    reads,
    writes: endpointsFor('partner', 'Partners: webhooks', { ...partner, limit: 'webhook' }),
    object: z.strictObject,
    answers: {
      one: partnerWebhook,
      all: z.object({ data: z.array(partnerWebhook) }),
      deliveries: z.object({ data: z.array(webhookDelivery), next_cursor: nextCursor }),
    },
    cursor: 'next_cursor',
    fields: { create: {}, change: {} },
    texts: {
      list: {
        summary: 'Your receivers, by name',
        description:
          'With what was sent to each last, and since when one fails. Secrets are not among it: they are shown once, when a receiver is made or its secret is renewed.',
      },
      create: {
        summary: `Add a receiver, at most ${MAX_WEBHOOKS} for a partner. Its secret is shown only here`,
        description:
          'It hears of the bookings made with any of your API keys, and of all that becomes of them: decisions, changes, cancellations, payments, refunds and how the trip goes. What it does not subscribe to it keeps as it was: with any trip.* subscribe to trip.corrected and trip.released, and with change.requested to every other change.*. The address must be public and start with https://.',
      },
      change: {
        summary: CHANGE,
        description:
          'What is left out stays as it is. A receiver that has answered 410 is switched off; `enabled: true` switches it on again, and messages go to it from then on.',
      },
      deliveries: {
        description:
          'With `state` failed only those that were given up. Ask again with `next_cursor` until it is null. What was sent in each is in the delivery itself.',
      },
    },
  }),

  read: reads.get('/api/v1/webhooks/:id', {
    procedure: 'ownWebhooks.read',
    summary: 'One of your receivers',
    description:
      'With the latest message that was sent to it, and since when it fails. Its secret is not shown.',
    input: z.strictObject({ id: id('Webhook id') }),
    output: partnerWebhook,
  }),
}
export const {
  list: listPartnerWebhooks,
  read: readPartnerWebhook,
  create: createPartnerWebhook,
  change: changePartnerWebhook,
  delete: deletePartnerWebhook,
  rotate: rotatePartnerWebhookSecret,
  test: testPartnerWebhook,
  deliveries: listPartnerWebhookDeliveries,
  delivery: readPartnerWebhookDelivery,
  sendAgain: sendPartnerWebhookAgain,
} = partnerWebhookCalls
