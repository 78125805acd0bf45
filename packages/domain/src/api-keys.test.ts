import { describe, expect, test } from 'vitest'
import {
  apiKeyMode,
  apiKeyRefusal,
  apiKeyScopes,
  apiKeyState,
  isApiKeyOver,
  checkNewApiKey,
  oldSecretEndsAt,
  isApiKeyFormat,
  scopeRefusal,
  apiKeyPrefix,
  formatApiKey,
} from './api-keys.ts'

const random = 'AbCdEf'.padEnd(43, '-')
const now = new Date('2027-01-13T09:00:00Z')

describe('the form of a key', () => {
  test('names the product and carries 32 bytes', () => {
    expect(formatApiKey(random)).toBe(`ctk_live_${random}`)
    expect(isApiKeyFormat(formatApiKey(random))).toBe(true)
    const ofSandbox = formatApiKey(random, 'test')
    expect([ofSandbox, isApiKeyFormat(ofSandbox)]).toEqual([`ctk_test_${random}`, true])
    expect([formatApiKey(random), ofSandbox].map(apiKeyMode)).toEqual(['live', 'test'])
  })

  test.each([
    '',
    'ctk_live_',
    random,
    `ctk_trial_${random}`,
    `ctk_live_${random}x`,
    `ctk_live_${random.slice(1)}`,
    `ctk_live_${random.slice(1)}+`,
    ` ctk_live_${random}`,
    `ctk_live_${random}\n`,
  ])('is not that of %j', (text) => {
    expect(isApiKeyFormat(text)).toBe(false)
  })

  test('is shown by its first six letters only', () => {
    expect(apiKeyPrefix(formatApiKey(random))).toBe('ctk_live_AbCdEf')
  })
})

describe('a secret', () => {
  const before = new Date(now.getTime() - 1)
  const after = new Date(now.getTime() + 1)

  test.each([
    ['is new', { revokedAt: null, expiresAt: null, endsAt: null }],
    ['was replaced and may still be used', { revokedAt: null, expiresAt: null, endsAt: after }],
    ['expires later', { revokedAt: null, expiresAt: after, endsAt: null }],
  ] as const)('that %s works', (_, secret) => {
    expect(apiKeyRefusal(secret, now)).toBeUndefined()
  })

  test.each([
    ['was replaced and ends now', { revokedAt: null, expiresAt: null, endsAt: now }, 'api_key_replaced'],
    ['was replaced and has ended', { revokedAt: null, expiresAt: null, endsAt: before }, 'api_key_replaced'],
    ['has expired', { revokedAt: null, expiresAt: now, endsAt: null }, 'api_key_expired'],
    ['was revoked', { revokedAt: before, expiresAt: null, endsAt: null }, 'api_key_revoked'],
    [
      'was revoked while a replaced one could still be used',
      { revokedAt: before, expiresAt: null, endsAt: after },
      'api_key_revoked',
    ],
  ] as const)('that %s opens nothing', (_, secret, code) => {
    expect(apiKeyRefusal(secret, now)).toEqual({ code })
  })

  test('that is replaced works on for a day, or not at all', () => {
    expect(oldSecretEndsAt(now, false).toISOString()).toBe('2027-01-14T09:00:00.000Z')
    expect(oldSecretEndsAt(now, true)).toEqual(now)
  })
})

describe('a scope', () => {
  test('that a call needs is asked for by name', () => {
    expect(scopeRefusal(['quote', 'read'], 'book')).toEqual({
      code: 'scope_missing',
      scope: 'book',
    })
  })

  test.each(apiKeyScopes)('%s lets through what needs it, and what needs none', (scope) => {
    expect([scopeRefusal([scope], scope), scopeRefusal([scope], undefined)]).toEqual([undefined, undefined])
  })
})

const NO_NAME = { code: 'api_key_without_name' }
const NO_SCOPE = { code: 'api_key_without_scope' }

describe('a new key', () => {
  test('has a tidy name, and its scopes once and in order', () => {
    expect(checkNewApiKey({ name: '  Lisbon Hotels ', scopes: ['read', 'quote', 'read'] })).toEqual({
      valid: true,
      value: { name: 'Lisbon Hotels', scopes: ['quote', 'read'] },
    })
  })

  test('can have a name of 200 characters', () => {
    expect(checkNewApiKey({ name: 'x'.repeat(200), scopes: ['read'] }).valid).toBe(true)
  })

  test.each([
    ['a name', { name: ' ', scopes: ['read'] }, 'name', NO_NAME],
    [
      'a name that is short enough',
      { name: 'x'.repeat(201), scopes: ['read'] },
      'name',
      { code: 'api_key_name_too_long', max: 200 },
    ],
    ['a name at all', {}, 'name', NO_NAME],
    ['a scope', { name: 'x', scopes: [] }, 'scopes', NO_SCOPE],
    ['scopes at all', { name: 'x' }, 'scopes', NO_SCOPE],
    ['a scope that there is', { name: 'x', scopes: ['everything'] }, 'scopes', NO_SCOPE],
  ] as const)('needs %s', (_, wish, field, reason) => {
    expect(checkNewApiKey(wish)).toEqual({ valid: false, reason, fields: [field] })
  })
})

test.for([
  [null, null, 'in_use'],
  ['2027-01-27T09:00:01.000Z', null, 'in_use'],
  ['2027-01-27T09:00:00.000Z', null, 'expiring'],
  ['2027-01-13T09:00:00.000Z', null, 'expired'],
  ['2027-01-13T09:00:00.000Z', '2027-01-01T09:00:00.000Z', 'revoked'],
] as const)('a key that ends at %s and was revoked at %s is %s', ([expiresAt, revokedAt, state]) => {
  expect(apiKeyState({ expiresAt, revokedAt }, new Date('2027-01-13T09:00:00Z'))).toBe(state)
})

test('a key that was revoked, or whose time is over, opens nothing', () => {
  expect((['in_use', 'expiring', 'expired', 'revoked'] as const).filter(isApiKeyOver)).toEqual([
    'expired',
    'revoked',
  ])
})
