import { randomBytes, randomUUID } from 'node:crypto'
import type { Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'
import { AdminUser } from './admin-user.entity.ts'
import { argon2Hasher, type PasswordHasher } from './password-hasher.ts'

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
