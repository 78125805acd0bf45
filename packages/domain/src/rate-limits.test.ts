import { expect, test } from 'vitest'
import { rateLimits, retryMessage } from './rate-limits.ts'

test.for([
  [1, '1 second'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [120, '2 minutes'],
  [3600, '60 minutes'],
] as const)('who has to wait %i seconds reads %s', ([seconds, wait]) => {
  expect(retryMessage(seconds)).toBe(`That was too often. Please wait ${wait} and try again.`)
})

test('a key may ask at least as often as an address, for whatever both may ask', () => {
  const kinds = Object.entries(rateLimits).filter(([, { address, key }]) => address.length && key.length)
  expect(kinds.map(([kind]) => kind)).toEqual([
    'search',
    'quote',
    'booking',
    'invalidBooking',
    'payment',
    'enquiry',
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
