import type { User } from '@chauffeur/contract/session'
import { invalid } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { AdminUser } from './admin-user.entity.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { replacePassword } from './replace-password.ts'
import { throttleLogins } from './throttle-logins.ts'

interface Passwords {
  readonly oldPassword: string
  readonly newPassword: string
}

type Context = Pick<RequestContext, 'em' | 'signIn' | 'clock' | 'caller' | 'config' | 'transaction'> & {
  readonly passwords: PasswordHasher
}

/**
 * Changes an administrator's own password. Every session of theirs ends, and this one goes on under a new id: a copy of
 * its cookie is worth nothing any more. Guesses of the old password are slowed down like those at the login.
 */
export async function changePassword(
  { oldPassword, newPassword }: Passwords,
  { id, username }: User,
  context: Context,
): Promise<void> {
  const { em, passwords, signIn } = context
  await throttleLogins(username, context)
  const { passwordHash: oldHash } = await em.findOneOrFail(AdminUser, { id })
  if (!(await passwords.verify(oldPassword, oldHash))) throw wrongPassword()
  const newHash = await passwords.hash(newPassword)
  await context.transaction(async (tx) => {
    const isReplaced = await replacePassword({ id, username, by: username, newHash, oldHash }, tx)
    // Somebody else has changed it since it was compared.
    if (!isReplaced) throw wrongPassword()
  })
  await signIn.start(id)
}

function wrongPassword() {
  return invalid('oldPassword', 'This is not the old password.')
}
