import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretBox } from './sign-message.ts'

const UNREADABLE = 'unable to authenticate data'
const box = secretBox(randomBytes(32))

test('a secret comes out as it went in, and is sealed otherwise each time', () => {
  const sealed = box.seal('whsec_quiet', 'a')
  expect(box.open(sealed, 'a')).toBe('whsec_quiet')
  expect(sealed).not.toContain('quiet')
  expect(box.seal('whsec_quiet', 'a')).not.toBe(sealed)
})

test('a secret opens with its own key only', () => {
  expect(() => secretBox(randomBytes(32)).open(box.seal('whsec_quiet', 'a'), 'a')).toThrow(UNREADABLE)
})

test('a secret that was moved to another owner does not open', () => {
  expect(() => box.open(box.seal('whsec_quiet', 'a'), 'b')).toThrow(UNREADABLE)
})

test('a secret that was changed does not open', () => {
  const bytes = Buffer.from(box.seal('whsec_quiet', 'a'), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => box.open(bytes.toString('base64url'), 'a')).toThrow(UNREADABLE)
  expect(() => box.open('', 'a')).toThrow(/^Invalid/)
})
