import { expect, test } from 'vitest'
import { newPasswordRefusal } from './passwords.ts'

const SHORT = { code: 'password_too_short', min: 8 }
const LONG = { code: 'password_too_long', max: 200 }
const SAME = { code: 'password_unchanged' }

test.for([
  ['', SHORT],
  ['1234567', SHORT],
  ['12345678', undefined],
  ['        ', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), LONG],
  ['a quiet harbour', SAME],
  ['A quiet harbour', undefined],
] as const)('a new password of %s is refused with %o', ([password, refusal]) =>
  expect(newPasswordRefusal(password, 'a quiet harbour')).toEqual(refusal),
)

test('without an old password any of the right length will do', () =>
  expect(newPasswordRefusal('a quiet harbour')).toBeUndefined())
