/** Of an administrator's password, in UTF-16 units. The maximum bounds the cost of hashing it. */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 200

/** Why a new password cannot be used; undefined if it can. It is taken as typed, spaces included. */
export function newPasswordRefusal(password: string, old?: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `The new password must be at least ${MIN_PASSWORD_LENGTH} characters long.`
  if (password.length > MAX_PASSWORD_LENGTH)
    return `The new password can be at most ${MAX_PASSWORD_LENGTH} characters long.`
  return password === old ? 'The new password must be another one than the old one.' : undefined
}
