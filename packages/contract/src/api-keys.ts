import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { typedText } from './form-fields.ts'
import { id, instant } from './fields.ts'

const office = endpointsFor('admin', 'Office: API keys')

/** A key as the office sees it, without its secret. Instants in ISO 8601 UTC, days on Lisbon's calendar. */
const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
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
  refusals: ['ALREADY_EXISTS'],
  isNeverCached: true,
  input: z.object({
    name: typedText('The name'),
    scopes: z
      .array(z.string({ error: 'Each scope must be text.' }), { error: 'The scopes must be a list.' })
      .max(10, 'There are too many scopes.')
      .nullish()
      .describe(`Of ${apiKeyScopes.join(', ')}`),
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
