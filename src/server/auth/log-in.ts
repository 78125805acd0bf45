import type { User } from '@chauffeur/contract/session'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { AdminUser } from './admin-user.entity.ts'
import { rememberCaller, throttleLogins } from './throttle-logins.ts'

/** Starts a session. A wrong name and a wrong password answer alike in text and in time. */
export async function logIn(
  { username, password }: { username: string; password: string },
  context: Pick<RequestContext, 'em' | 'signIn' | 'clock' | 'caller' | 'config'> & {
    readonly passwords: PasswordHasher
  },
): Promise<User> {
  const { em, signIn, passwords } = context
  await throttleLogins(username, context)
  // PostgreSQL holds no zero bytes, so nobody is called that.
  const admin = username.includes('\0') ? null : await em.findOne(AdminUser, { username })
  if (!(await passwords.verify(password, admin?.passwordHash)) || !admin)
    throw new Refusal('WRONG_LOGIN', SENTENCES.wrongLogin)
  await signIn.start(admin.id)
  await rememberCaller(username, context)
  return { id: admin.id, username: admin.username }
}
