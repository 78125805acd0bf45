/** Of an administrator's password, in UTF-16 units. The maximum bounds the cost of hashing it. */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 200

/** Why a new password cannot be used; undefined if it can. It is taken as typed, spaces included. */
export function newPasswordRefusal(password: string, old?: string) {
  if (password.length < MIN_PASSWORD_LENGTH)
    return { code: 'password_too_short', min: MIN_PASSWORD_LENGTH } as const
  if (password.length > MAX_PASSWORD_LENGTH)
    return { code: 'password_too_long', max: MAX_PASSWORD_LENGTH } as const
  return password === old ? ({ code: 'password_unchanged' } as const) : undefined
}
