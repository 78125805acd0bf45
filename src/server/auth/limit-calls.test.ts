import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCaller, networkOf } from './limit-calls.ts'

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
] as const)('%s is counted as %s', ([address, network]) => expect(networkOf(address)).toBe(network))

test('what is stored of an address does not reveal it, and depends on the key', () => {
  const key = createSecretKey(Buffer.alloc(32, 1))
  expect(hashCaller('203.0.113.9', key)).toMatch(/^[\w-]{22}$/)
  expect(hashCaller('203.0.113.9', key)).toBe(hashCaller('203.0.113.9', key))
  expect(hashCaller('203.0.113.9', key)).not.toBe(
    hashCaller('203.0.113.9', createSecretKey(Buffer.alloc(32, 2))),
  )
})
