import { expect, test } from 'vitest'
import { rateLimits } from './rate-limits.ts'

test('a key may ask at least as often as an address, for whatever both may ask', () => {
  const kinds = Object.entries(rateLimits).filter(([, { address, key }]) => address.length && key.length)
  expect(kinds.map(([kind]) => kind)).toEqual([
    'search',
    'quote',
    'booking',
    'invalidBooking',
    'payment',
    'enquiry',
    'emailUndo',
    'agent',
  ])
  for (const [, { address, key }] of kinds)
    expect(key[0]?.max).toBeGreaterThanOrEqual(address[0]?.max ?? Infinity)
})

test('passwords can be guessed five times a minute and twenty times an hour', () => {
  expect(rateLimits.login.address).toEqual([
    { max: 5, seconds: 60 },
    { max: 20, seconds: 3600 },
  ])
})
