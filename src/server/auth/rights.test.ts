import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../core/refusal.ts'
import { checkScope, refuseKey, requireKey } from './rights.ts'

const [first, second] = apiKeyScopes
const now = new Date('2027-01-13T09:00:00Z')
const clock = () => now
const terms = { terms: 'retail', discountBp: 0 } as const
const partner = {
  id: 'p',
  name: 'Lisbon Hotels',
  kind: 'hotel',
  state: 'live',
  stateSince: now,
  ...terms,
} as const
const apiKey = { id: 'k', name: 'Lisbon Hotels', scopes: [first], expiresAt: null, secretHash: '', partner }

/** The refusal of a call, or that it may be made. */
function answer(call: () => unknown): unknown {
  try {
    call()
    return 'may'
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message]
    throw error
  }
}

describe('a call', () => {
  test.each([
    ['without a key', first, undefined, 'may'],
    ['with a key that may make it', first, apiKey, 'may'],
    ['that needs no scope', undefined, apiKey, 'may'],
    [
      'with a key that may not make it',
      second,
      apiKey,
      ['API_KEY_NOT_ALLOWED', `This API key does not have the scope “${second}” that this call needs.`],
    ],
    [
      'with a key whose partner is suspended',
      first,
      { ...apiKey, partner: { ...partner, state: 'suspended' } },
      ['PARTNER_SUSPENDED', 'The office has suspended this partner. Please ask the office.'],
    ],
    [
      'with a key whose partner has ended',
      second,
      { ...apiKey, scopes: [second], partner: { ...partner, state: 'ended' } },
      ['PARTNER_ENDED', 'This partner has ended. Its bookings can be read for 90 days.'],
    ],
  ] as const)('%s is answered by the key’s scopes and its partner', (_, needed, key, expected) => {
    expect(answer(() => checkScope(needed, { apiKey: key, clock }))).toEqual(expected)
  })

  test('that only a key opens has its key, or is refused', () => {
    expect(requireKey({ apiKey, config: { SANDBOX: 'no' } })).toBe(apiKey)
    for (const [SANDBOX, start] of [
      ['no', 'ctk_live_'],
      ['yes', 'ctk_test_'],
    ] as const)
      expect(answer(() => requireKey({ apiKey: undefined, config: { SANDBOX } }))).toEqual([
        'WRONG_API_KEY',
        `Please send an API key, as “Authorization: Bearer ${start}…”.`,
      ])
  })

  test('about a person is none for a key', () => {
    expect(answer(() => refuseKey({ apiKey: undefined }))).toBe('may')
    expect(answer(() => refuseKey({ apiKey }))).toEqual([
      'API_KEY_NOT_ALLOWED',
      'An API key does not open this call.',
    ])
  })
})
