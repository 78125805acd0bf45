import type { ApiDocument, Parameter, Reference } from '@chauffeur/contract/api-document'

/** Headers of answers, by the names that the document gives them. */
export const headers = {
  RequestId: {
    description: 'Names this request in the server log; tell us, and we find it',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotentReplayed: {
    description: 'There when this is the first answer to the same request once more',
    schema: { type: 'string', enum: ['true'] },
  },
  RateLimit: {
    description: 'How many such calls one caller may make in the window that runs out first',
    schema: { type: 'integer' },
  },
  RateLimitRemaining: {
    description: 'How many of them are left',
    schema: { type: 'integer' },
  },
  RateLimitReset: {
    description: 'Seconds until the window starts again',
    schema: { type: 'integer' },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try',
    schema: { type: 'integer' },
  },
} as const satisfies ApiDocument['components']['headers']

const ref = (name: keyof typeof headers): Reference => ({ $ref: `#/components/headers/${name}` })

export const EVERY_ANSWER = { 'x-request-id': ref('RequestId') }
export const LIMITED_ANSWER = {
  'ratelimit-limit': ref('RateLimit'),
  'ratelimit-remaining': ref('RateLimitRemaining'),
  'ratelimit-reset': ref('RateLimitReset'),
}
export const REPEATED_ANSWER = { 'idempotent-replayed': ref('IdempotentReplayed') }
export const REFUSED_FOR_NOW = { 'retry-after': ref('RetryAfter') }

/** The header that makes a call safe to repeat. */
export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new random value for each thing to be created. A repeat with the same key and body within 24 hours gets the first answer again and creates nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '3f6c1f0e-8a55-4c3b-9a4e-2f1f3f0b7c11',
}
