import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { z } from 'zod'
import { endpointsFor, noInput, type Access, type Endpoint, type Endpoints } from './endpoint.ts'
import { typedText } from './form-fields.ts'
import { id, instant } from './fields.ts'

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

const newKey = {
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
}

const endAtOnce = z
  .boolean({ error: 'Whether the old secret ends at once must be true or false.' })
  .default(false)

/** The calls that the office and the people of a partner have, each about keys that they reach. */
export function apiKeyCalls<Right extends Access, Key extends z.ZodRawShape, New extends z.ZodRawShape>({
  path,
  router,
  reads,
  writes,
  key,
  fields,
  ofWhom,
}: {
  readonly path: Endpoint['path']
  /** The router of its procedures. */
  readonly router: string
  readonly reads: Endpoints<Right>
  readonly writes: Endpoints<Right>
  readonly key: z.ZodObject<Key>
  /** Those of a new key that this owner alone gives. */
  readonly fields: New
  /** Stands behind “API key” in the documentation. */
  readonly ofWhom: '' | ' of the partner'
}) {
  const ofKey = z.object({ id: id('API key id') })
  // The secret is answered only once, by the call that makes it.
  const withSecret = key.extend({ secret: z.string() })
  return {
    list: reads.get(path, {
      procedure: `${router}.list`,
      summary: `The API keys${ofWhom}, newest first, with their use`,
      input: noInput,
      output: z.object({ keys: z.array(key) }),
    }),

    create: writes.post(path, {
      procedure: `${router}.create`,
      summary: `Make an API key${ofWhom}. Its secret is shown only here`,
      status: 201,
      refusals: ['ALREADY_EXISTS', 'PARTNER_OVER'],
      input: z.object({ ...fields, ...newKey }),
      output: withSecret,
    }),

    rotate: writes.post(`${path}/:id/rotate`, {
      procedure: `${router}.rotate`,
      summary: `Give an API key${ofWhom} a new secret, shown only here; the old one works for 24 hours more, or ends at once`,
      refusals: ['API_KEY_REVOKED'],
      input: ofKey.extend({ endAtOnce }),
      output: withSecret,
    }),

    endOldSecret: writes.post(`${path}/:id/end-old-secret`, {
      procedure: `${router}.endOldSecret`,
      summary: `End the replaced secrets of an API key${ofWhom} now`,
      refusals: ['API_KEY_REVOKED'],
      input: ofKey,
      output: key,
    }),

    revoke: writes.post(`${path}/:id/revoke`, {
      procedure: `${router}.revoke`,
      summary: `End an API key${ofWhom} for good`,
      refusals: ['API_KEY_REVOKED'],
      input: ofKey,
      output: key,
    }),
  }
}

const office = endpointsFor('admin', 'Office: partners', { isNeverCached: true })

export const officeKeyCalls = apiKeyCalls({
  path: '/api/admin/api-keys',
  router: 'keys',
  reads: office,
  writes: office,
  key: apiKey,
  fields: {
    partnerId: id('Partner id')
      .nullish()
      .describe('Whose it is. Without one, a partner of its name is added'),
  },
  ofWhom: '',
})
export const {
  list: listApiKeys,
  create: createApiKey,
  rotate: rotateApiKey,
  endOldSecret,
  revoke: revokeApiKey,
} = officeKeyCalls
export type ApiKeyWithSecret = z.infer<typeof createApiKey.output>

export const rotateOwnApiKey = endpointsFor('partner', 'Partners').post('/api/v1/keys/rotate', {
  procedure: 'keys.rotateOwn',
  summary:
    'Give this API key a new secret, shown only here; the old one works for 24 hours more, or ends at once',
  description:
    'Store the new secret before you send anything else with it. The key stays the same, and so do its scopes, bookings and receivers. With `endAtOnce` the old secret opens nothing any more, for one that others may know. A secret that has been replaced makes no new one: where the answer is lost, the office gives the key another secret.',
  limit: 'keyRotation',
  scope: 'keys',
  isNeverCached: true,
  input: z.strictObject({ endAtOnce }),
  output: rotateApiKey.output.pick({ id: true, name: true, start: true, oldSecret: true, secret: true }),
})
