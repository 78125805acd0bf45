import { expect, test } from 'vitest'
import { isAmong } from './authenticate-api-key.ts'

test.for([
  ['203.0.113.9', ['203.0.113.9'], true],
  ['203.0.113.8', ['203.0.113.9'], false],
  ['203.0.113.8', ['198.51.100.1', '203.0.113.0/24'], true],
  ['::ffff:203.0.113.8', ['203.0.113.0/24'], true],
  ['2001:db8::1', ['203.0.113.0/24', '2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['', ['203.0.113.9'], false],
] as const)('whether %s is among %j: %s', ([address, ranges, is]) => {
  expect(isAmong(address, ranges)).toBe(is)
})
