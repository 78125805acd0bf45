import { expect, test } from 'vitest'
import { newPasswordRefusal } from './passwords.ts'

const SHORT = 'The new password must be at least 8 characters long.'
const LONG = 'The new password can be at most 200 characters long.'
const SAME = 'The new password must be another one than the old one.'

test.for([
  ['', SHORT],
  ['1234567', SHORT],
  ['12345678', undefined],
  ['        ', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), LONG],
  ['a quiet harbour', SAME],
  ['A quiet harbour', undefined],
] as const)('a new password of %s is refused with %s', ([password, sentence]) =>
  expect(newPasswordRefusal(password, 'a quiet harbour')).toBe(sentence),
)

test('without an old password any of the right length will do', () =>
  expect(newPasswordRefusal('a quiet harbour')).toBeUndefined())
