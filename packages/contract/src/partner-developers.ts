import { CALL_LOG_DAYS, MAX_LOGGED_CALLS } from '@chauffeur/domain/call-log'
import { WEBHOOK_HOURS } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { apiKey, apiKeyCalls } from './api-keys.ts'
import { endpointsFor, noInput } from './endpoint.ts'
import { id, instant, optionalText, pageSize } from './fields.ts'
import { listTestMails } from './sandbox.ts'
import { webhookDelivery } from './webhook-fields.ts'
import { deliveriesOfPage, partnerWebhook, webhookCalls } from './webhooks.ts'

const TAG = 'Partners: people'
const developing = { right: 'develop', isNeverCached: true } as const
const reads = endpointsFor('member', TAG, { ...developing, limit: 'read' })
const writes = endpointsFor('member', TAG, { ...developing, limit: 'webhook' })

/** A key as its partner reads it: without who in the office has made or revoked it. */
const memberKey = apiKey.omit({ partner: true, createdBy: true, revokedBy: true })
export type MemberKey = z.infer<typeof memberKey>

export const memberKeyCalls = apiKeyCalls({
  path: '/api/partner/keys',
  router: 'memberKeys',
  reads,
  writes,
  key: memberKey,
  fields: {},
  ofWhom: ' of the partner',
})
export const {
  list: listMemberKeys,
  create: createMemberKey,
  rotate: rotateMemberKey,
  endOldSecret: endMemberOldSecret,
  revoke: revokeMemberKey,
} = memberKeyCalls
export type MemberKeyWithSecret = z.infer<typeof createMemberKey.output>

export const memberWebhookCalls = {
  ...webhookCalls({
    path: '/api/partner',
    router: 'memberWebhooks',
    reads,
    writes,
    object: z.object,
    answers: {
      one: partnerWebhook,
      all: z.object({ webhooks: z.array(partnerWebhook) }),
      deliveries: deliveriesOfPage,
    },
    cursor: 'nextCursor',
    fields: { create: {}, change: {} },
    texts: {
      list: { summary: 'The receivers of the partner, by name' },
      create: { summary: 'Add a receiver of the partner. Its secret is shown only here' },
      change: {
        summary:
          'Change a receiver of the partner. One that is switched off gets nothing, and what waited for it is given up',
      },
    },
  }),

  sendEvent: writes.post('/api/partner/webhooks/:id/events', {
    procedure: 'memberWebhooks.sendEvent',
    summary:
      'Have something that has happened sent to a receiver of the partner, also where it was sent before',
    description:
      'Under its old webhook-id, whether or not the receiver subscribes to its type. Events are kept for 30 days.',
    status: 201,
    refusals: ['WEBHOOK_OFF', 'DELIVERY_UNDER_WAY'],
    input: z.object({ id: id('Webhook id'), messageId: id('Event id') }),
    output: webhookDelivery,
  }),
}
export const {
  list: listMemberWebhooks,
  create: createMemberWebhook,
  change: changeMemberWebhook,
  delete: deleteMemberWebhook,
  rotate: rotateMemberWebhookSecret,
  test: testMemberWebhook,
  deliveries: listMemberWebhookDeliveries,
  delivery: readMemberWebhookDelivery,
  sendAgain: sendMemberWebhookAgain,
  sendEvent: sendEventToWebhook,
} = memberWebhookCalls

const tries = {
  delivered: z.number().describe('Tries that were answered 200 to 299'),
  failed: z.number().describe('Those that were answered otherwise, or not'),
}

export const readWebhookHours = reads.get('/api/partner/webhook-hours', {
  procedure: 'memberWebhooks.hours',
  summary: `How the receivers of the partner took what they were sent in ${WEBHOOK_HOURS} hours, hour by hour`,
  description: 'Every try is counted where it was made: the second one of a message, and tests, too.',
  input: noInput,
  output: z.object({
    webhooks: z
      .array(
        z.object({
          id: z.string(),
          ...tries,
          hours: z
            .array(z.object({ from: instant, ...tries }))
            .describe(`${WEBHOOK_HOURS}, the oldest first; the last one ends now`),
        }),
      )
      .describe('All of them, in no order'),
  }),
})
export type WebhookHours = z.output<typeof readWebhookHours.output>['webhooks'][number]

export const listMemberTestMails = reads.get('/api/partner/test-mails', {
  procedure: 'sandbox.mailsAsMember',
  summary: 'The mails that the guests of the bookings of the partner would have got, on its page',
  description: 'As GET /api/v1/test/mails, by somebody who is signed in.',
  refusals: listTestMails.refusals ?? [],
  input: listTestMails.input,
  output: listTestMails.output,
})

/** A call that came with one of a partner's keys. */
const loggedCall = z.object({
  id: z.string(),
  at: instant,
  method: z.string(),
  path: z.string().describe('Without its values, like /api/v1/bookings/:bookingNumber'),
  status: z.number(),
  code: z.string().nullable().describe('Of a refusal'),
  durationMs: z.number(),
  requestId: z.string(),
  keyName: z.string(),
})

export const listPartnerCalls = reads.get('/api/partner/calls', {
  procedure: 'partners.calls',
  summary: 'The calls that the systems of the partner have made, newest first',
  description: `Of ${CALL_LOG_DAYS} days, at most the last ${MAX_LOGGED_CALLS}, without what was sent and answered. A call is in the list a few seconds after it was answered. Where many come at once, some are left out.`,
  input: z.object({
    refused: z
      .boolean({ error: 'Refused must be true or false.' })
      .default(false)
      .describe('Only those that were refused'),
    q: optionalText('Search').describe('In paths, codes, request ids and names of keys'),
    cursor: optionalText('Cursor').describe('The nextCursor of the page before'),
    limit: pageSize(100).default(50),
  }),
  output: z.object({ calls: z.array(loggedCall), nextCursor: z.string().nullable() }),
})
