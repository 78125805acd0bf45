import { CALL_LOG_DAYS, MAX_LOGGED_CALLS } from '@chauffeur/domain/call-log'
import { z } from 'zod'
import { apiKey, createApiKey, rotateApiKey } from './api-keys.ts'
import { endpointsFor, noInput } from './endpoint.ts'
import { id, instant, optionalText, pageSize } from './fields.ts'
import { listTestMails } from './sandbox.ts'
import { newWebhook, webhookChange, webhookDelivery } from './webhook-fields.ts'
import { createPartnerWebhook, listWebhookDeliveries, partnerWebhook, webhookCalls } from './webhooks.ts'

const TAG = 'Partners: people'
const developing = { right: 'develop', isNeverCached: true } as const
const reads = endpointsFor('member', TAG, { ...developing, limit: 'read' })
const writes = endpointsFor('member', TAG, { ...developing, limit: 'webhook' })

/** A key as its partner reads it: without who in the office has made or revoked it. */
const memberKey = apiKey.omit({ partner: true, createdBy: true, revokedBy: true })
export type MemberKey = z.infer<typeof memberKey>

const withSecret = memberKey.extend({ secret: z.string() })
export type MemberKeyWithSecret = z.infer<typeof withSecret>

const ofKey = z.object({ id: id('API key id') })

export const listMemberKeys = reads.get('/api/partner/keys', {
  procedure: 'keys.listAsMember',
  summary: 'The API keys of the partner, newest first, with their use',
  input: noInput,
  output: z.object({ keys: z.array(memberKey) }),
})

export const createMemberKey = writes.post('/api/partner/keys', {
  procedure: 'keys.createAsMember',
  summary: 'Make an API key of the partner. Its secret is shown only here',
  status: 201,
  refusals: createApiKey.refusals ?? [],
  input: createApiKey.input.omit({ partnerId: true }),
  output: withSecret,
})

export const rotateMemberKey = writes.post('/api/partner/keys/:id/rotate', {
  procedure: 'keys.rotateAsMember',
  summary:
    'Give an API key of the partner a new secret, shown only here; the old one works for 24 hours more, or ends at once',
  refusals: rotateApiKey.refusals ?? [],
  input: rotateApiKey.input,
  output: withSecret,
})

export const endMemberOldSecret = writes.post('/api/partner/keys/:id/end-old-secret', {
  procedure: 'keys.endOldSecretAsMember',
  summary: 'End the replaced secrets of an API key of the partner now',
  refusals: ['API_KEY_REVOKED'],
  input: ofKey,
  output: memberKey,
})

export const revokeMemberKey = writes.post('/api/partner/keys/:id/revoke', {
  procedure: 'keys.revokeAsMember',
  summary: 'End an API key of the partner for good',
  refusals: ['API_KEY_REVOKED'],
  input: ofKey,
  output: memberKey,
})

const path = '/api/partner/webhooks'
const receiverCalls = webhookCalls({
  paths: { webhooks: path, deliveries: '/api/partner/webhook-deliveries' },
  suffix: 'AsMember',
  receiver: partnerWebhook,
  object: z.object,
  reads,
  writes,
})
export const deleteMemberWebhook = receiverCalls.delete
export const rotateMemberWebhookSecret = receiverCalls.rotateSecret
export const testMemberWebhook = receiverCalls.test
export const readMemberWebhookDelivery = receiverCalls.readDelivery
export const sendMemberWebhookAgain = receiverCalls.sendAgain

export const listMemberWebhooks = reads.get(path, {
  procedure: 'webhooks.listAsMember',
  summary: 'The receivers of the partner, by name',
  input: noInput,
  output: z.object({ webhooks: z.array(partnerWebhook) }),
})

export const createMemberWebhook = writes.post(path, {
  procedure: 'webhooks.createAsMember',
  summary: 'Add a receiver of the partner. Its secret is shown only here',
  status: 201,
  refusals: createPartnerWebhook.refusals ?? [],
  input: z.object(newWebhook),
  output: rotateMemberWebhookSecret.output,
})

export const changeMemberWebhook = writes.patch(`${path}/:id`, {
  procedure: 'webhooks.changeAsMember',
  summary:
    'Change a receiver of the partner. One that is switched off gets nothing, and what waited for it is given up',
  refusals: ['PARTNER_OVER'],
  input: z.object({ id: id('Webhook id'), ...webhookChange }),
  output: partnerWebhook,
})

export const listMemberWebhookDeliveries = reads.get(`${path}/:id/deliveries`, {
  procedure: 'webhooks.deliveriesAsMember',
  summary: listWebhookDeliveries.summary,
  input: listWebhookDeliveries.input,
  output: listWebhookDeliveries.output,
})

export const sendEventToWebhook = writes.post(`${path}/:id/events`, {
  procedure: 'webhooks.sendEvent',
  summary:
    'Have something that has happened sent to a receiver of the partner, also where it was sent before',
  description:
    'Under its old webhook-id, whether or not the receiver subscribes to its type. Events are kept for 30 days.',
  status: 201,
  refusals: ['WEBHOOK_OFF', 'DELIVERY_UNDER_WAY'],
  input: z.object({ id: id('Webhook id'), messageId: id('Event id') }),
  output: webhookDelivery,
})

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
export type LoggedCall = z.infer<typeof loggedCall>

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
