import { describeInput } from './testing/describe-input.ts'
import { each, type FieldKind } from './testing/field-kinds.ts'

/** Compared as it was typed: nothing is trimmed, and no character refused. */
const credential = (label: string): FieldKind => ({
  refused: [
    ...each([undefined, null, '', 1, true, ['a']], `${label} is required.`),
    ...each(['x'.repeat(201), 'x'.repeat(10_000)], `${label} is too long.`),
  ],
  accepted: [' ', ' a\u0000b\n', 'x'.repeat(200)].map((value) => [value, value] as const),
})

const newPassword: FieldKind = {
  refused: [
    ...each([undefined, null, '', 1, true, ['a']], 'The new password is required.'),
    ...each(['x'.repeat(201)], 'The new password is too long.'),
    ...each(['1234567', ' '], 'password_too_short'),
    ...each(['a quiet harbour'], 'password_unchanged'),
  ],
  accepted: ['12345678', ' a\u0000bcdefg\n', 'x'.repeat(200)].map((value) => [value, value] as const),
}

describeInput('changePassword', {
  valid: { oldPassword: 'a quiet harbour', newPassword: 'a wild sea' },
  fields: { oldPassword: credential('The old password'), newPassword },
})

describeInput('login', {
  valid: { username: 'maria', password: 'a quiet harbour' },
  fields: { username: credential('Username'), password: credential('Password') },
})
