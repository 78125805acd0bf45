import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { typedText } from './form-fields.ts'
import { id, instant } from './fields.ts'

const office = endpointsFor('admin', 'Office: partners')

/** A key as the office sees it, without its secret. Instants in ISO 8601 UTC, days on Lisbon's calendar. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  partner: z.object({ id: z.string(), name: z.string() }),
  scopes: z.array(z.enum(apiKeyScopes)),
  allowedIps: z.array(z.string()).nullable().describe('From where it may be used; null: from everywhere'),
  expiresAt: instant.nullable(),
  start: z.string().describe('How the secret begins, to recognise it by'),
  createdAt: instant,
  createdBy: z.string(),
  lastUsedAt: instant.nullable().describe('To the minute'),
  oldSecret: z
    .object({ start: z.string(), endsAt: instant })
    .nullable()
    .describe('A replaced secret that still works'),
  revokedAt: instant.nullable(),
  revokedBy: z.string().nullable(),
  usage: z
    .array(z.object({ day: z.string(), calls: z.number() }))
    .describe('The calls of each of the last 30 days, today last'),
})
export type ApiKey = z.infer<typeof apiKey>

/** An address or a network of addresses, like 203.0.113.0/24. */
const ipRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Each must be an IP address, or a network like 203.0.113.0/24.',
})

/** The secret is answered only once, by the call that makes it. */
const withSecret = apiKey.extend({ secret: z.string() })
export type ApiKeyWithSecret = z.infer<typeof withSecret>

export const listApiKeys = office.get('/api/admin/api-keys', {
  procedure: 'keys.list',
  summary: 'The API keys, newest first, with their use',
  isNeverCached: true,
  input: noInput,
  output: z.object({ keys: z.array(apiKey) }),
})

export const createApiKey = office.post('/api/admin/api-keys', {
  procedure: 'keys.create',
  summary: 'Make an API key. Its secret is shown only here',
  status: 201,
  refusals: ['ALREADY_EXISTS', 'PARTNER_OVER'],
  isNeverCached: true,
  input: z.object({
    partnerId: id('Partner id')
      .nullish()
      .describe('Whose it is. Without one, a partner of its name is added'),
    name: typedText('The name'),
    scopes: z
      .array(z.string({ error: 'Each scope must be text.' }), { error: 'The scopes must be a list.' })
      .max(10, 'There are too many scopes.')
      .nullish()
      .describe(`Of ${apiKeyScopes.join(', ')}`),
    allowedIps: z
      .array(ipRange, { error: 'The addresses must be a list.' })
      .max(20, 'There are too many addresses.')
      .nullish()
      .describe('Calls from other addresses are refused. Without any, it may be used from everywhere'),
    expiresAt: z.iso
      .datetime({ offset: true, error: 'The end must be written like 2027-01-13T09:00:00Z.' })
      .transform((text) => new Date(text))
      .nullish()
      .describe('From when on it is refused'),
  }),
  output: withSecret,
})

export const rotateApiKey = office.post('/api/admin/api-keys/:id/rotate', {
  procedure: 'keys.rotate',
  summary:
    'Give an API key a new secret, shown only here; the old one works for 24 hours more, or ends at once',
  refusals: ['API_KEY_REVOKED'],
  isNeverCached: true,
  input: z.object({
    id: id('API key id'),
    endAtOnce: z
      .boolean({ error: 'Whether the old secret ends at once must be true or false.' })
      .default(false),
  }),
  output: withSecret,
})

export const endOldSecret = office.post('/api/admin/api-keys/:id/end-old-secret', {
  procedure: 'keys.endOldSecret',
  summary: 'End the replaced secrets of an API key now',
  refusals: ['API_KEY_REVOKED'],
  input: z.object({ id: id('API key id') }),
  output: apiKey,
})

export const revokeApiKey = office.post('/api/admin/api-keys/:id/revoke', {
  procedure: 'keys.revoke',
  summary: 'End an API key for good',
  refusals: ['API_KEY_REVOKED'],
  input: z.object({ id: id('API key id') }),
  output: apiKey,
})

export const rotateOwnApiKey = endpointsFor('partner', 'Partners').post('/api/v1/keys/rotate', {
  procedure: 'keys.rotateOwn',
  summary:
    'Give this API key a new secret, shown only here; the old one works for 24 hours more, or ends at once',
  description:
    'Store the new secret before you send anything else with it. The key stays the same, and so do its scopes, bookings and receivers. With `endAtOnce` the old secret opens nothing any more, for one that others may know. A secret that has been replaced makes no new one: where the answer is lost, the office gives the key another secret.',
  limit: 'keyRotation',
  scope: 'keys',
  isNeverCached: true,
  input: z.strictObject({ endAtOnce: rotateApiKey.input.shape.endAtOnce }),
  output: withSecret.pick({ id: true, name: true, start: true, oldSecret: true, secret: true }),
})
