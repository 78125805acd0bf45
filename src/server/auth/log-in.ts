import { createHash } from 'node:crypto'
import type { User } from '@chauffeur/contract/session'
import { invalid, Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { AdminUser } from './admin-user.entity.ts'
import { countOne, refuseTooMany, KnownCaller } from './limit-calls.ts'
import { replacePassword, type PasswordHasher } from './passwords.ts'

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
    throw new Refusal('WRONG_LOGIN', { code: 'wrong_login' })
  await signIn.start(admin.id)
  await rememberCaller(username, context)
  return { id: admin.id, username: admin.username }
}

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
  return invalid('oldPassword', { code: 'old_password_wrong' })
}

/** Attempts with one name from addresses that it has never signed in from. */
const GUESSES = [{ max: 20, seconds: 15 * 60 }]

type Trying = Pick<RequestContext, 'em' | 'clock' | 'caller' | 'config'>

/**
 * Slows down those who guess one name's password from many addresses. Who has signed in from a place before is never
 * shut out by them; the limit of each address stands beside this one.
 */
async function throttleLogins(username: string, context: Trying): Promise<void> {
  if (context.config.RATE_LIMIT === 'off') return
  const { em } = context
  const name = hashOf(username)
  if (await em.findOne(KnownCaller, { name, caller: context.caller() })) return
  refuseTooMany(await countOne(`guess/${name}`, GUESSES, context))
}

/** Remembers a place from which the right password came. */
async function rememberCaller(username: string, { em, caller, clock }: Trying): Promise<void> {
  await em.upsert(KnownCaller, { name: hashOf(username), caller: caller(), seenAt: clock() })
}

function hashOf(username: string): string {
  return createHash('sha256').update(username).digest('base64url').slice(0, 22)
}
