import { randomBytes, randomUUID } from 'node:crypto'
import * as argon2 from '@node-rs/argon2'
import type { Config } from '../core/config.ts'
import { record, type Transaction } from '../core/transaction.ts'
import type { Orm } from '../db/orm.ts'
import { AdminUser } from './admin-user.entity.ts'
import { deleteSessionsOf } from './sessions.ts'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether the password fits; without a stored hash it takes as long to say no. */
  verify(password: string, stored: string | undefined): Promise<boolean>
}

interface Cost {
  /** In KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

// Argon2id at 64 MiB and three passes: well above the OWASP minimum, some ten milliseconds here.
const PRODUCTION_COST: Cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** @param work what hashes and verifies; a test looks at what is asked of it. */
export function argon2Hasher(
  cost: Cost = PRODUCTION_COST,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): PasswordHasher {
  // The hash of a password that nobody has: an unknown name costs the same work as a wrong password.
  const nobody = hash('no one signs in with this', cost)
  return {
    hash: (password) => hash(password, cost),
    async verify(password, stored) {
      const fits = await verify(stored ?? (await nobody), password)
      return stored !== undefined && fits
    },
  }
}

/**
 * Makes the first administrator when there is none. Returns the password when it was generated here: it is stored
 * nowhere but in the hash. Of two processes that start at once, one makes it.
 */
export async function ensureFirstAdmin(
  orm: Orm,
  config: Config,
  now: Date,
  passwords: PasswordHasher = argon2Hasher(),
): Promise<string | undefined> {
  const em = orm.em.fork()
  if ((await em.count(AdminUser)) > 0) return undefined
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const made = await em.execute<{ id: string }[]>(
    `insert into admin_user (id, username, password_hash, created_at) values (?, ?, ?, ?) on conflict do nothing returning id`,
    [randomUUID(), config.ADMIN_USERNAME, await passwords.hash(password), now],
  )
  return made.length === 1 && !config.ADMIN_PASSWORD ? password : undefined
}

/**
 * Whether ADMIN_PASSWORD is another one than the first administrator's. Comparing takes one hash, in another thread: a
 * stored fast hash of the setting would be cheaper, and easier to guess the password from.
 */
export async function isAdminPasswordUnused(
  orm: Orm,
  { ADMIN_USERNAME, ADMIN_PASSWORD }: Config,
): Promise<boolean> {
  if (!ADMIN_PASSWORD) return false
  const admin = await orm.em.fork().findOne(AdminUser, { username: ADMIN_USERNAME })
  return admin !== null && !(await argon2.verify(admin.passwordHash, ADMIN_PASSWORD))
}

interface NewPassword {
  readonly id: string
  readonly username: string
  /** Who is named in the audit trail. */
  readonly by: string
  readonly newHash: string
  /** The hash that it must still have; without it, any is replaced. */
  readonly oldHash?: string
}

/** Stores a password and ends every session of the administrator. False if the old one is another by now. */
export async function replacePassword(
  { id, username, by, newHash, oldHash }: NewPassword,
  tx: Transaction,
): Promise<boolean> {
  const expected = { id, ...(oldHash !== undefined && { passwordHash: oldHash }) }
  const changed = await tx.em.nativeUpdate(AdminUser, expected, { passwordHash: newHash })
  if (changed === 0) return false
  await deleteSessionsOf(id, tx.em)
  await record(tx, 'admin.password-changed', { admin: by, id, name: username })
  return true
}
